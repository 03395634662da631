import type { Failure, FailureAction } from '../../domain/failure.ts'
import { isReturned, type OrderState } from '../../domain/order.ts'
import { FBTY_REJECTIONS } from '../../wire/fbty/betTables.ts'
import { FBTY_CODE_CLASSES, type FbtyCodeClass } from '../../wire/fbty/codes.ts'
import { type CommonCodeGroup, commonCodeGroup } from '../../wire/commonCodes.ts'
import type { ReserveCodeName } from '../../wire/reserveCodes.ts'

type Reason = FbtyCodeClass | CommonCodeGroup | 'unknownCode' | 'limitsUnavailable' | 'mixedConfirm'
type OwnClass = Exclude<Reason, ReserveCodeName>

interface Meaning {
  /** Below `errors.venue`; texts that only the slip shows are below `slipMore.refusal`. */
  readonly text: string
  /** What the member can do. */
  readonly action: FailureAction
}

const venueText = (name: string): string => `errors.venue.${name}`
const slipText = (name: string): string => `slipMore.refusal.${name}`

const MEANINGS: Readonly<Record<OwnClass, Meaning>> = {
  tokenExpired: { text: venueText('tokenExpired'), action: 'tryAgain' },
  maintenance: { text: venueText('serviceDown'), action: 'support' },
  rateLimited: { text: venueText('rateLimited'), action: 'later' },
  noData: { text: venueText('noData'), action: 'none' },
  serverError: { text: venueText('serverError'), action: 'tryAgain' },
  tryAgain: { text: venueText('tryAgain'), action: 'tryAgain' },
  later: { text: venueText('later'), action: 'later' },
  unknownResult: { text: venueText('unknownResult'), action: 'lookUp' },
  parameterError: { text: slipText('parameterError'), action: 'none' },
  duplicate: { text: venueText('unknownResult'), action: 'lookUp' },
  insufficientBalance: { text: venueText('insufficientBalance'), action: 'topUp' },
  oddsChanged: { text: venueText('oddsChanged'), action: 'acceptChange' },
  lineChanged: { text: venueText('lineChanged'), action: 'acceptChange' },
  marketClosed: { text: venueText('marketClosed'), action: 'removeLeg' },
  belowMin: { text: slipText('belowMin'), action: 'requote' },
  aboveMax: { text: slipText('aboveMax'), action: 'requote' },
  memberLimit: { text: venueText('memberLimit'), action: 'requote' },
  marketLimit: { text: venueText('marketLimit'), action: 'requote' },
  dayStakeLimit: { text: slipText('dayStakeLimit'), action: 'requote' },
  dayWinLimit: { text: slipText('dayWinLimit'), action: 'requote' },
  matchSeriesLimit: { text: slipText('matchSeriesLimit'), action: 'requote' },
  daySeriesLimit: { text: slipText('daySeriesLimit'), action: 'requote' },
  matchWinLimit: { text: slipText('matchWinLimit'), action: 'requote' },
  scoreChanged: { text: venueText('scoreChanged'), action: 'requote' },
  legCount: { text: slipText('legCount'), action: 'none' },
  parlayNotAllowed: { text: slipText('parlayNotAllowed'), action: 'none' },
  sameMatch: { text: slipText('sameMatch'), action: 'none' },
  unknownSeries: { text: slipText('unknownSeries'), action: 'none' },
  matchesTooFarApart: { text: slipText('matchesTooFarApart'), action: 'none' },
  currencyUnsupported: { text: slipText('currencyUnsupported'), action: 'requote' },
  oddsFormatInvalid: { text: slipText('oddsFormatInvalid'), action: 'requote' },
  mixedConfirm: { text: slipText('mixedConfirm'), action: 'none' },
  accountBarred: { text: venueText('accountBarred'), action: 'support' },
  onBreak: { text: venueText('onBreak'), action: 'none' },
  ownStakeLimit: { text: venueText('ownStakeLimit'), action: 'none' },
  ownLossLimit: { text: venueText('ownLossLimit'), action: 'none' },
  ownTimeLimit: { text: venueText('ownTimeLimit'), action: 'none' },
  limitsUnavailable: { text: venueText('limitsUnavailable'), action: 'requote' },
  account: { text: slipText('account'), action: 'support' },
  administration: { text: slipText('administration'), action: 'support' },
  request: { text: slipText('request'), action: 'none' },
  unknownCode: { text: venueText('unknownCode'), action: 'none' },
}

