import type { Failure, FailureAction } from '../../domain/failure.ts'
import { isReturned, type OrderState } from '../../domain/order.ts'
import { transportFailure } from '../../link/exchange.ts'
import { imtyCodeName, type ImtyCodeName } from '../../wire/imty/codes.ts'
import { IMTY_CANCEL_REASONS } from '../../wire/imty/tables.ts'

/** The reason for which the venue is launched again and the call is repeated. */
export const RELAUNCH = 'tokenExpired'

interface Entry {
  readonly textKey: string
  readonly action: FailureAction
}

const common = (reason: string, action: FailureAction): Entry => ({
  textKey: `errors.venue.${reason}`,
  action,
})
const own = (reason: string, action: FailureAction): Entry => ({ textKey: `imty.reason.${reason}`, action })

/** The text of a code, and what the member can do (docs/venues/imty.md, 1.3). */
const CATALOGUE: Readonly<Record<Exclude<ImtyCodeName, 'rateLimited' | 'serverError'>, Entry>> = {
  badTimestamp: common('tokenExpired', 'tryAgain'),
  badToken: common('tokenExpired', 'tryAgain'),
  badMember: common('tokenExpired', 'tryAgain'),
  badMerchant: common('tokenExpired', 'tryAgain'),
  badBeginning: own('invalid', 'none'),
  badEnd: own('invalid', 'none'),
  badRange: own('invalid', 'none'),
  badLanguage: own('invalid', 'none'),
  badSport: own('invalid', 'none'),
  noSelection: own('invalid', 'none'),
  badMatchType: own('gone', 'removeLeg'),
  badMatch: own('gone', 'removeLeg'),
  marketChanged: own('marketChanged', 'requote'),
  badPeriod: own('gone', 'removeLeg'),
  badEvent: own('gone', 'removeLeg'),
  badBetType: own('gone', 'removeLeg'),
  partlyFailed: common('refused', 'requote'),
  noWager: common('noData', 'none'),
  oddsChanged: common('oddsChanged', 'acceptChange'),
  lineChanged: common('lineChanged', 'acceptChange'),
  scoreChanged: common('scoreChanged', 'requote'),
  suspended: own('suspended', 'later'),
  currencyUnsupported: own('currency', 'requote'),
  oddsFormatInvalid: own('oddsFormat', 'requote'),
  unknownSelection: own('gone', 'removeLeg'),
  closed: common('marketClosed', 'removeLeg'),
  matchOver: own('matchOver', 'removeLeg'),
  notInCombo: own('notInCombo', 'removeLeg'),
  sameMatch: own('sameMatch', 'removeLeg'),
  legCount: own('legCount', 'none'),
  noSeries: own('noSeries', 'none'),
  belowMin: own('belowMin', 'requote'),
  aboveMax: own('aboveMax', 'requote'),
  memberLimit: common('memberLimit', 'requote'),
  marketLimit: common('marketLimit', 'requote'),
  insufficientBalance: common('insufficientBalance', 'topUp'),
  accountBarred: common('accountBarred', 'support'),
  onBreak: common('onBreak', 'none'),
  ownStakeLimit: common('ownStakeLimit', 'none'),
  ownLossLimit: common('ownLossLimit', 'none'),
  ownTimeLimit: common('ownTimeLimit', 'none'),
  deltaTooOld: common('noData', 'tryAgain'),
  maintenance: common('serviceDown', 'support'),
  restrictedArea: own('restrictedArea', 'support'),
  noneMade: common('refused', 'requote'),
}

const RELAUNCHES: ReadonlySet<ImtyCodeName> = new Set([
  'badTimestamp',
  'badToken',
  'badMember',
  'badMerchant',
])

/** The failure of an unsuccessful answer. An unknown code leaves the outcome open, like a lost answer. */
export function imtyFailure(code: number): Failure {
  const name = imtyCodeName(code)
  if (name === 'rateLimited') return transportFailure('rateLimited')
  if (name === null || name === 'serverError') return transportFailure('serverError')
  const { textKey, action } = CATALOGUE[name]
  return {
    type: 'refusal',
    reason: RELAUNCHES.has(name) ? RELAUNCH : name,
    textKey,
    message: null,
    action,
  }
}

/** The text key of a code for which a wager was refused. */
export function refusalTextKey(code: number): string {
  const name = imtyCodeName(code)
  if (name === null || name === 'rateLimited' || name === 'serverError') return 'errors.venue.refused'
  // A wager that was decided too late; only an answer with this code ends the session.
  if (name === 'badTimestamp') return 'errors.venue.tryAgain'
  return CATALOGUE[name].textKey
}

const CANCEL_TEXTS: ReadonlyMap<number, string> = new Map([
  [IMTY_CANCEL_REASONS.redCard, 'imty.cancelled.redCard'],
  [IMTY_CANCEL_REASONS.goal, 'imty.cancelled.goal'],
  [IMTY_CANCEL_REASONS.abandoned, 'imty.cancelled.abandoned'],
])

/**
 * Text key of the reason for refusal or cancellation; `null` for a wager that was not refused. The first of the items'
 * cancel reasons that has a name says what happened in the match, which the code of the refusal does not.
 */
export function refusalKey(
  state: OrderState,
  code: number,
  cancelReasons: readonly number[] = [],
): string | null {
  if (!isReturned(state)) return null
  const named = cancelReasons.find((reason) => CANCEL_TEXTS.has(reason)) ?? IMTY_CANCEL_REASONS.none
  const otherwise = state === 'rejected' ? refusalTextKey(code) : 'errors.order.cancelled'
  return CANCEL_TEXTS.get(named) ?? otherwise
}

/** No bets are possible without limits from the venue. */
export const LIMITS_UNAVAILABLE: Failure = {
  type: 'refusal',
  reason: 'limitsUnavailable',
  textKey: 'errors.venue.limitsUnavailable',
  message: null,
  action: 'requote',
}
