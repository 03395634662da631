import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pmty } from '../../../platform/venues/pmty/pmtyVenue.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { PMTY_HEADERS, PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { launchAnswer } from '../../../streams/wire/site/launch.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { openSharedStore, createTestPlatform } from '../book/testPlatform.ts'
import type { TestPlatform } from '../book/testPlatform.ts'
import { createSiteClient, ORIGIN } from '../site/siteClient.ts'
import { found } from '../world/builders.ts'
import { type ToyBet, type ToyGame, toyVenue } from './toyVenue.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let testPlatform: TestPlatform
let memberId: number
let launchAt: (venue: string) => Promise<{ readonly url: string | null; readonly token: string | null }>
const launch = async (venue: string) => (await launchAt(venue)).token ?? ''

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())
beforeEach(async () => {
  testPlatform = await createTestPlatform({ store: shared.store, venues: [pmty, toyVenue] })
  memberId = await testPlatform.newMember()
  const client = await createSiteClient(testPlatform.platform)
  const { token } = await client.login((await testPlatform.store.accounts.member(memberId))?.name ?? '')
  launchAt = async (venueEnName) => {
    const { code, data } = await client.call(sitePaths.venueLaunch, { venueEnName }, { token })
    const launched = decode(launchAnswer, data)
    if (!launched.ok) throw new Error(`refused with ${String(code)}`)
    return launched.value
  }
})
afterEach(() => testPlatform.platform.close())

function ask(path: string, headers: Record<string, string>, body?: unknown): Promise<Response> {
  const post = { method: 'POST', body: JSON.stringify(body) }
  return Promise.resolve(
    testPlatform.platform.app.fetch(
      new Request(`${ORIGIN}${path}`, { headers, ...(body === undefined ? {} : post) }),
    ),
  )
}

const asToy = (token: string) => ({ Authorization: `Toy ${token}` })
const asPmty = (token: string) => ({ [PMTY_HEADERS.token]: token })

async function firstOption(token: string) {
  const games = (await (await ask('/toy/games', asToy(token))).json()) as readonly ToyGame[]
  const { game, options } = found(games[0], 'game')
  return { game, ...found(options[0], 'option') }
}

describe('a second venue beside PMTY', () => {
  it('takes bets at the price that was agreed, over the same book and wallet', async () => {
    const token = await launch('TOY')
    const { game, option, price } = await firstOption(token)
    const before = await testPlatform.balance(memberId)
    const bet = { id: 'toy-1', game, option, price, stake: 1000 }
    expect((await ask('/toy/bets', asToy(token), { ...bet, price: price + 50 })).status).toBe(409)
    expect(await testPlatform.balance(memberId)).toBe(before)
    const placed = (await (await ask('/toy/bets', asToy(token), bet)).json()) as readonly ToyBet[]
    expect(placed).toMatchObject([{ at: 'TOY', status: 'accepted', stake: 1000 }])
    expect(await testPlatform.balance(memberId)).toBe(before - 1000)
    expect(await (await ask('/toy/bets', asToy(token))).json()).toEqual(placed)
    expect((await testPlatform.store.ledger.audit()).balanced).toBe(true)
  })

  it('is launched by an alias too, at a base address of its own', async () => {
    expect((await launchAt('PMTY')).url).toBe(ORIGIN)
    const { url, token } = await launchAt('TOYTY')
    expect(url).toBe(`${ORIGIN}/toy`)
    const games = new Request(`${url ?? ''}/games`, { headers: asToy(token ?? '') })
    expect((await testPlatform.platform.app.fetch(games)).status).toBe(200)
  })

  it('takes no token of another venue, and no other takes one of its own', async () => {
    const [toy, other] = [await launch('TOY'), await launch('PMTY')]
    expect((await ask('/toy/games', asToy(other))).status).toBe(401)
    const refused = (await (await ask(PMTY_PATHS.menu, asPmty(toy))).json()) as { readonly code: string }
    const answered = (await (await ask(PMTY_PATHS.menu, asPmty(other))).json()) as { readonly code: string }
    expect([refused.code, answered.code]).toEqual(['0401013', '0000000'])
  })

  it('is down by itself', async () => {
    const [toy, other] = [await launch('TOY'), await launch('PMTY')]
    testPlatform.platform.venues.setStatus('TOYTY', 'maintenance')
    expect((await ask('/toy/games', asToy(toy))).status).toBe(503)
    expect(await (await ask(PMTY_PATHS.menu, asPmty(other))).json()).toMatchObject({ code: '0000000' })
    await expect(launch('TOY')).rejects.toThrow('refused')
  })

  it('refuses a call that nobody serves in its own form', async () => {
    expect((await ask('/toy/nothing', {})).status).toBe(404)
    expect(await (await ask('/toy/nothing', {})).text()).toBe('')
    expect(testPlatform.platform.isPlatformPath('/toy/nothing')).toBe(true)
  })
})

it('a platform of a venue without a push has only that of games', async () => {
  const alone = await createTestPlatform({ store: shared.store, venues: [toyVenue] })
  expect(alone.platform.pushes.map(({ path }) => path)).toEqual(['/games/push'])
  await alone.pass(1000)
  await alone.platform.close()
})
