import { documented } from '../documented.ts'

const all = (means: string, codes: readonly number[]): [number, string][] =>
  codes.map((code) => [code, means])

const numbered = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

export const CLASSES = documented('dpty 2.10', [
  ...all('success', [0]),
  ...all('launch again', [3, 4, 10110, 14001, 14009, 14010]),
  ...all('check used', [14003]),
  ...all('sign again', [14004, 14005, 14006]),
  ...all('failed', [1, 2, 6]),
  ...all('fault', [5]),
  ...all('gone', [7, 14002]),
  ...all('maintenance', [8, 50005]),
  ...all('sent before', [10]),
  ...all('wait', [11]),
  ...all('hold polls', [12, 14068]),
  ...all('order token', [10503]),
  ...all('price or line changed', [3003, 3022]),
  ...all('score changed', [3026]),
  ...all('closed', [3002, 3014, 3015]),
  ...all('limits changed', [3005, 3008, 10510, 3006, 3007, 3016, 3017, 3018, 3020, 3024]),
  ...all('slip not possible', [3004, 3009, 3010, 3011, 3012, 3019, 3021, 3025]),
  ...all('balance', [9, 3001, 9034, 13000]),
  ...all('account', [9003, 14057]),
  ...all('try again', [3000, 3013, 3023]),
  ...all('own limit', [3090, 3091, 3092, 3093]),
  ...all('reservation', [...numbered(13001, 13012), 14085]),
  ...all('cash-out', numbered(12001, 12024)),
  ...all('favourites', [10903, 10904]),
])

/** Codes of DPTY alone; the others mean the same at FBTY. */
export const MEANINGS = documented('dpty 2.10', [
  [10503, 'order token'],
  [10510, 'above the greatest stake'],
  [10903, '100 favourites'],
  [10904, '10 of a sport'],
  [14003, 'check used before'],
  [14004, 'signature'],
  [14005, 'channel'],
  [14006, 'header'],
  [50005, 'maintenance'],
])

/** What the platform answers for each reason of the book. */
export const REASONS = documented('dpty 2.10', [
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
])

/** Envelopes of a bet after which it may have been made; so may it after any code that is not known. */
export const UNKNOWN_OF_A_BET = { codes: [1, 2, 6, 10, 14003], source: 'dpty 3.6' } as const

/** The order token was refused: nothing was done, and the bet is sent once more with a new one. */
export const SENT_ONCE_MORE = { codes: [10503], source: 'dpty 2.10' } as const

/** Refusals of single calls. */
export const REFUSALS_OF_CALLS = [
  { code: 5, when: 'another category than that of the base', source: 'dpty 1.1' },
  { code: 14006, when: 'Authorization and Accesstoken differ', source: 'dpty 1.2' },
  {
    code: 14004,
    when: 'a wrong signature or key, or a date more than five minutes away',
    source: 'dpty 1.4',
  },
  { code: 14003, when: 'a changing call with a check of the last ten minutes', source: 'dpty 1.4' },
  { code: 3021, when: 'another currency', source: 'dpty 1.5' },
  { code: 14002, when: 'an unknown match', source: 'dpty 3.3' },
  { code: 3022, when: 'betItemId and betHandicap do not agree', source: 'dpty 3.6' },
  { code: 12008, when: 'another amount is paid now', source: 'dpty 3.9' },
  { code: 10903, when: 'more than 100 favourites', source: 'dpty 3.11' },
  { code: 10904, when: 'more than 10 favourites of a sport', source: 'dpty 3.11' },
] as const
