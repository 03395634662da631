import type { NamedSide } from './sides.ts'
import { guardOf } from './words.ts'

interface Kind {
  readonly id: number
  /** Sides in display order; empty where the sides are scores or entrants. */
  readonly sides: readonly NamedSide[]
  /** Whether its markets have lines. */
  readonly lined: boolean
}

const WINNERS = ['home', 'draw', 'away'] as const
const TWO_SIDES = ['home', 'away'] as const
const YES_NO = ['yes', 'no'] as const
const ODD_EVEN = ['odd', 'even'] as const
const OVER_UNDER = ['over', 'under'] as const
/** One of the sides, or neither. */
const WHO = ['home', 'none', 'away'] as const

/**
 * Kinds of markets. `result` is 1X2, `winner` is two-way; `teamTotalHome` and `teamTotalAway` count one side
 * only, like `oddEvenHome` and `oddEvenAway`; `outright` is on who of a field of entrants wins a tournament. A clean
 * sheet is that of the side that concedes nothing; to nil is a win with one. `nextTeam` is on who scores the goal
 * with the number of its line, `race` on who is the first to reach the count of its line; `firstTime` is on when the
 * first one comes. `distance` is on whether a bout is boxed to its end, `method` on how it is won, `roundGroup` on
 * when it is stopped. `toQualify` is on who wins a cup match, whenever that is decided.
 * `place` is on who of a field is among the first ones, `forecast` on the first two in their order and `quinella` on
 * the first two in any order.
 */
export const MARKET_KINDS = {
  result: { id: 0, sides: WINNERS, lined: false },
  winner: { id: 1, sides: TWO_SIDES, lined: false },
  handicap: { id: 2, sides: TWO_SIDES, lined: true },
  total: { id: 3, sides: OVER_UNDER, lined: true },
  oddEven: { id: 4, sides: ODD_EVEN, lined: false },
  correctScore: { id: 5, sides: [], lined: false },
  bothScore: { id: 6, sides: YES_NO, lined: false },
  doubleChance: { id: 7, sides: ['homeOrDraw', 'homeOrAway', 'drawOrAway'], lined: false },
  teamTotalHome: { id: 8, sides: OVER_UNDER, lined: true },
  teamTotalAway: { id: 9, sides: OVER_UNDER, lined: true },
  outright: { id: 10, sides: [], lined: false },
  exactTotal: {
    id: 11,
    sides: ['exact0', 'exact1', 'exact2', 'exact3', 'exact4', 'exact5', 'exact6More'],
    lined: false,
  },
  winningMargin: {
    id: 12,
    sides: ['homeBy1', 'homeBy2', 'homeBy3More', 'draw', 'awayBy1', 'awayBy2', 'awayBy3More'],
    lined: false,
  },
  oddEvenHome: { id: 13, sides: ODD_EVEN, lined: false },
  oddEvenAway: { id: 14, sides: ODD_EVEN, lined: false },
  cleanSheetHome: { id: 15, sides: YES_NO, lined: false },
  cleanSheetAway: { id: 16, sides: YES_NO, lined: false },
  winToNilHome: { id: 17, sides: YES_NO, lined: false },
  winToNilAway: { id: 18, sides: YES_NO, lined: false },
  halfTimeFullTime: {
    id: 19,
    sides: [
      'homeHome',
      'homeDraw',
      'homeAway',
      'drawHome',
      'drawDraw',
      'drawAway',
      'awayHome',
      'awayDraw',
      'awayAway',
    ],
    lined: false,
  },
  anyScore: { id: 20, sides: YES_NO, lined: false },
  firstTeam: { id: 21, sides: WHO, lined: false },
  lastTeam: { id: 22, sides: WHO, lined: false },
  nextTeam: { id: 23, sides: WHO, lined: true },
  race: { id: 24, sides: WHO, lined: true },
  scoreBothHalvesHome: { id: 25, sides: YES_NO, lined: false },
  scoreBothHalvesAway: { id: 26, sides: YES_NO, lined: false },
  winBothHalvesHome: { id: 27, sides: YES_NO, lined: false },
  winBothHalvesAway: { id: 28, sides: YES_NO, lined: false },
  winEitherHalfHome: { id: 29, sides: YES_NO, lined: false },
  winEitherHalfAway: { id: 30, sides: YES_NO, lined: false },
  halfWithMost: { id: 31, sides: ['firstHalf', 'equal', 'secondHalf'], lined: false },
  firstTime: {
    id: 32,
    sides: [
      'minutes1to15',
      'minutes16to30',
      'minutes31to45',
      'minutes46to60',
      'minutes61to75',
      'minutes76to90',
      'none',
    ],
    lined: false,
  },
  goalRange: { id: 33, sides: ['range0to1', 'range2to3', 'range4to6', 'range7More'], lined: false },
  cornerRange: { id: 34, sides: ['range0to8', 'range9to11', 'range12More'], lined: false },
  resultAndBothScore: {
    id: 35,
    sides: ['homeYes', 'homeNo', 'drawYes', 'drawNo', 'awayYes', 'awayNo'],
    lined: false,
  },
  distance: { id: 36, sides: YES_NO, lined: false },
  method: {
    id: 37,
    sides: ['homeByStoppage', 'homeByDecision', 'draw', 'awayByDecision', 'awayByStoppage'],
    lined: false,
  },
  roundGroup: {
    id: 38,
    sides: ['rounds1to3', 'rounds4to6', 'rounds7to9', 'rounds10to12', 'none'],
    lined: false,
  },
  toQualify: { id: 44, sides: TWO_SIDES, lined: false },
  place: { id: 45, sides: [], lined: false },
  forecast: { id: 46, sides: [], lined: false },
  quinella: { id: 47, sides: [], lined: false },
} as const satisfies Readonly<Record<string, Kind>>

export type MarketKind = keyof typeof MARKET_KINDS

export const isMarketKind = guardOf(MARKET_KINDS)

const FIELD_KINDS = ['outright', 'place', 'forecast', 'quinella'] as const satisfies readonly MarketKind[]

export type FieldKind = (typeof FIELD_KINDS)[number]

/**
 * Whether the selections of a kind are entrants of a field: `entrant:7`, or two of them, `entrant:2-5`, where it is
 * on the first two.
 */
export function isFieldKind(kind: MarketKind): kind is FieldKind {
  return FIELD_KINDS.some((each) => each === kind)
}
