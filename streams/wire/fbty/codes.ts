import { CASH_OUT_REASONS, type CashOutReason, countedCashOutCodes } from '../cashOutReasons.ts'
import { RESERVE_CODES, type ReserveCodeName } from '../reserveCodes.ts'

export const FBTY_SUCCESS = 0

/** The class of a failure code; text and recovery are chosen by class. */
export type FbtyCodeClass =
  | ReserveCodeName
  | 'tokenExpired'
  | 'maintenance'
  | 'rateLimited'
  | 'noData'
  | 'serverError'
  | 'tryAgain'
  | 'later'
  | 'unknownResult'
  | 'parameterError'
  | 'duplicate'
  | 'insufficientBalance'
  | 'oddsChanged'
  | 'lineChanged'
  | 'marketClosed'
  | 'belowMin'
  | 'aboveMax'
  | 'memberLimit'
  | 'marketLimit'
  | 'dayStakeLimit'
  | 'dayWinLimit'
  | 'matchSeriesLimit'
  | 'daySeriesLimit'
  | 'matchWinLimit'
  | 'scoreChanged'
  | 'legCount'
  | 'parlayNotAllowed'
  | 'sameMatch'
  | 'unknownSeries'
  | 'matchesTooFarApart'
  | 'currencyUnsupported'
  | 'oddsFormatInvalid'
  | 'accountBarred'
  | 'onBreak'
  | 'ownStakeLimit'
  | 'ownLossLimit'
  | 'ownTimeLimit'

/**
 * Every code of the venue by class (docs/venues/fbty.md, 3). `serverError` is separate from `tryAgain`, because after
 * a write with this code the outcome is unknown.
 */
export const FBTY_CODE_CLASSES: Readonly<Record<FbtyCodeClass, readonly number[]>> = {
  tokenExpired: [3, 4, 10_110, 14_001, 14_009, 14_010],
  maintenance: [8],
  rateLimited: [12, 14_068],
  noData: [7, 14_002],
  serverError: [1, 6],
  tryAgain: [3000, 3013, 3023],
  later: [11],
  unknownResult: [2],
  parameterError: [5],
  duplicate: [10],
  insufficientBalance: [9, 3001, 9034, 13_000],
  oddsChanged: [3003],
  lineChanged: [3022],
  marketClosed: [3002, 3014, 3015],
  belowMin: [3005],
  aboveMax: [3008],
  memberLimit: [3006],
  marketLimit: [3024],
  dayStakeLimit: [3007],
  dayWinLimit: [3016],
  matchSeriesLimit: [3017],
  daySeriesLimit: [3018],
  matchWinLimit: [3020],
  scoreChanged: [3026],
  legCount: [3004, 3009],
  parlayNotAllowed: [3010],
  sameMatch: [3011],
  unknownSeries: [3012],
  matchesTooFarApart: [3019],
  currencyUnsupported: [3021],
  oddsFormatInvalid: [3025],
  accountBarred: [9003, 14_057],
  onBreak: [3090],
  ownStakeLimit: [3091],
  ownLossLimit: [3092],
  ownTimeLimit: [3093],
  reserveOddsChanged: reserved('reserveOddsChanged'),
  reserveTooMany: reserved('reserveTooMany'),
  reserveCancelFailed: reserved('reserveCancelFailed'),
  reserveBelowMin: reserved('reserveBelowMin'),
  reserveNotFound: reserved('reserveNotFound'),
  reserveFailed: reserved('reserveFailed'),
  reserveScoreChanged: reserved('reserveScoreChanged'),
  reserveStakeFixed: reserved('reserveStakeFixed'),
  reserveOverLimit: reserved('reserveOverLimit'),
}

/** The numbers of a code of reservations. */
function reserved(name: ReserveCodeName): readonly number[] {
  return RESERVE_CODES[name].map(Number)
}

/** The codes of refusals that do not come from the book. */
export const FBTY_CODES = {
  serverError: 6,
  badRequest: 5,
  unknownCall: 7,
  maintenance: 8,
  duplicate: 10,
  rateLimited: 12,
  sessionEnded: 14_010,
  noMatch: 14_002,
  currency: 3021,
  /** Received after `validUntil`. */
  tooLate: 3013,
} as const

export type FbtyCodeName = keyof typeof FBTY_CODES

/** A cash-out that is paused has a code of ours. */
const PAUSED = 12_024
/** Also of the reasons that the venue has no code for. */
const FAILED: CashOutReason = 'failed'

/** The code of a reason why a cash-out is refused or fails. */
export function fbtyCashOutCode(reason: CashOutReason): number {
  if (reason === 'paused') return PAUSED
  const [code = countedCashOutCodes(FAILED)[0]] = countedCashOutCodes(reason)
  return Number(code)
}

const CASH_OUT_REASON_OF: ReadonlyMap<number, CashOutReason> = new Map([
  ...CASH_OUT_REASONS.flatMap((reason) =>
    countedCashOutCodes(reason).map((code) => [Number(code), reason] as const),
  ),
  [PAUSED, 'paused'],
])

/** `null` for a code that says nothing about a cash-out. */
export function fbtyCashOutReason(code: number): CashOutReason | null {
  return CASH_OUT_REASON_OF.get(code) ?? null
}
