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

/** `null` for a word that is none of them. */
export function readLifeCycle(word: string): LifeCycle | null {
  return LIFE_CYCLE.find((each) => each === word) ?? null
}
