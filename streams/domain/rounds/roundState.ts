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
  /** Of a casino round, `null` until it is decided, as is `endsAt`. */
  readonly paysAt: number | null
  readonly endsAt: number | null
  /** Of an interrupted round only. */
  readonly retryAt: number | null
}
