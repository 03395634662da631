import type { OutcomeLegView, OutcomeView, SlipLegView, SlipView } from '../../../../streams/index.ts'

/**
 * A refused leg that is in the slip again, with its present price; `null` when it is not there or its line
 * has changed.
 */
export function presentLeg(view: SlipView, { key }: OutcomeLegView): SlipLegView | null {
  const leg = view.legs.find((candidate) => candidate.key === key)
  const priced = leg !== undefined && leg.status === 'open' && leg.change !== 'line'
  return priced ? leg : null
}

/** The new line of a refused leg; `null` while its line is unchanged. */
export function movedLine(view: SlipView, { key }: OutcomeLegView): string | null {
  const leg = view.legs.find((candidate) => candidate.key === key)
  return leg?.change === 'line' && leg.presentLine !== '' ? leg.presentLine : null
}

/** Whether a bet was refused because a line changed. */
export function isByLine({ reasonKey }: OutcomeView): boolean {
  return reasonKey === 'errors.venue.lineChanged' || reasonKey === 'errors.venue.slotChanged'
}

/**
 * Whether the refused bets can be placed at once, because all moved prices are better than the refused ones.
 */
export function acceptsBetter(view: SlipView, { phase, reasonKey, bets }: OutcomeView): boolean {
  if (phase !== 'rejected' || reasonKey !== 'errors.venue.oddsChanged' || view.action !== 'accept')
    return false
  const refused = new Set(bets.flatMap(({ legs }) => legs.map(({ key }) => key)))
  const moved = view.legs.filter(({ block }) => block?.kind === 'priceChanged')
  return view.legs.every(({ key }) => refused.has(key)) && moved.every(({ change }) => change === 'better')
}
