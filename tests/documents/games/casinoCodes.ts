import { documented, limit } from '../documented.ts'

/** The venue of the site. */
export const VENUE = documented('casino 1', [['ZR', 'casino']])

const type = (
  code: number,
  means: string,
  pace: 'slow' | 'quick',
  tables: readonly string[],
  rmb: readonly [number, number, string],
  usdt: readonly [number, number, string],
) => ({
  code,
  means,
  pace,
  tables,
  limits: { 1: { min: rmb[0], max: rmb[1] }, 200: { min: usdt[0], max: usdt[1] } },
  source: 'casino 1.1',
  named: [String(code), means, pace, tables[0] ?? '', rmb[2], usdt[2]],
})

/** Types of tables, with the least and the most in units. */
export const TYPES = [
  type(
    0,
    'baccarat',
    'slow',
    ['A11', 'A12', 'A13', 'A14', 'A15', 'A16'],
    [20, 50_000, '20 – 50 000'],
    [2, 5000, '2 – 5 000'],
  ),
  type(
    1,
    'speed baccarat',
    'quick',
    ['C01', 'C02', 'C03', 'C04'],
    [10, 20_000, '10 – 20 000'],
    [1, 2000, '1 – 2 000'],
  ),
  type(
    2,
    'without commission',
    'slow',
    ['N01', 'N02', 'N03'],
    [20, 50_000, '20 – 50 000'],
    [2, 5000, '2 – 5 000'],
  ),
  type(
    5,
    'speed, no commission',
    'quick',
    ['S01', 'S02'],
    [10, 20_000, '10 – 20 000'],
    [1, 2000, '1 – 2 000'],
  ),
  type(
    8,
    'super six',
    'slow',
    ['B06', 'B07', 'B08'],
    [50, 100_000, '50 – 100 000'],
    [5, 10_000, '5 – 10 000'],
  ),
]

export const CARD_MODES = documented('casino 1.2', [
  ['onSite', 'the live scene'],
  ['dealer', 'a portrait with the cards'],
  ['mapGraph', 'the roads'],
  ['Simple', 'name, state, counts'],
])

export const LIST_TABS = documented('casino 1.2', [
  [0, 'All'],
  [1, 'History'],
])

export const ROAD_THEMES = documented('casino 1.2', [
  ['dark', 'dark'],
  ['light', 'light'],
])

/** On the device, by member; only what the member has changed. */
export const STORED_MODES = {
  source: 'casino 1.2',
  key: 'touchline.casino',
  value: { 17: { cardMode: 'mapGraph', roadTheme: 'dark' } },
  defaults: { cardMode: 'onSite', listTab: 0 },
  codes: ['touchline.casino', 'cardMode', 'mapGraph', 'roadTheme', 'dark', 'onSite', 0],
} as const

export const PHASES = documented('casino 2', [
  [0, 'Preparing'],
  [1, 'WashCard'],
  [2, 'Betting'],
  [3, 'ShowCard'],
  [4, 'Calculating'],
  [5, 'Calculated'],
])

/** Real ms by pace; `cards` is for each card, `shown` the rest after the last one. */
export const PACES = [
  {
    pace: 'slow',
    preparing: 3000,
    wash: 15_000,
    betting: 20_000,
    sealed: 1000,
    card: 1500,
    shown: 1000,
    calculating: 1500,
    calculated: 4000,
    codes: ['3 000', '15 000', '20 000', '1 000', '1 500', '4 000'],
  },
  {
    pace: 'quick',
    preparing: 2000,
    wash: 10_000,
    betting: 12_000,
    sealed: 500,
    card: 1000,
    shown: 500,
    calculating: 1000,
    calculated: 2500,
    codes: ['2 000', '10 000', '12 000', '500', '1 000', '2 500'],
  },
].map((lengths) => ({ ...lengths, source: 'casino 2' }))

