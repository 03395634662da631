import { documented, limit } from '../documented.ts'

/** Every call is a POST of JSON to this and the name of a call. */
export const BASE_PATH = documented('bridge 1.1', [['/api/mobile/', 'base']])

export const HEADERS = documented('bridge 1.1', [
  ['version', '1'],
  ['proxy-address', 'url of the launch'],
  ['requestId', 'token'],
  ['lang', 'zh, tw or en'],
])

/** The fields of every body, and the code with which a wrong one is refused. */
export const BODY_FIELDS = documented('bridge 1.2', [
  ['Token', '102'],
  ['MemberCode', '202'],
  ['TimeStamp', '101'],
  ['LanguageCode', '305'],
])

/** Another code of `Token`: the token of another site. */
export const OTHER_SITE = documented('bridge 1.2', [[210, 'merchant']])

export const LANGUAGES = documented('bridge 1.2', [
  ['CHS', 'CMN'],
  ['CHT', 'ZHO'],
  ['ENG', 'ENGLISH'],
])

/** What is checked, in this order; the first that fails is answered. */
export const CHECKS = {
  named: ['version', 'proxy-address', 'Token', 'MemberCode', 'TimeStamp', 'LanguageCode'],
  source: 'bridge 1.2',
} as const

/** What the client does with the codes of the bridge; any other is that of the call. */
export const CLASSES = documented('bridge 2.2', [
  [100, 'success'],
  [101, 'launch again'],
  [102, 'launch again'],
  [202, 'launch again'],
  [210, 'launch again'],
  [429, 'hold polls'],
  [700, 'maintenance'],
  [710, 'restricted'],
])

export const MEANINGS = documented('bridge 2.2', [
  [100, 'success'],
  [101, 'timestamp'],
  [102, 'token'],
  [202, 'user name'],
  [210, 'merchant'],
  [700, 'maintenance'],
  [710, 'restricted area'],
])

/** A wrong `version`, and a `proxy-address` that is too long. */
export const BAD_HEADER = documented('bridge 1.1', [[400, 'bad header']])

/** The exits of the site that are used. */
export const EXITS = documented('bridge 2.2; protocol 1.4', [
  [10402, 'access restricted'],
  [23098, 'venue maintenance'],
])

/** A text with this is a refusal, whatever its HTTP status, of which the platform's is 403. */
export const REJECTED_MARKER = documented('bridge 2.2', [['IP_REJECTED', '403']])

/** In simplified Chinese, word for word. */
export const MESSAGES = documented('bridge 2.2', [
  ['IP访问受限', 'rejected address'],
  ['限制访问, 请检查是否开启了VPN软件', 'restricted area'],
  ['请求超时，请稍后再试', 'in the log after a time-out'],
])

export const REPORT = documented('bridge 2.2', [['sport_h5_fetch_fail', 'analytics']])

/** Calls that fail quietly instead of launching the venue. */
export const SUPPRESSED = {
  codes: ['GetAnnouncement', 'updateuserpreferences'],
  source: 'bridge 2.3',
} as const

export const LIMITS = {
  callTimeoutMs: limit('bridge 3', 10_000, '10 000 ms'),
  placeTimeoutMs: limit('bridge 3', 30_000, '30 000 ms'),
  retryDelayMs: limit('bridge 3', 1000, '1000 ms'),
  readRetries: limit('bridge 3', 3, '3'),
  rateLimitHoldMs: limit('bridge 2.2', 15_000, '15 s'),
  toastEveryMs: limit('bridge 2.2', 30_000, 'once in 30 s'),
  launchEveryMs: limit('bridge 2.3', 30_000, 'within 30 s'),
  timeWindowMs: limit('bridge 1.3', 300_000, 'five real minutes'),
  slowAnswerMs: limit('bridge 1.3', 10_000, 'longer than 10 s'),
  proxyAddressCharacters: limit('bridge 1.1', 200, '200 characters'),
} as const

/** How the time is kept: the difference of an answer, and the `TimeStamp`s of the requests after it. */
export const TIME_EXAMPLE = {
  sentAt: 1790000000000,
  receivedAt: 1790000000200,
  ServerTime: '2026-09-21T10:13:20.450-04:00',
  serverMs: 1790000000450,
  difference: 350,
  next: { at: 1790000001000, TimeStamp: '1790000001350' },
  sameMillisecond: { at: 1790000001000, TimeStamp: '1790000001351' },
  named: [
    '1790000000000',
    '1790000000200',
    '2026-09-21T10:13:20.450-04:00',
    '1790000000450',
    '350',
    '1790000001000',
    '1790000001350',
    '1790000001351',
  ],
  source: 'bridge 1.3',
} as const
