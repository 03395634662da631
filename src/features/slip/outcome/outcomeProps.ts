import type { OutcomeView, SlipView } from '../../../../streams/index.ts'

export interface OutcomeProps {
  readonly outcome: OutcomeView
  readonly view: SlipView
}
