import { mapPlays } from './mapPlays.ts'
import { inningPlays, partPlays, setPlays } from './partPlays.ts'

const PERIODS = ['match', 'firstHalf', 'secondHalf'] as const

/** Further markets of football, each in three periods. */
const FURTHER = [
  'goals.winner',
  'goals.exactTotal',
  'goals.winningMargin',
  'goals.oddEvenHome',
  'goals.oddEvenAway',
  'goals.cleanSheetHome',
  'goals.cleanSheetAway',
  'goals.winToNilHome',
  'goals.winToNilAway',
] as const

/** Plays of each market in each period: from the first number on in tens, the last digit being the period. */
function inPeriods<M extends string, P extends string>(
  first: number,
  markets: readonly M[],
  periods: readonly P[],
): Readonly<Record<number, `${M}.${P}`>> {
  return Object.fromEntries(
    markets.flatMap((market, place) =>
      periods.map((period, index) => [first + 10 * place + index, `${market}.${period}`] as const),
    ),
  )
}

/** Markets of each quarter of an hour of football. */
const BANDS = [
  'minutes1to15',
  'minutes16to30',
  'minutes31to45',
  'minutes46to60',
  'minutes61to75',
  'minutes76to90',
] as const
const BANDED = [
  'goals.result',
  'goals.handicap',
  'goals.total',
  'goals.anyScore',
  'corners.result',
  'corners.handicap',
  'corners.total',
] as const

/** Special markets of football in each of its periods. */
const SPECIAL = [
  'goals.firstTeam',
  'goals.lastTeam',
  'goals.resultAndBothScore',
  'corners.oddEvenHome',
  'corners.oddEvenAway',
  'corners.firstTeam',
  'corners.lastTeam',
  'corners.race',
  'cards.result',
  'cards.handicap',
  'cards.total',
  'cards.teamTotalHome',
  'cards.teamTotalAway',
  'cards.oddEven',
  'cards.bothScore',
  'cards.firstTeam',
  'cards.lastTeam',
] as const

type Special = (typeof SPECIAL)[number]
/** Those of the whole match have numbers of the venue. */
type Numbered = 'cards.result.match' | 'cards.handicap.match' | 'cards.total.match'
type SpecialPlay = Exclude<`${Special}.${(typeof PERIODS)[number]}`, Numbered>

const NUMBERED: ReadonlySet<string> = new Set<Numbered>([
  'cards.result.match',
  'cards.handicap.match',
  'cards.total.match',
])

/** From 3201 on. */
function specialPlays(): Readonly<Record<number, SpecialPlay>> {
  const own = Object.entries(inPeriods(3201, SPECIAL, PERIODS)).filter(
    (each): each is [string, SpecialPlay] => !NUMBERED.has(each[1]),
  )
  return Object.fromEntries(own)
}

const QUARTERS = ['quarter1', 'quarter2', 'quarter3', 'quarter4'] as const

type QuarterPlay = `points.${'total' | 'handicap' | 'winner'}.${(typeof QUARTERS)[number]}`

/** Quarters of basketball, from 45 on, six for each. */
function quarterPlays(): Readonly<Record<number, QuarterPlay>> {
  return Object.fromEntries(
    QUARTERS.flatMap((quarter, place) => [
      [45 + 6 * place, `points.total.${quarter}`],
      [46 + 6 * place, `points.handicap.${quarter}`],
      [48 + 6 * place, `points.winner.${quarter}`],
    ]),
  )
}

/**
 * Play ids (`hpid`) by market name, `stat.kind.period`.
 *
 * 1, 2, 4, 17, 18, 19, 6, 7, 12, 15, 37 and 153 are the venue's. The others are chosen here, so that each
 * market has a unique id in every sport.
 */
