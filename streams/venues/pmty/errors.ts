import type { Failure, FailureAction } from '../../domain/failure.ts'
import { isReturned, type OrderState } from '../../domain/order.ts'
import { PMTY_CODE_CLASSES, type PmtyCodeClass } from '../../wire/pmty/codes.ts'
import type { ReserveCodeName } from '../../wire/reserveCodes.ts'

/** What the member can do, by class of failure; nothing for the others. */
const ACTIONS: Readonly<Record<Exclude<PmtyCodeClass, ReserveCodeName>, FailureAction>> = {
  tokenExpired: 'tryAgain',
  rateLimited: 'later',
  menuMissing: 'none',
  noData: 'none',
  oddsChanged: 'acceptChange',
  lineChanged: 'acceptChange',
  slotChanged: 'requote',
  marketClosed: 'removeLeg',
  parlayNotAllowed: 'none',
  sameMatch: 'none',
  legCount: 'none',
  unknownSeries: 'none',
  tryAgain: 'tryAgain',
  later: 'later',
  insufficientBalance: 'topUp',
  accountBarred: 'support',
  marketConfirming: 'later',
  refused: 'requote',
  limitChanged: 'requote',
  memberLimit: 'requote',
  marketLimit: 'requote',
  scoreChanged: 'requote',
  unknownResult: 'lookUp',
  serviceDown: 'support',
  serverError: 'tryAgain',
  onBreak: 'none',
  ownStakeLimit: 'none',
  ownLossLimit: 'none',
  ownTimeLimit: 'none',
}

/** Reasons of failures, including those without a code of the venue. */
export type PmtyReason = PmtyCodeClass | 'limitsUnavailable' | 'unknownCode'

const CLASS_OF_CODE: ReadonlyMap<string, PmtyCodeClass> = new Map(
  Object.entries(PMTY_CODE_CLASSES).flatMap(([name, codes]) =>
    codes.map((code): [string, PmtyCodeClass] => [code, name as PmtyCodeClass]),
  ),
)

/** The reason of a failure code. */
export function reasonOf(code: string): PmtyReason {
  return CLASS_OF_CODE.get(code) ?? 'unknownCode'
}

/** The text key of a failure code, by its reason; reservations and series have texts of their own. */
export function textKeyOf(code: string): string {
  return venueTextKey(reasonOf(code))
}

/** Reasons whose texts come with the open slip. */
const SLIP_REASONS: ReadonlySet<PmtyReason> = new Set<PmtyReason>([
  'parlayNotAllowed',
  'sameMatch',
  'legCount',
  'unknownSeries',
])

function venueTextKey(reason: PmtyReason): string {
  if (reason.startsWith('reserve')) return `reserve.code.${reason}`
  return SLIP_REASONS.has(reason) ? `slipMore.refusal.${reason}` : `errors.venue.${reason}`
}

/** The failure of an answer with this code; not called for a success. Rate limits are transport failures. */
export function pmtyFailure(code: string, message: string): Failure {
  const reason = reasonOf(code)
  if (reason === 'rateLimited') return { type: 'transport', kind: 'rateLimited' }
  return {
    type: 'refusal',
    reason,
    textKey: venueTextKey(reason),
    message: message === '' ? null : message,
    action: reason in ACTIONS ? ACTIONS[reason as keyof typeof ACTIONS] : 'none',
  }
}

/** No bets are possible without limits from the venue. */
export const LIMITS_UNAVAILABLE: Failure = {
  type: 'refusal',
  reason: 'limitsUnavailable',
  textKey: venueTextKey('limitsUnavailable'),
  message: null,
  action: 'requote',
}

/**
 * The failure in the answer to a bet: if the code does not rule out that an order was created, it is looked
 * up.
 */
export function afterBet(failure: Failure): Failure {
  if (failure.type === 'transport') return failure
  const unsure: readonly string[] = ['unknownCode', 'serverError', 'unknownResult'] satisfies PmtyReason[]
  return unsure.includes(failure.reason) ? { ...failure, action: 'lookUp' } : failure
}

/** Text key of the reason for refusal; `null` for a bet that was not refused. */
export function refusalKey(state: OrderState, refuseCode: string | null): string | null {
  if (!isReturned(state)) return null
  if (state === 'eventCancelled') return 'errors.order.cancelled'
  return refuseCode === null ? venueTextKey('refused') : textKeyOf(refuseCode)
}
