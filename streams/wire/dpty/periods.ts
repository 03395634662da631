import { forEachSet, type SetWord } from '../sets.ts'

/** Periods of football by `pd`: the specification's numbers (docs/venues/dpty.md, 2.4). */
export const DPTY_FOOTBALL_PHASES = {
  1001: 'notStarted',
  1002: 'firstHalf',
  1003: 'halfTime',
  1004: 'secondHalf',
  1005: 'regularEnd',
  1006: 'extraTimeAwaited',
  1007: 'extraTimeFirstHalf',
  1008: 'extraTimeBreak',
  1009: 'extraTimeSecondHalf',
  1010: 'extraTimeEnd',
  1011: 'penaltiesAwaited',
  1012: 'penalties',
  1013: 'ended',
  1014: 'interrupted',
  1015: 'abandoned',
  1016: 'abandoned',
} as const

/** `pd` of football by period. */
export const DPTY_FOOTBALL_CODES = {
  notStarted: 1001,
  firstHalf: 1002,
  halfTime: 1003,
  secondHalf: 1004,
  regularEnd: 1005,
  extraTimeAwaited: 1006,
  extraTimeFirstHalf: 1007,
  extraTimeBreak: 1008,
  extraTimeSecondHalf: 1009,
  extraTimeEnd: 1010,
  penaltiesAwaited: 1011,
  penalties: 1012,
  ended: 1013,
  interrupted: 1014,
  abandoned: 1015,
} as const

const SETS = 5000
const INNINGS = 6000
/** Between the number of a part and that of the break after it. */
const BREAK = 100
const MAX_SETS = 40

const sets: Readonly<Record<number, SetWord | 'break'>> = Object.fromEntries(
  [SETS, INNINGS].flatMap((first) =>
    forEachSet((set, word): (readonly [number, SetWord | 'break'])[] => [
      [first + set, word],
      ...(set < MAX_SETS ? [[first + BREAK + set, 'break'] as const] : []),
    ]).flat(),
  ),
)

/** Periods of the other sports by `pd`. */
export const DPTY_PHASES = {
  ...sets,
  1001: 'notStarted',
  1013: 'ended',
  1014: 'interrupted',
  1015: 'abandoned',
  1016: 'abandoned',
  2001: 'firstHalf',
  2002: 'halfTime',
  2003: 'secondHalf',
  3001: 'quarter1',
  3002: 'quarter2',
  3003: 'quarter3',
  3004: 'quarter4',
  3011: 'break',
  3012: 'break',
  3013: 'break',
  4001: 'third1',
  4002: 'third2',
  4003: 'third3',
  4011: 'break',
  4012: 'break',
  7001: 'overtime',
  7002: 'penalties',
} as const

/** `pd` of the other sports by period, except sets and breaks. */
export const DPTY_PHASE_CODES = {
  notStarted: 1001,
  ended: 1013,
  interrupted: 1014,
  abandoned: 1015,
  firstHalf: 2001,
  halfTime: 2002,
  secondHalf: 2003,
  quarter1: 3001,
  quarter2: 3002,
  quarter3: 3003,
  quarter4: 3004,
  third1: 4001,
  third2: 4002,
  third3: 4003,
  overtime: 7001,
  penalties: 7002,
} as const

/** `pd` of a set, from 1; of an inning in sports that are played in innings. */
export function dptySetCode(set: number, inInnings: boolean): number {
  return (inInnings ? INNINGS : SETS) + set
}

/** `pd` of the break after a quarter, third, set or inning. */
export function dptyBreakCode(part: 'quarter' | 'third' | 'set' | 'inning', number: number): number {
  switch (part) {
    case 'quarter':
      return 3010 + number
    case 'third':
      return 4010 + number
    case 'set':
      return SETS + BREAK + number
    case 'inning':
      return INNINGS + BREAK + number
  }
}
