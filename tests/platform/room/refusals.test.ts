import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AuditEvent, AuditFacts } from '../../../platform/audit.ts'
import { createControl } from '../../../platform/control/client.ts'
import type { Control } from '../../../platform/control/client.ts'
import { openSharedStore } from '../book/testPlatform.ts'
import { ORIGIN } from '../site/siteClient.ts'
import { directoryOf, messagesOf, roomEntry, startRoomHarness } from './roomHarness.ts'
import type { RoomClient, RoomHarnessMember, RoomHarness } from './roomHarness.ts'
import { eventually } from '../../support/eventually.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let harness: RoomHarness
let control: Control
let room: string
let member: RoomHarnessMember
let client: RoomClient
let rooms = 0
const audited: { readonly event: AuditEvent; readonly facts: AuditFacts }[] = []

const ROOMS = Array.from({ length: 40 }, (_, index) => roomEntry(`rules-${index}`))
const HOUR = 3_600_000

beforeAll(async () => {
  shared = await openSharedStore()
  harness = await startRoomHarness({
    store: shared.store,
    rooms: directoryOf(...ROOMS),
    control: true,
    audit: {
      note: (event, facts) => {
        audited.push({ event, facts })
      },
    },
  })
  control = createControl(ORIGIN, async (url, init) => harness.platform.app.fetch(new Request(url, init)))
})
beforeEach(async () => {
  rooms += 1
  room = `rules-${rooms}`
  member = await harness.member()
  client = await member.connect()
  await client.enter(null, room)
})
afterAll(async () => {
  await harness.end()
  await shared.end()
})

const say = (text = '你好') => client.send({ do: 'text', text, room })

async function admin(): Promise<RoomClient> {
  const one = await harness.member()
  await control.setMemberProfile({ member: one.name, admin: true })
  const connected = await one.connect()
  await connected.enter(null, room)
  return connected
}

describe('a report', () => {
  it('is noted for whoever reads the audit log, and sent to nobody in the room', async () => {
    const said = await say()
    const messageId = said.ok ? (said.id ?? '') : ''
    // The answer comes before the message.
    await eventually(() => {
      expect(messagesOf(client.batches)).toHaveLength(1)
    })
    const reply = await client.send({ do: 'report', messageId, reason: 'scam', room })
    expect(reply).toMatchObject({ ok: true, id: null })
    expect(audited.at(-1)).toMatchObject({
      event: 'messageReported',
      facts: { roomId: room, messageId, reason: 'scam' },
    })
    expect(messagesOf(client.batches)).toHaveLength(1)
    const unknown = await client.send({ do: 'report', messageId: 'nothing', reason: 'scam', room })
    expect(unknown).toMatchObject({ code: 'notFound' })
  })
})

describe('the audit log', () => {
  const conditions = { depositRMB: 0, depositUSDT: 0, registeredMs: 0, vip: 0 }
  const commandsOn = (messageId: string) => [
    { do: 'mute', memberId: 'anything', minutes: 1, reason: '' },
    { do: 'unmute', memberId: String(member.id) },
    { do: 'withdraw', messageId },
    { do: 'status', status: 'closed', reason: '' },
    { do: 'rules', chat: false, slowMs: 0, conditions },
    { do: 'pin', text: '公告' },
    { do: 'blockWord', word: '鸭舌帽' },
    { do: 'allowWord', word: '鸭舌帽' },
    { do: 'report', messageId: 'anything', reason: 'scam' },
  ]

  it('has no command that takes the id of another one, which was a text', async () => {
    const cid = 'cidOfMyText'
    const said = await client.send({ do: 'text', text: '你好', room, cid })
    const noted = audited.length
    for (const command of commandsOn(said.ok ? (said.id ?? '') : '')) {
      expect(await client.send({ ...command, cid, room })).toEqual(said)
    }
    expect(audited.slice(noted)).toEqual([])
  })

  it('has a command that is sent again once', async () => {
    const boss = await admin()
    const said = await say()
    const noted = audited.length
    await boss.send({ do: 'mute', memberId: String(member.id), minutes: 1, reason: '', room })
    const [, ...commands] = commandsOn(said.ok ? (said.id ?? '') : '').filter((one) => one.do !== 'report')
    for (const [index, command] of commands.entries()) {
      const once = { ...command, cid: `again-${room}-${index}`, room }
      for (const _ of ['first', 'again']) expect(await boss.send(once)).toMatchObject({ ok: true })
    }
    expect(audited.slice(noted).map(({ event }) => event)).toEqual([
      'memberMuted',
      'memberUnmuted',
      'messageWithdrawn',
      'roomStatusChanged',
      'slowModeChanged',
      'roomConditionsChanged',
      'noticePinned',
      'wordBlocked',
      'wordAllowed',
    ])
  })
})

