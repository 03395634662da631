import type { Failure, FailureAction } from '../../domain/failure.ts'
import type { OrderState } from '../../domain/order.ts'
import { PMTY_CODE_CLASSES, type PmtyCodeClass } from '../../wire/pmty/codes.ts'

/** What the member can do about each class of failure (research, venues 2.1: failure codes). */
const ACTIONS: Readonly<Record<PmtyCodeClass, FailureAction>> = {
  tokenExpired: 'tryAgain',
  rateLimited: 'later',
  menuMissing: 'none',
  noData: 'none',
  oddsChanged: 'acceptChange',
  slotChanged: 'requote',
  marketClosed: 'removeLeg',
  tryAgain: 'tryAgain',
  later: 'later',
  insufficientBalance: 'topUp',
  accountBarred: 'support',
  marketConfirming: 'later',
  refused: 'requote',
  limitChanged: 'requote',
  scoreChanged: 'requote',
  unknownResult: 'lookUp',
  serviceDown: 'support',
  serverError: 'tryAgain',
}

/** Failures that the venue's answers lead to without a code of their own. */
export type PmtyReason = PmtyCodeClass | 'limitsUnavailable' | 'unknownCode'

const CLASS_OF_CODE: ReadonlyMap<string, PmtyCodeClass> = new Map(
  Object.entries(PMTY_CODE_CLASSES).flatMap(([name, codes]) =>
    codes.map((code): [string, PmtyCodeClass] => [code, name as PmtyCodeClass]),
  ),
)

/** The name of a failure code in the catalogue. */
export function reasonOf(code: string): PmtyReason {
  return CLASS_OF_CODE.get(code) ?? 'unknownCode'
}

/** The text key of a failure code: `errors.venue.` and its reason. */
export function textKeyOf(code: string): string {
  return venueTextKey(reasonOf(code))
}

function venueTextKey(reason: PmtyReason): string {
  return `errors.venue.${reason}`
}

/** The failure that an answer with this code is; never called for a success. Rate limits count as transport. */
export function pmtyFailure(code: string, message: string): Failure {
  const reason = reasonOf(code)
  if (reason === 'rateLimited') return { lane: 'transport', kind: 'rateLimited' }
  return {
    lane: 'outcome',
    reason,
    textKey: venueTextKey(reason),
    message: message === '' ? null : message,
    action: reason === 'unknownCode' || reason === 'limitsUnavailable' ? 'none' : ACTIONS[reason],
  }
}

/** Without limits nothing is bet: none are ever made up. */
export const LIMITS_UNAVAILABLE: Failure = {
  lane: 'outcome',
  reason: 'limitsUnavailable',
  textKey: venueTextKey('limitsUnavailable'),
  message: null,
  action: 'requote',
}

/** What a code means under a bet: where it does not say that nothing was made, the order is looked up. */
export function afterBet(failure: Failure): Failure {
  if (failure.lane === 'transport') return failure
  const unsure: readonly string[] = ['unknownCode', 'serverError', 'unknownResult'] satisfies PmtyReason[]
  return unsure.includes(failure.reason) ? { ...failure, action: 'lookUp' } : failure
}

/** The text of a refusal; `null` for a bet that is not refused. */
export function refusalKey(state: OrderState, refuseCode: string | null): string | null {
  if (state !== 'rejected' && state !== 'cancelled') return null
  return refuseCode === null ? venueTextKey('refused') : textKeyOf(refuseCode)
}
