export function checkedWords(): string[]
