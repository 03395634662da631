import { livePaths } from '../../streams/wire/room/liveRooms.ts'
import { GAME_TYPES_PATH } from '../../streams/wire/site/gameTypes.ts'
import { contentPaths } from '../../streams/wire/site/content.ts'
import { soccerPaths } from '../../streams/wire/site/soccerPaths.ts'
import { sitePaths } from '../../streams/wire/site/paths.ts'
import { MIXED_RECORD_PATHS } from '../../streams/wire/site/gameRecords.ts'
import { walletPaths } from '../../streams/wire/site/walletPaths.ts'
import { NEWS_DOMAIN_PATHS } from './newsDomain.ts'
import { PUBLIC_LIMITS, BODY, byAddress, byMember, MEMBERS } from './endpoint.ts'
import type { Endpoint } from './endpoint.ts'

const FILES = [byAddress('files')]

const site = { method: 'POST', protocol: 'site', maxBody: BODY.small } as const
const signed = { ...site, access: 'signed', limits: PUBLIC_LIMITS, changes: false } as const
const member = { ...site, access: 'member', limits: MEMBERS, changes: false } as const

const { addPrediction, getPredictions, checkUserScorePredict, scorePredictShare, ...OPEN_SOCCER_PATHS } =
  soccerPaths

const SITE_CALLS: readonly Endpoint[] = [
  {
    ...signed,
    name: 'login',
    path: sitePaths.login,
    limits: [...PUBLIC_LIMITS, byAddress('login')],
    changes: true,
  },
  {
    ...signed,
    name: 'register',
    path: sitePaths.register,
    limits: [...PUBLIC_LIMITS, byAddress('login')],
    changes: true,
  },
  {
    ...signed,
    name: 'recover',
    path: sitePaths.recover,
    limits: [...PUBLIC_LIMITS, byAddress('login')],
    changes: true,
  },
  { ...signed, name: 'refresh', path: sitePaths.refresh, changes: true },
  { ...signed, name: 'logout', path: sitePaths.logout, changes: true },
  { ...signed, name: 'siteInfo', path: sitePaths.siteInfo, whileDown: true },
  { ...signed, name: 'domains', path: sitePaths.domains },
  { ...signed, name: 'mainDomain', path: sitePaths.mainDomain },
  { ...signed, name: 'venueStatus', path: sitePaths.venueStatus, whileDown: true },
  { ...signed, name: 'sportVenues', path: sitePaths.sportVenues },
  { ...member, name: 'memberInfo', path: sitePaths.memberInfo },
  { ...member, name: 'changePassword', path: sitePaths.changePassword, changes: true },
  { ...member, name: 'recoveryCode', path: sitePaths.recoveryCode, changes: true },
  { ...member, name: 'confirmDevices', path: sitePaths.confirmDevices, changes: true },
  { ...member, name: 'balances', path: sitePaths.balances },
  { ...member, name: 'mixedRecords', path: MIXED_RECORD_PATHS.list },
  { ...member, name: 'finance', path: walletPaths.finance },
  { ...member, name: 'transfer', path: walletPaths.transfer, changes: true },
  { ...member, name: 'collect', path: walletPaths.collect, changes: true },
  { ...member, name: 'transferState', path: walletPaths.transferState },
  { ...member, name: 'deposit', path: walletPaths.deposit, changes: true },
  { ...member, name: 'withdraw', path: walletPaths.withdraw, changes: true },
  { ...member, name: 'statement', path: walletPaths.statement },
  { ...member, name: 'getPreferences', path: sitePaths.getPreferences },
  { ...member, name: 'savePreferences', path: sitePaths.savePreferences, changes: true },
  { ...member, name: 'protection', path: sitePaths.protection },
  { ...member, name: 'setLimit', path: sitePaths.setLimit, changes: true },
  { ...member, name: 'takeBreak', path: sitePaths.takeBreak, changes: true },
  { ...member, name: 'leagueTags', path: sitePaths.leagueTags },
  { ...member, name: 'launch', path: sitePaths.venueLaunch },
  { ...signed, name: 'gameTypes', path: GAME_TYPES_PATH },
  ...Object.entries(contentPaths).map(([name, path]): Endpoint => ({ ...signed, name, path })),
  // The soccer data needs no credentials: its calls are signed like every call of the site, and carry no token.
  ...Object.entries(OPEN_SOCCER_PATHS).map(([name, path]): Endpoint => ({ ...signed, name, path })),
  { ...member, name: 'addPrediction', path: addPrediction, changes: true },
  { ...member, name: 'getPredictions', path: getPredictions },
  { ...member, name: 'checkUserScorePredict', path: checkUserScorePredict },
  { ...member, name: 'scorePredictShare', path: scorePredictShare, changes: true },
  {
    ...signed,
    name: 'analytics',
    path: sitePaths.analytics,
    protocol: 'plain',
    access: 'knownMember',
    limits: [byAddress('analytics'), byMember('analytics')],
    maxBody: BODY.list,
  },
]

