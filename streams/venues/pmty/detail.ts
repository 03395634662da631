import { map } from 'rxjs'
import { transportFailure } from '../../link/exchange.ts'
import type { Market } from '../../domain/market.ts'
import type { Match } from '../../domain/match.ts'
import type { MarketCategory } from '../../domain/menu.ts'
import { err, ok } from '../../domain/result.ts'
import { isEsport, type Sport } from '../../domain/vocabulary/sports.ts'
import { categories } from '../../wire/pmty/category.ts'
import { plays } from '../../wire/pmty/market.ts'
import { match, matches } from '../../wire/pmty/match.ts'
import { PMTY_ESPORTS_PATHS } from '../../wire/pmty/esportsPaths.ts'
import { PMTY_PATHS } from '../../wire/pmty/paths.ts'
import type { Call, Dated } from '../call.ts'
import type { Ask } from './call.ts'
import { readMarkets } from './map/market.ts'
import { readMatch } from './map/match.ts'
import type { NoteSport } from './matches.ts'
import { csidOf } from './numbers.ts'
import { mapDated, mapValue } from '../mapAnswer.ts'

interface MatchCall {
  readonly matchId: string
  readonly memberId: string
  /** Known once the match was in a list or an answer; esports have calls of their own (docs/esports.md, 6.5). */
  readonly sport: Sport | null
}

/** Requests a match without its markets. */
export function askMatch$(
  ask: Ask,
  { matchId, memberId, sport }: MatchCall,
  note: NoteSport,
): Call<Dated<Match>> {
  return ask({
    kind: 'read',
    polled: true,
    path: pathsOf(sport).match,
    query: { mid: matchId, cuid: memberId },
    answer: match,
  }).pipe(
    mapDated(readMatch),
    map((result) => {
      if (!result.ok) return result
      const { value, at } = result.value
      if (value === null) return err(transportFailure('badData'))
      note(value.id, value.sport)
      return ok({ value, at })
    }),
  )
}

/** Requests the matches of a league that are not over. */
export function askLeagueMatches$(ask: Ask, leagueId: string, memberId: string): Call<readonly Match[]> {
  return ask({
    kind: 'read',
    polled: true,
    path: PMTY_PATHS.leagueMatches,
    query: { tId: leagueId, type: LISTED, cuid: memberId },
    answer: matches,
    noData: [],
  }).pipe(
    mapDated((rows, at) => rows.flatMap((row) => readMatch(row, at) ?? [])),
    map((result) => (result.ok ? ok(result.value.value) : result)),
  )
}

/** `type` of a league's matches: those that are in a list. */
const LISTED = '1'

/** A match of a kind that is not known yet is answered by the usual calls, whatever it is. */
function pathsOf(sport: Sport | null): Readonly<Record<'match' | 'odds', string>> {
  return sport !== null && isEsport(sport) ? PMTY_ESPORTS_PATHS : PMTY_PATHS
}

/** Requests all markets of a match. */
export function askMarkets$(
  ask: Ask,
  { matchId, memberId, sport }: MatchCall,
): Call<Dated<readonly Market[]>> {
  return ask({
    kind: 'read',
    polled: true,
    path: pathsOf(sport).odds,
    query: { mid: matchId, mcid: '0', cuid: memberId, newUser: '0' },
    answer: plays,
    noData: [],
  }).pipe(mapDated(readMarkets))
}

/** Requests the tabs of the detail screen. */
export function askCategories$(ask: Ask, matchId: string, sport: Sport): Call<readonly MarketCategory[]> {
  return ask({
    kind: 'read',
    polled: true,
    path: PMTY_PATHS.categories,
    query: { mid: matchId, sportId: String(csidOf(sport)) },
    answer: categories,
    noData: [],
  }).pipe(
    mapValue((listed) =>
      listed
        .toSorted((a, b) => a.orderNo - b.orderNo)
        .map((category) => ({ id: category.id, name: category.marketName, playIds: category.plays })),
    ),
  )
}