/** `paysAt` and `endsAt` after `resultAt`, ms, by the number of cards. */
export const ENDS = [
  { pace: 'slow', cards: 4, paysAt: 7000, endsAt: 12_500 },
  { pace: 'slow', cards: 5, paysAt: 8500, endsAt: 14_000 },
  { pace: 'slow', cards: 6, paysAt: 10_000, endsAt: 15_500 },
  { pace: 'quick', cards: 4, paysAt: 4500, endsAt: 8000 },
  { pace: 'quick', cards: 5, paysAt: 5500, endsAt: 9000 },
  { pace: 'quick', cards: 6, paysAt: 6500, endsAt: 10_000 },
].map((ends) => ({
  ...ends,
  source: 'casino 2',
  named: ['`paysAt` is 1 000 (500) after the next card would be'],
}))

/** Results, and what is bet on with the same numbers, in the order of `results`. */
export const RESULTS = documented('casino 3.3', [
  [3001, 'banker'],
  [3031, 'banker, free of charge (without commission)'],
  [3002, 'player'],
  [3003, 'tie'],
  [3012, 'super six'],
  [3004, 'banker pair'],
  [3005, 'player pair'],
])

const spot = (code: number, odds: number, written: string, types: readonly number[], part: number) => ({
  code,
  /** European × 100 000, the most it can pay. */
  odds,
  types,
  /** The most on it is this part of the table's most: 1, or 1 by `part`. */
  part,
  source: 'casino 3.3; casino 3.4',
  named: [String(code), written],
})
const EVERY = [0, 1, 2, 5, 8]

export const SPOTS = [
  spot(3001, 195_000, '1.95 (195000)', [0, 1], 1),
  spot(3031, 200_000, '2.00 (200000)', EVERY, 1),
  spot(3002, 200_000, '2.00 (200000)', EVERY, 1),
  spot(3003, 900_000, '9.00 (900000)', EVERY, 8),
  spot(3012, 1_600_000, '16.00 (1600000)', EVERY, 20),
  spot(3004, 1_200_000, '12.00 (1200000)', EVERY, 10),
  spot(3005, 1_200_000, '12.00 (1200000)', EVERY, 10),
]

/** The most of a member, in units: on 3001, 3031 and 3002, on 3003, on the pairs, on 3012, and on a round. */
export const MOST = [
  { types: [0, 2], currency: 1, most: [50_000, 6250, 5000, 2500], round: 100_000, all: 1_000_000 },
  { types: [0, 2], currency: 200, most: [5000, 625, 500, 250], round: 10_000, all: 100_000 },
  { types: [1, 5], currency: 1, most: [20_000, 2500, 2000, 1000], round: 40_000, all: 400_000 },
  { types: [1, 5], currency: 200, most: [2000, 250, 200, 100], round: 4000, all: 40_000 },
  { types: [8], currency: 1, most: [100_000, 12_500, 10_000, 5000], round: 200_000, all: 2_000_000 },
  { types: [8], currency: 200, most: [10_000, 1250, 1000, 500], round: 20_000, all: 200_000 },
].map((limits) => ({
  ...limits,
  source: 'casino 3.4',
  named: ['1/8 of it', '1/10 of it', '1/20 of it', "twice the table's most", "twenty times the table's most"],
}))

export const CHIPS = [
  { currency: 1, chips: [10, 50, 100, 500, 1000, 5000], codes: ['10, 50, 100, 500, 1 000, 5 000'] },
  { currency: 200, chips: [1, 5, 10, 50, 100, 500], codes: ['1, 5, 10, 50, 100, 500'] },
].map((chips) => ({ ...chips, source: 'casino 3.4' }))

const setting = (name: string, initial: number, remote: string, values: readonly number[]) => ({
  name,
  initial,
  remote,
  values,
  source: 'casino 5',
  codes: [name, initial, remote],
})
const VOLUMES = Array.from({ length: 101 }, (_, volume) => volume)

