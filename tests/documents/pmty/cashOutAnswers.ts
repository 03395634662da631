import { documented, documentedFields } from '../documented.ts'

/** Codes that count through the reasons in their order. */
const counted = (first: number, reasons: readonly string[]): [string, string][] =>
  reasons.map((means, place) => [String(first + place), means])

const COUNTED_REASONS = [
  'order not found',
  'cash-out exists',
  'not confirmed',
  'stake above total',
  'market unsupported',
  'sport unsupported',
  'return changed',
  'payout changed',
  'too many cash-outs',
  'failed',
  'stake below min',
  'order settled',
  'rejected',
  'already confirmed',
  'score updated',
]

export const REASONS = documented('pmty 1.14', [
  ['0400489', 'order not found'],
  ['0400492', 'sport unsupported'],
  ['0400493', 'stake above total'],
  ['0400494', 'stake not whole'],
  ['0400496', 'not cashable'],
  ['0400500', 'failed'],
  ['0400501', 'below one'],
  ['0400503', 'user unsupported'],
  ['0400522', 'singles only'],
  ['0400525', 'rejected'],
  ['0400527', 'paused'],
  ['0400528', 'order settled'],
  ['0400529', 'match over'],
  ['0400531', 'score updated'],
  ['0400537', 'payout changed'],
  ['0402038', 'failed'],
  ...counted(12_001, COUNTED_REASONS),
  ...counted(
    12_016,
    Array.from({ length: 8 }, () => 'reserved'),
  ),
  ...counted(17_001, COUNTED_REASONS),
  ...counted(
    17_016,
    Array.from({ length: 2 }, () => 'reserved'),
  ),
])

export const CONFIRMING = documented('pmty 1.14', [['0400524', 'confirming']])

export const ORDER_STATES = documented('pmty 1.7', [
  [0, 'none'],
  [1, 'partial'],
  [2, 'full'],
  [3, 'partial cancelled'],
  [4, 'full cancelled'],
])

export const STATUSES = documented('pmty 1.7', [
  [0, 'confirming'],
  [1, 'taken'],
  [2, 'failed'],
  [3, 'cancelled'],
])

export const SETTLED_BY_CASH_OUT = documented('pmty 1.7', [[5, 'settled by cash-out']])

export const DEVICE = documented('pmty 1.7', [[1, 'a mobile page']])

export const QUOTES = documentedFields('pmty 2.10', [
  {
    orderNo: 'TL5100000000001',
    betAmount: '200.00',
    preBetAmount: '80.00',
    preSettleMaxWin: '163.08',
    csper: '1.35900',
    orderStatus: '0',
    minSettleAmount: '10.00',
  },
  {
    orderNo: 'TL5100000000002',
    betAmount: '50.00',
    preBetAmount: '',
    preSettleMaxWin: '61.20',
    csper: '1.22400',
    orderStatus: 0,
    minSettleAmount: '',
  },
  // Below 1: paused.
  { orderNo: 'TL5100000000003', betAmount: '10.00', preBetAmount: '0.00', preSettleMaxWin: '0.80' },
])

export const REQUEST = documentedFields('pmty 2.10', {
  orderNo: 'TL5100000000001',
  settleAmount: 60,
  frontSettleAmount: '81.54',
  deviceType: 1,
  clientOrderId: 'cash-1',
  validUntil: 1_767_229_235_000,
})

export const STATE_ROWS = documentedFields('pmty 2.10', [
  {
    orderNo: 'TL5100000000001',
    frontSettleAmount: '81.54',
    preSettleOrderStatus: '1',
    msg: '',
    clientOrderId: 'cash-1',
    refuseCode: null,
  },
  {
    orderNo: 'TL5100000000001',
    frontSettleAmount: '40.00',
    preSettleOrderStatus: 2,
    msg: 'scoreChanged',
    clientOrderId: 'cash-0',
    refuseCode: '0400531',
  },
])

export const HISTORY = documentedFields('pmty 2.10', [
  {
    orderStatus: 2,
    preBetAmount: '30.00',
    settleAmount: '40.00',
    remainingBetAmount: '200.00',
    createTime: '1767229205000',
  },
  {
    orderStatus: '1',
    preBetAmount: '80.00',
    settleAmount: '101.00',
    remainingBetAmount: '120.00',
    createTime: 1_767_229_305_000,
  },
])
