// Which bot is meant when nobody has chosen: the one played against last, else a middling one.
export function usualBot(bots: readonly string[], wanted: string): string {
  if (bots.includes(wanted)) return wanted
  return bots.find((bot) => bot === 'normal') ?? bots.at(-1) ?? ''
}
