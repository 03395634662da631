import { createDecipheriv, createHash, createHmac } from 'node:crypto'
import { sitePaths } from '../../../../streams/wire/site/paths.ts'
import { PASSWORD } from '../../book/testPlatform.ts'
import { createSiteClient, ORIGIN, type Reachable } from '../../site/siteClient.ts'

export interface DptyAnswer {
  readonly code: number
  readonly msg: string
  readonly ts: number
  readonly data: unknown
}

/** What a test does differently from an honest client. */
export interface Tampering {
  readonly headers?: Readonly<Record<string, string>>
  /** Instead of the platform's time. */
  readonly date?: number
  /** The 16 digits of the check, instead of new ones. */
  readonly digits?: string
  readonly secret?: string
  /** Signs this query instead of the one that is sent. */
  readonly signedQuery?: Readonly<Record<string, string>>
  /** Signs this body instead of the one that is sent. */
  readonly signedBody?: string
  readonly base?: '/dpgame' | '/dpesports'
}

/** A client of the venue, launched through the site. It shares no code with the platform. */
export interface DptyClient {
  readonly token: string
  readonly accessKey: string
  get(path: string, query?: Readonly<Record<string, string>>, how?: Tampering): Promise<DptyAnswer>
  post(
    path: string,
    body: unknown,
    how?: Tampering & { readonly query?: Readonly<Record<string, string>> },
  ): Promise<DptyAnswer>
  /** A call without a signature. */
  plain(path: string, headers?: Readonly<Record<string, string>>): Promise<DptyAnswer>
  /** `data` of a call that succeeds. */
  asked<T>(path: string, query?: Readonly<Record<string, string>>): Promise<T>
  posted<T>(path: string, body: unknown, query?: Readonly<Record<string, string>>): Promise<T>
}

let drawn = 0

function digits(): string {
  drawn += 1
  return drawn.toString(16).padStart(16, '0')
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string, text: string): Buffer =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(text).digest()

/** Percent-encodes all but unreserved characters, and sorts the pairs. */
function canonical(query: Readonly<Record<string, string>>): string {
  const encoded = (text: string): string =>
    [...new TextEncoder().encode(text)]
      .map((byte) => {
        const letter = String.fromCharCode(byte)
        return /[\w.~-]/.test(letter) ? letter : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
      })
      .join('')
  return Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
}

function openBox(key: Buffer, box: string): { readonly accessKey: string; readonly secret: string } {
  const bytes = Buffer.from(box, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  const plain = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()])
  return JSON.parse(plain.toString('utf8')) as { accessKey: string; secret: string }
}

export async function createDptyClient(
  platform: Reachable & { readonly clock: { now(): number } },
  name: string,
  { language = 'zh-CN', venue = 'DPTY', password = PASSWORD } = {},
): Promise<DptyClient> {
  const site = await createSiteClient(platform)
  const session = await site.login(name, password)
  const launch = await site.call(sitePaths.venueLaunch, { venueEnName: venue }, { token: session.token })
  const { token, url } = launch.data as { token: string; url: string }
  if (url !== ORIGIN) throw new Error(`launched at ${url}`)
  const credentials = { Accesstoken: token, Authorization: `Bearer ${token}`, 'Accept-Language': language }

  async function fetchJson(path: string, init: RequestInit): Promise<DptyAnswer> {
    const response = await platform.app.fetch(new Request(`${ORIGIN}${path}`, init))
    return (await response.json()) as DptyAnswer
  }
  const plain: DptyClient['plain'] = (path, headers = credentials) =>
    fetchJson(`/dpgame${path}`, { method: 'GET', headers })

  const config = (await plain('/dpty/sport/conf/v1/global')).data as { secretBox: string }
  const key = hmac(site.config.signKey, `dpty secret v1\n${token}`)
  const { accessKey, secret } = openBox(key, config.secretBox)

  function send(
    method: 'GET' | 'POST',
    path: string,
    query: Readonly<Record<string, string>>,
    body: string | null,
    how: Tampering = {},
  ): Promise<DptyAnswer> {
    const base = how.base ?? '/dpgame'
    const date = String(how.date ?? platform.clock.now())
    const check = `${how.digits ?? digits()}.${sha256(how.signedBody ?? body ?? '')}`
    const lines = [method, base, path, canonical(how.signedQuery ?? query), accessKey, date]
    const signature = hmac(how.secret ?? secret, [...lines, `x-dp-check:${check}`].join('\n'))
    const headers = {
      ...credentials,
      'X-Dp-Key': accessKey,
      'X-Dp-Date': date,
      'X-Dp-Check': check,
      'X-Dp-Sign': signature.toString('base64url'),
      ...how.headers,
    }
    const asked = new URLSearchParams(query).toString()
    const url = `${base}${path}${asked === '' ? '' : `?${asked}`}`
    return fetchJson(url, { method, headers, ...(body === null ? {} : { body }) })
  }

  const get: DptyClient['get'] = (path, query = {}, how) => send('GET', path, query, null, how)
  const post: DptyClient['post'] = (path, body, { query = {}, ...how } = {}) =>
    send('POST', path, query, JSON.stringify(body), how)
  const dataOf = ({ code, msg, data }: DptyAnswer): unknown => {
    if (code !== 0) throw new Error(`refused with ${code} ${msg}`)
    return data
  }
  return {
    token,
    accessKey,
    get,
    post,
    plain,
    asked: async <T>(path: string, query?: Readonly<Record<string, string>>) =>
      dataOf(await get(path, query)) as T,
    posted: async <T>(path: string, body: unknown, query: Readonly<Record<string, string>> = {}) =>
      dataOf(await post(path, body, { query })) as T,
  }
}

