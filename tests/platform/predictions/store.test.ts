import { expect, it } from 'vitest'
import type { NewScorePrediction } from '../../../platform/store/scorePredictions.ts'
import { describeOnDatabases } from '../store/testDatabases.ts'
import { NOON } from '../store/builders.ts'

const NAME = { cmn: '甲', zho: '甲', english: 'A' }
const KICK_OFF = NOON + 60_000

describeOnDatabases('stored predictions of scores', ({ store, otherProcess }) => {
  let members = 0

  async function newMember(): Promise<number> {
    const creation = await store().accounts.createMember({
      name: `predictor-${(members += 1)}`,
      password: 'correct horse',
      siteId: '1001',
      language: 'CMN',
      at: NOON,
    })
    if (creation.status !== 'created') throw new Error('the name is taken')
    return creation.member.id
  }

  const prediction = (memberId: number, changes: Partial<NewScorePrediction> = {}): NewScorePrediction => ({
    memberId,
    matchId: 'm1',
    league: NAME,
    homeName: NAME,
    awayName: NAME,
    kickOff: KICK_OFF,
    home: 1,
    away: 0,
    ...changes,
  })

  it('are one for each member and match, though two processes write them at once', async () => {
    const memberId = await newMember()
    const saved = await Promise.all(
      Array.from({ length: 8 }, (_, home) =>
        (home % 2 === 0 ? store() : otherProcess()).scorePredictions.save(
          prediction(memberId, { home }),
          () => NOON + home,
        ),
      ),
    )
    expect(saved.every((each) => each !== null)).toBe(true)
    expect(await store().scorePredictions.ofMember(memberId)).toHaveLength(1)
    const kept = await otherProcess().scorePredictions.of(memberId, 'm1')
    expect(saved).toContainEqual(kept)
  })

  it('are asked for the time under the lock, and not changed once the match has begun', async () => {
    const memberId = await newMember()
    const { scorePredictions } = store()
    await scorePredictions.save(prediction(memberId), () => KICK_OFF - 1)
    expect(await scorePredictions.save(prediction(memberId, { home: 9 }), () => null)).toBeNull()
    expect(await scorePredictions.save(prediction(memberId, { home: 9 }), () => KICK_OFF)).toBeNull()
    expect(await scorePredictions.of(memberId, 'm1')).toMatchObject({ home: 1, placedAt: KICK_OFF - 1 })
  })

  it('are shared once in a room, though two processes do it at once', async () => {
    const memberId = await newMember()
    await store().scorePredictions.save(prediction(memberId), () => NOON)
    const room = `room-${memberId}`
    await store().rooms.open(room)
    const share = { memberId, matchId: 'm1', roomId: room, at: NOON }
    const shared = await Promise.all(
      [store(), otherProcess(), store(), otherProcess()].map((each, n) =>
        each.rooms.within(room, (locked) => locked.shareScore({ ...share, messageId: `s${n}` })),
      ),
    )
    expect(shared.filter(Boolean)).toHaveLength(1)
    expect(await otherProcess().scorePredictions.isShared(memberId, 'm1', room)).toBe(true)
    expect(await store().scorePredictions.isShared(memberId, 'm1', 'elsewhere')).toBe(false)
  })

  it('are counted by score, and listed by kick-off', async () => {
    const [one, two, three] = [await newMember(), await newMember(), await newMember()]
    const { scorePredictions } = store()
    const at = { matchId: 'm2', kickOff: KICK_OFF + 1000 }
    await scorePredictions.save(prediction(one, { ...at, home: 2 }), () => NOON)
    await scorePredictions.save(prediction(two, { ...at, home: 2 }), () => NOON)
    await scorePredictions.save(prediction(three, { ...at, home: 0, away: 3 }), () => NOON)
    expect(await scorePredictions.scoresOf('m2')).toEqual([
      { home: 2, away: 0, count: 2 },
      { home: 0, away: 3, count: 1 },
    ])
    const since = await scorePredictions.since(KICK_OFF + 1000)
    expect(since.map(({ memberId }) => memberId).sort()).toEqual([one, two, three].sort())
    expect([...(await scorePredictions.names([one, three])).keys()].sort()).toEqual([one, three].sort())
  })
})
