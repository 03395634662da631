/**
 * What betting on a match has come to. `settling`: it is over and some of its markets are not decided yet;
 * `rollback`: its result is withdrawn, and it is settled again when the result is published anew.
 */
export const LIFE_CYCLE = [
  'initial',
  'active',
  'suspended',
  'closed',
  'settling',
  'settled',
  'cancelled',
  'rollback',
] as const

export type LifeCycle = (typeof LIFE_CYCLE)[number]

/** The life cycle with this word; `null` for any other word. */
export function readLifeCycle(word: string): LifeCycle | null {
  return LIFE_CYCLE.find((each) => each === word) ?? null
}
