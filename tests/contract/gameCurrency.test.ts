import { http } from 'msw'
import { setupServer } from 'msw/node'
import { filter, firstValueFrom, timeout } from 'rxjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFetchHttp } from '../../streams/adapters/fetchHttp.ts'
import { createWebCrypto } from '../../streams/adapters/webCrypto.ts'
import { casinoStreams } from '../../streams/casino.ts'
import { UNITS } from '../../streams/domain/lottery/limits.ts'
import { money } from '../../streams/domain/money.ts'
import { createStreams, type State$, type Streams } from '../../streams/index.ts'
import { lotteryStreams } from '../../streams/lottery.ts'
import {
  createTestPlatform,
  openSharedStore,
  PASSWORD,
  type TestPlatform,
} from '../platform/book/testPlatform.ts'
import { createFakePorts } from '../support/ports.ts'

const ORIGIN = 'http://touchline.test'
const LOTTERY = '201'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let made: TestPlatform | null = null
let streams: Streams | null = null
const server = setupServer(
  http.all(
    `${ORIGIN}/*`,
    ({ request }) => made?.platform.app.fetch(request) ?? new Response(null, { status: 503 }),
  ),
)

function until<T>(state$: State$<T>, wanted: (value: T) => boolean): Promise<T> {
  return firstValueFrom(state$.pipe(filter(wanted), timeout(8_000)))
}

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  shared = await openSharedStore()
  made = await createTestPlatform({
    roundProducts: ['casino', 'lottery'],
    store: shared.store,
  })
  await made.platform.tick()
  await made.platform.tick()
})

afterAll(async () => {
  streams?.end()
  server.close()
  await made?.platform.close()
  await shared.end()
})

it('casino and lottery are in the currency that a member with both bets in', async () => {
  if (made === null) throw new Error('no platform is running')
  const memberId = await made.newMember('both')
  await made.store.accounts.changeProfile(memberId, { walletType: 'seamless' })
  const ports = createFakePorts({ crypto: createWebCrypto() })
  streams = createStreams(
    { ...ports, http: createFetchHttp({ baseUrl: ORIGIN }) },
    { clientVersion: 'test', origin: ORIGIN },
  )
  await until(streams.session$, (session) => session !== 'restoring')
  const scope = streams.openScope()
  streams.login(scope).submit('both', PASSWORD)
  const member = await until(streams.member$, (value) => value !== null)
  if (member === null) throw new Error('not signed in')
  const casino = member.part(casinoStreams)
  const { view$ } = member.part(lotteryStreams).lottery(LOTTERY)
  // As on the screens: both stay subscribed while the currency changes.
  for (const state$ of [casino.login$, view$] as const) scope.run(state$)

  for (const [currency, balance] of [
    ['RMB', 10_000_00],
    ['USDT', 1_000_00],
    ['RMB', 10_000_00],
  ] as const) {
    streams.settings.change('currency', currency)
    const own = money(balance, currency)
    const login = await until(casino.login$, ({ value }) => value?.balance.currency === currency)
    expect(login.value?.balance).toEqual(own)
    const isOwn = (units: readonly number[] = []) => String(units) === String(UNITS[currency])
    const view = await until(
      view$,
      ({ value }) => value?.balance?.currency === currency && isOwn(value.table.units),
    )
    expect(view.value).toMatchObject({ currency, balance: own })
  }
  scope.end()
})
