import { forkJoin, map, mergeMap, type Observable, of } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { Leg } from '../../domain/leg.ts'
import { parseLine } from '../../domain/lineFormat.ts'
import type { Currency } from '../../domain/money.ts'
import { oddsFromScaled } from '../../domain/odds.ts'
import { formatOdds, oddsDisplayOf } from '../../domain/oddsFormat.ts'
import { type SeriesKey, SINGLE_SERIES } from '../../domain/parlay.ts'
import type { Quote, QuotedLeg, StakeLimit } from '../../domain/quote.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import { worstStatus } from '../../domain/status.ts'
import {
  type LatestMarket,
  type LatestMarketRequest,
  latestMarkets,
  type MarketQuestion,
} from '../../wire/pmty/latestMarket.ts'
import { type LimitQuestion, type LimitRow, limitRows, type LimitsRequest } from '../../wire/pmty/limits.ts'
import { PMTY_PATHS } from '../../wire/pmty/paths.ts'
import { PMTY_PENDING_ORDER } from '../../wire/pmty/reservationTables.ts'
import { PMTY_DEVICE_TYPE } from '../../wire/pmty/betNumbers.ts'
import type { Call } from '../call.ts'
import { goneLeg } from '../goneLeg.ts'
import type { Ask } from './call.ts'
import { LIMITS_UNAVAILABLE } from './errors.ts'
import { hasLine } from '../../domain/market.ts'
import { unitsMoney } from '../unitsMoney.ts'
import { readScore, writeScore } from './map/score.ts'
import { csidOf, currencyCodes, optionStatusOf, otOf, statusOf, timingCodes } from './numbers.ts'
import { seriesOfCode } from '../seriesCodes.ts'
import { slotOf } from './slot.ts'

export interface QuoteQuestion {
  readonly legs: readonly Leg[]
  readonly series: readonly SeriesKey[]
  readonly currency: Currency
  readonly memberId: string
  readonly now: () => number
}

/**
 * Requests the present prices of the legs by slot, then the limits for them. The quote fails if the limits
 * can't be read.
 */
export function askQuote$(ask: Ask, question: QuoteQuestion): Call<Quote> {
  const { legs, memberId, now } = question
  return ask({
    kind: 'read',
    polled: true,
    path: PMTY_PATHS.latestMarkets,
    body: { cuid: memberId, idList: legs.map(marketQuestion) } satisfies LatestMarketRequest,
    answer: latestMarkets,
    noData: [],
  }).pipe(
    mergeMap((result): Observable<Result<Quote, Failure>> => {
      if (!result.ok) return of(result)
      const quoted = legs.map((leg) => quotedLeg(leg, result.value.value))
      return askLimits$(ask, question, quoted).pipe(
        map((limits) => (limits.ok ? ok({ legs: quoted, limits: limits.value, at: now() }) : limits)),
      )
    }),
  )
}

function marketQuestion(leg: Leg): MarketQuestion {
  return {
    matchInfoId: leg.choice.matchId,
    marketId: leg.wire.marketId,
    oddsId: leg.wire.optionId,
    oddsType: otOf(leg.choice.side),
    playId: leg.wire.playId,
    placeNum: slotOf(leg.choice.handle),
    matchType: timingCodes[leg.timing],
    sportId: String(csidOf(leg.choice.sport)),
  }
}

/** The quote of a leg by its slot; closed if the answer does not contain it. */
function quotedLeg(leg: Leg, rows: readonly LatestMarket[]): QuotedLeg {
  const row = rows.find(
    (candidate) =>
      candidate.matchInfoId === leg.choice.matchId &&
      candidate.playId === leg.wire.playId &&
      candidate.placeNum === slotOf(leg.choice.handle),
  )
  const gone = goneLeg(leg)
  if (row === undefined) return gone
  const line = hasLine(leg.choice.spec.kind) ? parseLine(row.marketValue) : null
  const price = row.marketOddsList.find(({ oddsType }) => oddsType === otOf(leg.choice.side))
  const matchStatus = row.matchOver ? 'closed' : statusOf(row.matchHandicapStatus)
  const parentStatus = worstStatus(matchStatus, statusOf(row.status))
  const live = row.matchStatus === 1 || row.matchStatus === 2
  // Before an esports match the leg gets no score, which shows that it is not in play.
  const score = leg.timing === 'esports' && !live ? null : readScore(row.score)
  if (price === undefined || (line === null && leg.choice.line !== null)) {
    return { ...gone, status: worstStatus(parentStatus, 'suspended'), score, live }
  }
  return {
    choice: leg.choice,
    wire: { marketId: row.id, optionId: price.id, playId: row.playId },
    line,
    odds: oddsFromScaled(price.oddsValue),
    status: worstStatus(parentStatus, optionStatusOf(price.oddsStatus)),
    score,
    live,
    ...(row.pendingOrderStatus === PMTY_PENDING_ORDER.offered ? { reservable: true } : {}),
  }
}

