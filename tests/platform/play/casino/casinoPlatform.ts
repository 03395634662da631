import { gunzipSync } from 'node:zlib'
import { createControl } from '../../../../platform/control/client.ts'
import type { MemberBody } from '../../../../platform/control/controlWire.ts'
import type { Store } from '../../../../platform/store/store.ts'
import { CASINO_PATHS, casinoLoginPath } from '../../../../streams/wire/casino/paths.ts'
import { sitePaths } from '../../../../streams/wire/site/paths.ts'
import { walletPaths } from '../../../../streams/wire/site/walletPaths.ts'
import { createTestPlatform, type TestPlatformOptions } from '../../book/testPlatform.ts'
import { createSiteClient, ORIGIN } from '../../site/siteClient.ts'

const PASSWORD = 'correct horse'

export interface CasinoAnswer {
  readonly code: number
  readonly msg: string
  readonly ts: number
  readonly data: unknown
}

export interface ListedTable {
  readonly tableId: string
  readonly status: number
  readonly phase: number
  readonly round: {
    readonly roundNo: string
    readonly opensAt: number
    readonly sealsAt: number
    readonly resultAt: number
    readonly paysAt: number | null
    readonly endsAt: number | null
    readonly voided: boolean
    readonly result: {
      readonly player: readonly number[]
      readonly banker: readonly number[]
      readonly results: readonly number[]
    } | null
  } | null
  readonly shoe: {
    readonly number: string
    readonly first: string
    readonly left: number
    readonly last: boolean
    readonly naturals: number
  } | null
  readonly history: readonly (readonly number[])[] | null
  readonly crowd: readonly { readonly option: string; readonly members: number }[]
  readonly mine: readonly object[]
}

let members = 0

/** A platform with tables and members who call them. */
export async function createCasinoPlatform(store: Store, options: TestPlatformOptions = {}) {
  const made = await createTestPlatform({
    store,
    control: true,
    roundProducts: ['casino'],
    demo: { name: 'demo', password: 'demo1234' },
    ...options,
  })
  const { platform, pass, hand } = made
  const control = createControl(ORIGIN, async (url, init) => platform.app.fetch(new Request(url, init)))
  const site = await createSiteClient(platform)

  async function send(path: string, token: string, init: RequestInit = {}): Promise<CasinoAnswer> {
    const headers = { requestId: token, lang: 'zh', 'content-type': 'application/json' }
    const response = await platform.app.fetch(new Request(`${ORIGIN}${path}`, { headers, ...init }))
    const answer = (await response.json()) as CasinoAnswer
    return { ...answer, data: unpacked(answer.data) }
  }

  /** A new member with 10 000.00 RMB in the wallet that pays; `launch` is what the launch says besides the venue. */
  async function member(changes: Partial<MemberBody> = {}, launch: object = {}) {
    const name = `casino${(members += 1)}`
    const id = await control.createMember({ name, password: PASSWORD, RMB: 10_000_00, ...changes })
    const { token } = await site.login(name)
    if (changes.walletType !== 'seamless') {
      const moved = await site.call(
        walletPaths.transfer,
        {
          clientTransferId: `transfer-${name}`,
          direction: 'IN',
          venueCode: 'ZR',
          currency: 1,
          amount: '10000.00',
          validUntil: platform.clock.now() + 30_000,
        },
        { token },
      )
      if (moved.code !== 0) throw new Error(`transfer: ${moved.code} ${moved.msg}`)
    }
    const launched = await site.call(sitePaths.venueLaunch, { venueEnName: 'ZR', ...launch }, { token })
    const { token: own } = launched.data as { readonly token: string }
    const ask = (path: string, body: unknown = {}) =>
      send(path, own, { method: 'POST', body: JSON.stringify(body) })
    return {
      id,
      token: own,
      ask,
      login: (path = casinoLoginPath(own)) => send(path, own),
      async tables(tableIds: readonly string[] = []) {
        const { data } = await ask(CASINO_PATHS.tables, { tableIds, withHistory: true })
        return (data as { readonly tables: readonly ListedTable[] }).tables
      },
      /** Bets on the present round of a table; an option with its odds and its stake in units. */
      async bet(tableId: string, bets: readonly (readonly [string, number, number])[], changes: object = {}) {
        const round = await platform.rounds.present({ product: 'casino', game: tableId })
        return ask(CASINO_PATHS.bet, {
          tableId,
          roundNo: round?.round ?? 'none',
          currencyCode: 1,
          validUntil: platform.clock.now() + 10_000,
          bets: bets.map(([option, odds, units], index) => ({
            clientOrderId: `bet-${tableId}-${round?.round}-${option}-${index}`,
            option,
            odds,
            betAmount: `${units}.00`,
          })),
          ...changes,
        })
      },
    }
  }

  return {
    ...made,
    control,
    site,
    send,
    member,
    present: (tableId: string) => platform.rounds.present({ product: 'casino', game: tableId }),
    /** Runs steps until an instant, platform ms; the clock runs at real time. */
    async runTo(instant: number, step = 500) {
      while (hand.at < instant) await pass(Math.min(step, instant - hand.at))
    },
    /** Runs until the present round of a table is in this state. */
    async runUntil(tableId: string, state: string, step = 500) {
      for (let steps = 0; steps < 1_000; steps += 1) {
        const round = await platform.rounds.present({ product: 'casino', game: tableId })
        if (round?.state === state) return round
        await pass(step)
      }
      throw new Error(`${tableId} was never ${state}`)
    },
  }
}

function unpacked(data: unknown): unknown {
  if (typeof data !== 'string') return data
  return JSON.parse(decodeURIComponent(gunzipSync(Buffer.from(data, 'base64')).toString('utf8'))) as unknown
}
