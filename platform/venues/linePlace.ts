import type { MarketKey, Side } from '../../streams/domain/market.ts'
import type { World, WorldLine, WorldMarket, WorldMatch, WorldSelection } from '../world/world.ts'

/** A slot of a market with the line that is in it now. */
export interface LinePlace {
  readonly match: WorldMatch
  readonly market: WorldMarket
  readonly line: WorldLine
}

/** The line in a slot of a market now; `null` without it. */
export function lineInSlot(
  world: Pick<World, 'match'>,
  matchId: string,
  key: MarketKey | null,
  slot: number,
): LinePlace | null {
  const match = world.match(matchId)
  const market = match?.markets.find((each) => each.key === key)
  const line = market?.lines.find((each) => each.slot === slot)
  return match && market && line ? { match, market, line } : null
}

/** The selection of a side on the line of a place. */
export function selectionAt({ line }: LinePlace, side: Side): WorldSelection | undefined {
  return line.selections.find((each) => each.side === side)
}
