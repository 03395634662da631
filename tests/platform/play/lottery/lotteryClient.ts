import { gunzipSync } from 'node:zlib'
import { createControl } from '../../../../platform/control/client.ts'
import type { MemberBody } from '../../../../platform/control/controlWire.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Store } from '../../../../platform/store/store.ts'
import { decodeUnpacked, isPacked } from '../../../../streams/wire/packed.ts'
import { unitsText } from '../../../../streams/wire/amounts.ts'
import { sitePaths } from '../../../../streams/wire/site/paths.ts'
import { walletPaths } from '../../../../streams/wire/site/walletPaths.ts'
import { createTestPlatform, PASSWORD, type TestPlatformOptions } from '../../book/testPlatform.ts'
import { createSiteClient, ORIGIN, type SiteAnswer } from '../../site/siteClient.ts'

/** An answer of the lottery or of PMTY, unpacked. */
export interface LotteryAnswer {
  readonly code: number | string
  readonly msg: string
  readonly ts: number
  readonly data: unknown
}

export type Ask = (path: string, body?: object) => Promise<LotteryAnswer>

/** A member at the lottery. */
export interface LotteryMember {
  readonly id: number
  readonly name: string
  /** The token of the lottery's launch. */
  readonly token: string
  readonly post: Ask
  /** With a query. */
  get(path: string, query?: Record<string, string>): Promise<LotteryAnswer>
  /** A list, by the token of PMTY. */
  list(path: string): Promise<LotteryAnswer>
  listPost: Ask
  /** A call of the site. */
  site(path: string, body?: object): Promise<SiteAnswer>
}

/** 20:50:22 of 2026-11-20 in UTC+8, as in docs/games/lottery.md, 7.3. */
export const EVENING = 1_795_179_022_000

let members = 0

/** A platform that plays lotteries, and members who bet at them. */
export async function createLotteryPlatform(store?: Store, options: TestPlatformOptions = {}) {
  const made = await createTestPlatform({
    ...(store === undefined ? {} : { store }),
    hand: { at: EVENING },
    control: true,
    roundProducts: ['lottery'],
    rateAllowances: { bet: { burst: 1_000, perSecond: 1_000 }, member: { burst: 5_000, perSecond: 5_000 } },
    ...options,
  })
  const { platform } = made
  const control = createControl(ORIGIN, async (url, init) => platform.app.fetch(new Request(url, init)))
  // The first step announces the draws on sale, the second opens them.
  await platform.tick()
  await platform.tick()

  /** A new member with 10 000.00 RMB and 1 000.00 USDT in the wallet of the lottery, unless said otherwise. */
  async function member(changes: Partial<MemberBody> = {}, lang = 'zh'): Promise<LotteryMember> {
    const name = `punter${(members += 1)}`
    const { RMB = 10_000_00, USDT = 1_000_00 } = changes
    const body = { name, password: PASSWORD, ...changes, RMB, USDT }
    const id = await control.createMember(body)
    const signed = await signIn(platform, id, name, lang)
    if (changes.walletType === 'seamless') return signed
    for (const [currency, amount] of [[1, RMB] as const, [200, USDT] as const]) {
      if (amount > 0) await fill(signed, platform, currency, amount)
    }
    return signed
  }

  return { ...made, control, member }
}

/** Moves what a member has to the wallet of the lottery. */
async function fill(
  { name, site }: LotteryMember,
  { clock }: Platform,
  currency: number,
  amount: number,
): Promise<void> {
  const answer = await site(walletPaths.transfer, {
    clientTransferId: `fill-${name}-${currency}`,
    direction: 'IN',
    venueCode: 'CP',
    currency,
    amount: unitsText(amount),
    validUntil: clock.now() + 60_000,
  })
  if (answer.code !== 0) throw new Error(`${name} has no money: ${answer.code}`)
}

/** Launches the lottery and PMTY. */
export async function signIn(
  platform: Platform,
  id: number,
  name: string,
  lang = 'zh',
): Promise<LotteryMember> {
  const site = await createSiteClient(platform)
  const session = await site.login(name, PASSWORD)
  const launch = async (venueEnName: string): Promise<string> => {
    const answer = await site.call(sitePaths.venueLaunch, { venueEnName }, { token: session.token })
    return (answer.data as { token: string }).token
  }
  const [token, listToken] = [await launch('CP'), await launch('PMTY')]
  const ask = (path: string, init: RequestInit, requestId = token) =>
    send(platform, path, { ...init, requestId, lang })
  return {
    id,
    name,
    token,
    post: (path, body = {}) => ask(path, { method: 'POST', body: JSON.stringify(body) }),
    get: (path, query = {}) => ask(`${path}?${new URLSearchParams(query).toString()}`, { method: 'GET' }),
    list: (path) => ask(path, { method: 'GET' }, listToken),
    listPost: (path, body = {}) => ask(path, { method: 'POST', body: JSON.stringify(body) }, listToken),
    site: (path, body = {}) => site.call(path, body, { token: session.token }),
  }
}

export async function send(
  platform: Platform,
  path: string,
  { requestId, lang = 'zh', ...init }: RequestInit & { requestId: string; lang?: string },
): Promise<LotteryAnswer> {
  const headers = { requestId, lang, 'content-type': 'application/json' }
  const response = await platform.app.fetch(new Request(`${ORIGIN}${path}`, { ...init, headers }))
  const answer = (await response.json()) as LotteryAnswer
  if (!isPacked(answer.data)) return answer
  const unpacked = gunzipSync(Buffer.from(answer.data, 'base64')).toString('utf8')
  return { ...answer, data: JSON.parse(decodeUnpacked(unpacked)) as unknown }
}

export type LotteryPlatform = Awaited<ReturnType<typeof createLotteryPlatform>>
