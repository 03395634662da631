import { defer, mergeMap, NEVER, of, throwError, timer } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Leg } from '../../../streams/domain/leg.ts'
import type { PlacementOrder } from '../../../streams/domain/order.ts'
import type { Result } from '../../../streams/domain/result.ts'
import type { Failure } from '../../../streams/domain/failure.ts'
import { type HttpRequest, TransportError } from '../../../streams/ports/http.ts'
import { createDpty } from '../../../streams/venues/dpty/index.ts'
import { createFbty } from '../../../streams/venues/fbty/index.ts'
import { createImty } from '../../../streams/venues/imty/index.ts'
import { createPmty } from '../../../streams/venues/pmty/index.ts'
import type { VenueMaker } from '../../../streams/venues/venueDeps.ts'
import { DPTY_PATHS } from '../../../streams/wire/dpty/paths.ts'
import { FBTY_PATHS } from '../../../streams/wire/fbty/paths.ts'
import { IMTY_PATHS } from '../../../streams/wire/imty/paths.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { createDepsUnderTest } from './depsUnderTest.ts'
import * as dpty from './dpty/harness.ts'
import { confirmOf, fbtyLeg, single } from './fbty/harness.ts'
import { handicapLeg as imtyLeg } from './imty/harness.ts'
import { handicapLeg as pmtyLeg } from './pmty/harness.ts'

interface HangingCase {
  readonly code: string
  readonly make: VenueMaker
  readonly leg: Leg
  readonly bet: string
  /** After how long a bet without an answer is unknown, ms. */
  readonly betMs: number
  /** After how long one try of a polled read fails, ms. */
  readonly readMs: number
}

/** The times are documented on each venue's page in docs/. */
const CASES: readonly HangingCase[] = [
  { code: 'PMTY', make: createPmty, leg: pmtyLeg(), bet: PMTY_PATHS.bet, betMs: 30_000, readMs: 10_000 },
  { code: 'FBTY', make: createFbty, leg: fbtyLeg(), bet: FBTY_PATHS.singles, betMs: 10_000, readMs: 10_000 },
  { code: 'IMTY', make: createImty, leg: imtyLeg(), bet: IMTY_PATHS.placeBet, betMs: 30_000, readMs: 10_000 },
  {
    code: 'DPTY',
    make: createDpty,
    leg: dpty.handicapLeg(),
    bet: DPTY_PATHS.order,
    betMs: 30_000,
    readMs: 10_000,
  },
]

/** A first try and three more. */
const TRIES = 4

/** What DPTY answers before a signed call, so that only the call itself hangs. */
function beforehand({ url, headers }: HttpRequest): string | null {
  if (url.endsWith(dpty.TIMESTAMP)) return dpty.answer(Date.now())
  if (url.endsWith(dpty.CONFIG))
    return dpty.answer({ secretBox: dpty.boxFor(headers?.['Accesstoken'] ?? '') })
  return url.endsWith(dpty.ORDER_TOKEN) ? dpty.answer({ orderToken: 'o1', expiresIn: 290 }) : null
}

/** A venue whose requests get no answer, and fail after their own time, as in the browser. */
function open({ make, code }: HangingCase) {
  const sent: HttpRequest[] = []
  const send = (request: HttpRequest) =>
    defer(() => {
      const text = code === 'DPTY' ? beforehand(request) : null
      if (text !== null) return of({ status: 200, header: () => null, text })
      sent.push(request)
      return timer(request.timeoutMs).pipe(mergeMap(() => throwError(() => new TransportError('timeout'))))
    })
  const { deps } = createDepsUnderTest(() => '', {
    http: { send, sendForBytes: () => NEVER },
    signKey$: of(dpty.SIGN_KEY),
    now: () => Date.now(),
    serverNow: () => Date.now(),
  })
  return { venue: make(deps), sent }
}

describe.each(CASES)('$code without an answer', (each) => {
  const { leg, bet, betMs, readMs, code } = each

  beforeEach(async () => {
    await Promise.all([
      import('../../../streams/venues/dpty/betCalls.ts'),
      import('../../../streams/venues/pmty/betCalls.ts'),
    ])
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it(`leaves a bet unknown after ${String(betMs)} ms, and has sent it once`, async () => {
    const { venue, sent } = open(each)
    const order: PlacementOrder = confirmOf([single(leg)], { venue: code })
    const results: Result<unknown, Failure>[] = []
    const placing = venue.bets.place(order).subscribe((result) => results.push(result))
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(betMs - 100)
    expect(results).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(results).toEqual([{ ok: false, error: { type: 'transport', kind: 'timeout' } }])
    await vi.advanceTimersByTimeAsync(5 * betMs)
    expect(sent.map(({ url }) => url.endsWith(bet))).toEqual([true])
    placing.unsubscribe()
  })

  it('fails a read after four tries, and none is sent afterwards', async () => {
    const { venue, sent } = open(each)
    const results: Result<unknown, Failure>[] = []
    venue.sports.refresh(['1']).subscribe((result) => results.push(result))
    await vi.advanceTimersByTimeAsync(TRIES * readMs - 100)
    expect(results).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(results).toEqual([{ ok: false, error: { type: 'transport', kind: 'timeout' } }])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(TRIES)
  })

  it('ends with its subscriber: what nobody waits for is not tried again', async () => {
    const { venue, sent } = open(each)
    const reading = venue.sports.refresh(['1']).subscribe()
    await vi.advanceTimersByTimeAsync(readMs / 2)
    reading.unsubscribe()
    await vi.advanceTimersByTimeAsync(5 * readMs)
    expect(sent).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})