const M = '/dpty/sport/openapi/matches/v1'

/** The paths of docs/venues/dpty.md, 4. */
export const PATHS = {
  timestamp: '/dpty/sport/timestamp',
  config: '/dpty/sport/conf/v1/global',
  counts: `${M}/count/list`,
  matches: '/dpty/sport/kstapi/matches/v1/pageData',
  byIds: '/kmg/sport/matches/byMids',
  states: `${M}/aggregate/details`,
  detail: (id: string) => `${M}/aggregate/detail/${id}`,
  source: (id: string) => `${M}/aggregate/src/detail/${id}`,
  video: (id: string) => `${M}/video/${id}`,
  statistics: `${M}/statistics`,
  leagues: '/dpty/sport/kstapi/matches/v1/leagues',
  hot: '/dpty/sport/matches/v1/getHotsLeagueTopList',
  search: `${M}/aggregate/fuzzy/leagues`,
  names: `${M}/fuzzy/leaguesName`,
  limits: `${M}/betItemsLimit`,
  auth: '/dpty/sport/betorder/v1/auth',
  order: '/kmg/betorder/order',
  orderMulti: '/kmg/betorder/orderMulti',
  check: '/kmg/betorder/check',
  history: '/dpty/sport/betorder/v1/history',
  proposal: '/kmg/bet/order/advance-settle/proposal',
  preSettle: '/kmg/bet/order/advance-settle/pre-settle',
  settleCheck: '/kmg/bet/order/advance-settle/settle-check',
  terms: '/kmg/betorder/checkIfOpenReserve',
  cancel: '/kmg/betorder/cancel',
  add: '/kmg/match/favorites/add',
  del: '/kmg/match/favorites/del',
  favourites: '/kmg/match/favorites/matches2',
  results: '/dpty/sport/matches/v1/settlementResult',
  account: '/kmg/account/info',
  billboard: '/kmg/control/sysBillboard/v1/',
} as const

export interface Option {
  readonly bid: string
  readonly hoa: string
  readonly h: string
  readonly od: string
  readonly ot: string
  readonly s: number
}

export interface Wrapper {
  readonly md: Readonly<Record<string, unknown>> & { readonly mid: string; readonly lid: string }
  readonly ptds: readonly {
    readonly kc: string
    readonly ctid: number
    readonly hcl: readonly { readonly sbim: number; readonly bil: readonly Option[] }[]
  }[]
}

/** The option of a market on its main line. */
export async function optionOf(
  client: DptyClient,
  matchId: string,
  play: string,
  hoa: string,
): Promise<Option> {
  const { ptds } = await client.asked<Wrapper>(PATHS.detail(matchId), { category: '0' })
  const market = ptds.find(({ kc, ctid }) => `${ctid}.${kc}` === play)
  const option = market?.hcl.find(({ sbim }) => sbim === 1)?.bil.find((each) => each.hoa === hoa)
  if (option === undefined) throw new Error(`no ${play} ${hoa} in ${matchId}`)
  return option
}

/** European odds of an option, as a decimal. */
export function europeanOf({ od, ot }: Option): string {
  return ot === 'HK' ? (Number(od) + 1).toFixed(2) : od
}

export interface EntryChanges {
  readonly entry?: Readonly<Record<string, unknown>>
  readonly leg?: Readonly<Record<string, unknown>>
}

let confirms = 0

/** An `order` entry on an option: 100.00 RMB at the present European price. */
export function entryOn(
  platform: { readonly clock: { now(): number } },
  option: Option,
  { entry = {}, leg = {} }: EntryChanges = {},
): Record<string, unknown> {
  confirms += 1
  return {
    betCount: 1,
    seriesType: 1,
    betOrderDetailRequestDTOS: [{ ...legOn(option), ...leg }],
    orderAmount: '100.00',
    productAmountTotal: '100.00',
    currency: 1,
    deviceType: 2,
    oddAcceptionType: 2,
    isReserve: 2,
    isCrossCompetition: 2,
    betChannel: 3,
    clientOrderId: `c${confirms}`,
    orderIndex: 0,
    validUntil: platform.clock.now() + 30_000,
    ...entry,
  }
}

export function legOn(option: Option): Record<string, unknown> {
  const [matchId = ''] = option.bid.split('.')
  return {
    matchId,
    leagueId: 'l',
    sportId: 1,
    betItemId: option.bid,
    betHandicap: option.h,
    oddValue: europeanOf(option),
    marketType: 1,
    oddFinally: europeanOf(option),
    isInplay: matchId.startsWith('live') ? 1 : 0,
    scoreBenchmark: matchId.startsWith('live') ? '0:0' : '',
  }
}
