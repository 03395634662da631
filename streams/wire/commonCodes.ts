/**
 * Codes of answers that FBTY and DPTY have in common, by what the client does (docs/venues/dpty.md, 2.10, and
 * docs/venues/fbty.md, 3). Where a name stands for several, the platform answers with the first.
 */
export const COMMON_CODES = {
  tokenExpired: [10110, 4, 14009, 14010],
  notAuthorised: [14001, 3],
  maintenance: [8],
  rateLimited: [12, 14068],
  noData: [14002, 7],
  exception: [2],
  serverError: [6, 1],
  parameter: [5],
  duplicate: [10],
  later: [11],
  insufficientBalance: [3001, 9, 9034, 13000],
  oddsChanged: [3003],
  lineChanged: [3022],
  scoreChanged: [3026],
  selectionGone: [3002],
  marketClosed: [3014],
  matchOver: [3015],
  belowMin: [3005],
  aboveMax: [3008],
  memberLimit: [3006],
  marketLimit: [3024],
  /** The stake of the day, and what the day may win. */
  dayStakeLimit: [3007],
  dayWinLimit: [3016],
  /** The stake of series on a match, and on a day. */
  matchSeriesLimit: [3017],
  daySeriesLimit: [3018],
  matchWinLimit: [3020],
  legCount: [3004, 3009],
  parlayNotAllowed: [3010],
  sameMatch: [3011],
  unknownSeries: [3012],
  matchesTooFar: [3019],
  currencyUnsupported: [3021],
  oddsFormatInvalid: [3025],
  accountBarred: [14057, 9003],
  notMade: [3000],
  /** Received after `validUntil`. */
  tooLate: [3013],
  balanceUnknown: [3023],
  onBreak: [3090],
  ownStakeLimit: [3091],
  ownLossLimit: [3092],
  ownTimeLimit: [3093],
} as const satisfies Readonly<Record<string, readonly [number, ...number[]]>>

export type CommonCodeName = keyof typeof COMMON_CODES

const BY_CODE: ReadonlyMap<number, CommonCodeName> = new Map(
  (Object.keys(COMMON_CODES) as CommonCodeName[]).flatMap((name) =>
    COMMON_CODES[name].map((code) => [code, name] as const),
  ),
)

/** `null` for a code that is not in the table. */
export function commonCodeName(code: number): CommonCodeName | null {
  return BY_CODE.get(code) ?? null
}

/**
 * Codes that have a meaning as a group only: accounts and administrators, the administration of announcements,
 * settlement and downloads, and requests (docs/decisions/0096-rows-of-venues-that-are-not-built.md).
 */
const GROUPS = {
  account: [
    [5000, 5059],
    [9001, 9012],
  ],
  administration: [[6000, 6035]],
  request: [[14_001, 14_089]],
} as const satisfies Readonly<Record<string, readonly (readonly [from: number, to: number])[]>>

export type CommonCodeGroup = keyof typeof GROUPS

/** The group of a code; `null` outside them. Codes with a meaning of their own have to be looked for before. */
export function commonCodeGroup(code: number): CommonCodeGroup | null {
  const groups = Object.keys(GROUPS) as CommonCodeGroup[]
  return groups.find((name) => GROUPS[name].some(([from, to]) => code >= from && code <= to)) ?? null
}

/** A cash-out is paused, for which PMTY has a code of its own only. */
export const COMMON_CASH_OUT_PAUSED = 12_024