const SITE = SITE_CALLS.map((row): Endpoint =>
  NEWS_DOMAIN_PATHS.includes(row.path) ? { ...row, acrossOrigins: true } : row,
)

const open = {
  method: 'GET',
  protocol: 'plain',
  access: 'anyone',
  limits: PUBLIC_LIMITS,
  maxBody: BODY.none,
  changes: false,
} as const

const live = { ...open, protocol: 'live', acrossOrigins: true } as const
const LIVE_LISTS = [
  { ...live, name: 'liveRooms', path: livePaths.rooms },
  { ...live, name: 'liveRoom', path: livePaths.room },
  { ...live, name: 'matchVideos', path: '/api/v2/match/:venue/:kind/video/list' },
] as const
const liveFile = { ...open, limits: FILES, acrossOrigins: true } as const

const OPEN: readonly Endpoint[] = [
  { ...open, name: 'configImage', path: sitePaths.configImage },
  { ...open, name: 'serverTime', path: sitePaths.serverTime },
  { ...open, name: 'health', path: '/healthz' },
  ...LIVE_LISTS,
  // The live lists are called with the site's headers, for which browsers send a preflight to another origin.
  ...LIVE_LISTS.map((row): Endpoint => ({ ...row, method: 'OPTIONS', name: `${row.name}.preflight` })),
  { ...liveFile, name: 'liveArt', path: '/live/art/:kind/:file' },
  { ...liveFile, name: 'streamMaster', path: '/live/hls/:stream/master.m3u8' },
  { ...liveFile, name: 'streamReplay', path: '/live/hls/:stream/replay.m3u8' },
  { ...liveFile, name: 'stream', path: '/live/hls/:stream/:quality/:file' },
]

const METRICS: readonly Endpoint[] = [{ ...open, name: 'metrics', path: '/metrics', access: 'metricsReader' }]

const CLIENT: readonly Endpoint[] = [{ ...open, name: 'client', path: '*', limits: FILES }]

/** Only tests and demonstrations use control, so it has no rate limit. */
const control = { protocol: 'plain', access: 'anyone', limits: [], maxBody: BODY.bet, changes: true } as const
const CONTROL: readonly Endpoint[] = [
  ...['faults', 'matches', 'requests', 'ledger', 'state', 'shell', 'shell.js'].map((what): Endpoint => ({
    ...control,
    name: `control.${what}`,
    method: 'GET',
    path: `/control/${what}`,
  })),
  { ...control, name: 'control.forgetFaults', method: 'DELETE', path: '/control/faults' },
  { ...control, name: 'control.forgetFault', method: 'DELETE', path: '/control/faults/:id' },
  ...[
    'faults',
    'tokens/expire',
    'sessions/open',
    'sessions/end',
    'members',
    'members/password',
    'members/status',
    'members/profile',
    'rooms/config',
    'rooms/post',
    'rooms/poll',
    'rooms/filterWords',
    'rooms/cut',
    'streams',
    'venue',
    'venue/addresses',
    'site',
    'launch',
    'push/cut',
    'push/faults',
    'push/send',
    'clock/advance',
    'clock/skew',
    'world',
    'orders/cancel',
    'transfers',
    'rounds',
    'anchorGames',
    'lottery',
    'tables',
    'content',
    'reset',
  ].map((what): Endpoint => ({
    ...control,
    name: `control.${what}`,
    method: 'POST',
    path: `/control/${what}`,
  })),
]

/** What a platform can serve in addition to its fixed endpoints. */
export interface ServedParts {
  readonly client: boolean
  readonly control: boolean
  readonly metrics: boolean
}

/**
 * All endpoints of a platform, including those of its venues. The client's files come last, because they
 * match every remaining path.
 */
export function endpointsOf(parts: ServedParts, venues: readonly Endpoint[]): readonly Endpoint[] {
  return [
    ...SITE,
    ...OPEN,
    ...venues,
    ...(parts.metrics ? METRICS : []),
    ...(parts.control ? CONTROL : []),
    ...(parts.client ? CLIENT : []),
  ]
}
