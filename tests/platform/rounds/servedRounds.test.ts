import { afterAll, beforeAll, expect, it } from 'vitest'
import { createControl } from '../../../platform/control/client.ts'
import { checkRound } from '../../../scripts/rounds/checks.ts'
import { proofOf } from '../../../scripts/rounds/proof.ts'
import { createTestPlatform, type TestPlatform } from '../book/testPlatform.ts'

const ORIGIN = 'http://127.0.0.1'
const GAME = { product: 'anchorGame', game: 'penalty' } as const

let served: TestPlatform

beforeAll(async () => {
  served = await createTestPlatform({ control: true, roundProducts: ['anchorGame'] })
  await served.pass(200)
})
afterAll(() => served.platform.close())

const get = (path: string) => Promise.resolve(served.platform.app.fetch(new Request(ORIGIN + path)))

async function proof(round: string) {
  const response = await get(`/games/proof/anchorGame/penalty/${round}`)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  return response.text()
}

it('proves a round, and publishes its seed once it is decided', async () => {
  const { rounds, clock } = served.platform
  const announced = await rounds.present(GAME)
  if (announced === null) throw new Error('no round is announced')
  const before: unknown = JSON.parse(await proof(announced.round))
  expect(before).toEqual({
    ...GAME,
    round: announced.round,
    state: 'announced',
    commitment: announced.commitment,
    announcedAt: announced.announcedAt,
    opensAt: announced.opensAt,
    sealsAt: announced.sealsAt,
    decidedAt: null,
    seed: null,
    result: null,
    shoe: null,
  })
  while (clock.now() < announced.resultAt) await served.pass(1_000)
  const after = proofOf(await proof(announced.round))
  expect(after).toMatchObject({ state: 'decided', commitment: announced.commitment })
  const checked = after === null ? null : checkRound(after)
  expect(checked?.checks.map(({ step, agrees }) => [step, agrees])).toEqual([
    ['commitment', true],
    ['result', true],
  ])
})

it.each(['/games/proof/anchorGame/penalty/20200101-0001', '/games/proof/poker/penalty/20200101-0001'])(
  'has no proof at %s',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)

it('lets control void the present round, and refuses it for one that is decided', async () => {
  const control = createControl(ORIGIN, (url, init) =>
    Promise.resolve(served.platform.app.fetch(new Request(url, init))),
  )
  const game = { product: 'anchorGame', game: 'buzzer' } as const
  const round = await served.platform.rounds.present(game)
  if (round === null) throw new Error('no round is announced')
  expect(round.state).toBe('decided')
  await expect(control.stopRound({ ...game, do: 'interrupt' })).rejects.toThrow('409')
  while ((await served.platform.rounds.present(game))?.state !== 'open') await served.pass(1_000)
  const stopped = await control.stopRound({ ...game, do: 'void' })
  expect(stopped.state).toBe('void')
  const response = await get(`/games/proof/anchorGame/buzzer/${stopped.round}`)
  const given = proofOf(await response.text())
  expect(given).toMatchObject({ state: 'void', result: null, decidedAt: null })
  expect(given?.seed).toMatch(/^[0-9a-f]{64}$/)
  await expect(control.stopRound({ product: 'casino', game: 'A12', do: 'void' })).rejects.toThrow('409')
})

it('finishes the rounds of a product that is no longer played, and begins no others', async () => {
  const { store, hand, world } = served
  const kept = { ...store, close: () => Promise.resolve() }
  const stopped = await createTestPlatform({ store: kept, hand, world })
  for (let step = 0; step < 90; step += 1) await stopped.pass(1_000)
  expect(stopped.platform.rounds.underWay([GAME])).toEqual([])
  await expect(stopped.store.ledger.audit()).resolves.toMatchObject({ balanced: true })
  await stopped.platform.close()
})