const CLASS_OF_CODE: ReadonlyMap<number, FbtyCodeClass> = new Map(
  Object.entries(FBTY_CODE_CLASSES).flatMap(([name, codes]) =>
    codes.map((code): [number, FbtyCodeClass] => [code, name as FbtyCodeClass]),
  ),
)

/** The reason of a failure code. */
export function reasonOf(code: number): Reason {
  return CLASS_OF_CODE.get(code) ?? commonCodeGroup(code) ?? 'unknownCode'
}

function meaningOf(reason: Reason): Meaning {
  const known = Object.hasOwn(MEANINGS, reason) ? MEANINGS[reason as OwnClass] : undefined
  return known ?? { text: `reserve.code.${reason}`, action: 'none' }
}

/** The text key of a failure code; reservations have texts of their own. */
export function textKeyOf(code: number): string {
  return meaningOf(reasonOf(code)).text
}

/** The failure with this reason, its text, and what the member can do. */
export function refusalFor(reason: Reason, message: string | null = null): Failure {
  if (reason === 'rateLimited') return { type: 'transport', kind: 'rateLimited' }
  const { text, action } = meaningOf(reason)
  return { type: 'refusal', reason, textKey: text, message, action }
}

/** The failure of an answer with this code; not called for a success. */
export function fbtyFailure(code: number, message: string): Failure {
  return refusalFor(reasonOf(code), message === '' ? null : message)
}

/** Reasons after which the write may have had its effect. */
const UNSURE: readonly string[] = [
  'unknownCode',
  'account',
  'administration',
  'request',
  'serverError',
  'unknownResult',
  'duplicate',
] satisfies Reason[]

export function isUnsure(code: number): boolean {
  return UNSURE.includes(reasonOf(code))
}

/** The failure in the answer to a write: what may have been done is looked up. */
export function afterWrite(failure: Failure): Failure {
  if (failure.type === 'transport' || !UNSURE.includes(failure.reason)) return failure
  return { ...failure, action: 'lookUp' }
}

type RejectType = keyof typeof FBTY_REJECTIONS

const REJECT_TEXTS: Readonly<Record<RejectType, string>> = {
  system: venueText('rejection.system'),
  parameter: slipText('parameterError'),
  positionLimit: venueText('rejection.positionLimit'),
  marketSuspended: venueText('rejection.marketSuspended'),
  trader: venueText('rejection.trader'),
  paymentFailed: venueText('rejection.paymentFailed'),
  settledBefore: venueText('rejection.settledBefore'),
  priceChanged: venueText('oddsChanged'),
}

/** Their texts say only that the bet failed, so any reject type says more. */
const FAILED: readonly Reason[] = ['tryAgain', 'later', 'serverError', 'unknownCode', 'request']
/** The text of a closed market does not say whether it was suspended or decided; these types do. */
const WHY_CLOSED: readonly RejectType[] = ['marketSuspended', 'settledBefore']

/** Text key of why an order was refused, by the code or the reject type; `null` for one that was not. */
export function refusalKey(
  state: OrderState,
  { code, rj }: { readonly code: number | null; readonly rj: number },
): string | null {
  if (!isReturned(state)) return null
  if (state === 'eventCancelled') return 'errors.order.cancelled'
  const type = state === 'rejected' ? rejectTypeOf(rj) : null
  const reason = code === null ? null : reasonOf(code)
  if (type !== null && (reason === null || saysMore(type, reason))) return REJECT_TEXTS[type]
  return reason === null ? venueText('refused') : meaningOf(reason).text
}

function saysMore(type: RejectType, reason: Reason): boolean {
  return FAILED.includes(reason) || (reason === 'marketClosed' && WHY_CLOSED.includes(type))
}

function rejectTypeOf(rj: number): RejectType | null {
  const entry = Object.entries(FBTY_REJECTIONS).find(([, number]) => number === rj)
  return entry === undefined ? null : (entry[0] as RejectType)
}
