/** The worth of all gifts to an anchor from which each level begins, minor units of RMB (docs/live-rooms.md, 14). */
export const FAN_LEVELS = [
  1_00, 10_00, 50_00, 200_00, 500_00, 2000_00, 5000_00, 20_000_00, 50_000_00, 200_000_00,
] as const

/** A member's level with an anchor, and the way to the next one. */
interface FanProgress {
  /** 1 to 10; 0 without one. */
  readonly level: number
  /** What is missing to the next level, minor units of RMB; `null` at the highest. */
  readonly missing: number | null
  /** How far the member has come from this level to the next, 0 to 1. */
  readonly share: number
}

/** The level of a sum, 0 to 10. */
export function fanLevel(given: number): number {
  return FAN_LEVELS.findLastIndex((from) => given >= from) + 1
}

/** How a member with a level is welcomed: the higher, the grander. */
export const FAN_BANDS = ['friend', 'devoted', 'grand'] as const

export type FanBand = (typeof FAN_BANDS)[number]

/** The lowest level of each band. */
const BANDS_FROM: Readonly<Record<FanBand, number>> = { friend: 1, devoted: 4, grand: 8 }

/** The band of a level; `null` without one. */
export function fanBand(level: number): FanBand | null {
  return FAN_BANDS.findLast((band) => level >= BANDS_FROM[band]) ?? null
}

export function fanProgress(given: number): FanProgress {
  const level = fanLevel(given)
  const next = FAN_LEVELS[level]
  if (next === undefined) return { level, missing: null, share: 1 }
  const from = FAN_LEVELS[level - 1] ?? 0
  return { level, missing: next - given, share: (Math.max(from, given) - from) / (next - from) }
}
