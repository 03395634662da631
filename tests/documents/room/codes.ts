import { documented } from '../documented.ts'

export const MESSAGE_TYPES = documented('live-rooms 2', [
  [1, 'text'],
  [2, 'orderShare'],
  [3, 'mute'],
  [4, 'unmute'],
  [5, 'roomStatus'],
  [6, 'globalConfig'],
  [7, 'withdrawn'],
  [8, 'welcome'],
  [10, 'orderPush'],
  [11, 'revertOrderPush'],
  [12, 'gift'],
  [13, 'followCount'],
  [14, 'activityPush'],
  [15, 'gameBet'],
  [16, 'gameWin'],
  [17, 'prediction'],
  [18, 'scorePrediction'],
  [20, 'poll'],
  [21, 'luckyBag'],
  [19, 'pinned'],
])

/** Types that are sent once and have no place in the history. */
export const PASSING_TYPES = { codes: [8, 13, 17, 20, 21], source: 'live-rooms 2; live-rooms 3' }

export const JOIN_KINDS = documented('protocol 3.2', [
  ['snapshot', 'the newest'],
  ['backfill', 'all that were missed'],
  ['gap', 'the newest, and how many are missing'],
])

export const JOIN_REFUSALS = documented('protocol 3.2', [
  ['notFound', ''],
  ['signedOut', ''],
  ['full', ''],
  ['tooFast', ''],
  ['failed', ''],
])

export const CONNECT_REFUSALS = documented('protocol 3.1', [
  ['signedOut', ''],
  ['banned', ''],
  ['elsewhere', ''],
  ['badRequest', ''],
  ['clientTooOld', ''],
  ['serverTooOld', ''],
  ['tooMany', ''],
  ['failed', ''],
])

export const CLOSING_REASONS = documented('protocol 3.1', [
  ['signedOut', ''],
  ['banned', ''],
  ['elsewhere', ''],
  ['tooMany', ''],
  ['restart', ''],
])

export const COMMANDS = documented('protocol 3.3', [
  ['text', ''],
  ['share', ''],
  ['follow', ''],
  ['gift', ''],
  ['predict', ''],
  ['vote', ''],
  ['bag', ''],
  ['openBag', ''],
  ['readBag', ''],
  ['poll', ''],
  ['report', ''],
  ['withdraw', ''],
  ['mute', ''],
  ['unmute', ''],
  ['status', ''],
  ['rules', ''],
  ['pin', ''],
  ['blockWord', ''],
  ['allowWord', ''],
])

export const COMMAND_REFUSALS = documented('protocol 3.3', [
  ['badRequest', ''],
  ['notJoined', ''],
  ['notFound', ''],
  ['tooFast', ''],
  ['failed', ''],
  ['empty', ''],
  ['tooLong', ''],
  ['notYours', ''],
  ['over', ''],
  ['already', ''],
  ['closed', ''],
  ['insufficient', ''],
  ['ownBag', ''],
  ['bagEmpty', ''],
  ['onBreak', ''],
  ['ownStakeLimit', ''],
  ['ownLossLimit', ''],
  ['ownTimeLimit', ''],
  ['notAdmin', ''],
  ['muted', ''],
  ['chatOff', ''],
  ['depositLow', ''],
  ['tooNew', ''],
  ['vipLow', ''],
  ['link', ''],
  ['word', ''],
  ['tooShort', ''],
  ['listed', ''],
  ['listFull', ''],
])

export const REPORT_REASONS = documented('protocol 3.3', [
  ['spam', ''],
  ['abuse', ''],
  ['scam', ''],
  ['other', ''],
])

export const ROLES = documented('live-rooms 1', [
  ['member', ''],
  ['admin', ''],
  ['anchor', ''],
  ['system', ''],
])

export const ROOM_STATUSES = documented('live-rooms 1', [
  ['open', ''],
  ['closed', ''],
])

export const CONNECTIONS = documented('live-rooms 1', [
  ['disconnected', ''],
  ['connecting', ''],
  ['connected', ''],
])

export const GIFT_TYPES = documented('live-rooms 5', [
  ['small', ''],
  ['large', ''],
  ['full', ''],
])

