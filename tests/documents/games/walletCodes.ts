import { documented, limit } from '../documented.ts'

/** Accounts: purpose and currencies. */
export const ACCOUNTS = documented('wallet 1', [
  ['main', 'RMB and USDT'],
  ['casino', 'RMB and USDT'],
  ['lottery', 'RMB and USDT'],
  ['locked', 'RMB and USDT'],
  ['bonus', 'RMB'],
])

/** Venues with a wallet, and its purpose. */
export const VENUES = documented('wallet 1', [
  ['ZR', 'casino'],
  ['CP', 'lottery'],
])

export const VENUE_NAMES = documented('wallet 1', [
  ['真人', 'ZR'],
  ['彩票', 'CP'],
])

/** `walletType` of a venue. */
export const WALLET_TYPES = documented('wallet 2', [
  [1, 'TRANSFER_WALLET'],
  [2, 'SEAMLESS_WALLET'],
])

/** `walletType` of the site. */
export const SITE_WALLET_TYPES = documented('wallet 2', [
  [1, 'RMB'],
  [2, 'USDT'],
])

export const CURRENCIES = documented('wallet 7', [
  [1, 'RMB'],
  [200, 'USDT'],
])

export const BALANCES = documented('wallet 3', [
  ['availableBalance', 'what can be staked, transferred and withdrawn'],
  ['lockedWalletBalance', 'stakes of open orders and positions, and the account locked'],
  ['centerWalletBalance', 'the sum of the two'],
  ['virtualCurrencyWalletBalance', 'the same sum in USDT'],
  ['currentVenueBalance', 'of the venue asked for'],
  ['goldCoinBalance', 'whole coins'],
])

export const DIRECTIONS = documented('wallet 4.1', [
  ['IN', 'from the centre to the venue'],
  ['OUT', 'back to the centre'],
])

/** `status` of a transfer; null while it is being processed. */
export const TRANSFER_STATUSES = documented('wallet 4.1', [
  [1, 'SUCCESSFUL'],
  [0, 'FAILURE'],
])

export const TRANSFER_STATES = [
  { from: 'processing', to: ['done', 'failed'] },
  { from: 'done', to: [] },
  { from: 'failed', to: [] },
].map((change) => ({ ...change, source: 'wallet 4.2', codes: [change.from, ...change.to] }))

/** Keys of the transactions of a transfer, with its number after `transfer:`. */
export const TRANSFER_KEYS = documented('wallet 4.2', [
  ['transfer:', 'at once'],
  [':out', 'to locked'],
  [':in', 'to where it goes'],
  [':back', 'back'],
])

export const TRANSFER_CODES = documented('wallet 4.3', [
  [9031, 'being processed'],
  [9032, 'type not found'],
  [9033, 'parameter error'],
  [9034, 'failed'],
  [9035, 'already processed'],
  [9036, 'amount insufficient'],
  [9037, 'amount insufficient'],
  [25046, 'limit'],
  [3021, 'unsupported currency'],
  [14072, 'seamless members cannot transfer'],
  [3090, 'break'],
])

/** Whose money is not enough. */
export const INSUFFICIENT = documented('wallet 4.3', [
  [9036, 'the centre'],
  [9037, 'the venue'],
])

/** In minor units. */
export const TRANSFER_AMOUNTS = [
  { currency: 1, least: 100, most: 5_000_000, day: 20_000_000, quick: [100, 500, 1000, 5000] },
  { currency: 200, least: 100, most: 700_000, day: 2_800_000, quick: [10, 50, 100, 500] },
].map((amounts) => ({
  ...amounts,
  source: 'wallet 4.3',
  named:
    amounts.currency === 1
      ? ['1.00', '50 000.00', '200 000.00', '100, 500, 1 000, 5 000, all']
      : ['1.00', '7 000.00', '28 000.00', '10, 50, 100, 500, all'],
}))

export const PAY_TYPES = documented('wallet 5', [
  [1, 'bank card'],
  [2, 'quick pay'],
  [3, 'USDT, TRC20'],
])