export const PMTY_PLAYS = {
  // Football, whole match.
  1: 'goals.result.match',
  2: 'goals.total.match',
  4: 'goals.handicap.match',
  6: 'goals.doubleChance.match',
  7: 'goals.correctScore.match',
  10: 'goals.teamTotalHome.match',
  11: 'goals.teamTotalAway.match',
  12: 'goals.bothScore.match',
  15: 'goals.oddEven.match',
  // Football, first half.
  17: 'goals.result.firstHalf',
  18: 'goals.total.firstHalf',
  19: 'goals.handicap.firstHalf',
  20: 'goals.correctScore.firstHalf',
  24: 'goals.bothScore.firstHalf',
  42: 'goals.oddEven.firstHalf',
  70: 'goals.doubleChance.firstHalf',
  87: 'goals.teamTotalHome.firstHalf',
  97: 'goals.teamTotalAway.firstHalf',
  // Football, second half.
  25: 'goals.result.secondHalf',
  26: 'goals.total.secondHalf',
  27: 'goals.handicap.secondHalf',
  72: 'goals.doubleChance.secondHalf',
  74: 'goals.correctScore.secondHalf',
  75: 'goals.oddEven.secondHalf',
  76: 'goals.bothScore.secondHalf',
  88: 'goals.teamTotalHome.secondHalf',
  98: 'goals.teamTotalAway.secondHalf',
  // Corners.
  111: 'corners.result.match',
  113: 'corners.handicap.match',
  114: 'corners.total.match',
  115: 'corners.teamTotalHome.match',
  116: 'corners.teamTotalAway.match',
  118: 'corners.oddEven.match',
  119: 'corners.result.firstHalf',
  121: 'corners.handicap.firstHalf',
  122: 'corners.total.firstHalf',
  123: 'corners.oddEven.firstHalf',
  // Cards.
  306: 'cards.result.match',
  307: 'cards.handicap.match',
  308: 'cards.total.match',
  ...inPeriods(3001, FURTHER, PERIODS),
  3091: 'goals.halfTimeFullTime.match',
  3103: 'corners.result.secondHalf',
  3113: 'corners.handicap.secondHalf',
  3123: 'corners.total.secondHalf',
  3133: 'corners.oddEven.secondHalf',
  3142: 'corners.teamTotalHome.firstHalf',
  3143: 'corners.teamTotalHome.secondHalf',
  3152: 'corners.teamTotalAway.firstHalf',
  3153: 'corners.teamTotalAway.secondHalf',
  ...specialPlays(),
  ...inPeriods(3401, BANDED, BANDS),
  // Football, once in a match.
  3501: 'goals.nextTeam.match',
  3502: 'goals.race.match',
  3503: 'goals.firstTime.match',
  3504: 'goals.goalRange.match',
  3511: 'goals.scoreBothHalvesHome.match',
  3512: 'goals.scoreBothHalvesAway.match',
  3513: 'goals.winBothHalvesHome.match',
  3514: 'goals.winBothHalvesAway.match',
  3515: 'goals.winEitherHalfHome.match',
  3516: 'goals.winEitherHalfAway.match',
  3517: 'goals.halfWithMost.match',
  3518: 'corners.halfWithMost.match',
  3519: 'cards.halfWithMost.match',
  3521: 'corners.cornerRange.match',
  3524: 'redCards.anyScore.match',
  // Football, a cup match that is level after regular time.
  3601: 'goals.toQualify.tie',
  3611: 'goals.result.extraTime',
  3612: 'goals.handicap.extraTime',
  3613: 'goals.total.extraTime',
  3614: 'goals.oddEven.extraTime',
  3615: 'goals.correctScore.extraTime',
  3621: 'corners.handicap.extraTime',
  3622: 'corners.total.extraTime',
  3631: 'goals.winner.penalties',
  3632: 'goals.total.penalties',
  3633: 'goals.oddEven.penalties',
  // Basketball.
  37: 'points.winner.match',
  38: 'points.total.match',
  39: 'points.handicap.match',
  40: 'points.oddEven.match',
  198: 'points.teamTotalHome.match',
  199: 'points.teamTotalAway.match',
  41: 'points.total.firstHalf',
  43: 'points.winner.firstHalf',
  44: 'points.handicap.firstHalf',
  47: 'points.oddEven.firstHalf',
  142: 'points.total.secondHalf',
  143: 'points.winner.secondHalf',
  144: 'points.handicap.secondHalf',
  ...quarterPlays(),
  // Tennis.
  153: 'sets.winner.match',
  154: 'sets.handicap.match',
  204: 'sets.total.match',
  205: 'sets.correctScore.match',
  155: 'games.handicap.match',
  202: 'games.total.match',
  203: 'games.oddEven.match',
  162: 'games.winner.set1',
  163: 'games.handicap.set1',
  164: 'games.total.set1',
  168: 'games.winner.set2',
  169: 'games.handicap.set2',
  170: 'games.total.set2',
  174: 'games.winner.set3',
  175: 'games.handicap.set3',
  176: 'games.total.set3',
  // Sets counted in points or legs.
  ...setPlays(),
  ...partPlays(),
  912: 'points.handicap.set1',
  922: 'points.handicap.set2',
  932: 'points.handicap.set3',
  942: 'points.handicap.set4',
  952: 'points.handicap.set5',
  209: 'legs.total.match',
  // Runs; 7691 to 7693 are of the first five innings of baseball.
  ...inningPlays(),
  7691: 'runs.result.innings1to5',
  7692: 'runs.handicap.innings1to5',
  7693: 'runs.total.innings1to5',
  7701: 'runs.winner.match',
  7702: 'runs.handicap.match',
  7703: 'runs.total.match',
  7704: 'runs.oddEven.match',
  7705: 'runs.teamTotalHome.match',
  7706: 'runs.teamTotalAway.match',
  // Boxing, besides the winner of a round.
  8201: 'scorecards.result.match',
  8202: 'rounds.total.match',
  8203: 'stoppages.distance.match',
  8204: 'scorecards.method.match',
  8205: 'stoppages.roundGroup.match',
  8001: 'runs.oddEven.set1',
  8002: 'wickets.total.set1',
  8011: 'runs.oddEven.set2',
  8012: 'wickets.total.set2',
  // Maps of esports.
  ...mapPlays(),
  // Virtual races; the winner is an outright.
  8401: 'places.place.match',
  8402: 'places.forecast.match',
  8403: 'places.quinella.match',
  8404: 'number.total.match',
  8405: 'number.oddEven.match',
  // Outrights of every sport.
  10000: 'places.outright.match',
} as const
