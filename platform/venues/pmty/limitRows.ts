import type { Currency } from '../../../streams/domain/money.ts'
import { ODDS_SCALE, oddsFromScaled } from '../../../streams/domain/odds.ts'
import type { Odds } from '../../../streams/domain/odds.ts'
import { offeredSeries, seriesOdds } from '../../../streams/domain/parlay.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import type { LimitQuestion, LimitRow } from '../../../streams/wire/pmty/limits.ts'
import { PMTY_SINGLE_SERIES } from '../../../streams/wire/pmty/series.ts'
import { exposureLeft } from '../../book/exposure.ts'
import { atMost, seriesRange, singleRange } from '../../book/limits.ts'
import type { LimitedLeg, StakeRange } from '../../book/limits.ts'
import { isInPlay } from '../../book/matchState.ts'
import type { SelectionExposure } from '../../store/orders/exposure.ts'
import type { World } from '../../world/world.ts'
import { slotNow } from './latestMarkets.ts'
import { seriesCode } from './series.ts'

const SERIES = 2

/** Whose limits they are. */
interface Staker {
  readonly currency: Currency
  /** 1 to 7 for A to G. */
  readonly oddsLevel: number
  readonly openBets: readonly SelectionExposure[]
}

/** The limits of singles, one row per option, or of series, one row per code (docs/betting.md, 5). */
export function limitRows(
  world: World,
  questions: readonly LimitQuestion[],
  { currency, oddsLevel, openBets }: Staker,
): readonly LimitRow[] {
  const legs = questions.flatMap((question) => {
    const leg = limitedLeg(world, question, oddsLevel)
    return leg === null ? [] : [{ question, leg }]
  })
  if (questions[0]?.seriesType !== SERIES) {
    return legs.map(({ question, leg }) =>
      limitRow(singleLeft(leg, currency, openBets), String(PMTY_SINGLE_SERIES), question, null),
    )
  }
  // A series has no limits unless all of its legs have.
  if (legs.length < questions.length) return []
  const limited = legs.map(({ leg }) => leg)
  const total = seriesOdds(limited.map(({ odds }) => odds))
  const left = Math.min(...limited.map((leg) => stakeLeft(leg, openBets)))
  return offeredSeries(limited.length).map((series) => {
    const range = atMost(seriesRange(series, limited, currency), left / series.lines, currency)
    return limitRow(range, String(seriesCode(series.key)), null, series.lines === 1 ? total : null)
  })
}

type QuestionedLeg = LimitedLeg & { readonly selection: Parameters<typeof exposureLeft>[0] | null }

/**
 * The properties of a leg that limits depend on, with its present price; the price in the request if it has
 * none now.
 */
function limitedLeg(world: World, question: LimitQuestion, oddsLevel: number): QuestionedLeg | null {
  const match = world.match(question.matchId)
  if (match === undefined) return null
  const slot = slotNow(world, question.matchId, question.playId, question.placeNum)
  const option = slot?.line.selections.find(({ optionId }) => optionId === question.playOptionId)
  const odds: Odds | null = option?.odds ?? oddsFromScaled(question.oddsValue)
  if (odds === null) return null
  const selection =
    slot === null || option === undefined
      ? null
      : { matchId: match.id, market: slot.market.key, line: slot.line.line, side: option.side }
  return { odds, leagueLevel: match.league.level, live: isInPlay(match), oddsLevel, selection }
}

/** The greatest stake on a leg now, RMB minor units. */
function stakeLeft(leg: QuestionedLeg, openBets: readonly SelectionExposure[]): number {
  if (leg.selection === null) return Infinity
  const { stake, win, market } = exposureLeft(leg.selection, leg, openBets)
  return Math.min(stake, Math.floor((Math.min(win, market) * ODDS_SCALE) / (leg.odds - ODDS_SCALE)))
}

function singleLeft(
  leg: QuestionedLeg,
  currency: Currency,
  openBets: readonly SelectionExposure[],
): StakeRange {
  return atMost(singleRange(leg, currency), stakeLeft(leg, openBets), currency)
}

function limitRow(
  { min, max }: StakeRange,
  type: string,
  question: LimitQuestion | null,
  total: Odds | null,
): LimitRow {
  return {
    code: '0',
    globalId: '',
    minBet: unitsText(min),
    orderMaxPay: unitsText(max),
    playId: question?.playId ?? '',
    playOptionsId: question?.playOptionId ?? '',
    playOptionId: question?.playOptionId ?? '',
    marketId: question?.marketId ?? '',
    matchId: question?.matchId ?? '',
    seriesOdds: total,
    type,
  }
}
