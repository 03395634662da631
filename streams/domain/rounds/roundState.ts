/** For each state of a round, the states that may follow (docs/games/rounds.md, 2.1). */
export const ROUND_CHANGES = {
  announced: ['open', 'interrupted', 'void'],
  open: ['sealed', 'interrupted', 'void'],
  sealed: ['decided', 'interrupted', 'void'],
  interrupted: ['decided', 'void'],
  decided: ['closed'],
  closed: [],
  void: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type RoundState = keyof typeof ROUND_CHANGES

/** The instants of a round, platform ms (docs/games/rounds.md, 2.2). */
export interface RoundTimes {
  readonly opensAt: number
  /** A bet is late from this ms on. */
  readonly sealsAt: number
  readonly resultAt: number
  /** In casino rounds, `paysAt` and `endsAt` are `null` until the round is decided. */
  readonly paysAt: number | null
  readonly endsAt: number | null
  /** `null` unless the round is interrupted. */
  readonly retryAt: number | null
}
