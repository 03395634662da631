import { expect, it } from 'vitest'
import type { StoredBag } from '../../../platform/store/rooms/bags.ts'
import type { LockedRoom } from '../../../platform/store/rooms/lockedRoom.ts'
import { newMessageId } from '../../../platform/store/rooms/messageId.ts'
import type { Store } from '../../../platform/store/store.ts'
import { messageTypes } from '../../../streams/wire/room/constants.ts'
import { NOON, someMember } from './builders.ts'
import { describeOnDatabases } from './testDatabases.ts'

const FROM = { id: '1', name: 'giver', level: 0, role: 'member' } as const
const AMOUNT = 1000
const SPLIT = [400, 100, 300, 200]

describeOnDatabases('lucky bags of two processes', ({ store, otherProcess }) => {
  const newMember = (money = 0): Promise<number> => someMember(store(), money)

  async function putOut(memberId: number, cid: string): Promise<string> {
    const bagId = newMessageId()
    await store().rooms.open('bags')
    const payment = await store().rooms.within('bags', async (room) => {
      const paid = await room.makeBag({
        bagId,
        roomId: 'bags',
        memberId,
        cid,
        speaker: FROM,
        currency: 'RMB',
        split: SPLIT,
        madeAt: NOON,
        closesAt: NOON + 1,
      })
      if (paid.status === 'posted') await tell(room, bagId, memberId, cid)
      return paid
    })
    expect(payment.status).toBe('posted')
    return bagId
  }

  const tell = (room: LockedRoom, id: string, memberId: number | null, cid: string | null) =>
    room.append([{ id, type: messageTypes.luckyBag, from: FROM, at: NOON, body: {}, memberId, cid }])

  /** Ends a bag as each process does when its time is over. @returns what this call has given back. */
  const end = (by: Store, bagId: string): Promise<number | null> =>
    by.rooms.within('bags', async (room) => {
      const bag = await room.bag(bagId)
      return bag?.overAt === null ? room.endBag(bag, NOON + 1) : null
    })

  const take = (by: Store, bagId: string, memberId: number): Promise<boolean> =>
    by.rooms.within('bags', async (room) => {
      const bag = await room.bag(bagId)
      if (bag === null || bag.left.length === 0 || bag.overAt !== null) return false
      if (bag.takers.some((taker) => taker.memberId === memberId)) return false
      await room.takeShare(bag, { memberId, name: 'm', cid: `c-${memberId}`, at: NOON })
      return true
    })

  const found = async (bagId: string): Promise<StoredBag> => {
    const bag = await otherProcess().rooms.bag(bagId)
    if (bag === null) throw new Error('the bag is gone')
    return bag
  }

  it('are opened once by each and ended once, whichever process does it', async () => {
    const sender = await newMember(AMOUNT)
    const bagId = await putOut(sender, 'c-both')
    const people = await Promise.all([newMember(), newMember(), newMember()])
    const taken = await Promise.all(
      people.flatMap((id) => [take(store(), bagId, id), take(otherProcess(), bagId, id)]),
    )
    expect(taken.filter(Boolean)).toHaveLength(3)
    const ended = await Promise.all([store(), otherProcess(), store()].map((by) => end(by, bagId)))
    expect(ended.filter((back) => back !== null)).toEqual([200])
    const { takers, left, overAt } = await found(bagId)
    expect([takers.map(({ amount }) => amount), left, overAt]).toEqual([[400, 100, 300], [200], NOON + 1])
    expect(await store().ledger.balance(sender, 'RMB')).toBe(200)
    expect(await store().ledger.audit()).toMatchObject({ balanced: true, findings: [] })
  })

  it('have all of a step or nothing when a process dies in it', async () => {
    const sender = await newMember(AMOUNT)
    const bagId = await putOut(sender, 'c-died')
    const taker = await newMember()
    const died = store().rooms.within('bags', async (room) => {
      const bag = await room.bag(bagId)
      if (bag === null) throw new Error('the bag is gone')
      await room.takeShare(bag, { memberId: taker, name: 'm', cid: 'c-x', at: NOON })
      throw new Error('killed')
    })
    await expect(died).rejects.toThrow('killed')
    expect((await found(bagId)).takers).toEqual([])
    expect(await take(otherProcess(), bagId, taker)).toBe(true)
    expect(await store().ledger.balance(taker, 'RMB')).toBe(400)
    expect(await store().ledger.audit()).toMatchObject({ balanced: true, findings: [] })
  })

  it('that do not match the ledger are found by the audit', async () => {
    const sender = await newMember(AMOUNT)
    const bagId = await putOut(sender, 'c-audit')
    await expect(
      store().rooms.within('bags', async (room) => {
        const bag = await room.bag(bagId)
        if (bag === null) throw new Error('the bag is gone')
        // A bag that says it is over while its rest was not given back.
        await room.endBag({ ...bag, left: [] }, NOON + 1)
      }),
    ).resolves.toBeUndefined()
    expect(await store().ledger.audit()).toMatchObject({
      balanced: false,
      findings: [{ source: 'bag', id: bagId, fault: 'state' }],
    })
  })
})
