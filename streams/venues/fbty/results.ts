import { EMPTY, expand, map, of, reduce } from 'rxjs'
import { parseLine } from '../../domain/lineFormat.ts'
import { hasLine, type MarketSpec } from '../../domain/market.ts'
import type { Match } from '../../domain/match.ts'
import {
  type LineResult,
  type MarketResult,
  type MatchResult,
  resultGroupOf,
} from '../../domain/matchResults.ts'
import { err, ok } from '../../domain/result.ts'
import type { Span } from '../../domain/resultDays.ts'
import type { Sport } from '../../domain/vocabulary/sports.ts'
import { transportFailure } from '../../link/exchange.ts'
import { matchPage } from '../../wire/fbty/answers.ts'
import type { FbtyLine, FbtyMarket } from '../../wire/fbty/match.ts'
import { fbtyPlayId } from '../../wire/fbty/plays.ts'
import type { FbtyResultsRequest } from '../../wire/fbty/requests.ts'
import { FBTY_OFFERED } from '../../wire/fbty/sports.ts'
import { FBTY_ORDERS } from '../../wire/fbty/tables.ts'
import type { Call } from '../call.ts'
import { mapValue } from '../mapAnswer.ts'
import type { Ask } from './call.ts'
import { readMatch } from './map/match.ts'
import { askDetail$, PAGE_SIZE } from './matches.ts'
import { marketSpecOf, optionIdOf, outcomeOf, sideOf, sidOf } from './numbers.ts'

const MAX_PAGES = 50

/** The sports with matches: rugby has outrights only, which have no results. */
const SPORTS: readonly Sport[] = FBTY_OFFERED.filter((sport) => sport !== 'rugby')

export function resultSports$(): Call<readonly Sport[]> {
  return of(ok(SPORTS))
}

/** Requests the matches of a sport that began on a day and are over, the latest first. */
export function askResultsOfDay$(ask: Ask, sport: Sport, { from, to }: Span): Call<readonly Match[]> {
  const page = (current: number) =>
    ask({
      kind: 'read',
      call: 'results',
      body: {
        sportId: sidOf(sport),
        beginTime: from,
        endTime: to,
        current,
        size: PAGE_SIZE,
        orderBy: FBTY_ORDERS.time,
      } satisfies FbtyResultsRequest,
      answer: matchPage,
    }).pipe(
      mapValue(({ records, total }, at) => ({
        total,
        matches: records.flatMap((row) => readMatch(row, at) ?? []).filter(({ teams }) => teams !== null),
      })),
    )
  return page(1).pipe(
    expand((result, index) => {
      if (!result.ok) return EMPTY
      const read = (index + 1) * PAGE_SIZE
      return read < result.value.total && index + 1 < MAX_PAGES ? page(index + 2) : EMPTY
    }),
    map((result) => (result.ok ? ok(result.value.matches) : result)),
    reduce((one, other) => {
      if (!one.ok) return one
      return other.ok ? ok([...one.value, ...other.value]) : other
    }),
  )
}

/** Requests a match that is over, and the outcome of every selection. */
export function askMatchResult$(ask: Ask, matchId: string): Call<MatchResult> {
  return askDetail$(ask, matchId).pipe(
    map((result) => {
      if (!result.ok) return result
      const { value, at } = result.value
      const match = readMatch(value, at)
      if (match === null) return err(transportFailure('badData'))
      return ok({ match, markets: readMarketResults(value.mg) })
    }),
  )
}

/** The known markets with their results, in the venue's order. */
export function readMarketResults(markets: readonly FbtyMarket[]): readonly MarketResult[] {
  return markets.flatMap((market): MarketResult[] => {
    const spec = marketSpecOf(market)
    const lines = spec === null ? [] : market.mks.flatMap((line) => readLine(spec, line) ?? [])
    if (spec === null || lines.length === 0) return []
    return [{ playId: fbtyPlayId(market), spec, name: market.nm, group: resultGroupOf(spec.stat), lines }]
  })
}

/** `null` without options, and where the market's line is missing. */
function readLine(spec: MarketSpec, { id, li, op }: FbtyLine): LineResult | null {
  const line = hasLine(spec.kind) ? parseLine(li) : null
  const selections = op.flatMap(({ ty, nm, sr }): LineResult['selections'][number][] => {
    const side = sideOf(ty)
    if (side === null) return []
    const named = spec.kind === 'outright' ? { name: nm } : {}
    return [{ optionId: optionIdOf(id, ty), side, outcome: outcomeOf(sr ?? 0), ...named }]
  })
  if (selections.length === 0 || (hasLine(spec.kind) && line === null)) return null
  return { marketId: id, line, selections }
}
