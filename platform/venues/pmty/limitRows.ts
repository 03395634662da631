import { oddsFromScaled } from '../../../streams/domain/odds.ts'
import type { Odds } from '../../../streams/domain/odds.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import type { LimitQuestion, LimitRow } from '../../../streams/wire/pmty/limits.ts'
import { SINGLE_SERIES_CODE } from '../../../streams/wire/seriesCodes.ts'
import type { StakeRange } from '../../book/limits.ts'
import type { World } from '../../world/world.ts'
import { seriesLeft, singleLeft, stakedLeg, type StakedLeg, type Staker } from '../stakeLimits.ts'
import { slotNow } from './latestMarkets.ts'
import { seriesCode } from '../seriesCodes.ts'

const SERIES = 2

/** The limits of singles, one row per option, or of series, one row per code (docs/betting.md, 5). */
export function limitRows(
  world: World,
  questions: readonly LimitQuestion[],
  staker: Staker,
): readonly LimitRow[] {
  const legs = questions.flatMap((question) => {
    const leg = limitedLeg(world, question, staker)
    return leg === null ? [] : [{ question, leg }]
  })
  if (questions[0]?.seriesType !== SERIES) {
    return legs.map(({ question, leg }) =>
      limitRow(singleLeft(leg, staker), String(SINGLE_SERIES_CODE), question, null),
    )
  }
  // A series has no limits unless all of its legs have.
  if (legs.length < questions.length) return []
  return seriesLeft(
    legs.map(({ leg }) => leg),
    staker,
  ).map(({ series, range, odds }) => limitRow(range, String(seriesCode(series.key)), null, odds))
}

/**
 * The properties of a leg that limits depend on, with its present price; the price in the request if it has
 * none now.
 */
function limitedLeg(world: World, question: LimitQuestion, staker: Staker): StakedLeg | null {
  const match = world.match(question.matchId)
  if (match === undefined) return null
  const place = slotNow(world, question.matchId, question.playId, question.placeNum)
  const selection = place?.line.selections.find(({ optionId }) => optionId === question.playOptionId)
  const odds: Odds | null = selection?.odds ?? oddsFromScaled(question.oddsValue)
  if (odds === null) return null
  return stakedLeg(match, odds, place && selection ? { place, selection } : null, staker)
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
