import { expect, it } from 'vitest'
import type { MessageDraft } from '../../../platform/store/rooms/room.ts'
import { NOON, someMember } from './builders.ts'
import { describeOnDatabases } from './testDatabases.ts'

const draft = (changes: Partial<MessageDraft> = {}): MessageDraft => ({
  type: 1,
  from: { id: '1', name: 'one', level: 0, role: 'member' },
  at: NOON,
  body: { text: 'a' },
  memberId: null,
  cid: null,
  ...changes,
})

describeOnDatabases('rooms', ({ store, otherProcess }) => {
  it('numbers messages without holes or doubles, also of several processes', async () => {
    await store().rooms.open('counted')
    const sends = Array.from({ length: 40 }, (_, n) =>
      (n % 2 === 0 ? store() : otherProcess()).rooms.within('counted', async (room) => {
        const messages = await room.append([draft(), draft()])
        if (n % 5 === 0) throw new Error('undone')
        return messages
      }),
    )
    const settled = await Promise.allSettled(sends)
    const stored = settled.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
    expect(stored.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 64 }, (_, index) => index + 1),
    )
    const history = await store().rooms.messagesAfter('counted', 0, 100)
    expect(history.map(({ seq }) => seq)).toEqual(Array.from({ length: 64 }, (_, index) => index + 1))
    expect((await otherProcess().rooms.heads(['counted', 'none'])).get('counted')).toBe(64)
  })

  it('does not write a command twice', async () => {
    await store().rooms.open('once')
    const memberId = await someMember(store())
    const own = draft({ memberId, cid: 'cid-12345678' })
    const [first] = await store().rooms.within('once', (room) => room.append([own]))
    await expect(otherProcess().rooms.within('once', (room) => room.append([own]))).rejects.toThrow()
    const earlier = await otherProcess().rooms.within('once', (room) =>
      room.earlier([{ memberId, cid: 'cid-12345678' }]),
    )
    expect(earlier).toMatchObject([{ id: first?.id, seq: 1, memberId }])
    expect((await store().rooms.open('once')).seq).toBe(1)
  })

  it('finds earlier commands by sender and id together', async () => {
    await store().rooms.open('earlier')
    const [one, other] = [await someMember(store()), await someMember(store())]
    const mine = draft({ memberId: one, cid: '"quoted", \\ {1}' })
    const theirs = draft({ memberId: other, cid: 'cid-of-theirs' })
    await store().rooms.within('earlier', (room) => room.append([mine, theirs]))
    const asked = [one, other].flatMap((memberId) =>
      [mine, theirs].map(({ cid }) => ({ memberId, cid: cid ?? '' })),
    )
    const found = await otherProcess().rooms.within('earlier', (room) => room.earlier([...asked, ...asked]))
    const seen = new Map(found.map(({ memberId, cid, seq }) => [`${memberId} ${cid}`, seq]))
    expect([...seen]).toEqual([
      [`${one} ${mine.cid}`, 1],
      [`${other} ${theirs.cid}`, 2],
    ])
    expect(await store().rooms.within('earlier', (room) => room.earlier([]))).toEqual([])
  })

  it('stores a message with any text and all of its fields', async () => {
    await store().rooms.open('fields')
    const memberId = await someMember(store())
    const whole = draft({
      type: 12,
      memberId,
      cid: 'cid-12345678',
      subject: 'order:1',
      id: 'its-own-id',
      body: { text: `'"\\ 好 🙂 $1 {null}`, list: [1, null, { deep: true }] },
    })
    const [made] = await store().rooms.within('fields', (room) => room.append([whole]))
    expect(await otherProcess().rooms.newest('fields', 1)).toEqual([made])
    expect(made).toMatchObject({ id: 'its-own-id', type: 12, at: NOON, body: whole.body })
    expect(await store().rooms.within('fields', (room) => room.hasSubject('order:1'))).toBe(true)
  })

  it('keeps nothing of a withdrawn message that could be sent', async () => {
    await store().rooms.open('withdrawn')
    const [message] = await store().rooms.within('withdrawn', (room) => room.append([draft()]))
    await store().rooms.within('withdrawn', (room) => room.withdraw(message?.id ?? ''))
    const blank = { seq: 1, id: message?.id, body: { text: '', cid: null } }
    expect(await otherProcess().rooms.newest('withdrawn', 1)).toMatchObject([blank])
    expect(await otherProcess().rooms.messagesAfter('withdrawn', 0, 1)).toMatchObject([blank])
  })

  it('knows what a member paid in', async () => {
    const memberId = await someMember(store(), 500)
    await store().rooms.open('deposits')
    const deposits = await store().rooms.within('deposits', (room) => room.deposits([memberId, 1]))
    expect([...deposits]).toEqual([[memberId, { RMB: 500, USDT: 0 }]])
  })

  it('counts a prediction and a follower once', async () => {
    await store().rooms.open('counts')
    const memberId = await someMember(store())
    const [share] = await store().rooms.within('counts', (room) => room.append([draft({ type: 2 })]))
    const choice = { matchId: 'counts', memberId, side: 'home', cid: 'cid-1', at: NOON } as const
    const follow = { shareId: share?.id ?? '', memberId, orderNo: 'o', cid: 'cid-1', at: NOON }
    const outcomes: string[] = []
    for (const cid of ['cid-1', 'cid-1', 'cid-2']) {
      await otherProcess().rooms.within('counts', async (room) => {
        outcomes.push(await room.predict({ ...choice, cid }), await room.follow({ ...follow, cid }))
      })
    }
    expect(outcomes).toEqual(['done', 'done', 'repeated', 'repeated', 'already', 'already'])
    expect(await store().rooms.predictions('counts')).toEqual({ home: 1, draw: 0, away: 0 })
    expect([...(await store().rooms.followCounts([follow.shareId]))]).toEqual([[follow.shareId, 1]])
  })
})