type Limits = Result<readonly StakeLimit[], Failure>

function askLimits$(
  ask: Ask,
  { legs, series, currency, memberId }: QuoteQuestion,
  quoted: readonly QuotedLeg[],
): Observable<Limits> {
  const priced = legs.flatMap((leg, index) => {
    const row = quoted[index]
    return row?.odds == null ? [] : [{ leg, row, odds: row.odds }]
  })
  if (priced.length === 0) return of(ok([]))
  const rows = (seriesType: 1 | 2): LimitQuestion[] =>
    priced.map(({ leg, row, odds }) => ({
      deviceType: PMTY_DEVICE_TYPE,
      openMiltSingle: seriesType === 1 && legs.length > 1 ? 1 : 0,
      playId: row.wire.playId,
      playOptionId: row.wire.optionId,
      matchType: timingCodes[leg.timing === 'early' && row.live ? 'live' : leg.timing],
      marketId: row.wire.marketId,
      matchId: leg.choice.matchId,
      oddsValue: odds,
      oddsFinally: formatOdds(odds, 'europe', oddsDisplayOf(leg.choice.sport)),
      seriesType,
      sportId: String(csidOf(leg.choice.sport)),
      tournamentId: leg.leagueId,
      tournamentLevel: 0,
      scoreBenchmark: writeScore(row.live ? row.score : null),
      matchProcessId: 0,
      dataSource: '',
      placeNum: slotOf(row.choice.handle),
      tenantId: '',
    }))
  const askFor = (seriesType: 1 | 2): Observable<Limits> =>
    ask({
      kind: 'read',
      polled: true,
      path: PMTY_PATHS.limits,
      body: {
        cuid: memberId,
        currencyCode: currencyCodes[currency],
        orderMaxBetMoney: rows(seriesType),
      } satisfies LimitsRequest,
      answer: limitRows,
    }).pipe(
      map((result) =>
        result.ok
          ? ok(result.value.value.flatMap((row) => stakeLimit(row, seriesType, legs.length, currency) ?? []))
          : err(LIMITS_UNAVAILABLE),
      ),
    )
  // A series needs a price for each of its legs.
  const wantsSeries = priced.length === legs.length && series.some((key) => key !== SINGLE_SERIES)
  const wantsSingles = series.length === 0 || series.includes(SINGLE_SERIES)
  const asked = [...(wantsSingles ? [askFor(1)] : []), ...(wantsSeries ? [askFor(2)] : [])]
  if (asked.length === 0) return of(ok([]))
  return forkJoin(asked).pipe(map((answers) => answers.reduce(bothLimits)))
}

function bothLimits(one: Limits, other: Limits): Limits {
  if (!one.ok) return one
  return other.ok ? ok([...one.value, ...other.value]) : other
}

/** `null` if an amount or the series is unreadable; limits are never guessed. */
function stakeLimit(row: LimitRow, seriesType: 1 | 2, legs: number, currency: Currency): StakeLimit | null {
  const option = row.playOptionsId === '' ? row.playOptionId : row.playOptionsId
  const key = seriesType === 1 ? option : (seriesOfCode(Number(row.type), legs) ?? '')
  const min = unitsMoney(row.minBet, currency)
  const max = unitsMoney(row.orderMaxPay, currency)
  if (key === '' || min === null || max === null) return null
  return { key, min, max, seriesOdds: row.seriesOdds === null ? null : oddsFromScaled(row.seriesOdds) }
}
