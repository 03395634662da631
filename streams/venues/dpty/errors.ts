import type { Failure, FailureAction } from '../../domain/failure.ts'
import { isReturned, type OrderState } from '../../domain/order.ts'
import { type CashOutReason, CASH_OUT_REASONS, countedCashOutCodes } from '../../wire/cashOutReasons.ts'
import { COMMON_CASH_OUT_PAUSED, type CommonCodeGroup, commonCodeGroup } from '../../wire/commonCodes.ts'
import { type DptyCodeName, dptyCodeName } from '../../wire/dpty/codes.ts'
import { RESERVE_CODES } from '../../wire/reserveCodes.ts'

interface Meaning {
  readonly text: string
  /** What the member can do. */
  readonly action: FailureAction
}

const venueText = (name: string): string => `errors.venue.${name}`
/** Texts that only the slip shows. */
const slipText = (name: string): string => `slipMore.refusal.${name}`
const CLOSED: Meaning = { text: venueText('marketClosed'), action: 'removeLeg' }
const limit = (name: string): Meaning => ({ text: slipText(name), action: 'requote' })
const UNSURE: Meaning = { text: venueText('unknownResult'), action: 'lookUp' }
const AGAIN: Meaning = { text: venueText('tryAgain'), action: 'tryAgain' }

/** Text and action of each code (docs/venues/dpty.md, 2.10). */
const MEANINGS: Readonly<Record<DptyCodeName, Meaning>> = {
  tokenExpired: { text: venueText('tokenExpired'), action: 'tryAgain' },
  notAuthorised: { text: venueText('tokenExpired'), action: 'tryAgain' },
  maintenance: { text: venueText('serviceDown'), action: 'support' },
  rateLimited: { text: venueText('rateLimited'), action: 'later' },
  noData: { text: venueText('noData'), action: 'none' },
  exception: UNSURE,
  serverError: { text: venueText('serverError'), action: 'tryAgain' },
  parameter: { text: slipText('parameterError'), action: 'none' },
  duplicate: UNSURE,
  later: { text: venueText('later'), action: 'later' },
  insufficientBalance: { text: venueText('insufficientBalance'), action: 'topUp' },
  oddsChanged: { text: venueText('oddsChanged'), action: 'acceptChange' },
  lineChanged: { text: venueText('lineChanged'), action: 'acceptChange' },
  scoreChanged: { text: venueText('scoreChanged'), action: 'requote' },
  selectionGone: CLOSED,
  marketClosed: CLOSED,
  matchOver: CLOSED,
  belowMin: limit('belowMin'),
  aboveMax: limit('aboveMax'),
  dayStakeLimit: limit('dayStakeLimit'),
  dayWinLimit: limit('dayWinLimit'),
  matchSeriesLimit: limit('matchSeriesLimit'),
  daySeriesLimit: limit('daySeriesLimit'),
  matchWinLimit: limit('matchWinLimit'),
  memberLimit: { text: venueText('memberLimit'), action: 'requote' },
  marketLimit: { text: venueText('marketLimit'), action: 'requote' },
  legCount: { text: slipText('legCount'), action: 'none' },
  parlayNotAllowed: { text: slipText('parlayNotAllowed'), action: 'none' },
  sameMatch: { text: slipText('sameMatch'), action: 'none' },
  unknownSeries: { text: slipText('unknownSeries'), action: 'none' },
  matchesTooFar: { text: slipText('matchesTooFarApart'), action: 'none' },
  currencyUnsupported: { text: slipText('currencyUnsupported'), action: 'requote' },
  oddsFormatInvalid: { text: slipText('oddsFormatInvalid'), action: 'requote' },
  accountBarred: { text: venueText('accountBarred'), action: 'support' },
  notMade: AGAIN,
  tooLate: AGAIN,
  balanceUnknown: AGAIN,
  onBreak: { text: venueText('onBreak'), action: 'none' },
  ownStakeLimit: { text: venueText('ownStakeLimit'), action: 'none' },
  ownLossLimit: { text: venueText('ownLossLimit'), action: 'none' },
  ownTimeLimit: { text: venueText('ownTimeLimit'), action: 'none' },
  checkUsed: UNSURE,
  signature: AGAIN,
  header: AGAIN,
  orderToken: AGAIN,
  favouritesFull: { text: 'home.favourites.full', action: 'none' },
  favouritesOfSportFull: { text: 'home.favourites.fullOfSport', action: 'none' },
}

