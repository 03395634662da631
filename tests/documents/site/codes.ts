import { documented } from '../documented.ts'

/** The site's codes and what the client does at each. */
export const SITE_CODES = [
  ...documented('protocol 1.4', [[0, 'success']]),
  ...documented('protocol 1.4', [
    [10004, 'auth error'],
    [10103, 'logged in elsewhere'],
    [10104, 'account blocked'],
    [10105, 'password changed'],
  ]),
  ...documented('protocol 1.4', [
    [10101, 'IP blocked'],
    [10102, 'device blocked'],
    [10401, 'system maintenance'],
    [10402, 'access restricted'],
    [23098, 'venue maintenance'],
  ]),
  ...documented('protocol 1.4', [
    [403, 'rate limit'],
    [2000001, 'rate limit'],
    [2000002, 'rate limit'],
  ]),
  ...documented('protocol 1.4', [
    [10001, 'common error'],
    [10003, 'validation error'],
    [10009, 'version too old'],
    [10108, 'API auth error'],
    [10403, 'access warning'],
    [10409, 'verification code error'],
    [10421, 'verify phone or email'],
    [25046, 'limit'],
  ]),
  ...documented('protocol 1.4', [
    [9403, 'interface degraded'],
    [244304, 'withdrawal is not complete'],
    [301220, 'gift has changed'],
    [600101, 'live maintenance'],
    [600102, 'speedpay'],
    [800005, 'event ended'],
    [1000117, 'robot check'],
    [1000118, 'safety check'],
    [20003, 'venue not open'],
  ]),
]

/** Shown with the server's message, then signed out after 3 s. */
export const SIGN_OUT = {
  codes: [10004, 10103, 10104, 10105],
  afterMs: 3000,
  source: 'protocol 1.4',
}
/** Shown with the server's message, then led to the page that explains after 5 s. */
export const LEAVE = {
  codes: [10101, 10102, 10401, 10402, 23098],
  afterMs: 5000,
  source: 'protocol 1.4',
}

export const HEADERS = documented('protocol 1.2', [
  ['x-api-token', 'access token'],
  ['x-api-client', 'client type'],
  ['x-api-site', 'site id'],
  ['x-api-device', 'device id'],
  ['x-api-lang', 'language'],
  ['x-api-time', 'server time'],
  ['x-api-sign', 'signature'],
  ['x-api-info', 'diagnostics'],
  ['x-api-key', 'public key of the page'],
])

export const CLIENT_TYPES = documented('protocol 1.2', [
  [1, 'PC'],
  [2, 'H5'],
  [3, 'MOBILE'],
])

export const LANGUAGES = documented('protocol 1.2', [
  ['CMN', 'simplified Chinese'],
  ['ZHO', 'traditional Chinese'],
  ['ENGLISH', 'English'],
])

export const CURRENCIES = documented('protocol 1.3; betting 2', [
  [1, 'RMB'],
  [200, 'USDT'],
])

export const WALLET_TYPES = documented('protocol 1.5', [
  [1, 'RMB'],
  [2, 'USDT'],
])

export const ODDS_LEVELS = documented('protocol 1.5', [
  [1, 'A'],
  [7, 'G'],
])

export const DOMAIN_TYPES = documented('protocol 1.5', [
  [23, 'live'],
  [151, 'news'],
  [107, 'customer'],
  [36, 'VR'],
  [105, 'permanent'],
  [106, 'VIP'],
])

export const CALLS = [
  ...documented('protocol 1.3', [
    ['/api/site/group/member/auth/v1/login', 'login'],
    ['/api/site/group/member/auth/v1/register', 'register'],
    ['/api/site/group/member/auth/v1/recover', 'recover'],
    ['/api/site/group/member/auth/v1/refresh', 'refresh'],
    ['/api/site/group/member/auth/v1/logout', 'logout'],
    ['/api/site/group/member/security/v1/changePassword', 'change of the password'],
    ['/api/site/group/member/security/v1/recoveryCode', 'recovery code'],
    ['/api/site/group/member/security/v1/confirmDevices', 'devices'],
    ['/api/site/group/member/memberInfo/v2/getMemberInfoForWeb', 'member'],
    ['/api/site/group/member/wallet/v1/balances', 'balances'],
    ['/api/site/group/member/preference/v1/get', 'settings'],
    ['/api/site/group/member/preference/v1/save', 'settings'],
    ['/api/site/group/member/protection/v1/get', 'limits and breaks'],
    ['/api/site/group/member/protection/v1/setLimit', 'limits and breaks'],
    ['/api/site/group/member/protection/v1/takeBreak', 'limits and breaks'],
    ['/api/site/group/operation/leagueTag/v1/list', 'groups of leagues'],
    ['/api/site/group/site/perInfo/v3/get', 'site'],
    ['/api/site/group/site/perInfo/v3/gdlForWeb', 'domains'],
    ['/api/site/group/site/perInfo/domain/main', 'main domain'],
    ['/api/site/gameassist/memberVenue/v1/queryVenueByVenueCodes', 'venues'],
    ['/api/site/game/venue/v1/getSportVenueInfoList', 'sports of the venues'],
    ['/api/site/game/venueLaunch/v1/launch', 'launch'],
  ]),
  ...documented('protocol 1.7', [
    ['/api/site/game/newsoccer/soccer/v1/teamDetail', 'teams'],
    ['/api/site/game/newsoccer/soccer/v1/matchExInformation', 'meetings and line-ups'],
    ['/api/site/game/newsoccer/soccer/v1/matchDetail', 'counts'],
    ['/api/site/game/newsoccer/soccer/v1/matchEventPhase', 'phases and events'],
    ['/api/site/game/newsoccer/soccer/v1/get100Odds', 'prices of other makers'],
    ['/api/site/game/newsoccer/soccer/v2/scoreRank', 'table and players'],
    ['/api/site/game/newsoccer/soccer/v1/promotionChart', 'bracket'],
    ['/api/site/game/newsoccer/match/v1/oddChangeHistory', 'past prices'],
  ]),
  ...documented('site/news 1', [
    ['/api/site/game/newsoccer/news/v1/list', 'articles'],
    ['/api/site/game/newsoccer/news/v1/detail', 'article'],
  ]),
  ...documented('site/news 2', [
    ['/api/site/game/newsoccer/soccer/v1/addPrediction', 'prediction'],
    ['/api/site/game/newsoccer/soccer/v1/getPredictions', 'own predictions'],
    ['/api/site/game/newsoccer/soccer/v1/predictionRank', 'ranking'],
    ['/api/game/chatroom/app/v1/checkUserScorePredict', 'prediction in a room'],
    ['/api/game/chatroom/app/v1/scorePredictShare', 'share'],
  ]),
]

export const LIMITS = {
  encryptedFromSite: { value: 5000, source: 'protocol 1.2' },
  callTimeoutMs: { value: 100_000, source: 'protocol 1.6' },
  retries: { value: 0, source: 'decisions/0011' },
  retryDelayMs: { value: 300, source: 'decisions/0011' },
  serverTimeEveryMs: { value: 60_000, source: 'betting 8' },
  configRetryMs: { value: 1000, source: 'protocol 1.1' },
  configUnreadableRetryMs: { value: 500, source: 'protocol 1.1' },
  pollsHeldMs: { value: 15_000, source: 'protocol 1.4' },
  accessTokenMs: { value: 15 * 60_000, source: 'protocol 1.3' },
  callTimeWindowMs: { value: 5 * 60_000, source: 'protocol 1.2' },
  analyticsEvents: { value: 100, source: 'protocol 1.3' },
} as const