export const LIVE_KINDS = documented('live-rooms 1', [
  [0, 'pureMatch'],
  [1, 'castLive'],
])

export const LIVING = documented('live-rooms 1', [
  ['Living', ''],
  ['NotLiving', ''],
])

export const VIDEO_SOURCES = documented('live-rooms 10', [
  ['Live', ''],
  ['AnchorHorizontal', ''],
  ['AnchorVertical', ''],
  ['Animation', ''],
])

export const GIFT_BUNDLES = {
  counts: [1, 10, 66, 168, 520, 999],
  source: 'live-rooms 5; protocol 3.3',
}

/** What client and platform must agree on, or what both documents count. */
export const LIMITS = {
  protocol: { value: 2, source: 'protocol 5' },
  wordLimit: { value: 200, source: 'live-rooms 9' },
  giftFileVersion: { value: 2, source: 'live-rooms 5' },
  animationMs: { value: 8000, source: 'live-rooms 5' },
  comboMs: { value: 5000, source: 'live-rooms 5; protocol 3.3' },
  snapshot: { value: 50, source: 'live-rooms 3; protocol 3.2' },
  backfill: { value: 500, source: 'live-rooms 3; protocol 3.2' },
  batchMs: { value: 200, source: 'live-rooms 3; protocol 3.2' },
  batchMessages: { value: 200, source: 'live-rooms 3' },
  busyMessages: { value: 20, source: 'live-rooms 3' },
  welcomesInABatch: { value: 8, source: 'live-rooms 4; protocol 3.2' },
  roomsOfAConnection: { value: 3, source: 'live-rooms 9; protocol 3.2' },
  connectionsOfAMember: { value: 8, source: 'live-rooms 9; protocol 3.1' },
  frameBytes: { value: 64 * 1024, source: 'live-rooms 9; protocol 3.1' },
  legsOfAShare: { value: 10, source: 'live-rooms 9' },
  slowModeMs: { value: 600_000, source: 'live-rooms 9; protocol 3.3' },
  muteMinutes: { value: 525_600, source: 'protocol 3.3' },
  noticeLength: { value: 100, source: 'live-rooms 9; protocol 3.3' },
  filterWordLength: { value: 40, source: 'live-rooms 9; protocol 3.3' },
  filterWords: { value: 500, source: 'live-rooms 9; protocol 3.3' },
  rankingPlaces: { value: 20, source: 'live-rooms 14; protocol 3.5' },
  fullAbove: { value: 300, source: 'live-rooms 8' },
  fullSlowMs: { value: 3000, source: 'live-rooms 8' },
} as const

/** The worth of all gifts to an anchor from which each level begins, minor units of RMB. */
export const FAN_LEVELS = documented('live-rooms 14', [
  [1, '¥1'],
  [2, '¥10'],
  [3, '¥50'],
  [4, '¥200'],
  [5, '¥500'],
  [6, '¥2 000'],
  [7, '¥5 000'],
  [8, '¥20 000'],
  [9, '¥50 000'],
  [10, '¥200 000'],
])

export const READS = documented('protocol 3.5', [
  ['ranking', ''],
  ['filterWords', ''],
])

export const READ_REFUSALS = documented('protocol 3.5', [
  ['badRequest', ''],
  ['notJoined', ''],
  ['notAdmin', ''],
  ['tooFast', ''],
  ['failed', ''],
])

export const RANKING_PERIODS = documented('protocol 3.5', [
  ['day', ''],
  ['month', ''],
])

export const PATH = { path: '/im/socket.io', namespace: '/room', source: 'protocol 3.1' }

export const EVENTS = documented('protocol 3.1', [
  ['join', 'client'],
  ['leave', 'client'],
  ['command', 'client'],
  ['read', 'client'],
  ['batch', 'server'],
  ['closing', 'server'],
])

export const LIVE_CALLS = documented('protocol 4.1', [
  ['/api/v2/room/list', 'rooms'],
  ['/api/v2/room/detail', 'one room'],
  ['/api/v2/match/{venue}/{ty or dj}/video/list', 'videos'],
])