/** Codes whose single meanings are not known. */
const GROUPS: Readonly<Record<CommonCodeGroup, Meaning>> = {
  account: { text: slipText('account'), action: 'support' },
  administration: { text: slipText('administration'), action: 'support' },
  request: { text: slipText('request'), action: 'none' },
}

const RESERVE_NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(RESERVE_CODES).flatMap(([name, codes]) =>
    codes.map((code) => [Number(code), name] as const),
  ),
)

const CASH_OUTS: ReadonlyMap<number, CashOutReason> = new Map([
  ...CASH_OUT_REASONS.flatMap((reason) =>
    countedCashOutCodes(reason).map((code) => [Number(code), reason] as const),
  ),
  [COMMON_CASH_OUT_PAUSED, 'paused'] as const,
])

/** Why a cash-out is refused; `null` for a code that says nothing about it. */
export function cashOutReasonOf(code: number): CashOutReason | null {
  return CASH_OUTS.get(code) ?? null
}

/** Whether a code is about a reservation. */
export function isReserveCode(code: number): boolean {
  return RESERVE_NAMES.has(code)
}

/** The text of a code; reservations have texts of their own. */
export function textKeyOf(code: number): string {
  const reserved = RESERVE_NAMES.get(code)
  if (reserved !== undefined) return `reserve.code.${reserved}`
  return meaningOf(code)?.text ?? venueText('unknownCode')
}

/** `null` for a code that is not known. */
function meaningOf(code: number): Meaning | null {
  const name = dptyCodeName(code)
  if (name !== null) return MEANINGS[name]
  const group = commonCodeGroup(code)
  return group === null ? null : GROUPS[group]
}

/** Codes of an answer that could not be given: a read is repeated, and what a write did is unknown. */
const UNANSWERED: ReadonlySet<DptyCodeName> = new Set<DptyCodeName>(['exception', 'serverError'])

/** The failure of an answer with this code; not called for a success. */
export function dptyFailure(code: number, message: string): Failure {
  const name = dptyCodeName(code)
  if (name === 'rateLimited') return { type: 'transport', kind: 'rateLimited' }
  if (name !== null && UNANSWERED.has(name)) return { type: 'transport', kind: 'serverError' }
  return {
    type: 'refusal',
    reason: reasonOf(code, name),
    textKey: textKeyOf(code),
    message: message === '' ? null : message,
    action: meaningOf(code)?.action ?? 'none',
  }
}

/** Both kinds of an ended session lead to a new launch. */
function reasonOf(code: number, name: DptyCodeName | null): string {
  if (name === 'notAuthorised') return 'tokenExpired'
  return name ?? RESERVE_NAMES.get(code) ?? commonCodeGroup(code) ?? 'unknownCode'
}

/** Reasons that do not rule out that a write had its effect. */
const NOT_NAMED: ReadonlySet<string> = new Set(['unknownCode', ...Object.keys(GROUPS)])

/** The failure of a write: a code that does not rule out an effect is looked up. */
export function afterWrite(failure: Failure): Failure {
  if (failure.type === 'transport') return failure
  return NOT_NAMED.has(failure.reason) ? { ...failure, action: 'lookUp' } : failure
}

/** No bets are possible without limits from the venue. */
export const LIMITS_UNAVAILABLE: Failure = {
  type: 'refusal',
  reason: 'limitsUnavailable',
  textKey: venueText('limitsUnavailable'),
  message: null,
  action: 'requote',
}

/** Text key of why an order was refused; `null` for one that was not. */
export function refusalKey(state: OrderState, code: number): string | null {
  if (!isReturned(state)) return null
  if (state === 'eventCancelled') return 'errors.order.cancelled'
  return code === 0 ? venueText('refused') : textKeyOf(code)
}
