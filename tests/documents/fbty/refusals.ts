import { documented } from '../documented.ts'

const all = (means: string, codes: readonly number[]): [number, string][] =>
  codes.map((code) => [code, means])

const numbered = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** What the client does with a code, outside answers to a write. */
export const CLASSES = documented('fbty 3', [
  ...all('success', [0]),
  ...all('launch again', [3, 4, 10110, 14001, 14009, 14010]),
  ...all('maintenance', [8]),
  ...all('hold polls', [12, 14068]),
  ...all('gone', [7, 14002]),
  ...all('try again', [1, 6, 3000, 3013, 3023]),
  ...all('wait', [11]),
  ...all('look up', [2]),
  ...all('fault', [5]),
  ...all('sent before', [10]),
  ...all('balance', [9, 3001, 9034, 13000]),
  ...all('price or line changed', [3003, 3022]),
  ...all('closed', [3002, 3014, 3015]),
  ...all('limits changed', [3005, 3006, 3007, 3008, 3016, 3017, 3018, 3020, 3024]),
  ...all('score changed', [3026]),
  ...all('slip not possible', [3004, 3009, 3010, 3011, 3012, 3019, 3021, 3025]),
  ...all('account', [9003, 14057]),
  ...all('own limit', [3090, 3091, 3092, 3093]),
  ...all('reservation', [...numbered(13001, 13012), 14085]),
  ...all('cash-out', [...numbered(12001, 12024), ...numbered(17001, 17017)]),
])

/** In an answer to a write these say nothing about what became of it. */
export const UNKNOWN_OF_A_WRITE = { codes: [1, 2, 6], source: 'fbty 3' } as const

/** The end of the login, after which a read is repeated and a write is not. */
export const SESSION = { codes: [4, 10110, 14009, 14010], source: 'fbty 1.4' } as const

export const MEANINGS = documented('fbty 3', [
  [1, 'fail'],
  [2, 'exception'],
  [3, 'not authorised'],
  [5, 'parameter error'],
  [6, 'system error'],
  [7, 'not found'],
  [8, 'maintenance'],
  [9, 'balance not enough'],
  [10, 'duplicate data'],
  [11, 'unavailable for now'],
  [12, 'too many requests'],
  [3000, 'bet failed'],
  [3001, 'balance not enough'],
  [3002, 'invalid market'],
  [3003, 'price changed'],
  [3004, 'too many selections'],
  [3005, 'below the least stake'],
  [3006, 'stake of the match'],
  [3007, 'stake of the day'],
  [3008, 'most stake changed'],
  [3009, 'too many selections'],
  [3010, 'not in a parlay'],
  [3011, 'one match twice'],
  [3012, 'no such series'],
  [3013, 'bet failed'],
  [3014, 'closed or suspended'],
  [3015, 'the match is over'],
  [3016, 'profit of the day'],
  [3017, 'parlay stake of the match'],
  [3018, 'parlay stake of the day'],
  [3019, 'matches too far apart'],
  [3020, 'win of a match'],
  [3021, 'currency'],
  [3022, 'line changed'],
  [3023, 'balance not known'],
  [3024, 'stake of the market'],
  [3025, 'odds format'],
  [3026, 'score changed'],
  [3090, 'break'],
  [3091, 'own limit of stake'],
  [3092, 'own limit of loss'],
  [3093, 'own limit of time'],
  [9034, 'balance not enough'],
  [12024, 'paused'],
  [13000, 'balance not enough'],
  [14001, 'not authorised'],
  [14002, 'not found'],
  [14068, 'betting too frequently'],
])

/** What the platform answers for each reason of the book. */
export const REASONS = documented('fbty 3', [
  [3003, 'priceChanged'],
  [3022, 'lineChanged'],
  [3022, 'timingChanged'],
  [3026, 'scoreChanged'],
  [3014, 'suspended'],
  [3014, 'locked'],
  [3014, 'closed'],
  [3015, 'matchOver'],
  [3002, 'unknownSelection'],
  [3010, 'parlayNotAllowed'],
  [3011, 'sameMatch'],
  [3004, 'legCount'],
  [3012, 'unknownSeries'],
  [5, 'badAmount'],
  [3025, 'oddsFormat'],
  [3005, 'belowMin'],
  [3008, 'aboveMax'],
  [3006, 'memberLimit'],
  [3024, 'marketLimit'],
  [3021, 'currency'],
  [3001, 'insufficientBalance'],
  [3013, 'expired'],
  [14057, 'memberBlocked'],
  [8, 'maintenance'],
  [3090, 'onBreak'],
  [3000, 'any other'],
])

/** `rj` of each code of `REASONS`; all others have 1. */
export const REJECTION_OF = [
  { rj: 8, codes: [3003, 3022], source: 'fbty 3' },
  { rj: 5, codes: [3026], source: 'fbty 3' },
  { rj: 4, codes: [3014], source: 'fbty 3' },
  { rj: 7, codes: [3015], source: 'fbty 3' },
  { rj: 2, codes: [3002, 3010, 3011, 3004, 3012, 5, 3025, 3021], source: 'fbty 3' },
  { rj: 3, codes: [3005, 3008, 3006, 3024], source: 'fbty 3' },
  { rj: 6, codes: [3001], source: 'fbty 3' },
  { rj: 1, codes: [3013, 14057, 8, 3090, 3091, 3092, 3093, 3000], source: 'fbty 3' },
] as const

/** Cash-outs: any reason that has a code of PMTY only is 12010, except paused. */
export const CASH_OUT_REFUSALS = documented('fbty 3; fbty 4.14', [
  [12008, 'payout changed'],
  [12009, 'too many cash-outs'],
  [12010, 'failed'],
  [12024, 'paused'],
])

export const RESERVATION_REFUSALS = documented('fbty 4.15; fbty 4.16; fbty 4.18', [
  [13002, 'max reserved orders'],
  [13003, 'cancel failed'],
  [13006, 'reserve failed'],
])

/** Texts that the page gives word for word, in simplified Chinese. */
export const MESSAGES = [
  ...documented('fbty 1.2', [['赔率已变更', '3003']]),
  ...documented('fbty 1.4', [
    ['登录失效，请重新进入场馆', 'the login is lost'],
    ['该场馆无法同时多端登陆', 'the login is lost'],
  ]),
]

/** A time in the message of maintenance, in platform ms. */
export const BRACKETED_TIME = { codes: ['[1790000000000]'], source: 'fbty 1.4', shownAs: 'YYYY-MM-DD HH:mm' }
