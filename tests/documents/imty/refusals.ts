import { documented } from '../documented.ts'

const all = (means: string, codes: readonly number[]): [number, string][] =>
  codes.map((code) => [code, means])

export const MEANINGS = [
  ...documented('imty 1.2', [[100, 'success']]),
  ...documented('imty 1.3', [
    [101, 'bad timestamp'],
    [102, 'bad token'],
    [107, 'bad beginning'],
    [108, 'bad end'],
    [202, 'bad user name'],
    [210, 'bad merchant'],
    [305, 'bad language'],
    [311, 'bad date range'],
    [313, 'bad sport'],
    [330, 'bad match type'],
    [331, 'bad match'],
    [332, 'bad market'],
    [333, 'bad session'],
    [334, 'bad event'],
    [335, 'bad bet type'],
    [350, 'a selection failed'],
    [370, 'bad bet order'],
    [380, 'no market selected'],
    [381, 'price changed'],
    [382, 'line changed'],
    [383, 'score changed'],
    [384, 'suspended or locked'],
    [400, 'error'],
    [590, 'break'],
    [591, 'own limit of stake'],
    [592, 'own limit of loss'],
    [593, 'own limit of time'],
    [600, 'delta too old'],
    [700, 'maintenance'],
    [710, 'restricted area'],
    [1000, 'no wager was made'],
    [12, 'too many calls'],
    [3001, 'balance too low'],
    [3002, 'unknown selection'],
    [3004, 'number of legs'],
    [3005, 'below the least stake'],
    [3006, 'limit of the member'],
    [3008, 'above the greatest stake'],
    [3009, 'number of legs'],
    [3010, 'not in a combo'],
    [3011, 'one match twice'],
    [3012, 'no such series'],
    [3014, 'line closed'],
    [3015, 'match over'],
    [3021, 'currency'],
    [3024, 'limit of the market'],
    [3025, 'odds format not offered'],
    [9034, 'balance too low'],
    [13000, 'balance too low'],
    [14057, 'the account may not bet'],
    [14068, 'too many calls'],
  ]),
]

/** What the client does. */
export const CLASSES = documented('imty 1.3', [
  ...all('launch again', [101, 102, 202, 210]),
  ...all('fault of the client', [107, 108, 305, 311, 313, 380]),
  ...all('leg gone', [330, 331, 332, 333, 334, 335]),
  ...all('read the rows', [350, 1000]),
  ...all('look up in the list', [370]),
  ...all('price changed', [381]),
  ...all('line changed', [382]),
  ...all('quote anew', [383, 3021, 3025]),
  ...all('wait', [384]),
  ...all('closed', [3002, 3014, 3015]),
  ...all('combo not possible', [3004, 3009, 3010, 3011, 3012]),
  ...all('limits changed', [3005, 3006, 3008, 3024]),
  ...all('balance', [3001, 9034, 13000]),
  ...all('account', [14057]),
  ...all('own limit', [590, 591, 592, 593]),
  ...all('hold polls', [12, 14068, 429]),
  ...all('whole list', [600]),
  ...all('maintenance', [700]),
  ...all('restricted', [710]),
  ...all('error', [400]),
])

/** Answered with the fields of the call, like success. */
export const WITH_FIELDS = { codes: [350, 1000], source: 'imty 1.2' } as const

/** `Status` of a row of `getbetinfo`; with the first three the row is complete. */
export const ROW_STATUSES = {
  complete: { codes: [100, 381, 382, 384], source: 'imty 3.3' },
  bare: { codes: [3002, 3014, 3015, 331, 334], source: 'imty 3.3' },
} as const

/** What the platform never sends. */
export const NEVER_SENT = { codes: [9034, 13000, 3009, 14068], source: 'imty 1.3' } as const

/** Refusals of a bet that its own rules ask for. */
export const REFUSALS_OF_BETS = [
  { code: 101, when: 'TimeStamp more than 30 s before or 5 s after platform time', source: 'imty 3.4' },
  { code: 383, when: 'another score in play, of what counts from the score', source: 'imty 3.4' },
  { code: 332, when: 'another Market', source: 'imty 3.4' },
  { code: 382, when: 'ids that do not fit the rest', source: 'imty 3.4' },
  { code: 3014, when: 'no line of the event, bet type and period', source: 'imty 3.3' },
  { code: 370, when: 'none of the wagers exists', source: 'imty 3.5' },
  { code: 12007, when: 'PricingId too old', source: 'imty 3.7' },
  { code: 12008, when: 'the offer is lower than BuyBackPricing', source: 'imty 3.7' },
  { code: 334, when: 'an unknown id of a favourite', source: 'imty 3.8' },
  { code: 3004, when: 'more than 300 matches or 100 leagues', source: 'imty 3.8' },
  { code: 311, when: 'results of more than 93 days', source: 'imty 3.9' },
  { code: 400, when: 'a setting that is no option', source: 'imty 3.10' },
] as const

export const MESSAGES = [
  ...documented('imty 1.3', [
    ['限制访问, 请检查是否开启了VPN软件', 'restricted area'],
    ['IP访问受限', 'the address is not let in'],
  ]),
  ...documented('imty 1.4', [['请求超时，请稍后再试', 'in the log after a time-out']]),
]
