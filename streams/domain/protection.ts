/**
 * The limits that members set for themselves, each for one day (docs/betting.md, 9). Stakes and losses are
 * minor units of RMB, and USDT counts at the operator's fixed rate (`RMB_PER_UNIT`); time is
 * minutes.
 */
export const LIMIT_KINDS = ['stake', 'loss', 'time'] as const

export type LimitKind = (typeof LIMIT_KINDS)[number]

/** A limit, and the looser limit that replaces it at `from`. An amount of `null` means no limit. */
export interface OwnLimit {
  readonly amount: number | null
  readonly next: { readonly amount: number | null; readonly from: number } | null
}

export const NO_LIMIT: OwnLimit = { amount: null, next: null }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A looser limit begins after this; a tighter one at once. */
export const LOOSER_AFTER_MS = DAY_MS

/** How long a break can be. It cannot be ended early. */
export const BREAKS = ['hour', 'day', 'week', 'sixWeeks'] as const

export type Break = (typeof BREAKS)[number]

export const BREAK_MS: Readonly<Record<Break, number>> = {
  hour: HOUR_MS,
  day: DAY_MS,
  week: 7 * DAY_MS,
  sixWeeks: 42 * DAY_MS,
}

/** The most that a limit can be: anything above is a mistake in typing. */
export const MAX_LIMIT: Readonly<Record<LimitKind, number>> = {
  stake: 100_000_000_00,
  loss: 100_000_000_00,
  time: 24 * 60,
}

/** Why a member's own protection refuses a stake. */
export const PROTECTION_REFUSALS = ['onBreak', 'ownStakeLimit', 'ownLossLimit', 'ownTimeLimit'] as const

export type ProtectionRefusal = (typeof PROTECTION_REFUSALS)[number]

/** What a member has used today. */
export interface PlayedToday {
  /** Stakes and gifts, without those that were given back; minor units of RMB. */
  readonly staked: number
  /** Returns minus stakes and gifts; open bets count as lost. Minor units of RMB. */
  readonly net: number
  readonly minutes: number
}

export interface Protection {
  readonly limits: Readonly<Record<LimitKind, OwnLimit>>
  /** `null` when no break was taken; it may be over. */
  readonly breakUntil: number | null
}

/** The number of a calendar day in UTC+8, from which limits count. */
export function playDay(at: number): number {
  return Math.floor((at + 8 * HOUR_MS) / DAY_MS)
}

/** The limit that applies at an instant. */
export function limitAt({ amount, next }: OwnLimit, at: number): number | null {
  return next !== null && next.from <= at ? next.amount : amount
}

/**
 * The limit after the member has chosen another. A tighter one applies at once and ends the wait for a looser
 * one; a looser one waits, and choosing it again does not make it wait longer.
 */
export function changedLimit(limit: OwnLimit, wanted: number | null, at: number): OwnLimit {
  const amount = limitAt(limit, at)
  if (wanted === amount || isTighter(wanted, amount)) return { amount: wanted, next: null }
  const pending = limit.next !== null && limit.next.from > at ? limit.next : null
  const from = pending !== null && !isTighter(pending.amount, wanted) ? pending.from : at + LOOSER_AFTER_MS
  return { amount, next: { amount: wanted, from } }
}

function isTighter(one: number | null, other: number | null): boolean {
  return one !== null && (other === null || one < other)
}

/** The end of a break after another one was taken: a break is never made shorter. */
export function breakUntilAfter(until: number | null, chosen: Break, at: number): number {
  return Math.max(until ?? 0, at + BREAK_MS[chosen])
}

/**
 * Why a stake is refused; `null` when it is not. A stake may use up a limit exactly, and counts as lost until
 * it returns something.
 *
 * @param stake minor units of RMB.
 */
export function protectionRefusal(
  { limits, breakUntil }: Protection,
  today: PlayedToday,
  stake: number,
  at: number,
): ProtectionRefusal | null {
  if (breakUntil !== null && at < breakUntil) return 'onBreak'
  const over = (kind: LimitKind, used: number): boolean => {
    const limit = limitAt(limits[kind], at)
    return limit !== null && used > limit
  }
  if (over('stake', today.staked + stake)) return 'ownStakeLimit'
  if (over('loss', stake - today.net)) return 'ownLossLimit'
  // The minute that has begun is counted already.
  if (over('time', today.minutes)) return 'ownTimeLimit'
  return null
}
