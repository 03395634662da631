import { RESERVE_CODES, type ReserveCodeName } from '../reserveCodes.ts'

/** The venue's code for success. Other numbers mean the same. */
export const PMTY_SUCCESS = '0000000'

const SUCCESSES: ReadonlySet<string> = new Set([PMTY_SUCCESS, '200', '0'])

export function isSuccess(code: string): boolean {
  return SUCCESSES.has(code)
}

/** The codes that the platform answers with. `PMTY_CODE_CLASSES` has all codes of the venue. */
export const PMTY_CODES = {
  tokenExpired: '0401013',
  userMissing: '0401026',
  rateLimited: '0401038',
  menuMissing: '0408006',
  noData: '0400500',
  marketClosed: '0402001',
  matchOver: '0402002',
  selectionInvalid: '0402003',
  oddsChanged: '0402009',
  lineChanged: '0402010',
  unknownResult: '0402014',
  tryAgain: '0402015',
  /** Refused because it arrived after `validUntil`. */
  tooLate: '0402018',
  insufficientBalance: '0402035',
  serviceDown: '0402042',
  accountBarred: '0400453',
  marketConfirming: '0400459',
  refused: '0400460',
  limitChanged: '0400464',
  slotChanged: '0400467',
  scoreChanged: '0400468',
  currencyUnsupported: '3021',
  oddsFormatInvalid: '3025',
  parlayNotAllowed: '0402043',
  sameMatch: '0402044',
  legCount: '0402045',
  unknownSeries: '0402046',
  /** The member's own limits, which the venue's documents do not have (docs/pmty.md). */
  onBreak: '0400590',
  ownStakeLimit: '0400591',
  ownLossLimit: '0400592',
  ownTimeLimit: '0400593',
  serverError: '500',
} as const

export type PmtyCodeName = keyof typeof PMTY_CODES

/** The class of a failure code. The text and recovery are chosen by class. */
export type PmtyCodeClass =
  | ReserveCodeName
  | 'tokenExpired'
  | 'rateLimited'
  | 'menuMissing'
  | 'noData'
  | 'oddsChanged'
  | 'lineChanged'
  | 'slotChanged'
  | 'marketClosed'
  | 'parlayNotAllowed'
  | 'sameMatch'
  | 'legCount'
  | 'unknownSeries'
  | 'tryAgain'
  | 'later'
  | 'insufficientBalance'
  | 'accountBarred'
  | 'marketConfirming'
  | 'refused'
  | 'limitChanged'
  | 'memberLimit'
  | 'marketLimit'
  | 'scoreChanged'
  | 'unknownResult'
  | 'serviceDown'
  | 'serverError'
  | 'onBreak'
  | 'ownStakeLimit'
  | 'ownLossLimit'
  | 'ownTimeLimit'

/** Codes of a group: `0402001` for the number 1. */
function within(group: string, numbers: readonly number[]): readonly string[] {
  return numbers.map((number) => group + String(number).padStart(3, '0'))
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/**
 * Every failure code of the venue by class. 0402018 means *later* at the venue and *too late* on our
 * platform; 0402023, 0402027 and 0402028 are price changes, the other codes from 22 to 26 closed markets.
 */
export const PMTY_CODE_CLASSES: Readonly<Record<PmtyCodeClass, readonly string[]>> = {
  onBreak: ['0400590'],
  ownStakeLimit: ['0400591'],
  ownLossLimit: ['0400592'],
  ownTimeLimit: ['0400593'],
  tokenExpired: ['0401013', '0401026'],
  rateLimited: ['0401038'],
  menuMissing: ['0408006'],
  noData: ['0400500'],
  oddsChanged: within('0402', [9, 23, 27, 28]),
  lineChanged: ['0402010'],
  slotChanged: ['0400467'],
  marketClosed: [
    ...within('0402', [...range(1, 8), 12, 16, 22, 24, 25, 26, 47, 48, 49]),
    ...within('0400', [451, 452, 461]),
  ],
  parlayNotAllowed: ['0402043'],
  sameMatch: ['0402044'],
  legCount: ['0402045'],
  unknownSeries: ['0402046'],
  tryAgain: [...within('0402', [15, 17, 20, 21, 39, 40, 41]), ...within('0400', [456, 457, 458, 462, 463])],
  later: [...within('0402', [18, 19, 38]), '0400450'],
  insufficientBalance: ['0402035', '0400454', '0400455'],
  accountBarred: ['0400453'],
  marketConfirming: ['0400459'],
  refused: ['0400460', '3021', '3025'],
  limitChanged: ['0400464', '0400475'],
  memberLimit: ['3006'],
  marketLimit: ['3024'],
  scoreChanged: ['0400468', '0400469'],
  unknownResult: ['0402014'],
  serviceDown: ['0402042'],
  serverError: ['500'],
  ...RESERVE_CODES,
}
