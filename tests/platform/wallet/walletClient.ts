import { createControl } from '../../../platform/control/client.ts'
import type { MemberBody } from '../../../platform/control/controlWire.ts'
import type { Store } from '../../../platform/store/store.ts'
import { walletPaths } from '../../../streams/wire/site/walletPaths.ts'
import { createTestPlatform, type TestPlatformOptions } from '../book/testPlatform.ts'
import { createSiteClient, ORIGIN, type SiteAnswer } from '../site/siteClient.ts'

const PASSWORD = 'correct horse'

let members = 0

/** A platform of a demonstration, with members who call its wallet. */
export async function createWalletPlatform(store: Store, options: TestPlatformOptions = {}) {
  const made = await createTestPlatform({
    store,
    control: true,
    demo: { name: 'demo', password: 'demo1234' },
    ...options,
  })
  const { platform } = made
  const control = createControl(ORIGIN, async (url, init) => platform.app.fetch(new Request(url, init)))
  const client = await createSiteClient(platform)

  /** A new member with 10 000.00 RMB and 1 000.00 USDT, unless said otherwise. */
  async function member(changes: Partial<MemberBody> = {}) {
    const name = `wallet${(members += 1)}`
    const body = { name, password: PASSWORD, RMB: 10_000_00, USDT: 1_000_00, ...changes }
    const id = await control.createMember(body)
    return { id, name, ...(await signIn(name)) }
  }

  async function signIn(name: string) {
    const { token } = await client.login(name)
    const ask = (path: string, body: object = {}, language?: string): Promise<SiteAnswer> =>
      client.call(path, body, { token, ...(language === undefined ? {} : { language }) })
    let ids = 0
    const validUntil = () => platform.clock.now() + 30_000
    return {
      ask,
      transfer: (changes: object = {}) =>
        ask(walletPaths.transfer, {
          clientTransferId: `transfer-${(ids += 1)}`,
          direction: 'IN',
          venueCode: 'CP',
          currency: 1,
          amount: '500.00',
          validUntil: validUntil(),
          ...changes,
        }),
      collect: (changes: object = {}) =>
        ask(walletPaths.collect, {
          clientTransferId: `collect-${(ids += 1)}`,
          currency: 1,
          validUntil: validUntil(),
          ...changes,
        }),
      cashier: (way: 'deposit' | 'withdraw', changes: object = {}) =>
        ask(walletPaths[way], {
          clientTransferId: `cashier-${(ids += 1)}`,
          payType: 1,
          currency: 1,
          amount: '200.00',
          validUntil: validUntil(),
          ...changes,
        }),
      states: (...clientTransferIds: readonly string[]) =>
        ask(walletPaths.transferState, { clientTransferIds }),
      finance: async (body: object = {}) => (await ask(walletPaths.finance, body)).data,
      statement: async (body: object = {}, language?: string) =>
        (await ask(walletPaths.statement, { timeType: 4, currency: 1, ...body }, language)).data as {
          readonly total: number
          readonly in: string
          readonly out: string
          readonly records: readonly Readonly<Record<string, unknown>>[]
        },
    }
  }

  return { ...made, control, member, signIn }
}

export type WalletPlatform = Awaited<ReturnType<typeof createWalletPlatform>>
