import { forEachSet, type SetWord } from '../sets.ts'
import { fbtyBase } from './sports.ts'

/** The quarters of an hour of football. */
export const FBTY_MINUTES = [
  'minutes1to15',
  'minutes16to30',
  'minutes31to45',
  'minutes46to60',
  'minutes61to75',
  'minutes76to90',
] as const

/** Numbers of the sets: `set1` has the first. */
function sets(first: number): Readonly<Record<SetWord, number>> {
  return Object.fromEntries(forEachSet((set, word) => [word, first + set - 1])) as Record<SetWord, number>
}

/** `pe` of markets and counts of football, by period. */
export const FBTY_FOOTBALL_PERIODS = {
  match: 1001,
  firstHalf: 1002,
  secondHalf: 1003,
  minutes1to15: 1004,
  minutes16to30: 1005,
  minutes31to45: 1006,
  minutes46to60: 1007,
  minutes61to75: 1008,
  minutes76to90: 1009,
  extraTime: 1010,
  penalties: 1011,
  tie: 1012,
} as const

/** What is added to the base of any other sport. */
export const FBTY_PERIOD_OFFSETS = {
  match: 1,
  firstHalf: 3,
  secondHalf: 4,
  quarter1: 5,
  quarter2: 6,
  quarter3: 7,
  quarter4: 8,
  third1: 11,
  third2: 12,
  third3: 13,
  ...sets(21),
  innings1to5: 61,
} as const

export type FbtyPeriod = keyof typeof FBTY_FOOTBALL_PERIODS | keyof typeof FBTY_PERIOD_OFFSETS

function codeIn(codes: Readonly<Record<string, number>>, word: string): number | null {
  return Object.hasOwn(codes, word) ? (codes[word] ?? null) : null
}

/** `pe` of a period in a sport; `null` where it has none. */
export function fbtyPeriod(sport: string, period: string): number | null {
  const base = fbtyBase(sport)
  if (sport === 'football') return codeIn(FBTY_FOOTBALL_PERIODS, period)
  const offset = codeIn(FBTY_PERIOD_OFFSETS, period)
  return base === null || offset === null ? null : base + offset
}

const FOOTBALL_WORDS = wordsOf(FBTY_FOOTBALL_PERIODS)
const OTHER_WORDS = wordsOf(FBTY_PERIOD_OFFSETS)

function wordsOf<W extends string>(codes: Readonly<Record<W, number>>): ReadonlyMap<number, W> {
  return new Map(Object.entries<number>(codes).map(([word, code]) => [code, word as W]))
}

/** The period of a `pe` in a sport; `null` for an unknown number. */
export function fbtyPeriodOf(sport: string, pe: number): FbtyPeriod | null {
  const base = fbtyBase(sport)
  if (sport === 'football') return FOOTBALL_WORDS.get(pe) ?? null
  return base === null ? null : (OTHER_WORDS.get(pe - base) ?? null)
}

/** Phases of football by `pe` of the clock. A match that was cancelled is over. */
export const FBTY_FOOTBALL_PHASES = {
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
  1016: 'ended',
} as const

/** The phase of a match of football that was cancelled. */
export const FBTY_CANCELLED_PHASE = 1016

/** Phases of the other sports, by what is added to the base. */
export const FBTY_PHASE_OFFSETS = {
  notStarted: 1,
  firstHalf: 2,
  halfTime: 3,
  secondHalf: 4,
  break: 5,
  regularEnd: 6,
  overtime: 7,
  quarter1: 11,
  quarter2: 12,
  quarter3: 13,
  quarter4: 14,
  third1: 15,
  third2: 16,
  third3: 17,
  ...sets(21),
  ended: 91,
  interrupted: 92,
  abandoned: 93,
} as const

export type FbtyPhase =
  (typeof FBTY_FOOTBALL_PHASES)[keyof typeof FBTY_FOOTBALL_PHASES] | keyof typeof FBTY_PHASE_OFFSETS

const FOOTBALL_PHASES: ReadonlyMap<number, FbtyPhase> = new Map(
  Object.entries(FBTY_FOOTBALL_PHASES).map(([code, word]) => [Number(code), word]),
)
const FOOTBALL_PHASE_CODES: ReadonlyMap<string, number> = new Map(
  [...FOOTBALL_PHASES].reverse().map(([code, word]) => [word, code]),
)
const OTHER_PHASES = wordsOf(FBTY_PHASE_OFFSETS)

/** The phase of a number in a sport; `null` for an unknown one. */
export function fbtyPhaseOf(sport: string, pe: number): FbtyPhase | null {
  const base = fbtyBase(sport)
  if (sport === 'football') return FOOTBALL_PHASES.get(pe) ?? null
  return base === null ? null : (OTHER_PHASES.get(pe - base) ?? null)
}

/** The number of a phase in a sport; 0, which no phase has, if it has no number. */
export function fbtyPhase(sport: string, phase: string): number {
  if (sport === 'football') return FOOTBALL_PHASE_CODES.get(phase) ?? 0
  const base = fbtyBase(sport)
  const offset = codeIn(FBTY_PHASE_OFFSETS, phase)
  return base === null || offset === null ? 0 : base + offset
}
