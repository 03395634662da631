import { describe, expect, it } from 'vitest'
import { passingOf, readMessage } from '../../../streams/feeds/room/decodeMessage.ts'
import { refusalOf, roomOf } from '../../../streams/feeds/room/roomOf.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { commandReply } from '../../../streams/wire/room/commands.ts'
import { closingFrame, joinRequest, roomAuth, roomState } from '../../../streams/wire/room/frames.ts'
import { filterWordsReply, rankingReply } from '../../../streams/wire/room/reads.ts'
import { passingMessage, sequencePlace } from '../../../streams/wire/room/messages.ts'
import { LIMITS } from './codes.ts'
import * as frames from './frames.ts'
import { MESSAGES, PASSING } from './messages.ts'

const audience = { venue: 'PMTY', siteId: () => '1001' }

const read = (message: unknown) => {
  const result = readMessage(message, audience)
  return result.ok ? result.message : result.why
}

const {
  text,
  share,
  mute,
  unmute,
  status,
  config,
  withdrawn,
  push,
  revert,
  gift,
  activity,
  gameBet,
  gameWin,
  score,
  pinned,
  poll,
  bag,
} = MESSAGES

const SHARED_LEG = {
  venue: 'PMTY',
  choice: {
    matchId: '3370001',
    sport: 'football',
    spec: { kind: 'handicap', stat: 'goals', period: 'match' },
    handle: '1',
    line: -3,
    side: 'home',
  },
  wire: { marketId: '1410000000000000021', optionId: '1450000000000000011', playId: '4' },
  agreedOdds: 189_000,
  timing: 'live',
  score: [2, 1],
  leagueId: '6408',
  kickOff: 1_767_225_600_000,
}

describe('the client reads a message of each type', () => {
  it.each([
    [text, { type: 'text', text: '你好', cid: 'c-000001' }],
    [share, { type: 'orderShare', shareId: 's1', series: '1:1', followers: 0, legs: [SHARED_LEG] }],
    [mute, { type: 'mute', memberId: '43', name: 'loud', until: 1_767_232_805_000, reason: 'spam' }],
    [unmute, { type: 'unmute', memberId: '43', name: 'loud' }],
    [status, { type: 'roomStatus', open: false, reason: 'pause' }],
    [config, { type: 'globalConfig', config: config.fields.body }],
    [withdrawn, { type: 'withdrawn', targetId: 'm1', by: 'moderator' }],
    [push, { type: 'orderPush', pushId: 'u1', leg: SHARED_LEG }],
    [revert, { type: 'revertOrderPush', pushId: 'u1' }],
    [gift, { type: 'gift', giftId: 'rose', comboId: 'k1', count: 10, total: 76, ended: false }],
    [activity, { type: 'activityPush', activityId: 'a1', link: null }],
    [gameBet, { type: 'gameBet', game: 'baccarat', option: 'big', amount: 1000, currency: 'RMB' }],
    [gameWin, { type: 'gameWin', game: 'baccarat', amount: 1950, currency: 'RMB' }],
    [
      poll,
      { type: 'poll', poll: { pollId: 'm16', open: false, counts: [3, 4], closesAt: 1_767_229_205_000 } },
    ],
    [
      bag,
      { type: 'luckyBag', bag: { state: 'expired', amount: 1000, best: { amount: 300 }, returned: 600 } },
    ],
    [score, { type: 'scorePrediction', matchId: '3370001', home: 2, away: 1 }],
    [pinned, { type: 'pinned', text: '今晚抽奖' }],
  ])('%#', ({ fields }, meaning) => {
    const { seq, id, at, from } = fields
    expect(read(fields)).toMatchObject({ ...meaning, seq, id, at, from })
  })

  it('and each that passes', () => {
    const passing = Object.values(PASSING).map(({ fields }) => {
      const decoded = decode(passingMessage, fields)
      return decoded.ok ? passingOf(decoded.value) : decoded.error
    })
    expect(passing).toMatchObject([
      { type: 'welcome', from: { id: '42', level: 7, role: 'member' } },
      { type: 'followCount', shareId: 's1', followers: 4 },
      { type: 'prediction', shares: frames.PREDICTION.fields },
      { type: 'pollCounts', pollId: 'm16', counts: [3, 4] },
      { type: 'bagTaken', bagId: 'm17', taken: 2 },
    ])
  })

  it('without the words of a withdrawn one, and without a share of another site', () => {
    const place = { ...text.fields, ...frames.WITHDRAWN_PLACE.fields, body: { text: '' } }
    expect(read(place)).toMatchObject({ type: 'text', seq: 7, text: '' })
    expect(read({ ...share.fields, body: { ...share.fields.body, siteId: '1002' } })).toBe('foreign')
    expect(read({ ...share.fields, body: { ...share.fields.body, venue: 'FBTY' } })).toBe('foreign')
  })

  it('with at most ten legs', () => {
    const [leg] = share.fields.body.legs
    const withLegs = (count: number) =>
      read({ ...share.fields, body: { ...share.fields.body, legs: Array(count).fill(leg) } })
    expect(withLegs(LIMITS.legsOfAShare.value)).toMatchObject({ type: 'orderShare' })
    expect(withLegs(LIMITS.legsOfAShare.value + 1)).toBe('unknown')
  })

  it('and counts the place of one that it cannot read', () => {
    const later = { ...text.fields, type: 99 }
    expect(read(later)).toBe('unknown')
    expect(decode(sequencePlace, later)).toEqual({ ok: true, value: { seq: 1 } })
    expect(read({ ...text.fields, id: '' })).toBe('unknown')
  })
})

