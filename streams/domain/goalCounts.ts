import type { Side } from './market.ts'
import type { Pair } from './match.ts'
import type { CountedOutcome } from './order.ts'
import { MARKET_KINDS } from './vocabulary/marketKinds.ts'

/** The totals that a market of exact totals lists; the last selection wins on this and on more. */
const EXACT_TOTALS: Readonly<Partial<Record<Side, number>>> = {
  exact0: 0,
  exact1: 1,
  exact2: 2,
  exact3: 3,
  exact4: 4,
  exact5: 5,
  exact6More: 6,
}

export const LAST_EXACT_TOTAL = 6

/** The leads of home that a market of winning margins lists; from three on all are one selection. */
const MARGINS: Readonly<Partial<Record<Side, number>>> = {
  homeBy1: 1,
  homeBy2: 2,
  homeBy3More: 3,
  draw: 0,
  awayBy1: -1,
  awayBy2: -2,
  awayBy3More: -3,
}

const WIDEST_MARGIN = 3

/** A listed total wins on exactly that total, the last one on any that is not lower. */
export function exactTotalOutcome(side: Side, total: number): CountedOutcome {
  return listedOutcome(EXACT_TOTALS[side], Math.min(total, LAST_EXACT_TOTAL))
}

/** A margin wins on exactly that lead, the widest ones on any that is not smaller; level is the draw. */
export function winningMarginOutcome(side: Side, lead: number): CountedOutcome {
  return listedOutcome(MARGINS[side], Math.max(-WIDEST_MARGIN, Math.min(WIDEST_MARGIN, lead)))
}

/** Void for a side that the market does not have. */
function listedOutcome(listed: number | undefined, counted: number): CountedOutcome {
  if (listed === undefined) return 'void'
  return listed === counted ? 'win' : 'lose'
}

/** The bounds of the totals that a market of ranges lists. */
const RANGES = {
  goalRange: {
    range0to1: [0, 1],
    range2to3: [2, 3],
    range4to6: [4, 6],
    range7More: [7, Infinity],
  },
  cornerRange: {
    range0to8: [0, 8],
    range9to11: [9, 11],
    range12More: [12, Infinity],
  },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Side, readonly [number, number]>>>>>

type Range = readonly [from: number, to: number]

/** The selections of a market of ranges with their bounds, both included. */
export function rangesOf(kind: keyof typeof RANGES): readonly (readonly [Side, Range])[] {
  const ranges: Readonly<Partial<Record<Side, Range>>> = RANGES[kind]
  return MARKET_KINDS[kind].sides.flatMap((side) => {
    const range = ranges[side]
    return range === undefined ? [] : [[side, range] as const]
  })
}

/** Wins when the total is within the bounds of the selection. */
export function rangeOutcome(kind: keyof typeof RANGES, side: Side, total: number): CountedOutcome {
  const range = rangesOf(kind).find(([each]) => each === side)?.[1]
  if (range === undefined) return 'void'
  return total >= range[0] && total <= range[1] ? 'win' : 'lose'
}

const WITH_BOTH = {
  home: { yes: 'homeYes', no: 'homeNo' },
  draw: { yes: 'drawYes', no: 'drawNo' },
  away: { yes: 'awayYes', no: 'awayNo' },
} as const satisfies Readonly<Record<Leader, Readonly<Record<'yes' | 'no', Side>>>>

/** The selection that wins by who wins and whether both sides score. */
export function resultAndBothScoreSide(home: number, away: number): Side {
  return WITH_BOTH[leaderBy(home - away)][home > 0 && away > 0 ? 'yes' : 'no']
}

export function resultAndBothScoreOutcome(side: Side, [home, away]: Pair): CountedOutcome {
  const listed = LEADERS.some((leader) => Object.values(WITH_BOTH[leader]).some((each) => each === side))
  if (!listed) return 'void'
  return resultAndBothScoreSide(home, away) === side ? 'win' : 'lose'
}

const LEADERS = ['home', 'draw', 'away'] as const

type Leader = (typeof LEADERS)[number]

function leaderBy(lead: number): Leader {
  return lead === 0 ? 'draw' : lead > 0 ? 'home' : 'away'
}

/** The selections by who leads at half-time and who at the end. */
const HALF_AND_FULL = {
  home: { home: 'homeHome', draw: 'homeDraw', away: 'homeAway' },
  draw: { home: 'drawHome', draw: 'drawDraw', away: 'drawAway' },
  away: { home: 'awayHome', draw: 'awayDraw', away: 'awayAway' },
} as const satisfies Readonly<Record<Leader, Readonly<Record<Leader, Side>>>>

/** The selection that wins by the leads of home at half-time and at the end. */
export function halfTimeFullTimeSide(halfTime: number, fullTime: number): Side {
  return HALF_AND_FULL[leaderBy(halfTime)][leaderBy(fullTime)]
}

/** Wins if both the leader at half-time and the winner are as selected. Void without the score at half-time. */
export function halfTimeFullTimeOutcome(side: Side, halfTime: Pair | null, fullTime: Pair): CountedOutcome {
  const listed = LEADERS.some((leader) => Object.values(HALF_AND_FULL[leader]).some((each) => each === side))
  if (halfTime === null || !listed) return 'void'
  const won = halfTimeFullTimeSide(halfTime[0] - halfTime[1], fullTime[0] - fullTime[1])
  return won === side ? 'win' : 'lose'
}
