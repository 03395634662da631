import { forkJoin, map, type Observable, of } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { Leg } from '../../domain/leg.ts'
import { hasLine } from '../../domain/market.ts'
import type { Currency } from '../../domain/money.ts'
import { type SeriesKey, SINGLE_SERIES } from '../../domain/parlay.ts'
import type { Quote, QuotedLeg, StakeLimit } from '../../domain/quote.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import {
  betInfoAnswer,
  type ImtyBetInfoRequest,
  type ImtyBetInfoRow,
  type ImtyBetSetting,
} from '../../wire/imty/bet.ts'
import { IMTY_SUCCESS, imtyCode } from '../../wire/imty/codes.ts'
import { IMTY_PATHS } from '../../wire/imty/paths.ts'
import { IMTY_MARKET, IMTY_WAGER_TYPES } from '../../wire/imty/tables.ts'
import type { Call } from '../call.ts'
import { goneLeg } from '../goneLeg.ts'
import { unitsMoney } from '../unitsMoney.ts'
import type { Ask } from './call.ts'
import { LIMITS_UNAVAILABLE } from './errors.ts'
import { currencyCodes, lineOf, oddsOf, seriesOfNumber, statusOf } from './numbers.ts'
import { askedSelection } from './selections.ts'

export interface QuoteQuestion {
  readonly legs: readonly Leg[]
  readonly series: readonly SeriesKey[]
  readonly currency: Currency
  readonly now: () => number
}

interface Answer {
  readonly rows: readonly ImtyBetInfoRow[]
  readonly settings: readonly ImtyBetSetting[]
}

/** Requests the present prices of the legs with the limits of singles, and those of series where they are wanted. */
export function askQuote$(ask: Ask, question: QuoteQuestion): Call<Quote> {
  const { legs, series, now } = question
  const wantsSeries = legs.length > 1 && series.some((key) => key !== SINGLE_SERIES)
  const wantsSingles = !wantsSeries || series.includes(SINGLE_SERIES)
  const singles$ = wantsSingles ? askBetInfo$(ask, question, IMTY_WAGER_TYPES.single) : of(null)
  const combos$ = wantsSeries ? askBetInfo$(ask, question, IMTY_WAGER_TYPES.combo) : of(null)
  return forkJoin([singles$, combos$]).pipe(
    map(([singles, combos]): Result<Quote, Failure> => {
      const first = singles ?? combos
      if (first === null) return ok({ legs: [], limits: [], at: now() })
      if (!first.ok) return first
      if (combos !== null && !combos.ok) return combos
      const quoted = legs.map((leg, at) => quotedLeg(leg, rowAt(first.value.rows, at)))
      const ofSingles = singles?.ok === true ? singleLimits(singles.value, quoted, question) : []
      const ofSeries = combos?.ok === true ? seriesLimits(combos.value, question) : []
      if (ofSingles === null || ofSeries === null) return err(LIMITS_UNAVAILABLE)
      return ok({ legs: quoted, limits: [...ofSingles, ...ofSeries], at: now() })
    }),
  )
}

function askBetInfo$(
  ask: Ask,
  { legs, currency }: QuoteQuestion,
  WagerType: number,
): Observable<Result<Answer, Failure>> {
  return ask({
    kind: 'read',
    polled: true,
    path: IMTY_PATHS.betInfo,
    payload: {
      WagerType,
      Currency: currencyCodes[currency],
      ReturnNearestHandicap: true,
      WagerSelectionInfos: legs.map((leg, at) =>
        askedSelection(leg, at, { odds: leg.agreedOdds, line: leg.choice.line }, 'europe'),
      ),
    } satisfies ImtyBetInfoRequest,
    answer: betInfoAnswer,
    answers: (code) => code === imtyCode('partlyFailed'),
  }).pipe(
    map((result) =>
      result.ok
        ? ok({ rows: result.value.value.WagerSelectionInfos, settings: result.value.value.BetSetting })
        : result,
    ),
  )
}

function rowAt(rows: readonly ImtyBetInfoRow[], at: number): ImtyBetInfoRow | undefined {
  return rows.find(({ RefId }) => RefId === String(at))
}

/** Statuses of rows that name the present line and price. */
const COMPLETE: ReadonlySet<number> = new Set([
  IMTY_SUCCESS,
  imtyCode('oddsChanged'),
  imtyCode('lineChanged'),
  imtyCode('suspended'),
])

/** The quote of a leg; closed if the answer does not name a line for it. */
function quotedLeg(leg: Leg, row: ImtyBetInfoRow | undefined): QuotedLeg {
  const { choice, wire } = leg
  const gone = goneLeg(leg)
  if (row === undefined || !COMPLETE.has(row.Status)) return gone
  const line = hasLine(choice.spec.kind) ? lineOf(choice.spec, row.Handicap) : null
  const status = statusOf(row.MarketlineStatusId, row.IsLocked)
  const { HomeScore: home, AwayScore: away } = row
  const score = home === null || away === null ? leg.score : ([home, away] as const)
  const live = row.Market === IMTY_MARKET.live
  if (line === null && choice.line !== null) return { ...gone, status: 'suspended', score, live }
  return {
    choice,
    wire: { marketId: row.MarketlineId, optionId: row.WagerSelectionId, playId: wire.playId },
    line,
    odds: oddsOf(row.EuropeOdds),
    status: row.Status === imtyCode('suspended') && status === 'open' ? 'suspended' : status,
    score,
    live,
  }
}

/** `null` if a limit cannot be read: limits are never guessed. */
function singleLimits(
  { settings }: Answer,
  quoted: readonly QuotedLeg[],
  { currency }: QuoteQuestion,
): readonly StakeLimit[] | null {
  const limits = settings.map((setting) => {
    const leg = quoted[Number(setting.RefId)]
    return leg === undefined ? null : limitOf(setting, leg.wire.optionId, currency)
  })
  const known = limits.filter((limit) => limit !== null)
  return known.length < limits.length ? null : known
}

function seriesLimits({ settings }: Answer, { legs, currency }: QuoteQuestion): readonly StakeLimit[] | null {
  const limits = settings.flatMap((setting) => {
    const key = seriesOfNumber(setting.ComboSelection, legs.length)
    return key === null ? [] : [limitOf(setting, key, currency)]
  })
  const known = limits.filter((limit) => limit !== null)
  return known.length < limits.length ? null : known
}

function limitOf(setting: ImtyBetSetting, key: string, currency: Currency): StakeLimit | null {
  const min = unitsMoney(setting.MinStakeAmount, currency)
  const max = unitsMoney(setting.MaxStakeAmount, currency)
  if (min === null || max === null) return null
  const combined = setting.ComboSelection !== 0 && setting.NoOfCombination === 1
  return { key, min, max, seriesOdds: combined ? oddsOf(setting.EstimatedPayoutAmount) : null }
}
