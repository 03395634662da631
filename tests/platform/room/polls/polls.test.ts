import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type LocalText, textIn } from '../../../../streams/domain/localText.ts'
import { openSharedStore } from '../../book/testPlatform.ts'
import { directoryOf, messagesOf, roomEntry, startRoomHarness } from '../roomHarness.ts'
import type { RoomClient, RoomHarnessMember, RoomHarness } from '../roomHarness.ts'
import { eventually } from '../../../support/eventually.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let harness: RoomHarness
let room: string
let member: RoomHarnessMember
let client: RoomClient
let rooms = 0

const ROOMS = Array.from({ length: 60 }, (_, index) => roomEntry(`polls-${index}`, `live-${(index % 3) + 1}`))
const ANCHOR = { id: 'anchor-1', name: '阿泽说球', level: 10, role: 'anchor' } as const
const QUESTION = {
  question: { cmn: '谁赢？', zho: '誰贏？', english: 'Who wins?' },
  choices: [
    { cmn: '甲', zho: '甲', english: 'A' },
    { cmn: '乙', zho: '乙', english: 'B' },
    { cmn: '平', zho: '平', english: 'Draw' },
  ],
  seconds: 60,
}

beforeAll(async () => {
  shared = await openSharedStore()
  harness = await startRoomHarness({ store: shared.store, rooms: directoryOf(...ROOMS) })
})
beforeEach(async () => {
  rooms += 1
  room = `polls-${rooms}`
  member = await harness.member()
  client = await member.connect()
  await client.enter(null, room)
})
afterAll(async () => {
  await harness.end()
  await shared.end()
})

const ask = async (): Promise<string> => {
  const id = await harness.platform.room.post.ask(room, ANCHOR, QUESTION)
  if (id === null) throw new Error('the room has a poll')
  return id
}
const vote = (pollId: string, choice: number, fields: object = {}) =>
  client.send({ do: 'vote', pollId, choice, room, ...fields })
const polls = (from: RoomClient = client) => messagesOf(from.batches).filter(({ type }) => type === 20)
const counts = (from: RoomClient = client) =>
  from.batches
    .flatMap(({ passing }) => ('items' in passing ? passing.items : []))
    .filter(({ type }) => type === 20)

async function admin(): Promise<{ readonly member: RoomHarnessMember; readonly client: RoomClient }> {
  const made = await harness.member()
  await harness.store.accounts.changeProfile(made.id, { admin: true })
  const connected = await made.connect()
  await connected.enter(null, room)
  return { member: made, client: connected }
}

