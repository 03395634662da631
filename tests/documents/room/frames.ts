import { documentedFields } from '../documented.ts'

const inThreeLanguages = { cmn: '玫瑰', zho: '玫瑰', english: 'Rose' }

export const AUTH = documentedFields('protocol 3.1', {
  token: 'access-token',
  siteId: 1001,
  venue: 'PMTY',
  language: 'CMN',
  device: '00112233445566778899aabbccddeeff',
  protocol: 2,
})

export const JOIN = documentedFields('protocol 3.2', { room: 'r1', last: 41 })

export const CLOSING = documentedFields('protocol 3.1', { reason: 'restart', retryMs: 1200 })

export const GIFT = documentedFields('protocol 3.4; protocol 3.3', {
  giftId: 'rose',
  giftType: 'small',
  price: 100,
  priceUSDT: 14,
  name: inThreeLanguages,
  icon: '/gifts/rose.png?v=2',
  svga: '',
})

export const CONDITIONS = documentedFields('protocol 3.3', {
  depositRMB: 10_000,
  depositUSDT: 1_500,
  registeredMs: 86_400_000,
  vip: 1,
})

/** The room as the member finds it, without its gifts and rules. */
export const STATE = documentedFields('protocol 3.4; protocol 3.3', {
  imId: 'r1',
  topic: { cmn: '聊球', zho: '聊球', english: 'Talk' },
  admin: false,
  status: 'open',
  unBanTime: null,
  banReason: null,
})

export const PREDICTION = documentedFields('protocol 3.4; protocol 3.2', {
  matchId: '3370001',
  closesAt: 1767229205000,
  home: 10,
  away: 7,
  draw: 3,
})

/** A withdrawn message keeps its place and loses its words. */
export const WITHDRAWN_PLACE = documentedFields('protocol 3.2', { type: 1, seq: 7, id: 'm7', text: '' })

export const COMMAND_DONE = documentedFields('protocol 3.3', {
  ok: true,
  cid: 'c-1',
  id: 'm8',
  seq: 8,
  at: 1767229205000,
})
export const COMMAND_REFUSED = documentedFields('protocol 3.3', {
  ok: false,
  cid: 'c-1',
  code: 'depositLow',
  needRMB: 10_000,
  needUSDT: null,
  need: null,
  waitMs: null,
  until: null,
  reason: '',
})

/** The ranking of a room, of a member who is in the second place. */
export const RANKING = documentedFields('protocol 3.5', {
  ok: true,
  rows: [
    { place: 1, name: '沧***笑', given: 60_000, fan: 5, mine: false },
    { place: 2, name: 'demo', given: 6600, fan: 3, mine: true },
  ],
  place: 2,
  given: 6600,
  behind: 53_400,
  total: 6600,
})

export const FILTER_WORDS = documentedFields('protocol 3.5', { ok: true, words: ['鸡 腿'] })

export const READ_REFUSED = documentedFields('protocol 3.5', { ok: false, code: 'tooFast', waitMs: 1000 })

export const OPEN_POLL = documentedFields('protocol 3.4; protocol 3.3', {
  pollId: 'm16',
  question: inThreeLanguages,
  choices: [inThreeLanguages, inThreeLanguages],
  closesAt: 1767229205000,
  counts: [3, 4],
  mine: 1,
})

export const OPEN_BAG = documentedFields('protocol 3.4; protocol 3.3', {
  bagId: 'm17',
  currency: 'RMB',
  amount: 1000,
  shares: 5,
  taken: 2,
  closesAt: 1767229205000,
  from: { id: '42', name: inThreeLanguages },
  mine: null,
})

/** The answer to a first join, of a room without messages. */
export const JOINED = documentedFields('protocol 3.4; protocol 3.3; protocol 3.2', {
  ok: true,
  kind: 'snapshot',
  messages: [] as unknown[],
  to: 0,
  missed: 0,
  state: {
    ...STATE.fields,
    statusReason: '',
    userStatus: 'normal',
    config: { chat: true, wordLimit: 200, slowMs: 0, conditions: CONDITIONS.fields },
    gifts: [GIFT.fields],
    followCounts: [{ shareId: 's1', followers: 4 }],
    prediction: { ...PREDICTION.fields, mine: 'home' },
    viewers: 12,
    poll: { ...OPEN_POLL.fields },
    bags: [OPEN_BAG.fields],
    fullSlowMs: 0,
    pinned: { id: 'm9', text: '今晚抽奖', by: 'moderator' },
    given: 6600,
    anchor: { id: 'anchor-1', name: inThreeLanguages, avatar: '' },
    match: { matchId: '3370001', sport: 'football', venue: 'PMTY' },
  },
})
