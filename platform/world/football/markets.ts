import { MINUTE_BANDS } from '../../../streams/domain/minuteBands.ts'
import { shootOutOddEven, shootOutResult, shootOutTotal, toQualify } from './plans/cup.ts'
import {
  anyScore,
  bothScore,
  cleanSheet,
  correctScore,
  exactTotal,
  oddEven,
  oddEvenOf,
  totalRange,
  winToNil,
} from './plans/goals.ts'
import { firstTime, halfWithMost, scoreBothHalves, winBothHalves, winEitherHalf } from './plans/halves.ts'
import { handicap, teamTotals, total } from './plans/lines.ts'
import { firstTeam, lastTeam, nextTeam, race } from './plans/order.ts'
import { HALVES, PERIODS, type Plan, TEAM_SIDES } from './plans/plan.ts'
import {
  doubleChance,
  drawNoBet,
  halfTimeFullTime,
  result,
  resultAndBothScore,
  winningMargin,
} from './plans/results.ts'

/**
 * The markets of every football match, in display order. A market is recomputed on about every sixth tick, which
 * is every 15 seconds: rarely enough for a live bet to be confirmed at its price.
 */
export const USUAL_MARKETS: readonly Plan[] = [
  result('match', 6),
  handicap('goals', 'match', 5, 6),
  total('goals', 'match', 5, 6),
  result('firstHalf', 7),
  handicap('goals', 'firstHalf', 3, 7),
  total('goals', 'firstHalf', 3, 7),
  result('secondHalf', 7),
  handicap('goals', 'secondHalf', 3, 7),
  total('goals', 'secondHalf', 3, 7),
  bothScore('match'),
  doubleChance(),
  ...teamTotals('goals', 'match'),
  oddEven('goals', 'match'),
  oddEven('goals', 'firstHalf'),
  correctScore('match'),
  correctScore('firstHalf'),
  handicap('corners', 'match', 3, 4),
  total('corners', 'match', 3, 4),
  handicap('corners', 'firstHalf', 1, 4),
  total('corners', 'firstHalf', 1, 4),
  oddEven('corners', 'match'),
]

/** Markets of the second half that can be bet on from the announcement of the match on. */
function fromTheStart(market: Plan): Plan {
  return {
    ...market,
    availability: (moment) => {
      const own = market.availability(moment)
      return own === 'absent' ? 'open' : own
    },
  }
}

/** Further markets of the match, its halves and its corners, in display order. */
const FURTHER_MARKETS: readonly Plan[] = [
  ...PERIODS.map(drawNoBet),
  ...PERIODS.map(exactTotal),
  ...PERIODS.map(winningMargin),
  halfTimeFullTime(),
  ...HALVES.map((period) => doubleChance(period)),
  ...HALVES.map((period) => bothScore(period)),
  ...HALVES.flatMap((period) => teamTotals('goals', period)),
  ...PERIODS.flatMap((period) => TEAM_SIDES.map((team) => oddEvenOf(team, period))),
  ...PERIODS.flatMap((period) => TEAM_SIDES.map((team) => cleanSheet(team, period))),
  ...PERIODS.flatMap((period) => TEAM_SIDES.map((team) => winToNil(team, period))),
  oddEven('goals', 'secondHalf'),
  correctScore('secondHalf'),
  ...PERIODS.map((period) => result(period, 4, 'corners')),
  handicap('corners', 'secondHalf', 1, 4),
  total('corners', 'secondHalf', 1, 4),
  ...HALVES.map((period) => oddEven('corners', period)),
  ...PERIODS.flatMap((period) => teamTotals('corners', period)),
]

/** How rarely the markets below are recomputed: there are so many of them. */
const RARELY = 8

/** Who scores first, last and next, and when. */
const ORDER_MARKETS: readonly Plan[] = [
  nextTeam('goals', 'match', 6),
  ...PERIODS.map((period) => firstTeam('goals', period, RARELY)),
  ...PERIODS.map((period) => lastTeam('goals', period, RARELY)),
  race('goals', 'match', [2, 3], RARELY),
  firstTime(),
]

/** Markets on both halves together, and on result and goals combined. */
const SPECIAL_MARKETS: readonly Plan[] = [
  ...TEAM_SIDES.map(scoreBothHalves),
  ...TEAM_SIDES.map(winBothHalves),
  ...TEAM_SIDES.map(winEitherHalf),
  halfWithMost('goals'),
  ...PERIODS.map(resultAndBothScore),
  totalRange('goalRange', 'goals'),
]

/** Each quarter of an hour by itself. */
const BAND_MARKETS: readonly Plan[] = MINUTE_BANDS.flatMap((band) => [
  result(band, RARELY),
  handicap('goals', band, 1, RARELY),
  total('goals', band, 1, RARELY),
  anyScore('goals', band, RARELY),
  result(band, RARELY, 'corners'),
  handicap('corners', band, 1, RARELY),
  total('corners', band, 1, RARELY),
])

const CORNER_MARKETS: readonly Plan[] = [
  ...PERIODS.flatMap((period) => TEAM_SIDES.map((team) => oddEvenOf(team, period, 'corners'))),
  ...PERIODS.map((period) => firstTeam('corners', period, RARELY)),
  ...PERIODS.map((period) => lastTeam('corners', period, RARELY)),
  race('corners', 'match', [3, 5, 7, 9], RARELY),
  race('corners', 'firstHalf', [3, 5], RARELY),
  race('corners', 'secondHalf', [3, 5], RARELY),
  halfWithMost('corners'),
  totalRange('cornerRange', 'corners'),
]

const CARD_MARKETS: readonly Plan[] = [
  ...PERIODS.map((period) => result(period, RARELY, 'cards')),
  ...PERIODS.map((period) => handicap('cards', period, 1, RARELY)),
  ...PERIODS.map((period) => total('cards', period, period === 'match' ? 3 : 1, RARELY)),
  ...PERIODS.flatMap((period) => teamTotals('cards', period)),
  ...PERIODS.map((period) => oddEven('cards', period)),
  ...PERIODS.map((period) => bothScore(period, 'cards')),
  ...PERIODS.map((period) => firstTeam('cards', period, RARELY)),
  ...PERIODS.map((period) => lastTeam('cards', period, RARELY)),
  halfWithMost('cards'),
  anyScore('redCards', 'match', RARELY),
]

/** All markets; a match of a big league has every one of them. */
export const FOOTBALL_MARKETS: readonly Plan[] = [
  ...USUAL_MARKETS,
  ...[
    ...FURTHER_MARKETS,
    ...ORDER_MARKETS,
    ...SPECIAL_MARKETS,
    ...BAND_MARKETS,
    ...CORNER_MARKETS,
    ...CARD_MARKETS,
  ].map(fromTheStart),
]

/** The additional markets of a cup match. They come last, so that the others keep their places. */
export const CUP_MARKETS: readonly Plan[] = [
  toQualify(),
  result('extraTime', 6),
  handicap('goals', 'extraTime', 3, 6),
  total('goals', 'extraTime', 3, 6),
  oddEven('goals', 'extraTime'),
  correctScore('extraTime'),
  handicap('corners', 'extraTime', 1, 4),
  total('corners', 'extraTime', 1, 4),
  shootOutResult(),
  shootOutTotal(),
  shootOutOddEven(),
]
