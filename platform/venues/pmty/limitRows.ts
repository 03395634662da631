import type { Currency } from '../../../streams/domain/money.ts'
import { oddsFromScaled } from '../../../streams/domain/odds.ts'
import type { Odds } from '../../../streams/domain/odds.ts'
import { offeredSeries, seriesOdds, SINGLE_SERIES } from '../../../streams/domain/parlay.ts'
import { unitsText } from '../../../streams/wire/pmty/amounts.ts'
import type { LimitQuestion, LimitRow } from '../../../streams/wire/pmty/limits.ts'
import { seriesRange, singleRange } from '../../book/limits.ts'
import type { LimitedLeg, StakeRange } from '../../book/limits.ts'
import { isInPlay } from '../../book/matchStanding.ts'
import type { World } from '../../world/world.ts'
import { slotNow } from './latestMarkets.ts'

const SERIES = 2

/** The limits of singles, one row an option, or of series, one row a code (research, venues 2.1). */
export function limitRows(
  world: World,
  questions: readonly LimitQuestion[],
  currency: Currency,
): readonly LimitRow[] {
  const legs = questions.flatMap((question) => {
    const leg = limitedLeg(world, question)
    return leg === null ? [] : [{ question, leg }]
  })
  if (questions[0]?.seriesType !== SERIES) {
    return legs.map(({ question, leg }) =>
      limitRow(singleRange(leg, currency), String(SINGLE_SERIES), question, null),
    )
  }
  // Without one of its legs a series has no limits.
  if (legs.length < questions.length) return []
  const limited = legs.map(({ leg }) => leg)
  const total = seriesOdds(limited.map(({ odds }) => odds))
  return offeredSeries(limited.length).map((series) => {
    const whole = series.kind === 'fold' && series.lines === 1
    return limitRow(seriesRange(series, limited, currency), String(series.code), null, whole ? total : null)
  })
}

/** What limits a leg: its league and its price now; the price told, when the line has none now. */
function limitedLeg(world: World, question: LimitQuestion): LimitedLeg | null {
  const match = world.match(question.matchId)
  if (match === undefined) return null
  const slot = slotNow(world, question.matchId, question.playId, question.placeNum)
  const option = slot?.line.selections.find(({ optionId }) => optionId === question.playOptionId)
  const odds: Odds | null = option?.odds ?? oddsFromScaled(question.oddsValue)
  return odds === null ? null : { odds, leagueLevel: match.league.level, live: isInPlay(match) }
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
