import type { Failure, FailureAction } from '../failure.ts'

/**
 * What the member can do after each refusal of a bet (docs/games/rounds.md, 5.1). `lookUp`: the bet may exist despite
 * the refusal.
 */
const ACTIONS = {
  roundNotOpen: 'none',
  gameOff: 'later',
  maintenance: 'later',
  unknownOption: 'none',
  oddsChanged: 'acceptChange',
  belowMin: 'requote',
  aboveMax: 'requote',
  roundFull: 'requote',
  currency: 'requote',
  insufficient: 'topUp',
  onBreak: 'none',
  ownStakeLimit: 'none',
  ownLossLimit: 'none',
  ownTimeLimit: 'none',
  duplicateId: 'lookUp',
  badRequest: 'none',
} as const satisfies Readonly<Record<string, FailureAction>>

export type GameRefusal = keyof typeof ACTIONS

/** Whether a failure is a refusal of a bet on a round. */
export function isGameRefusal(failure: Failure): boolean {
  return failure.type === 'refusal' && Object.hasOwn(ACTIONS, failure.reason)
}

/** The failure of a bet that was refused; its text is in the catalogue `games`. */
export function gameRefusal(reason: GameRefusal, message: string | null = null): Failure {
  return { type: 'refusal', reason, textKey: `games.refusal.${reason}`, message, action: ACTIONS[reason] }
}
