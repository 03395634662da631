import type { Failure, FailureAction } from '../domain/failure.ts'
import { type GameRefusal, gameRefusal } from '../domain/rounds/gameRefusal.ts'
import { transportFailure } from '../link/exchange.ts'
import { gameRefusalName, type ProductCodeName, productCodeName } from '../wire/games/refusals.ts'

type Reason = Exclude<ProductCodeName, 'success' | 'rateLimited'> | 'unknownCode'

const ACTIONS: Readonly<Record<Reason, FailureAction>> = {
  tokenExpired: 'tryAgain',
  noData: 'none',
  serverError: 'tryAgain',
  unknownCode: 'none',
}

/** The failure of an answer of a launched product with this code; not called for a success. */
export function productFailure(code: number, message: string): Failure {
  const said = message === '' ? null : message
  const refusal: GameRefusal | null = gameRefusalName(code)
  if (refusal !== null) return gameRefusal(refusal, said)
  const name = productCodeName(code)
  if (name === 'rateLimited') return transportFailure('rateLimited')
  const reason = name === null || name === 'success' ? 'unknownCode' : name
  return {
    type: 'refusal',
    reason,
    textKey: `errors.venue.${reason}`,
    message: said,
    action: ACTIONS[reason],
  }
}

/** Reasons that do not rule out that the bets of a call were taken: `unknown` is what the site has for other codes. */
const UNSURE: readonly string[] = ['unknownCode', 'serverError', 'unknown', 'common']

/** The failure in the answer to bets: where it does not rule out that they were taken, they are looked up. */
export function afterGameBets(failure: Failure): Failure {
  if (failure.type === 'transport' || !UNSURE.includes(failure.reason)) return failure
  return { ...failure, action: 'lookUp' }
}

/** `failureOf` of a site call that places bets on a round: the codes of docs/games/rounds.md, 5.1. */
export function siteGameRefusal(code: number, message: string): Failure | null {
  const refusal = gameRefusalName(code)
  return refusal === null ? null : gameRefusal(refusal, message === '' ? null : message)
}
