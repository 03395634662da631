import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createControl } from '../../../../platform/control/client.ts'
import { NOTICE_LENGTH } from '../../../../streams/domain/room/room.ts'
import { openSharedStore } from '../../book/testPlatform.ts'
import { ORIGIN } from '../../site/siteClient.ts'
import { directoryOf, messagesOf, roomEntry, startRoomHarness } from '../roomHarness.ts'
import type { RoomClient, RoomHarness } from '../roomHarness.ts'
import { eventually } from '../../../support/eventually.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let harness: RoomHarness
let member: RoomClient
let admin: RoomClient
let adminName: string
const ROOM = 'pinned-1'

beforeAll(async () => {
  shared = await openSharedStore()
  const rooms = directoryOf(roomEntry(ROOM))
  harness = await startRoomHarness({ store: shared.store, rooms, control: true })
  const control = createControl(ORIGIN, async (url, init) =>
    harness.platform.app.fetch(new Request(url, init)),
  )
  const [one, other] = [await harness.member(), await harness.member()]
  await control.setMemberProfile({ member: other.name, admin: true })
  adminName = other.name
  member = await one.connect()
  admin = await other.connect()
  await member.enter(null, ROOM)
  await admin.enter(null, ROOM)
})
afterAll(async () => {
  await harness.end()
  await shared.end()
})

const pin = (text: string, client = admin, cid: string = randomUUID()) =>
  client.send({ do: 'pin', text, room: ROOM, cid })
const pinned = async () => (await member.enter(null, ROOM)).state.pinned

describe('the notice of a room', () => {
  it('is sent to everybody, and to members who join later; the last one wins, until it is removed', async () => {
    expect(await pin('')).toMatchObject({ code: 'already' })
    const first = await pin('今晚\n 八点\u200b 抽奖')
    const second = await pin('改到九点')
    expect([first.ok, second.ok]).toEqual([true, true])
    await eventually(() => {
      expect(messagesOf(member.batches)).toMatchObject([
        { type: 19, body: { text: '今晚 八点 抽奖' }, from: { role: 'admin' } },
        { type: 19, body: { text: '改到九点' } },
      ])
    })
    expect(await pinned()).toEqual({ id: second.ok ? second.id : '', text: '改到九点', by: adminName })
    expect((await pin('')).ok).toBe(true)
    expect(
      await eventually(async () => {
        const now = await pinned()
        expect(now).toBeNull()
        return now
      }),
    ).toBeNull()
  })

  it('is in the room that another process opens', async () => {
    const set = await pin('公告还在')
    const state = await harness.store.rooms.open(ROOM)
    expect(state.pinned).toMatchObject({ id: set.ok ? set.id : '', text: '公告还在' })
  })

  it('is set once for each command', async () => {
    const cid = randomUUID()
    const first = await pin('一次', admin, cid)
    expect(await pin('一次', admin, cid)).toEqual(first)
  })

  it.each([
    ['one character too many', { code: 'tooLong', need: NOTICE_LENGTH }, '字'.repeat(NOTICE_LENGTH + 1)],
    ['far too many', { code: 'tooLong', need: NOTICE_LENGTH }, 'x'.repeat(5000)],
    ['a link', { code: 'link' }, '看 example.com'],
    ['a blocked word', { code: 'word' }, '加我微信'],
  ])('is refused with %s', async (_, refusal, text) => {
    expect(await pin(text)).toMatchObject({ ok: false, ...refusal })
  })

  it('has up to a hundred characters, however they are written', async () => {
    expect((await pin('😀'.repeat(NOTICE_LENGTH))).ok).toBe(true)
  })

  it('is for admins', async () => {
    expect(await pin('我也要', member)).toMatchObject({ ok: false, code: 'notAdmin' })
  })
})
