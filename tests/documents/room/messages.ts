import { documentedFields } from '../documented.ts'

const KEPT = 'protocol 3.4; protocol 3.3; live-rooms 2'
const PASSED = 'protocol 3.4; live-rooms 2'

const name = { cmn: '阿泽说球', zho: '阿澤說球', english: 'Az talks' }
const member = { id: '42', name: 'demo', level: 3, role: 'member' }
/** A member with a level with the anchor. */
const giver = { ...member, fan: 3 }
const anchor = { id: 'anchor-1', name, level: 0, role: 'anchor' }

const leg = {
  matchId: '3370001',
  sport: 'football',
  leagueId: '6408',
  league: name,
  home: name,
  away: name,
  market: name,
  kind: 'handicap',
  stat: 'goals',
  period: 'match',
  slot: 1,
  line: -3,
  side: 'home',
  marketId: '1410000000000000021',
  optionId: '1450000000000000011',
  playId: '4',
  odds: 189000,
  timing: 'live',
  kickOff: 1767225600000,
  scoreHome: 2,
  scoreAway: 1,
}

const kept = <B extends object>(seq: number, type: number, from: object, body: B) =>
  documentedFields(KEPT, { type, seq, id: `m${seq}`, at: 1767229205000, from, body })

const passing = <B extends object>(type: number, from: object | null, body: B) =>
  documentedFields(PASSED, { type, id: `p${type}`, at: 1767229205000, from, body })

/** A message of each type of the history. */
export const MESSAGES = {
  text: kept(1, 1, member, { text: '你好', cid: 'c-000001' }),
  share: kept(2, 2, member, {
    shareId: 's1',
    venue: 'PMTY',
    siteId: '1001',
    cid: 'c-000002',
    series: '1:1',
    legs: [leg],
    followers: 0,
  }),
  mute: kept(3, 3, member, { memberId: '43', name: 'loud', until: 1767232805000, reason: 'spam' }),
  unmute: kept(4, 4, member, { memberId: '43', name: 'loud' }),
  status: kept(5, 5, member, { status: 'closed', reason: 'pause' }),
  config: kept(6, 6, member, {
    chat: true,
    wordLimit: 200,
    slowMs: 3000,
    conditions: { depositRMB: 10_000, depositUSDT: 1_500, registeredMs: 86_400_000, vip: 1 },
  }),
  withdrawn: kept(7, 7, member, { targetId: 'm1', by: 'moderator' }),
  push: kept(8, 10, anchor, { pushId: 'u1', leg }),
  revert: kept(9, 11, anchor, { pushId: 'u1' }),
  gift: kept(10, 12, giver, { giftId: 'rose', comboId: 'k1', count: 10, total: 76, ended: false }),
  activity: kept(11, 14, anchor, { activityId: 'a1', title: name, text: name, link: null }),
  gameBet: kept(12, 15, member, { game: 'baccarat', option: 'big', amount: 1000, currency: 'RMB' }),
  gameWin: kept(13, 16, member, { game: 'baccarat', amount: 1950, currency: 'RMB' }),
  score: kept(14, 18, member, {
    ...{ matchId: '3370001', league: name, homeName: name, awayName: name, home: 2, away: 1 },
  }),
  pinned: kept(15, 19, member, { text: '今晚抽奖' }),
  poll: kept(16, 20, anchor, {
    ...{ pollId: 'm16', state: 'closed', question: name, choices: [name, name], closesAt: 1767229205000 },
    counts: [3, 4],
  }),
  bag: kept(17, 21, member, {
    ...{ bagId: 'm17', state: 'expired', currency: 'RMB', amount: 1000, shares: 5, taken: 2 },
    ...{ closesAt: 1767229205000, commitment: 'ab', seed: 'cd', best: { name, amount: 300 }, returned: 600 },
  }),
}

/** A message of each type that has no place in the history. */
export const PASSING = {
  welcome: passing(8, { ...member, level: 7 }, {}),
  followCount: passing(13, null, { shareId: 's1', followers: 4 }),
  prediction: passing(17, null, { matchId: '3370001', home: 10, draw: 3, away: 7, closesAt: 1767229205000 }),
  pollCounts: passing(20, null, { pollId: 'm16', counts: [3, 4] }),
  bagTaken: passing(21, null, { bagId: 'm17', taken: 2 }),
}
