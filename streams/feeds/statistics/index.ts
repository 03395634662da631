import { map, type Observable } from 'rxjs'
import type * as v from 'valibot'
import type { Failure } from '../../domain/failure.ts'
import type { MarketKey, Side } from '../../domain/market.ts'
import type { Match } from '../../domain/match.ts'
import { type Odds, oddsFromScaled } from '../../domain/odds.ts'
import { ok, type Result } from '../../domain/result.ts'
import { isSide } from '../../domain/vocabulary/sides.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Link } from '../../link/createLink.ts'
import type { SportsBook } from '../../venues/sportsBook.ts'
import { soccerPaths } from '../../wire/site/soccerPaths.ts'
import * as wire from '../../wire/site/soccerData.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'

export type {
  HundredOdds,
  MatchEventPhase as MatchEvents,
  MatchExInformation as MatchBackground,
  Meeting,
  PromotionChart,
  ScoreRank,
  SoccerEvent,
  SoccerMatchDetail as MatchCounts,
  TeamDetail,
  TeamRow,
} from '../../wire/site/soccerData.ts'

/** A price by its match and meaning. `line` is in quarters, from the home side. */
export interface PriceOfLine {
  readonly matchId: string
  readonly market: MarketKey
  readonly line: number | null
}

/** The prices of a line at an instant; `null` while it was not offered. */
export interface PricePoint {
  /** Server ms. */
  readonly at: number
  readonly odds: ReadonlyMap<Side, Odds> | null
}

export interface PriceHistory {
  /** In order of time. */
  readonly points: readonly PricePoint[]
  /** Goals that were scored meanwhile. */
  readonly marks: readonly {
    readonly at: number
    readonly minute: number
    readonly score: readonly number[]
  }[]
}

type OfMatch<T> = (matchId: string) => State$<Feed<T>>

/**
 * What there is to know about a match besides its prices (docs/protocol.md, 1.7). Everything is polled while it
 * has subscribers and the page is visible. No call carries the member's token.
 */
export interface StatisticsFeed {
  readonly teams$: OfMatch<wire.TeamDetail>
  readonly background$: OfMatch<wire.MatchExInformation>
  readonly counts$: OfMatch<wire.SoccerMatchDetail>
  readonly events$: OfMatch<wire.MatchEventPhase>
  readonly makers$: OfMatch<wire.HundredOdds>
  readonly ranks$: OfMatch<wire.ScoreRank>
  readonly chart$: OfMatch<wire.PromotionChart>
  prices$(price: PriceOfLine): State$<Feed<PriceHistory>>
  /** The listed matches of a league; `null` at a venue that does not say. */
  readonly leagueMatches$: ((leagueId: string) => State$<Feed<readonly Match[]>>) | null
}

interface StatisticsDeps {
  readonly venueCode: string
  readonly sports: Pick<SportsBook, 'leagueMatches'>
  readonly link: Pick<Link, 'callOpenly'>
  readonly conditions: PollConditions
}

export function createStatisticsFeed(
  scope: Scope,
  { venueCode, sports, link, conditions }: StatisticsDeps,
  {
    playEveryMs = feedTimes.playEveryMs,
    historyEveryMs = feedTimes.historyEveryMs,
    tablesEveryMs = feedTimes.tablesEveryMs,
    graceMs = feedTimes.graceMs,
  } = {},
): StatisticsFeed {
  const options = { initial: () => CONNECTING, graceMs }
  function asked$<S extends v.GenericSchema>(
    path: string,
    body: object,
    data: S,
  ): Observable<Result<v.InferOutput<S>, Failure>> {
    return link.callOpenly({ path, body: { venueCode, ...body }, data, kind: 'read', timeoutMs: TIMEOUT_MS })
  }
  const ofMatch = <S extends v.GenericSchema>(
    path: string,
    data: S,
    everyMs: number,
  ): OfMatch<v.InferOutput<S>> =>
    keyed<string, Feed<v.InferOutput<S>>>(
      (matchId) =>
        polledFeed$<v.InferOutput<S>>(() => asked$(path, { matchId }, data), { everyMs, conditions }).pipe(
          scope.bind<Feed<v.InferOutput<S>>>(),
        ),
      options,
    )
  const { leagueMatches } = sports
  return {
    teams$: ofMatch(soccerPaths.teamDetail, wire.teamDetail, tablesEveryMs),
    background$: ofMatch(soccerPaths.matchExInformation, wire.matchExInformation, tablesEveryMs),
    counts$: ofMatch(soccerPaths.matchDetail, wire.soccerMatchDetail, historyEveryMs),
    events$: ofMatch(soccerPaths.matchEventPhase, wire.matchEventPhase, playEveryMs),
    makers$: ofMatch(soccerPaths.get100Odds, wire.hundredOdds, tablesEveryMs),
    ranks$: ofMatch(soccerPaths.scoreRank, wire.scoreRank, tablesEveryMs),
    chart$: ofMatch(soccerPaths.promotionChart, wire.promotionChart, historyEveryMs),
    prices$: keyed<PriceOfLine, Feed<PriceHistory>>(
      (price) =>
        polledFeed$<PriceHistory>(
          () =>
            asked$(soccerPaths.oddChangeHistory, price, wire.oddChangeHistory).pipe(
              map((result) => (result.ok ? ok(historyOf(result.value)) : result)),
            ),
          { everyMs: historyEveryMs, conditions },
        ).pipe(scope.bind<Feed<PriceHistory>>()),
      { ...options, keyOf: ({ matchId, market, line }) => `${matchId} ${market} ${line ?? ''}` },
    ),
    leagueMatches$:
      leagueMatches === undefined
        ? null
        : keyed<string, Feed<readonly Match[]>>(
            (leagueId) =>
              polledFeed$<readonly Match[]>(() => leagueMatches(leagueId), {
                everyMs: historyEveryMs,
                conditions,
              }).pipe(scope.bind<Feed<readonly Match[]>>()),
            options,
          ),
  }
}

/** The next poll is due by then. */
const TIMEOUT_MS = 10_000

function historyOf({ points, marks }: wire.OddChangeHistory): PriceHistory {
  return {
    points: points.map(({ time, odds }) => ({ at: time, odds: odds === null ? null : bySide(odds) })),
    marks: marks.map(({ time, minute, score }) => ({ at: time, minute, score })),
  }
}

/** A selection that this client does not know is left out. */
function bySide(odds: Readonly<Record<string, number>>): ReadonlyMap<Side, Odds> {
  const sides = new Map<Side, Odds>()
  for (const [side, scaled] of Object.entries(odds)) {
    const price = oddsFromScaled(scaled)
    if (isSide(side) && price !== null) sides.set(side, price)
  }
  return sides
}
