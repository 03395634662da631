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

type FurtherPlay = `${(typeof FURTHER)[number]}.${(typeof PERIODS)[number]}`

/** From 3001 on in tens, the last digit being the period. */
function furtherPlays(): Readonly<Record<number, FurtherPlay>> {
  return Object.fromEntries(
    FURTHER.flatMap((market, place) =>
      PERIODS.map((period, index) => [3001 + 10 * place + index, `${market}.${period}`] as const),
    ),
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
  ...furtherPlays(),
  3091: 'goals.halfTimeFullTime.match',
  3103: 'corners.result.secondHalf',
  3113: 'corners.handicap.secondHalf',
  3123: 'corners.total.secondHalf',
  3133: 'corners.oddEven.secondHalf',
  3142: 'corners.teamTotalHome.firstHalf',
  3143: 'corners.teamTotalHome.secondHalf',
  3152: 'corners.teamTotalAway.firstHalf',
  3153: 'corners.teamTotalAway.secondHalf',
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
  45: 'points.total.quarter1',
  46: 'points.handicap.quarter1',
  48: 'points.winner.quarter1',
  51: 'points.total.quarter2',
  52: 'points.handicap.quarter2',
  54: 'points.winner.quarter2',
  57: 'points.total.quarter3',
  58: 'points.handicap.quarter3',
  60: 'points.winner.quarter3',
  63: 'points.total.quarter4',
  64: 'points.handicap.quarter4',
  66: 'points.winner.quarter4',
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
  // Volleyball: sets counted in points.
  911: 'points.winner.set1',
  912: 'points.handicap.set1',
  913: 'points.total.set1',
  921: 'points.winner.set2',
  922: 'points.handicap.set2',
  923: 'points.total.set2',
  931: 'points.winner.set3',
  932: 'points.handicap.set3',
  933: 'points.total.set3',
  941: 'points.winner.set4',
  942: 'points.handicap.set4',
  943: 'points.total.set4',
  951: 'points.winner.set5',
  952: 'points.handicap.set5',
  953: 'points.total.set5',
  // Outrights of every sport.
  10000: 'places.outright.match',
} as const