describe('a text is refused', () => {
  it('with a link or a blocked word, of whoever is no admin', async () => {
    expect(await say('https://example.com 加我微信')).toMatchObject({ code: 'link' })
    expect(await say('加.我.微.信 abc')).toMatchObject({ code: 'word' })
    const chief = await admin()
    expect(await chief.send({ do: 'text', text: 'https://example.com', room })).toMatchObject({ ok: true })
  })

  it('that is typed too long to be looked at', async () => {
    expect(await say('\u0301'.repeat(20_000))).toMatchObject({ code: 'tooLong', need: 200 })
    await control.configureRoom({ room, wordLimit: 20 })
    await eventually(async () => {
      expect(await say('\u0301'.repeat(20_000))).toMatchObject({ code: 'tooLong', need: 20 })
    })
  })

  it('while chat is off', async () => {
    await control.configureRoom({ room, chat: false })
    expect(await say()).toMatchObject({ ok: false, code: 'chatOff' })
    await control.configureRoom({ room, chat: true })
    expect(await say()).toMatchObject({ ok: true })
  })

  it('below both deposits, of which one is enough', async () => {
    await control.configureRoom({ room, conditions: { depositRMB: 10_000_01, depositUSDT: 1_000_01 } })
    expect(await say()).toMatchObject({ code: 'depositLow', needRMB: 10_000_01, needUSDT: 1_000_01 })
    await control.configureRoom({ room, conditions: { depositUSDT: 1_000_00 } })
    expect(await say()).toMatchObject({ ok: true })
    await control.configureRoom({ room, conditions: { depositUSDT: 0 } })
    expect(await say()).toMatchObject({ code: 'depositLow', needRMB: 10_000_01, needUSDT: null })
  })

  it('of a member who registered too recently', async () => {
    await control.configureRoom({ room, conditions: { registeredMs: HOUR } })
    expect(await say()).toMatchObject({ code: 'tooNew', waitMs: HOUR })
    const createdAt = harness.platform.clock.now() - HOUR
    await control.setMemberProfile({ member: member.name, createdAt })
    expect(await say()).toMatchObject({ ok: true })
  })

  it('below the VIP level', async () => {
    await control.configureRoom({ room, conditions: { vip: 3 } })
    expect(await say()).toMatchObject({ code: 'vipLow', need: 3 })
    await control.setMemberProfile({ member: member.name, level: 3 })
    expect(await say()).toMatchObject({ ok: true })
  })

  it('above the word limit, counted in code points of the clean text', async () => {
    expect(await say('好'.repeat(201))).toMatchObject({ code: 'tooLong', need: 200 })
    expect(await say('🙂'.repeat(200))).toMatchObject({ ok: true })
    expect(await say(`${'a'.repeat(100)}${' \n'.repeat(300)}${'b'.repeat(99)}`)).toMatchObject({ ok: true })
  })

  it('when it follows the last one too fast', async () => {
    await control.configureRoom({ room, slowMs: 8000 })
    expect(await say()).toMatchObject({ ok: true })
    await harness.pass(3000)
    expect(await say()).toMatchObject({ code: 'tooFast', waitMs: 5000 })
    await harness.pass(5000)
    expect(await say()).toMatchObject({ ok: true })
    // Two messages at the same moment count as two, even in one transaction.
    await harness.pass(8000)
    const codes = (await Promise.all([say('a'), say('b')])).map((reply) => (reply.ok ? 'ok' : reply.code))
    expect(codes.toSorted()).toEqual(['ok', 'tooFast'])
  })

  it('in a closed room, but not of an admin', async () => {
    const boss = await admin()
    expect(await boss.send({ do: 'status', status: 'closed', reason: '休息', room })).toMatchObject({
      ok: true,
    })
    expect(await say()).toMatchObject({ code: 'closed', reason: '休息' })
    expect(await boss.send({ do: 'text', text: '稍后回来', room })).toMatchObject({ ok: true })
    expect((await client.enter(null, room)).state).toMatchObject({ status: 'closed', statusReason: '休息' })
    await boss.send({ do: 'status', status: 'open', reason: '', room })
    expect(await say()).toMatchObject({ ok: true })
  })
})

describe('a mute', () => {
  it('says until when and why, and outlives a reconnection', async () => {
    const boss = await admin()
    const memberId = String(member.id)
    const muted = await boss.send({ do: 'mute', memberId, minutes: 10, reason: '刷屏', room })
    const until = harness.platform.clock.now() + 600_000
    expect(muted).toMatchObject({ ok: true })
    expect(await say()).toMatchObject({ code: 'muted', until, reason: '刷屏' })

    client.socket.disconnect()
    client = await member.connect()
    const { state } = await client.enter(null, room)
    expect(state).toMatchObject({ userStatus: 'muted', unBanTime: until, banReason: '刷屏' })
    expect(await say()).toMatchObject({ code: 'muted', until })

    await harness.pass(600_001)
    expect(await say()).toMatchObject({ ok: true })
  })

  it('can be for ever, and be taken back', async () => {
    const boss = await admin()
    const memberId = String(member.id)
    await boss.send({ do: 'mute', memberId, minutes: null, reason: '', room })
    // Shorter than the lifetime of the session.
    await harness.pass(20 * 24 * HOUR)
    expect(await say()).toMatchObject({ code: 'muted', until: null })
    expect(await boss.send({ do: 'unmute', memberId, room })).toMatchObject({ ok: true })
    expect(await say()).toMatchObject({ ok: true })
    expect(await boss.send({ do: 'unmute', memberId, room })).toMatchObject({ code: 'already' })
    await eventually(() => {
      expect(messagesOf(client.batches).map(({ type }) => type)).toEqual([3, 4, 1])
    })
  })
})

