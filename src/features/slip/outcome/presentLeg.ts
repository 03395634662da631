import type { OutcomeLegView, SlipLegView, SlipView } from '../../../../streams/index.ts'

/** A refused leg as it stands in the slip again; `null` when it is not there, or not priced on its line. */
export function presentLeg(view: SlipView, { key }: OutcomeLegView): SlipLegView | null {
  const leg = view.legs.find((candidate) => candidate.key === key)
  const priced = leg !== undefined && leg.status === 'open' && leg.change !== 'line'
  return priced ? leg : null
}