describe('the client reads', () => {
  it('what it asks of a room', () => {
    expect(decode(rankingReply, frames.RANKING.fields)).toMatchObject({
      ok: true,
      value: { ...frames.RANKING.fields, rows: { items: frames.RANKING.fields.rows, dropped: 0 } },
    })
    expect(decode(filterWordsReply, frames.FILTER_WORDS.fields)).toEqual({
      ok: true,
      value: frames.FILTER_WORDS.fields,
    })
    for (const reply of [rankingReply, filterWordsReply]) {
      expect(decode(reply, frames.READ_REFUSED.fields)).toEqual({
        ok: true,
        value: frames.READ_REFUSED.fields,
      })
    }
  })

  it('the state of a room, with its gifts and the member’s mute', () => {
    const wordLimit = LIMITS.wordLimit.value
    const conditions = frames.CONDITIONS.fields
    const decoded = decode(roomState, {
      ...frames.STATE.fields,
      statusReason: '',
      userStatus: 'muted',
      unBanTime: 1_767_232_805_000,
      banReason: 'spam',
      config: { chat: true, wordLimit, slowMs: 0, conditions },
      gifts: [frames.GIFT.fields],
      followCounts: [],
      prediction: { ...frames.PREDICTION.fields, mine: 'home' },
      viewers: 12,
      fullSlowMs: 3000,
      pinned: { id: 'm9', text: '今晚抽奖', by: 'moderator' },
      given: 6600,
      anchor: { id: 'anchor-1', name: 'Az', avatar: '' },
      match: { matchId: '3370001', sport: 'football', venue: 'PMTY' },
    })
    expect(decoded.ok && roomOf(decoded.value)).toMatchObject({
      imId: 'r1',
      topic: { english: 'Talk' },
      admin: false,
      open: true,
      mute: { muted: true, until: 1_767_232_805_000, reason: 'spam' },
      config: { chat: true, wordLimit: 200, slowMs: 0, conditions },
      gifts: [{ giftId: 'rose', giftType: 'small', price: { RMB: 100, USDT: 14 }, svga: null }],
      prediction: { ...frames.PREDICTION.fields, mine: 'home' },
      viewers: 12,
      fullSlowMs: 3000,
      pinned: { id: 'm9', text: '今晚抽奖' },
      given: 6600,
    })
  })

  it('answers and closings, and writes what a room asks for', () => {
    expect(decode(commandReply, frames.COMMAND_DONE.fields)).toEqual({
      ok: true,
      value: frames.COMMAND_DONE.fields,
    })
    const refused = decode(commandReply, frames.COMMAND_REFUSED.fields)
    expect(refused.ok && !refused.value.ok && refusalOf(refused.value)).toEqual({
      code: 'depositLow',
      needRMB: 10_000,
      needUSDT: 0,
    })
    expect(decode(closingFrame, frames.CLOSING.fields)).toEqual({ ok: true, value: frames.CLOSING.fields })
    expect(decode(joinRequest, frames.JOIN.fields)).toEqual({ ok: true, value: frames.JOIN.fields })
    expect(decode(roomAuth, frames.AUTH.fields)).toMatchObject({
      ok: true,
      value: { ...frames.AUTH.fields, siteId: '1001' },
    })
  })
})
