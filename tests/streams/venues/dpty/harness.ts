import { createCipheriv, createHmac, randomBytes } from 'node:crypto'
import { of } from 'rxjs'
import type { Leg } from '../../../../streams/domain/leg.ts'
import { line } from '../../../../streams/domain/market.ts'
import type { Odds } from '../../../../streams/domain/odds.ts'
import type { HttpRequest, TransportError } from '../../../../streams/ports/http.ts'
import { createAsk } from '../../../../streams/venues/dpty/call.ts'
import { createDpty } from '../../../../streams/venues/dpty/index.ts'
import type { VenueDeps } from '../../../../streams/venues/venueDeps.ts'
import { createDepsUnderTest, NOW } from '../depsUnderTest.ts'

export const SIGN_KEY = Buffer.alloc(32, 7).toString('base64url')
export const SECRET = Buffer.alloc(32, 9).toString('base64url')
export const TIMESTAMP = '/dpty/sport/timestamp'
export const CONFIG = '/dpty/sport/conf/v1/global'
export const ORDER_TOKEN = '/dpty/sport/betorder/v1/auth'
export const ORDER = '/kmg/betorder/order'

export interface Asked {
  /** After the base, without the query. */
  readonly path: string
  readonly body: unknown
  readonly request: HttpRequest
}

/** The answer to a request; `undefined` for the usual one, a transport error for none. */
export type Answerer = (asked: Asked, times: number) => string | TransportError | undefined

export function answer(data: unknown, code = 0, ts = NOW): string {
  return JSON.stringify({ code, msg: code === 0 ? 'success' : 'no', ts, data })
}

/** The box of a configuration, made as the page says (docs/venues/dpty.md, 1.3). */
export function boxFor(token: string, secret = SECRET): string {
  const key = createHmac('sha256', Buffer.from(SIGN_KEY, 'base64url'))
    .update(`dpty secret v1\n${token}`)
    .digest()
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const plain = JSON.stringify({ accessKey: `key of ${token}`, secret })
  const sealed = [iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat(sealed).toString('base64url')
}

function usualAnswer({ path, request }: Asked): string {
  if (path === TIMESTAMP) return answer(NOW)
  if (path === CONFIG) return answer({ secretBox: boxFor(request.headers?.['Accesstoken'] ?? '') })
  if (path === ORDER_TOKEN) return answer({ orderToken: 'o1', expiresIn: 290 })
  return answer([])
}

/** The DPTY adapter on a fake server. */
export function createVenueUnderTest(answerer: Answerer, change: Partial<VenueDeps> = {}) {
  const sent: Asked[] = []
  const left: string[] = []
  let drawn = 0
  const answered = (request: HttpRequest): string | TransportError => {
    const path = request.url.replace(/^\/dp(?:game|esports)/, '').split('?')[0] ?? ''
    const body: unknown = JSON.parse(typeof request.body === 'string' ? request.body : 'null')
    const asked = { path, body, request }
    sent.push(asked)
    return answerer(asked, sent.filter((each) => each.path === path).length) ?? usualAnswer(asked)
  }
  const { deps, bad } = createDepsUnderTest(answered, {
    signKey$: of(SIGN_KEY),
    randomHex: (bytes) => (drawn += 1).toString(16).padStart(2 * bytes, '0'),
    leave: (reason) => {
      left.push(reason)
    },
    ...change,
  })
  const pathsSent = (): readonly string[] => sent.map(({ path }) => path)
  // `ask` is the function under the venue, which is not loaded late.
  return { venue: createDpty(deps), ask: createAsk(deps), sent, pathsSent, bad, left }
}

/** A handicap leg on the home side in play. */
export function handicapLeg(change: Partial<Leg> = {}): Leg {
  return {
    venue: 'DPTY',
    choice: {
      matchId: 'f1',
      sport: 'football',
      spec: { kind: 'handicap', stat: 'goals', period: 'match' },
      handle: null,
      line: line(-3),
      side: 'home',
    },
    wire: { marketId: 'f1.0.FT_AH', optionId: 'f1.0.FT_AH.-3.Home', playId: '0.FT_AH' },
    agreedOdds: 195_000 as Odds,
    timing: 'live',
    parlayAllowed: true,
    score: [1, 0],
    leagueId: 'epl',
    kickOff: NOW,
    names: { home: 'A', away: 'B', league: 'L', market: 'Handicap' },
    ...change,
  }
}
