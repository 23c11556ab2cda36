// What stands beside the table: one panel at a time, and which rule is looked at.
export type Panel = '' | 'advice' | 'rules' | 'log' | 'chat' | 'people'

export class SidePanelState {
  panel: Panel = $state('')
  rule = $state('')

  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? '' : panel
  }

  showRule(number: string): void {
    this.rule = number
    this.panel = 'rules'
  }
}
