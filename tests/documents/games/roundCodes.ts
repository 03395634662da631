import { documented, limit } from '../documented.ts'

/** `product`, and the purpose of the wallet that pays its bets (of a transfer member). */
export const PRODUCTS = documented('rounds 1', [
  ['anchorGame', 'main'],
  ['casino', 'casino'],
  ['lottery', 'lottery'],
])

/** Rounds by product and game. Midnight is the end of a day of draws. */
export const KEYS = [
  { product: 'anchorGame', game: 'penalty', round: '20261120-0418' },
  { product: 'casino', game: 'A12', round: '20261120-0031' },
  { product: 'lottery', game: '201', round: '20261120-1251' },
  { product: 'lottery', game: '203', round: '20261120' },
  { product: 'lottery', game: '601', round: '2026-129' },
].map((key) => ({
  ...key,
  source: 'rounds 1; rounds 3.2; lottery 1',
  codes: [key.product, key.game, key.round],
}))

export const STATES = documented('rounds 2.1', [
  ['announced', 'bets are refused'],
  ['open', 'bets are accepted'],
  ['sealed', 'bets are refused'],
  ['interrupted', 'bets are refused'],
  ['decided', 'bets are refused'],
  ['closed', 'bets are refused'],
  ['void', 'bets are refused'],
])

/** No other change is allowed. */
export const CHANGES = [
  { from: 'announced', to: ['open', 'interrupted', 'void'] },
  { from: 'open', to: ['sealed', 'interrupted', 'void'] },
  { from: 'sealed', to: ['decided', 'interrupted', 'void'] },
  { from: 'interrupted', to: ['decided', 'void'] },
  { from: 'decided', to: ['closed'] },
  { from: 'closed', to: [] },
  { from: 'void', to: [] },
].map((change) => ({ ...change, source: 'rounds 2.1', codes: [change.from, ...change.to] }))

/** What an anchor game is told by state. */
export const ANCHOR_STATES = documented('rounds 2.1; anchor 2.1', [
  ['announced', '5 WaitNext'],
  ['open', '1 Bet'],
  ['sealed', '2 Seal'],
  ['interrupted', '4 Retry'],
  ['decided', '3 Result'],
  ['closed', '5 WaitNext'],
  ['void', '5 WaitNext'],
])

export const TIMES = documented('rounds 2.2', [
  ['opensAt', 'announced → open'],
  ['sealsAt', 'open → sealed'],
  ['resultAt', 'sealed → decided'],
  ['paysAt', 'positions are settled from here on'],
  ['endsAt', 'decided → closed'],
  ['retryAt', 'interrupted → decided'],
])

/** What a bet is answered with at each refusal. */
export const REFUSALS = documented('rounds 5.1', [
  [3014, 'roundNotOpen'],
  [20003, 'gameOff'],
  [23098, 'maintenance'],
  [3002, 'unknownOption'],
  [3003, 'oddsChanged'],
  [3005, 'belowMin'],
  [3006, 'aboveMax'],
  [3024, 'roundFull'],
  [3021, 'currency'],
  [3001, 'insufficient'],
  [3090, 'onBreak'],
  [10, 'duplicateId'],
  [5, 'badRequest'],
])

/** The member's own limits. */
export const OWN_LIMITS = documented('rounds 5.1', [
  [3091, 'stake'],
  [3092, 'loss'],
  [3093, 'time'],
])

/** In the site's envelope the same refusal has another code. */
export const SITE_REFUSALS = documented('rounds 5.1', [[10003, 'badRequest']])

/** More than the allowed number of bets a second. */
export const RATE_LIMITS = documented('protocol 1.4', [
  [403, 'rate limit'],
  [2000001, 'rate limit'],
  [2000002, 'rate limit'],
])

/** The kind of the transfer of each event of a position, and the outcome that it has then. */
export const MOVEMENTS = [
  { event: 'the bet is taken', kind: 'BET', outcome: null },
  { event: 'it returns more than nothing', kind: 'WIN', outcome: 'win' },
  { event: 'it returns the stake because of a tie', kind: 'REFUND', outcome: 'push' },
  { event: 'it returns nothing', kind: null, outcome: 'lose' },
  { event: 'the round is given back, or a chase is stopped', kind: 'CANCEL_RETURN', outcome: null },
  { event: 'a settlement was wrong', kind: 'SETTLEMENT_ROLLBACK_DEDUCT', outcome: null },
].map((movement) => ({
  ...movement,
  source: 'rounds 5.3',
  codes: [movement.event, movement.kind, movement.outcome],
}))

/** The keys of the transfers, before the order number. */
export const TRANSFER_KEYS = documented('rounds 5.3', [
  ['bet:', 'placed'],
  ['settle:', 'settled'],
  ['cancel:', 'cancelled'],
  ['rollback:', 'rolled back'],
])