/** Kinds of movements: the specification's 17, and five of ours. `sign` is that of the amount; 0 where it is both. */
export const KINDS = [
  ['IN', 1, 'money'],
  ['OUT', -1, 'money'],
  ['BET', -1, 'bets'],
  ['WIN', 1, 'payments'],
  ['REFUND', 1, 'payments'],
  ['CASHOUT', 1, 'payments'],
  ['CANCEL_DEDUCT', -1, 'taken back'],
  ['CANCEL_RETURN', 1, 'payments'],
  ['SETTLEMENT_ROLLBACK_DEDUCT', -1, 'taken back'],
  ['CASHOUT_CANCEL_DEDUCT', -1, 'taken back'],
  ['CASHOUT_CANCEL_RETURN', 1, 'payments'],
  ['CASHOUT_CANCEL_ROLLBACK_DEDUCT', -1, 'taken back'],
  ['CASHOUT_CANCEL_ROLLBACK_RETURN', 1, 'payments'],
  ['RESERVE_BET', -1, 'bets'],
  ['RESERVE_SUCCESS_REFUND', 1, 'payments'],
  ['RESERVE_FAIL_REFUND', 1, 'payments'],
  ['RESERVE_CANCEL_REFUND', 1, 'payments'],
  ['TRANSFER', 0, 'transfers'],
  ['GIFT', -1, 'gifts'],
  ['LUCKY_BAG', -1, 'gifts'],
  ['LUCKY_BAG_SHARE', 1, 'gifts'],
  ['LUCKY_BAG_RETURN', 1, 'gifts'],
].map(([kind = '', sign = 0, group = '']) => ({
  kind: String(kind),
  sign: Number(sign),
  group: String(group),
  source: 'wallet 6',
  named: [String(kind)],
}))

/** The filter of the page. */
export const GROUPS = documented('wallet 6', [
  ['deposits, withdrawals', 'money'],
  ['transfers', 'transfers'],
  ['bets', 'bets'],
  ['payments', 'payments'],
  ['taken back', 'taken back'],
  ['gifts', 'gifts'],
])

/** The currency of a gift that is paid with coins, and how many a demo member has. */
export const COINS = {
  currency: 'GOLD',
  ofDemoMembers: 38_200,
  source: 'wallet 7',
  codes: ['GOLD', '38 200'],
} as const

export const RECORD_GROUPS = documented('wallet 8', [
  ['sport', 'SportBet, AnchorBet'],
  ['casino', 'CasinoBet'],
  ['lottery', 'LotteryBet'],
])

export const BET_KINDS = documented('wallet 8', [
  ['SportBet', 'sport'],
  ['AnchorBet', 'sport'],
  ['CasinoBet', 'casino'],
  ['LotteryBet', 'lottery'],
])

/** Which groups a tab has. */
export const TABS = [
  { tab: 'BetRecord', groups: ['sport', 'casino', 'lottery'] },
  { tab: 'AppendRecord', groups: ['lottery'] },
].map((tab) => ({ ...tab, source: 'wallet 8', codes: [tab.tab, ...tab.groups] }))

export const STATUSES = documented('wallet 8', [
  ['0', 'unsettled'],
  ['1', 'settled'],
  ['PreOrdering', 'of sport only'],
  ['PreOrderFail', 'of sport only'],
])

export const DATE_CODES = documented('wallet 8', [
  [1, 'today'],
  [2, 'yesterday'],
  [3, 'week'],
  [4, 'month'],
  [5, 'self-defined'],
])

/** With another `orderStatus` than 0. */
export const MIXED_REFUSAL = documented('wallet 8.2', [['0400500', 'no data']])

export const CALLS = [
  ...documented('wallet 3', [['/api/site/group/member/wallet/v1/finance', 'read']]),
  ...documented('wallet 4.1', [['/api/site/group/member/wallet/v1/transfer', 'write']]),
  ...documented('wallet 4.4', [
    ['/api/site/group/member/wallet/v1/collect', 'write'],
    ['/api/site/group/member/wallet/v1/transferState', 'read'],
  ]),
  ...documented('wallet 5', [['/api/site/group/member/wallet/v1/deposit', 'write']]),
  {
    code: '/api/site/group/member/wallet/v1/withdraw',
    means: 'write',
    source: 'wallet 5',
    named: ['…/withdraw'],
  },
  ...documented('wallet 6', [['/api/site/group/member/wallet/v1/statement', 'read']]),
  ...documented('wallet 8.1', [['/api/site/gameassist/gameRecord/v1/list', 'read']]),
  ...documented('wallet 8.2', [['/yewurecord/v1/betOrder/client/getTYZRCPOrderListPB', 'read']]),
]

export const LIMITS = {
  balancePollMs: limit('wallet 3', 60_000, 'every 60 s'),
  heldForMs: limit('wallet 4.2', 1_800_000, '30 minutes'),
  transfersAMinute: limit('wallet 4.3', 10, 'transfers of a member in a minute'),
  lookUpMs: limit('wallet 4.4', 1000, 'every second'),
  lookUpFastMs: limit('wallet 4.4', 10_000, 'for 10 s'),
  laterLookUpMs: limit('wallet 4.4', 5000, 'every 5 s'),
  minorUnitsOfACoin: limit('wallet 1', 1, 'a coin is one minor unit of RMB'),
} as const