/** Settings with their defaults, remote codes and values. */
export const SETTINGS = [
  setting('sound', 1, '1-33-6', [0, 1]),
  setting('language', 2, '1-2-6', [1, 2, 3, 4, 5]),
  setting('gameVoiceVolume', 100, '1-5-2', VOLUMES),
  setting('gameEffectVolume', 100, '1-6-2', VOLUMES),
  setting('onSiteVolume', 100, '1-7-2', VOLUMES),
  setting('videoEnable', 1, '1-4-6', [0, 1]),
  setting('fastBet', 1, '1-8-6', [0, 1]),
  setting('baccaratType', 0, '5-24-6', [0, 1, 2, 5, 8]),
  setting('multiTableFreeCharge', 1, '3-15-6', [0, 1]),
]

export const LANGUAGES = documented('casino 5', [
  [1, 'Mandarin'],
  [2, 'Mandarin (celebrity voice)'],
  [3, 'English'],
  [4, 'Vietnamese'],
  [5, 'Thai'],
])

/** The language of the device's voice by `language`. */
export const VOICES = documented('casino 5', [
  [1, 'zh-CN'],
  [2, 'zh-CN'],
  [3, 'en'],
  [4, 'vi'],
  [5, 'th'],
])

/** `isShowSuperSix` by `multiTableFreeCharge` and `baccaratType`. */
export const SUPER_SIX = [
  [1, [0, 1, 2, 5, 8]],
  [0, [2, 5, 8]],
].map(([multiTableFreeCharge, shownAt]) => ({
  multiTableFreeCharge,
  shownAt,
  source: 'casino 5',
  named: ['`multiTableFreeCharge` is 1 or `baccaratType` is 8, 2 or 5'],
}))

/** The login has ended: the client launches once more. */
export const SESSION = { codes: [4, 10110, 14009, 14010], source: 'casino 6' } as const

export const CALLS = documented('casino 6', [
  ['/yewu27/{token}', 'GET'],
  ['/yewu27/zr/userInfo/getUserInfoZrPB', 'POST'],
  ['/yewu27/zr/userInfo/saveUserInfoZr', 'POST'],
  ['/yewu27/client/zr/table/v1/listPB', 'POST'],
  ['/yewu27/client/zr/order/v1/bet', 'POST'],
  ['/yewu27/client/zr/order/v1/getOrderListPB', 'POST'],
  ['/yewu27/client/zr/order/v1/getRoundsVideoPathPB', 'POST'],
  ['/api/site/gameassist/memberVenue/v4/queryGameByType', 'POST'],
])

/** `status` of a table. */
export const TABLE_STATUSES = documented('casino 6.4', [
  [0, 'off'],
  [1, 'on'],
  [2, 'maintained'],
])

export const GAME_TYPES = documented('casino 6.8', [
  [1, 'sport'],
  [2, 'casino'],
  [3, 'lottery'],
  [4, 'anchor games'],
])

/** `currentBetType` of the cart. */
export const BET_TYPES = documented('casino 7', [
  [1, 'the spots of the present table'],
  [2, 'those of several tables'],
  [3, 'a parlay'],
])

export const LIMITS = {
  tables: limit('casino 1.1', 18, '18 by default'),
  mostTables: limit('casino 1.1', 60, '18 to 60'),
  decks: limit('casino 3.1', 8, 'Eight decks'),
  cards: limit('casino 3.1', 416),
  leastCut: limit('casino 3.1', 14, '14 to 52'),
  mostCut: limit('casino 3.1', 52, '14 to 52'),
  leastOfLastRound: limit('casino 3.1', 9, 'At least 9 cards'),
  washedAfterMs: limit('casino 3.1', 1_800_000, '30 minutes'),
  fastBetMs: limit('casino 3.4', 1000, 'one second after the last tap'),
  rows: limit('casino 4.1', 6, 'six rows'),
  listPollMs: limit('casino 6.4', 30_000, 'every 30 s'),
  betsInACall: limit('casino 6.5', 7, 'One to seven bets'),
  tablesTogether: limit('casino 7', 6, 'up to six'),
} as const