/** `selection` of a position, by product. */
export const SELECTIONS = {
  anchorGame: { source: 'rounds 5.3', fields: { option: 'jq', room: '8801' } },
  casino: { source: 'rounds 5.3', fields: { play: 3031, type: 0, shoe: '20261120-03' } },
  lottery: {
    source: 'rounds 5.3',
    fields: { play: 202, numbers: '2,7|0,5,8|4,6', notes: 12, unit: 200, multiple: 2, chase: null },
  },
} as const

export const BET_KINDS = documented('rounds 5.4', [
  ['AnchorBet', 'anchorGame'],
  ['CasinoBet', 'casino'],
  ['LotteryBet', 'lottery'],
])

/** `orderStatus` of the request; missing for all. */
export const STATUS_FILTERS = documented('rounds 5.4', [
  [0, 'not settled'],
  [1, 'settled or cancelled'],
])

/** `orderStatus` of a record. */
export const RECORD_STATUSES = documented('rounds 5.4', [
  [0, 'not settled'],
  [1, 'settled'],
  [2, 'cancelled'],
])

export const OUTCOMES = documented('rounds 5.4; pmty 1.8', [
  [0, 'none yet'],
  [2, 'push'],
  [3, 'lost'],
  [4, 'won'],
  [7, 'cancelled'],
])

export const TIME_TYPES = documented('rounds 5.4', [
  [1, 'today'],
  [2, 'yesterday'],
  [3, 'the last seven days'],
  [4, 'the last thirty'],
  [5, 'from beginTime to before endTime'],
])

export const CURRENCIES = documented('rounds 5.4', [
  [1, 'RMB'],
  [200, 'USDT'],
])

/** `cmd` of a frame of the push; `G0` goes both ways. */
export const COMMANDS = documented('rounds 6', [
  ['G0', 'heartbeat'],
  ['G1', 'watch'],
  ['G2', 'rounds'],
  ['G3', 'bets'],
])

export const PATHS = [
  ...documented('rounds 4', [['/games/proof/', 'proof of a round']]),
  ...documented('rounds 6', [['/games/push', 'push of rounds and own bets']]),
]

/** On the device. */
export const STORAGE_KEYS = documented('rounds 4', [['touchline.commitments', 'commitments']])

/** Ends of `verify-round`. */
export const EXIT_CODES = documented('rounds 4', [
  [0, 'all agree'],
  [1, 'one does not'],
  [2, 'no proof'],
])

export const LIMITS = {
  stepMs: limit('rounds 2.3', 200),
  lateMs: limit('rounds 2.3', 5000, '5 000'),
  retryMs: limit('rounds 2.3', 5000, '5 000'),
  givenBackMs: limit('rounds 2.3', 600_000, '600 000'),
  lotteryGivenBackMs: limit('rounds 2.3', 86_400_000, '86 400 000'),
  firstRoundMs: limit('rounds 2.2', 3000, '3 s'),
  roundDigits: limit('rounds 1', 4, 'four digits'),
  yearDigits: limit('rounds 1', 3, 'three'),
  leastIdCharacters: limit('rounds 5.1', 8, '8 to 64'),
  mostIdCharacters: limit('rounds 5.1', 64, '8 to 64'),
  validForMs: limit('rounds 5.1', 10_000, '10 real s'),
  lookUpMs: limit('rounds 5.2', 1000, 'every second'),
  lookUpFastMs: limit('rounds 5.2', 10_000, '10 s'),
  laterLookUpMs: limit('rounds 5.2', 5000, 'every 5 s'),
  recordsInAPage: limit('rounds 5.4', 50),
  mostRecordsInAPage: limit('rounds 5.4', 100, 'at most 100'),
  idsInACall: limit('rounds 5.4', 20, 'at most 20'),
  daysOfARange: limit('rounds 5.4', 31, 'at most 31 days'),
  oddsScale: limit('rounds 5.3', 100_000, '100 000'),
  protocol: limit('rounds 6', 1, 'Version 1'),
  frameBytes: limit('rounds 6', 16_384, '16 KB'),
  heartbeatMs: limit('rounds 6', 20_000, 'every 20 s'),
  authenticateMs: limit('rounds 6', 10_000, 'after 10 s'),
  silentMs: limit('rounds 6', 60_000, 'silent for 60 s'),
  watchedGames: limit('rounds 6', 80, 'at most 80'),
  togetherMs: limit('rounds 6', 200, '200 ms'),
  waitingFrames: limit('rounds 6', 50, '50 frames'),
  pollMs: limit('rounds 6', 1000, 'every second'),
  pollBesidePushMs: limit('rounds 6', 10_000, 'every 10 s'),
  storedCommitments: limit('rounds 4', 200, 'the last 200'),
} as const
