import { documented } from '../documented.ts'

export const ODDS_FORMATS = documented('imty 2.5', [
  [1, 'malay'],
  [2, 'hk'],
  [3, 'europe'],
  [4, 'indonesian'],
])

export const ACCEPTANCE_MODES = documented('imty 2.5', [
  [0, 'none'],
  [1, 'better'],
  [2, 'any'],
])

const folds = Array.from({ length: 9 }, (_, index) => [9 + index, `folds of ${index + 2}`] as const)
const covers = Array.from({ length: 8 }, (_, index) => [1 + index, `cover of ${index + 3}`] as const)

/** `ComboSelection`: a single, all combinations of that many of the legs, or the cover of that many legs. */
export const COMBOS = documented('imty 2.5', [[0, 'single'], ...covers, ...folds])

/** The combinations of the covers of 3 to 10 legs. */
export const COVER_LINES = {
  codes: [4, 11, 26, 57, 120, 247, 502, 1013],
  source: 'imty 2.5; betting 4',
} as const

export const WAGER_TYPES = documented('imty 2.6', [
  [1, 'single'],
  [2, 'combo'],
])

export const SETTLEMENT_STATES = documented('imty 2.6', [
  [0, 'open'],
  [1, 'settled'],
])

export const CONFIRMATION_STATES = documented('imty 2.6', [
  [1, 'pending'],
  [2, 'confirmed'],
  [3, 'rejected'],
  [4, 'cancelled'],
])

export const TRADE_STATES = documented('imty 2.6', [
  [0, 'unsold'],
  [1, 'sold'],
  [2, 'in progress'],
  [3, 'failed'],
])

export const PAYOUTS = documented('imty 2.6', [
  [0, 'not paid'],
  [1, 'paid'],
  [2, 'cancelled'],
  [3, 'cancelled afterwards'],
])

export const CANCEL_TYPES = documented('imty 2.6', [
  [1, 'wager'],
  [2, 'event'],
  [3, 'result'],
])

export const CANCEL_REASONS = documented('imty 2.6', [
  [0, 'none'],
  [1, 'red card'],
  [2, 'goal'],
  [101, 'abandoned'],
])

export const PLATFORMS = documented('imty 2.6', [
  [1, 'PC'],
  [2, 'H5'],
  [3, 'mobile'],
])

export const DATE_TYPES = documented('imty 2.6', [
  [1, 'event'],
  [2, 'bet'],
])

interface Wager {
  readonly BetConfirmationStatus: number
  readonly BetSettlementStatus: number
  readonly RollbackCount: number
  readonly CancelType: number
}

const wager = (BetConfirmationStatus: number, fields: Partial<Wager> = {}): Wager => ({
  BetConfirmationStatus,
  BetSettlementStatus: 0,
  RollbackCount: 0,
  CancelType: 0,
  ...fields,
})

/** The client's state of a wager with these fields. */
export const ORDER_STATES = [
  { fields: wager(1), means: 'confirming', source: 'imty 2.6' },
  { fields: wager(2), means: 'accepted', source: 'imty 2.6' },
  { fields: wager(2, { BetSettlementStatus: 1 }), means: 'settled', source: 'imty 2.6' },
  { fields: wager(2, { RollbackCount: 1 }), means: 'rolledBack', source: 'imty 2.6' },
  { fields: wager(2, { BetSettlementStatus: 1, RollbackCount: 1 }), means: 'settled', source: 'imty 2.6' },
  { fields: wager(3), means: 'rejected', source: 'imty 2.6' },
  { fields: wager(4, { CancelType: 1 }), means: 'cancelled', source: 'imty 2.6' },
  { fields: wager(4, { CancelType: 2 }), means: 'eventCancelled', source: 'imty 2.6' },
  { fields: wager(4, { CancelType: 3 }), means: 'cancelled', source: 'imty 2.6' },
  { fields: wager(7), means: 'unknown', source: 'imty 2.6' },
] as const

export const CURRENCIES = documented('imty 1.1', [
  ['CNY', 'RMB'],
  ['USDT', 'USDT'],
])

const FIAT =
  'CNY HKD TWD USD EUR GBP JPY KRW SGD MYR THB VND IDR PHP INR KHR LAK MMK BND AUD NZD CAD CHF SEK NOK DKK ' +
  'PLN CZK HUF RUB UAH TRY ZAR BRL MXN'

/** Codes that a record may name, and that are only shown. */
export const SHOWN_FIAT = { codes: FIAT.split(' '), source: 'imty 1.6' } as const
export const SHOWN_THOUSANDS = { codes: ['VNDK', 'IDRK'], source: 'imty 1.6' } as const
export const SHOWN_CRYPTO = {
  codes: ['BTC', 'ETH', 'LTC', 'DOGE', 'BCH', 'DASH', 'ETC', 'USDC', 'USDT'],
  source: 'imty 1.6',
} as const

export const LANGUAGES = documented('imty 1.1', [
  ['CHS', 'CMN'],
  ['CHT', 'ZHO'],
  ['ENG', 'ENGLISH'],
])

export const BETTING_STYLES = documented('imty 3.10', [
  [1, 'click'],
  [2, 'slide'],
])
