import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AuditEvent, AuditFacts } from '../../../../platform/audit.ts'
import { createControl } from '../../../../platform/control/client.ts'
import { eventually } from '../../../support/eventually.ts'
import { openSharedStore } from '../../book/testPlatform.ts'
import { ORIGIN } from '../../site/siteClient.ts'
import { directoryOf, messagesOf, roomEntry, startRoomHarness } from '../roomHarness.ts'
import type { RoomClient, RoomHarness } from '../roomHarness.ts'

const HOUR = 3_600_000
const ROOMS = Array.from({ length: 4 }, (_, index) => roomEntry(`muting-${index}`))

let shared: Awaited<ReturnType<typeof openSharedStore>>
let harness: RoomHarness
let room: string
let client: RoomClient
let boss: RoomClient
let rooms = 0
const audited: { readonly event: AuditEvent; readonly facts: AuditFacts }[] = []

beforeAll(async () => {
  shared = await openSharedStore()
  harness = await startRoomHarness({
    store: shared.store,
    rooms: directoryOf(...ROOMS),
    control: true,
    // There is a crowd, which hardly says anything.
    roomRate: 1e-9,
    audit: {
      note: (event, facts) => {
        audited.push({ event, facts })
      },
    },
  })
})
beforeEach(async () => {
  room = `muting-${rooms}`
  rooms += 1
  client = await (await harness.member()).connect()
  await client.enter(null, room)
  const chief = await harness.member()
  const control = createControl(ORIGIN, async (url, init) =>
    harness.platform.app.fetch(new Request(url, init)),
  )
  await control.setMemberProfile({ member: chief.name, admin: true })
  boss = await chief.connect()
  await boss.enter(null, room)
})
afterAll(async () => {
  await harness.end()
  await shared.end()
})

describe('a mute of a simulated member', () => {
  const persona = { id: 'b1', name: '老张看台', level: 0, role: 'member' } as const
  const other = { ...persona, id: 'b2', name: '晚风' }
  const speak = (from: typeof persona | typeof other, text: string) =>
    harness.platform.room.post.say(room, from, { type: 1, body: { text, cid: null } })
  const received = () =>
    messagesOf(client.batches).map(({ type, body }) => [type, body['text'] ?? body['name']])

  it('lets their gifts through, which carry no words', async () => {
    await boss.send({ do: 'mute', memberId: 'b1', minutes: null, reason: '', room })
    await speak(persona, 'a')
    const gift = { giftId: 'scarf', comboId: 'c', count: 1, total: 1, ended: true }
    await harness.platform.room.post.say(room, persona, { type: 12, body: gift })
    await eventually(() => {
      expect(
        messagesOf(client.batches)
          .filter(({ from }) => from.id === 'b1')
          .map(({ type }) => type),
      ).toEqual([12])
    })
  })

  it('silences that one in this room until its end, and is told and audited', async () => {
    const noted = audited.length
    await speak(persona, 'a')
    const mute = { do: 'mute', memberId: 'b1', minutes: 10, reason: '刷屏', room }
    expect(await boss.send(mute)).toMatchObject({ ok: true })
    await speak(persona, 'b')
    await speak(other, 'c')
    await harness.pass(600_001)
    await speak(persona, 'd')
    await eventually(() => {
      expect(
        received().filter(([, words]) => ['a', 'b', 'c', 'd', '老张看台'].includes(String(words))),
      ).toEqual([
        [1, 'a'],
        [3, '老张看台'],
        [1, 'c'],
        [1, 'd'],
      ])
    })
    const until = harness.platform.clock.now() - 1
    expect(messagesOf(client.batches).find(({ type }) => type === 3)?.body).toMatchObject({
      memberId: 'b1',
      until,
      reason: '刷屏',
    })
    expect(audited.slice(noted)).toMatchObject([
      { event: 'memberMuted', facts: { personaId: 'b1', seconds: 600 } },
    ])
  })

  it('can be for ever, and be taken back', async () => {
    await boss.send({ do: 'mute', memberId: 'b1', minutes: null, reason: '', room })
    await harness.pass(HOUR)
    await speak(persona, 'b')
    const unmute = { do: 'unmute', memberId: 'b1', room }
    expect(await boss.send(unmute)).toMatchObject({ ok: true })
    expect(await boss.send(unmute)).toMatchObject({ code: 'already' })
    await speak(persona, 'c')
    await eventually(() => {
      expect(received().filter(([, words]) => ['b', 'c', '老张看台'].includes(String(words)))).toEqual([
        [3, '老张看台'],
        [4, '老张看台'],
        [1, 'c'],
      ])
    })
  })

  it('is of nobody that the crowd does not have', async () => {
    for (const memberId of ['b0', 'b999', 'anchor-1', 'system']) {
      const reply = await boss.send({ do: 'mute', memberId, minutes: 1, reason: '', room })
      expect(reply).toMatchObject({ code: 'notFound' })
    }
  })
})
