import type { MarketSpec, Side } from '../../streams/domain/market.ts'
import { textIn, type TextLanguage } from '../../streams/domain/localText.ts'
import type { LegOutcome } from '../../streams/domain/order.ts'
import type { Sport } from '../../streams/domain/vocabulary/sports.ts'
import { legResult } from '../book/legResult.ts'
import type { StoredLeg } from '../store/orders/order.ts'
import { entrantName, type World, type WorldLine, type WorldMatch, type WorldResult } from '../world/world.ts'

/**
 * The matches of a sport that are over, by kick-off. They are computed from the seed when they are first asked
 * for, so this yields to the event loop after each part of the time.
 */
export async function playedBetween(
  world: Pick<World, 'past'>,
  sport: Sport,
  { from, to }: { readonly from: number; readonly to: number },
  partMs: number,
): Promise<WorldMatch[]> {
  const matches: WorldMatch[] = []
  for (let at = from; at < to; at += partMs) {
    matches.push(...world.past(sport, at, Math.min(at + partMs, to)))
    await new Promise((resolve) => setImmediate(resolve))
  }
  return matches
}

/** The matches of these leagues; all without a league. */
export function ofLeagues(
  matches: readonly WorldMatch[],
  leagueIds: readonly string[],
): readonly WorldMatch[] {
  const leagues = new Set(leagueIds.filter((id) => id !== ''))
  return leagues.size === 0 ? matches : matches.filter(({ league }) => leagues.has(league.id))
}

/** The outcome by which the book settles a bet from before kick-off; `null` when there is none. */
export function selectionOutcome(
  spec: MarketSpec,
  line: WorldLine | undefined,
  side: Side | undefined,
  result: WorldResult,
): LegOutcome | null {
  if (line === undefined || side === undefined) return null
  return legResult({ spec, side, line: line.line, scoreBenchmark: null }, result)?.outcome ?? null
}

/** The winners of a tournament, with commas between; empty when it was not decided. */
export function winnerNames(
  match: WorldMatch,
  result: WorldResult | undefined,
  language: TextLanguage,
): string {
  const names = (result?.winners ?? []).flatMap((side) => entrantName(match, side) ?? [])
  return names.map((name) => textIn(name, language)).join(', ')
}

/** The winners of the tournament of a leg in this language; empty when it was not decided. */
export type WinnerOf = (leg: StoredLeg, language: TextLanguage) => string

export function winnersIn(world: Pick<World, 'past' | 'result'>): WinnerOf {
  return ({ matchId, sport, kickOff }, language) => {
    const match = world.past(sport, kickOff, kickOff + 1).find(({ id }) => id === matchId)
    return match === undefined ? '' : winnerNames(match, world.result(matchId), language)
  }
}
