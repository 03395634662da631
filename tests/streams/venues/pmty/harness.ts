import { gzipSync } from 'node:zlib'
import type * as v from 'valibot'
import type { Leg } from '../../../../streams/domain/leg.ts'
import { line } from '../../../../streams/domain/market.ts'
import type { Odds } from '../../../../streams/domain/odds.ts'
import type { HttpRequest } from '../../../../streams/ports/http.ts'
import { createPmty } from '../../../../streams/venues/pmty/index.ts'
import type { VenueDeps } from '../../../../streams/venues/venueDeps.ts'
import { decodeJson } from '../../../../streams/wire/decode.ts'
import { encodeForPacking } from '../../../../streams/wire/packed.ts'
import { type Answerer, createDepsUnderTest, NOW } from '../depsUnderTest.ts'

export { NOW } from '../depsUnderTest.ts'
export type { Answerer } from '../depsUnderTest.ts'

export function answer(data: unknown, code: string | number = '0000000', ts: number | null = NOW): string {
  return JSON.stringify({ code, msg: code === '0000000' ? 'ok' : 'no', ts, data })
}

/** Packs a value like the venue: percent-encoded JSON, gzip with a zero timestamp, base64. */
export function pack(value: unknown): string {
  return gzipSync(encodeForPacking(JSON.stringify(value))).toString('base64')
}

/** The PMTY adapter on a fake server. */
export function createVenueUnderTest(answerer: Answerer, change: Partial<VenueDeps> = {}) {
  const { deps, ...seen } = createDepsUnderTest(answerer, change)
  return { venue: createPmty(deps), ...seen }
}

/** The URL of a request without its query. */
export function pathOf(request: HttpRequest): string {
  return request.url.split('?')[0] ?? ''
}

export function odds(scaled: number): Odds {
  return scaled as Odds
}

/** A live handicap leg on the home side, on the main line. */
export function handicapLeg(change: Partial<Leg> = {}): Leg {
  return {
    venue: 'PMTY',
    choice: {
      matchId: 'm1',
      sport: 'football',
      spec: { kind: 'handicap', stat: 'goals', period: 'match' },
      handle: '1',
      line: line(-3),
      side: 'home',
    },
    wire: { marketId: 'h1', optionId: 'o1', playId: '4' },
    agreedOdds: odds(195_000),
    timing: 'live',
    parlayAllowed: true,
    score: [1, 0],
    leagueId: 'l1',
    kickOff: NOW,
    names: { home: 'A', away: 'B', league: 'L', market: 'AH' },
    ...change,
  }
}

/** The decoded body of a request. */
export function bodyOf<S extends v.GenericSchema>(schema: S, request: HttpRequest): v.InferOutput<S> {
  const decoded = decodeJson(schema, request.body ?? '')
  if (!decoded.ok) throw new Error(`unreadable body: ${decoded.error.path} ${decoded.error.message}`)
  return decoded.value
}
