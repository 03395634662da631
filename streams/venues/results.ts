import type { Match } from '../domain/match.ts'
import type { Span } from '../domain/resultDays.ts'
import type { ChampionResult, MatchResult } from '../domain/matchResults.ts'
import type { Sport } from '../domain/vocabulary/sports.ts'
import type { Call } from './call.ts'

/** Matches that are over, and what their markets came to. */
export interface Results {
  /** The sports that have results. */
  sports(): Call<readonly Sport[]>
  /** The matches of a sport that began on a day and are over, the latest first. */
  ofDay(sport: Sport, day: Span): Call<readonly Match[]>
  match(matchId: string): Call<MatchResult>
  /** Outrights have no results at this venue. */
  readonly matchesOnly?: true
  /** The matches of the last 24 hours that the member has bets on; absent where the venue has no such list. */
  readonly ofMyBets?: () => Call<readonly Match[]>
  /** The winners of tournaments that began in a time; absent where the venue has no such list. */
  readonly champions?: (span: Span) => Call<readonly ChampionResult[]>
}