describe('a poll', () => {
  it('is shown to the room, counted, and closed after its time with the result', async () => {
    const pollId = await ask()
    const at = harness.platform.clock.now()
    await eventually(() => {
      expect(polls()).toMatchObject([{ id: pollId, body: { pollId, state: 'open', counts: [0, 0, 0] } }])
    })
    const closesAt = Number(polls()[0]?.body['closesAt'])
    expect(closesAt - at).toBeLessThanOrEqual(60_000)
    expect(closesAt - at).toBeGreaterThan(55_000)
    expect(await vote(pollId, 1)).toMatchObject({ ok: true, id: null, seq: null })
    await eventually(() => {
      expect(counts().at(-1)).toMatchObject({ body: { pollId, counts: [0, 1, 0] } })
    })
    const { state } = await client.enter(null, room)
    expect(state.poll).toMatchObject({ pollId, counts: [0, 1, 0], mine: 1 })
    await harness.pass(60_000)
    await eventually(() => {
      expect(polls().at(-1)).toMatchObject({
        from: { id: 'anchor-1' },
        body: { pollId, state: 'closed', counts: [0, 1, 0] },
      })
    })
    expect((await client.enter(null, room)).state.poll).toBeNull()
    // Another look changes nothing.
    await harness.pass(60_000)
    expect(polls().filter(({ body }) => body['state'] === 'closed')).toHaveLength(1)
  })

  it('takes one vote of each member, and says why it takes no other', async () => {
    const pollId = await ask()
    expect(await vote(pollId, 3)).toMatchObject({ code: 'badRequest', reason: 'choice' })
    expect(await vote('none', 0)).toMatchObject({ code: 'notFound' })
    const cid = randomUUID()
    expect(await vote(pollId, 0, { cid })).toMatchObject({ ok: true })
    expect(await vote(pollId, 0, { cid })).toMatchObject({ ok: true })
    expect(await vote(pollId, 1)).toMatchObject({ code: 'already' })
    const elsewhere = `polls-${(rooms += 1)}`
    await client.enter(null, elsewhere)
    expect(await vote(pollId, 1, { room: elsewhere })).toMatchObject({ code: 'notFound' })
    await harness.pass(60_000)
    const late = await harness.member()
    const voice = await late.connect()
    await voice.enter(null, room)
    expect(await voice.send({ do: 'vote', pollId, choice: 0, room })).toMatchObject({ code: 'over' })
    // The answer to an earlier command stays the same.
    expect(await vote(pollId, 0, { cid })).toMatchObject({ ok: true })
  })

  it('takes no vote of a muted member, nor in a closed room', async () => {
    const pollId = await ask()
    const moderator = await admin()
    const mute = { do: 'mute', memberId: String(member.id), minutes: 5, reason: 'noise', room }
    expect(await moderator.client.send(mute)).toMatchObject({ ok: true })
    expect(await vote(pollId, 0)).toMatchObject({ code: 'muted', reason: 'noise' })
    await moderator.client.send({ do: 'unmute', memberId: String(member.id), room })
    await moderator.client.send({ do: 'status', status: 'closed', reason: 'pause', room })
    expect(await vote(pollId, 0)).toMatchObject({ code: 'closed', reason: 'pause' })
    await moderator.client.send({ do: 'status', status: 'open', reason: '', room })
    expect(await vote(pollId, 0)).toMatchObject({ ok: true })
  })

  it('of an admin has words that pass the filter of the chat, and the only open one', async () => {
    const moderator = await admin()
    const own = (fields: object = {}) =>
      moderator.client.send({
        do: 'poll',
        question: '谁进？',
        choices: ['甲', '乙'],
        seconds: 30,
        room,
        ...fields,
      })
    expect(
      await client.send({ do: 'poll', question: 'q', choices: ['a', 'b'], seconds: 30, room }),
    ).toMatchObject({
      code: 'notAdmin',
    })
    expect(await own({ question: ' \u200b ' })).toMatchObject({ code: 'empty' })
    expect(await own({ choices: ['a', ''] })).toMatchObject({ code: 'empty' })
    expect(await own({ question: 'x'.repeat(61) })).toMatchObject({ code: 'tooLong', need: 60 })
    expect(await own({ choices: ['a', 'x'.repeat(21)] })).toMatchObject({ code: 'tooLong', need: 20 })
    expect(await own({ question: 'www.example.com' })).toMatchObject({ code: 'link' })
    expect(await own({ choices: ['a', 'whatsapp'] })).toMatchObject({ code: 'word' })
    expect(await own({ choices: ['a', ' a'] })).toMatchObject({ code: 'badRequest', reason: 'choices' })
    expect(await own({ choices: ['a'] })).toMatchObject({ code: 'badRequest' })
    expect(await own({ seconds: 29 })).toMatchObject({ code: 'badRequest' })
    expect(await own({ seconds: 301 })).toMatchObject({ code: 'badRequest' })
    const cid = randomUUID()
    const [first, again] = [await own({ cid }), await own({ cid })]
    expect(first).toMatchObject({ ok: true })
    expect(again).toEqual(first)
    expect(await own()).toMatchObject({ code: 'already' })
    expect(await harness.platform.room.post.ask(room, ANCHOR, QUESTION)).toBeNull()
    await eventually(() => {
      expect(polls()).toMatchObject([
        { from: { role: 'admin' }, body: { question: '谁进？', choices: ['甲', '乙'], counts: [0, 0] } },
      ])
    })
  })

  it('counts the simulated crowd with the members, in what is stored', async () => {
    const pollId = await ask()
    await vote(pollId, 2)
    for (let turn = 0; turn < 5; turn += 1) await harness.platform.room.post.tellCrowd(room, () => 1)
    const [poll] = await harness.store.rooms.openPolls([room])
    const crowd = poll?.crowd ?? []
    expect(crowd.reduce((sum, votes) => sum + votes, 0)).toBeGreaterThanOrEqual(5)
    expect(poll?.counts).toEqual(crowd.map((votes, place) => votes + (place === 2 ? 1 : 0)))
  })

  it('has the simulated crowd vote by its opinion of the choices', async () => {
    await ask()
    const favourite = textIn(QUESTION.choices[1] ?? '', 'cmn')
    const opinion = (choice: LocalText): number => (textIn(choice, 'cmn') === favourite ? 1 : 0)
    for (let turn = 0; turn < 5; turn += 1) await harness.platform.room.post.tellCrowd(room, opinion)
    const crowd = (await harness.store.rooms.openPolls([room]))[0]?.crowd ?? []
    expect(crowd[1]).toBeGreaterThanOrEqual(5)
    expect(crowd.filter((votes) => votes > 0)).toHaveLength(1)
  })
})

describe('whatever is voted, in whatever order', () => {
  it('a member has at most one vote, the counts are the votes, and a closed poll never changes', async () => {
    const { rooms: stored } = harness.store
    const people = await Promise.all(Array.from({ length: 4 }, () => harness.member()))
    const voices = await Promise.all(people.map((each) => each.connect()))
    const step = fc.oneof(
      { weight: 8, arbitrary: fc.record({ who: fc.nat(3), choice: fc.nat(3), again: fc.boolean() }) },
      { weight: 1, arbitrary: fc.constant('close' as const) },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 24 }), async (steps) => {
        room = `polls-${(rooms = (rooms % 58) + 1)}`
        for (const voice of voices) {
          for (const joined of ROOMS) voice.socket.emit('leave', { room: joined.roomId, last: null })
          await voice.enter(null, room)
        }
        const pollId = await ask()
        const votes = new Map<number, { readonly choice: number; readonly cid: string }>()
        await Promise.all(
          steps.map(async (each) => {
            if (each === 'close') {
              await harness.platform.room.post.closePoll(room, pollId)
              return
            }
            const { who, choice, again } = each
            const cid = again ? (votes.get(who)?.cid ?? randomUUID()) : randomUUID()
            const reply = await voices[who]?.send({ do: 'vote', pollId, choice, room, cid })
            if (reply?.ok !== true) return
            const before = votes.get(who)
            if (before !== undefined) expect(cid).toBe(before.cid)
            else votes.set(who, { choice, cid })
          }),
        )
        const expected = [0, 0, 0].map(
          (_, place) => [...votes.values()].filter(({ choice }) => choice === place).length,
        )
        await harness.platform.room.post.closePoll(room, pollId)
        const closings = (await stored.newest(room, 50)).filter(
          ({ type, body }) => type === 20 && body['pollId'] === pollId && body['state'] === 'closed',
        )
        expect(closings).toHaveLength(1)
        expect(closings[0]?.body['counts']).toEqual(expected)
        const late = await voices[0]?.send({ do: 'vote', pollId, choice: 0, room })
        expect(late).toMatchObject({ code: 'over' })
      }),
      { numRuns: 20 },
    )
  })
})
