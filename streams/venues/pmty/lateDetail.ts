import type { Sport } from '../../domain/vocabulary/sports.ts'
import { lateCode } from '../lateCode.ts'
import type { SportsBook } from '../sportsBook.ts'
import type { Ask } from './call.ts'
import type { NoteSport } from './matches.ts'

const late = lateCode(() => import('./detail.ts'))

type Detail = Required<Pick<SportsBook, 'match' | 'categories' | 'leagueMatches' | 'markets'>>

/** The calls of the page of a match; their code is loaded with the first of them. */
export function lateDetail(
  ask: Ask,
  memberId: () => string,
  { note, sportOf }: { readonly note: NoteSport; readonly sportOf: (matchId: string) => Sport | null },
): Detail {
  const callOf = (matchId: string) => ({ matchId, memberId: memberId(), sport: sportOf(matchId) })
  return {
    match: (matchId) => late.call$((code) => code.askMatch$(ask, callOf(matchId), note)),
    categories: (matchId, sport) => late.call$((code) => code.askCategories$(ask, matchId, sport)),
    leagueMatches: (leagueId) => late.call$((code) => code.askLeagueMatches$(ask, leagueId, memberId())),
    markets: (matchId) => late.call$((code) => code.askMarkets$(ask, callOf(matchId))),
  }
}
