import type { Leg } from '../../../streams/domain/leg.ts'
import type { Market, Side } from '../../../streams/domain/market.ts'
import type { Match } from '../../../streams/domain/match.ts'
import { constant } from '../../../streams/kernel/state.ts'
import { createPrices } from '../../../streams/views/match/prices.ts'

/** The leg of a tap on a side of the first line of a market that the client has read. */
export function tappedLeg(match: Match, market: Market | undefined, side: Side): Leg {
  const line = market?.lines[0]
  const selection = line?.selections.find((each) => each.side === side)
  if (market === undefined || line === undefined || selection === undefined) throw new Error(`no ${side}`)
  const { optionId, name = '', odds, status } = selection
  const { marketId, handle } = line
  const { playId, oddsFormats, parlayAllowed } = market
  const cell = { name, odds, status, line: line.line, handle, marketId, optionId, playId, oddsFormats }
  const legs: Leg[] = []
  createPrices({
    venue: 'PMTY',
    book: {
      selection$: () => constant({ ...cell, parlayAllowed, move: null, stale: false }),
      match$: () => constant(match),
      layout$: () => constant([{ key: market.key, name: market.name }] as never),
    },
    oddsFormat$: constant('hk'),
    chosen$: constant(new Set<string>()),
    toggleLeg: (leg) => legs.push(leg),
    toSeries: () => undefined,
    removeLeg: () => undefined,
    notices: { say: () => undefined },
  }).toggle({ matchId: match.id, spec: market.spec, slot: line.slot, side })
  const [leg] = legs
  if (leg === undefined) throw new Error('no leg')
  return leg
}
