import { documented, documentedFields } from '../documented.ts'

export const REASONS = documented('pmty 1.15', [
  ['13001', 'odds changed'],
  ['13002', 'max reserved orders'],
  ['13003', 'cancel failed'],
  ['13004', 'stake below lower limit'],
  ['13005', 'order not found'],
  ['13006', 'reserve failed'],
  ['13007', 'score changed'],
  ['13008', 'paid stake not modifiable'],
  ['13009', 'reserve failed'],
  ['13010', 'over limit'],
  ['13011', 'reserve failed'],
  ['13012', 'reserve failed'],
  ['14085', 'over limit'],
])

export const STATES = documented('pmty 1.7', [
  [0, 'reserving'],
  [1, 'successful'],
  [2, 'failed'],
  [3, 'cancelled by the venue'],
  [4, 'cancelled by the member'],
  [5, 'confirming'],
])

export const DETAILS = documented('pmty 1.7', [
  [0, 'reserving'],
  [1, 'successful'],
  [2, 'cancelled'],
])

export const PAYS = documented('pmty 1.7', [
  [1, 'not paid'],
  [2, 'paid'],
])

export const PAY_DISPLAY = documented('pmty 1.7', [
  [0, 'no'],
  [1, 'yes'],
])

export const FAILURES = documented('pmty 1.7', [
  [1, 'user cancel'],
  [2, 'reserve closed'],
  [3, 'fail paid'],
  [4, 'market settle'],
  [5, 'stake limit'],
  [6, 'account error'],
  [7, 'param error'],
  [8, 'score changed'],
])

export const LIMITS = documentedFields('pmty 2.13', [
  {
    minBet: '10.00',
    orderMaxPay: '100000.00',
    playOptionsId: 'o-1',
    playId: '4',
    marketId: 'h-1',
    matchId: 'm-1',
    maxOdds: '35500000',
    reservePayDisplay: 1,
    marketValues: ['-0.5', '-0.5/1', '0'],
  },
])

export const LIST_REQUEST = documentedFields('pmty 2.13', {
  cuid: '42',
  preOrderStatusList: [0, 5],
  page: 1,
  size: 50,
  timeType: 0,
  currencyCode: '1',
})

/** What a record of 2.6 has besides. */
export const WAITING = documentedFields('pmty 2.13', {
  preOrderStatus: '0',
  preOrderOdds: 250_000,
  reservePay: 1,
  preOrderFailCode: null,
})

export const FAILED = documentedFields('pmty 2.13', {
  preOrderStatus: 3,
  preOrderOdds: '250000',
  reservePay: 2,
  preOrderFailCode: '8',
})

export const EDIT = documentedFields('pmty 2.13', {
  orderNo: 'TL5100000000001',
  odds: 280_000,
  marketType: 'EU',
})