describe('a withdrawal', () => {
  it('takes the words out of everything that is sent later', async () => {
    const boss = await admin()
    const said = await say('秘密')
    const id = said.ok ? said.id : ''
    expect(await boss.send({ do: 'withdraw', messageId: id, room })).toMatchObject({ ok: true })
    expect(await boss.send({ do: 'withdraw', messageId: id, room })).toMatchObject({ code: 'already' })
    await eventually(() => {
      expect(messagesOf(boss.batches).at(-1)).toMatchObject({ type: 7, body: { targetId: id } })
    })
    const later = await (await harness.member()).connect()
    for (const last of [null, 0]) {
      const reply = await later.enter(last, room)
      expect(JSON.stringify(reply)).not.toContain('秘密')
      expect(reply.messages).toMatchObject([{ type: 1, id, body: { text: '' } }, { type: 7 }])
    }
    expect(JSON.stringify(await harness.store.rooms.newest(room, 9))).not.toContain('秘密')
  })
})

it('an admin command of anybody else is refused, also of one who was an admin', async () => {
  const said = await say()
  const id = said.ok ? said.id : ''
  const memberId = String(member.id)
  const commands = [
    { do: 'withdraw', messageId: id, room },
    { do: 'mute', memberId, minutes: 1, reason: '', room },
    { do: 'unmute', memberId, room },
    { do: 'status', status: 'closed', reason: '', room },
  ]
  for (const command of commands) expect(await client.send(command)).toMatchObject({ code: 'notAdmin' })
  const one = await harness.member()
  await control.setMemberProfile({ member: one.name, admin: true })
  const dismissed = await one.connect()
  await dismissed.enter(null, room)
  await control.setMemberProfile({ member: one.name, admin: false })
  for (const command of commands) expect(await dismissed.send(command)).toMatchObject({ code: 'notAdmin' })
})

it('a banned member is sent away at once, and the platform can speak', async () => {
  const id = await control.postInRoom({ room, text: '欢迎\u202e光临' })
  await eventually(() => {
    expect(messagesOf(client.batches)).toMatchObject([
      { id, body: { text: '欢迎光临' }, from: { role: 'system' } },
    ])
  })
  await control.setMemberStatus(member.name, 'blocked')
  await eventually(() => {
    expect(client.closings).toEqual([{ reason: 'banned', retryMs: null }])
  })
})

describe('a command that does not fit', () => {
  it.each([0, -5, 1.5, 'x', 525_601, [], undefined])('names the minutes of a mute of %j', async (minutes) => {
    const chief = await admin()
    const mute = { do: 'mute', memberId: String(member.id), minutes, reason: '', room }
    expect(await chief.send(mute)).toMatchObject({ ok: false, code: 'badRequest', reason: 'minutes' })
    expect(await say()).toMatchObject({ ok: true })
  })

  it.each([
    ['withdraw', { messageId: 'a\u0000' }, 'messageId'],
    ['share', { orderNo: '\u0000' }, 'orderNo'],
    ['follow', { shareId: '\ud800', orderNo: '1' }, 'shareId'],
    ['gift', { giftId: '\u0000', count: 1, currency: 'RMB' }, 'giftId'],
    ['unmute', { memberId: '1\u0000' }, 'memberId'],
  ])('names what of %s no store can hold', async (what, fields, reason) => {
    const asked = { do: what, room, ...fields }
    expect(await client.send(asked)).toMatchObject({ ok: false, code: 'badRequest', reason })
  })
})

describe('the rules of a room', () => {
  const rules = {
    chat: true,
    slowMs: 7000,
    conditions: { depositRMB: 0, depositUSDT: 0, registeredMs: 0, vip: 2 },
  }

  it('are set by an admin inside the room, hold at once, and are sent to everybody and to the audit', async () => {
    const chief = await admin()
    const noted = audited.length
    expect(await chief.send({ do: 'rules', room, ...rules })).toMatchObject({ ok: true })
    expect(await say()).toMatchObject({ code: 'vipLow', need: 2 })
    await eventually(() => {
      const received = messagesOf(client.batches).filter(({ type }) => type === 6)
      expect(received.at(-1)).toMatchObject({ body: { ...rules, wordLimit: 200 }, from: { role: 'admin' } })
    })
    expect(audited.slice(noted).map(({ event }) => event)).toEqual([
      'slowModeChanged',
      'roomConditionsChanged',
    ])
  })

  it('are nobody else’s to set, and have bounds', async () => {
    expect(await client.send({ do: 'rules', room, ...rules })).toMatchObject({ code: 'notAdmin' })
    const chief = await admin()
    const endless = { ...rules, slowMs: 1e9 }
    expect(await chief.send({ do: 'rules', room, ...endless })).toMatchObject({ code: 'badRequest' })
  })
})
