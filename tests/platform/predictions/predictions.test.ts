import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { PREDICTION_CODES } from '../../../streams/wire/site/predictionCodes.ts'
import {
  predictionRank,
  type Predictions,
  predictions,
  predictionStates,
  scorePrediction,
} from '../../../streams/wire/site/predictions.ts'
import { soccerPaths } from '../../../streams/wire/site/soccerPaths.ts'
import { createTestPlatform, type TestPlatform } from '../book/testPlatform.ts'
import { createSiteClient, type SiteAnswer, type SiteClient } from '../site/siteClient.ts'
import { RESULT_KEY } from '../book/scriptedWorld.ts'

const MATCH = 'early-1'

interface Predictor {
  readonly id: number
  readonly token: string
}

describe('predictions of final scores', () => {
  let test: TestPlatform
  let client: SiteClient

  beforeEach(async () => {
    test = await createTestPlatform({ rateAllowances: { member: { perSecond: 1e6, burst: 1e6 } } })
    client = await createSiteClient(test.platform)
  })
  afterEach(() => test.platform.close())

  async function join(name: string): Promise<Predictor> {
    const id = await test.newMember(name)
    return { id, token: (await client.login(name)).token }
  }

  const add = ({ id, token }: Predictor, home: unknown, away: unknown, changes: object = {}) =>
    client.call(
      soccerPaths.addPrediction,
      { memberId: String(id), matchId: MATCH, home, away, ...changes },
      { token },
    )

  async function listed({ id, token }: Predictor, changes: object = {}): Promise<Predictions> {
    const asked = { memberId: String(id), page: 1, size: 20, ...changes }
    return v.parse(predictions, (await client.call(soccerPaths.getPredictions, asked, { token })).data)
  }

  const ranked = async (period: string) => {
    // A ranking is kept for some seconds.
    await test.pass(4_000)
    return v.parse(predictionRank, (await client.call(soccerPaths.predictionRank, { period })).data).items
      .items
  }

  const kickOff = (matchId = MATCH): number => test.platform.world.match(matchId)?.kickOff ?? 0

  it('are kept, one for each match, and may be changed', async () => {
    const ann = await join('ann-prediction')
    const first = v.parse(scorePrediction, (await add(ann, 1, 0)).data)
    expect(first).toMatchObject({ matchId: MATCH, home: 1, away: 0, state: 'open', points: 0, result: null })
    expect(first.kickOff).toBe(kickOff())
    await test.pass(1_000)
    const second = v.parse(scorePrediction, (await add(ann, 2, 2)).data)
    expect(second.placedAt).toBeGreaterThan(first.placedAt)
    const all = await listed(ann)
    expect(all).toMatchObject({ total: 1, points: 0, exact: 0, place: null, share: null })
    expect(all.items.items).toEqual([second])
  })

  it('get their points from the present result, revised or not', async () => {
    const [ann, bob] = [await join('ann-revised'), await join('bob-revised')]
    await add(ann, 2, 1)
    await add(bob, 1, 0)
    test.world.finish(MATCH, { 'goals.match': [2, 1] })
    expect(await ranked('all')).toEqual([
      { place: 1, name: 'a***d', points: 3, exact: 1, settled: 1 },
      { place: 2, name: 'b***d', points: 1, exact: 0, settled: 1 },
    ])
    expect(await listed(bob)).toMatchObject({ points: 1, exact: 0, place: 2 })
    test.world.correct(MATCH, { 'goals.match': [1, 0] })
    expect((await ranked('month')).map(({ name, points }) => [name, points])).toEqual([
      ['b***d', 3],
      ['a***d', 1],
    ])
    expect((await listed(ann)).items.items[0]).toMatchObject({
      state: 'outcome',
      result: { home: 1, away: 0 },
    })
    test.world.withdraw(MATCH)
    expect(await ranked('all')).toEqual([])
    expect((await listed(ann)).items.items[0]).toMatchObject({ points: 0, result: null })
    expect(await listed(ann)).toMatchObject({ points: 0, exact: 0, place: null })
  })

  it('of a cancelled match are void', async () => {
    const ann = await join('ann-cancelled')
    await add(ann, 0, 0)
    test.world.voidMarkets(MATCH, 'cancelled')
    expect((await listed(ann)).items.items[0]).toMatchObject({ state: 'void', points: 0 })
  })

  it('say what all members expect of a match', async () => {
    const members = await Promise.all([1, 2, 3].map((n) => join(`expecting-${n}`)))
    const [one, two, three] = members
    if (one === undefined || two === undefined || three === undefined) throw new Error('nobody')
    await add(one, 1, 0)
    await add(two, 1, 0)
    await add(three, 0, 2)
    const { share, total, items } = await listed(one, { matchId: MATCH })
    expect([total, items.items.length]).toEqual([1, 1])
    expect(share).toEqual({
      home: 2,
      draw: 0,
      away: 1,
      scores: [
        { home: 1, away: 0, count: 2 },
        { home: 0, away: 2, count: 1 },
      ],
    })
    expect((await listed(one, { matchId: 'early-2' })).share).toEqual({
      home: 0,
      draw: 0,
      away: 0,
      scores: [],
    })
  })

  it('end at kick-off by the clock of the platform, though the world has not begun the match', async () => {
    await test.pass(kickOff() - test.platform.clock.now() - 1)
    const ann = await join('ann-late')
    expect((await add(ann, 1, 1)).code).toBe(0)
    await test.pass(1)
    expect(test.platform.world.match(MATCH)?.state).toBe('notStarted')
    expect((await add(ann, 5, 5)).code).toBe(PREDICTION_CODES.begun)
    expect((await listed(ann)).items.items[0]).toMatchObject({ home: 1, away: 1 })
  })

  it('refuse what cannot be a prediction, and keep nothing of it', async () => {
    const ann = await join('ann-hostile')
    const { unknownMatch, begun, badScore, otherMember } = PREDICTION_CODES
    const wrong: readonly (readonly [object, number])[] = [
      [{ matchId: 'live-1' }, begun],
      [{ matchId: 'nothing' }, unknownMatch],
      [{ matchId: "'; DROP TABLE members; --" }, unknownMatch],
      [{ matchId: '__proto__' }, unknownMatch],
      [{ home: 21 }, badScore],
      [{ away: -1 }, badScore],
      [{ home: 1e15 }, badScore],
      [{ memberId: '1000000' }, otherMember],
      [{ memberId: `${String(ann.id)} ` }, otherMember],
      [{ home: 1.5 }, 10003],
      [{ home: 'two' }, 10003],
      [{ home: null }, 10003],
      [{ matchId: 'x'.repeat(65) }, 10003],
      [{ matchId: '' }, 10003],
      [{ matchId: { toString: 'early-1' } }, 10003],
      [{ memberId: null }, 10003],
    ]
    for (const [changes, code] of wrong) {
      expect((await add(ann, 1, 1, changes)).code, JSON.stringify(changes)).toBe(code)
    }
    expect((await listed(ann)).total).toBe(0)
  })

  it('need a token, and show nobody those of others', async () => {
    const [ann, bob] = [await join('ann-own'), await join('bob-own')]
    await add(ann, 1, 1)
    const asked = { memberId: String(ann.id), page: 1, size: 20 }
    const answers: readonly SiteAnswer[] = [
      await client.call(soccerPaths.getPredictions, asked, { token: bob.token }),
      await client.call(soccerPaths.getPredictions, asked),
      await client.call(soccerPaths.getPredictions, { ...asked, size: 51 }, { token: ann.token }),
      await client.call(soccerPaths.predictionRank, { period: 'week' }),
    ]
    expect(answers.map(({ code }) => code)).toEqual([PREDICTION_CODES.otherMember, 10004, 10003, 10003])
  })

  it('are paged, newest first', async () => {
    const ann = await join('ann-pages')
    for (const n of [1, 2, 3]) {
      await test.pass(10)
      await add(ann, n, 0, { matchId: `early-${n}` })
    }
    const pages = [await listed(ann, { size: 2 }), await listed(ann, { size: 2, page: 2 })]
    expect(pages.map(({ total }) => total)).toEqual([3, 3])
    expect(pages.map(({ items }) => items.items.map(({ home }) => home))).toEqual([[3, 2], [1]])
  })

  it('of other sports are refused', async () => {
    test.world.change(MATCH, { sport: 'basketball' })
    expect((await add(await join('ann-basket'), 1, 1)).code).toBe(PREDICTION_CODES.unknownMatch)
  })

  it('count when the regular time is final, while a cup match goes on', async () => {
    const ann = await join('ann-cup')
    await add(ann, 1, 1)
    test.world.change(MATCH, { state: 'live' })
    test.world.decide(MATCH, { 'goals.match': [1, 1] }, [RESULT_KEY])
    expect((await listed(ann)).items.items[0]?.state).toBe('exact')
    expect(predictionStates.exact).toBe(2)
  })
})
