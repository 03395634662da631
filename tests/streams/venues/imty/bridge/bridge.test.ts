import { forkJoin, mergeMap, type Observable, tap, timer } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { TransportError } from '../../../../../streams/ports/http.ts'
import { withMarbles } from '../../../../support/marbles.ts'
import { LIMITS } from '../../../../documents/bridge/codes.ts'
import { answer, type BridgeOptions, createBridgeUnderTest, NOW } from './bridgeHarness.ts'

const BALANCE = { Balance: '10.00', Currency: 'CNY' }

/** Runs a venue behind the bridge in virtual time. */
function inTime(
  options: Omit<BridgeOptions, 'now'>,
  act: (
    under: ReturnType<typeof createBridgeUnderTest>,
    helpers: { play: (work$: Observable<unknown>) => void },
  ) => void,
): ReturnType<typeof createBridgeUnderTest> {
  return withMarbles(({ scheduler, flush }) => {
    const under = createBridgeUnderTest({ ...options, now: () => NOW + scheduler.now() })
    act(under, { play: (work$) => under.scope.run(work$) })
    flush()
    return under
  })
}

const balanceAt = (under: ReturnType<typeof createBridgeUnderTest>, ms: number): Observable<unknown> =>
  timer(ms).pipe(mergeMap(() => under.venue.bets.balance('RMB')))

describe('a call through the bridge', () => {
  it('has the headers of the bridge, and its base before the path', () => {
    const { sent } = inTime({ answerer: () => answer(BALANCE) }, (under, { play }) => {
      play(under.venue.bets.balance('RMB'))
    })
    expect(sent).toMatchObject([
      {
        path: '/api/mobile/getbalance',
        headers: { requestId: 't1', lang: 'zh', version: '1', 'proxy-address': 'https://venue.test/bridge' },
        timeoutMs: LIMITS.callTimeoutMs.value,
      },
    ])
  })

  it('is retried three times, each a second after the last answer, with a new time', () => {
    const { sent, results, logged } = inTime(
      { answerer: () => new TransportError('timeout'), takesMs: () => LIMITS.callTimeoutMs.value },
      (under, { play }) => {
        play(under.venue.bets.balance('RMB'))
      },
    )
    const step = LIMITS.callTimeoutMs.value + LIMITS.retryDelayMs.value
    expect(sent.map(({ at }) => at - NOW)).toEqual([0, step, 2 * step, 3 * step])
    expect(sent.map(({ body }) => Number(body['TimeStamp']) - NOW)).toEqual([0, step, 2 * step, 3 * step])
    expect(results).toEqual(Array(1 + LIMITS.readRetries.value).fill('timeout'))
    expect(logged).toEqual(Array(4).fill('/api/mobile/getbalance 请求超时，请稍后再试'))
  })

  it.each(['offline', 'rateLimited'] as const)('is not retried after %s', (kind) => {
    const { sent } = inTime(
      {
        answerer: () =>
          kind === 'offline' ? new TransportError('offline') : { status: 429, header: () => null, text: '' },
      },
      (under, { play }) => {
        play(under.venue.bets.balance('RMB'))
      },
    )
    expect(sent).toHaveLength(1)
  })

  it('is sent once when it writes, whatever becomes of it', () => {
    const { sent } = inTime({ answerer: () => new TransportError('network') }, (under, { play }) => {
      play(under.venue.favourites.set({ type: 'match', id: '1' }, true))
    })
    expect(sent).toHaveLength(1)
  })

  it('takes an answer over that is later than the last one, and none that took longer than ten seconds', () => {
    const times = [NOW + 5000, NOW + 3000, NOW + 60_000, NOW + 20_000]
    const { sent } = inTime(
      {
        answerer: (_, call) => answer(BALANCE, 100, times[call - 1] ?? NOW),
        takesMs: (call) => (call === 3 ? LIMITS.slowAnswerMs.value + 1 : 0),
      },
      (under, { play }) => {
        for (const at of [0, 1000, 2000, 15_000, 16_000]) play(balanceAt(under, at))
      },
    )
    // After 5000 at 0, an older time and a slow answer change nothing; 20 000 at 15 000 is 5000, too.
    expect(sent.map(({ at, body }) => Number(body['TimeStamp']) - at)).toEqual([0, 5000, 5000, 5000, 5000])
  })
})

describe('a launch that is over', () => {
  it('is made once for all calls that wait, each of which is sent once more', () => {
    const { sent, launches } = inTime(
      {
        answerer: ({ body }) => (body['Token'] === 't1' ? answer({}, 102) : answer(BALANCE)),
        takesMs: () => 100,
      },
      (under, { play }) => {
        play(forkJoin([1, 2, 3].map(() => under.venue.bets.balance('RMB'))))
      },
    )
    expect(launches).toHaveLength(2)
    expect(sent.map(({ body }) => body['Token'])).toEqual(['t1', 't1', 't1', 't2', 't2', 't2'])
  })

  it('is not made again within thirty seconds', () => {
    const every = LIMITS.launchEveryMs.value
    const { launches, session } = inTime({ answerer: () => answer({}, 102) }, (under, { play }) => {
      for (const at of [0, 5000, every - 1, every]) play(balanceAt(under, at))
    })
    // The first launch, then one again at once, and one as soon as 30 s have passed.
    expect(launches.map((at) => at - NOW)).toEqual([0, 0, every])
    expect(session.trouble$.value).toMatchObject({ kind: 'lost', failure: { reason: 'tokenExpired' } })
  })

  it.each([
    ['is told to be done again once the new one is there', 'url', 'errors.venue.loginRenewed'],
    ['fails as it is when there is no new one', 'noUrl', 'errors.venue.tokenExpired'],
  ] as const)('is made again after a write too, which is not repeated and %s', (_, next, textKey) => {
    const told: unknown[] = []
    const { sent, launches } = inTime(
      {
        answerer: ({ body }) => answer({}, body['Token'] === 't1' ? 102 : 100),
        launch: (times) => (times === 1 ? 'url' : next),
      },
      (under, { play }) => {
        play(
          under.venue.favourites
            .set({ type: 'match', id: '1' }, true)
            .pipe(tap((result) => told.push(result.ok || result.error))),
        )
      },
    )
    expect([sent.length, launches.length]).toEqual([1, 2])
    expect(told).toMatchObject([{ reason: 'tokenExpired', action: 'tryAgain', textKey }])
  })

  it('is left by a quiet call to the next one', () => {
    const { launches, sent } = inTime(
      { answerer: ({ body }) => (body['Token'] === 't1' ? answer({}, 102) : answer(BALANCE)) },
      (under, { play }) => {
        play(under.venue.announcements.list(1))
        play(balanceAt(under, 1000))
      },
    )
    expect(sent.map(({ path, body }) => [path.replace('/api/mobile/', ''), body['Token']])).toEqual([
      ['GetAnnouncement', 't1'],
      ['getbalance', 't1'],
      ['getbalance', 't2'],
    ])
    expect(launches.map((at) => at - NOW)).toEqual([0, 1000])
  })

  it('without an address sends nothing and is told once, with the message of the site', () => {
    const troubles: unknown[] = []
    const { sent, launches, session } = inTime(
      { answerer: () => answer(BALANCE), launch: () => 'noUrl' },
      (under, { play }) => {
        under.session.trouble$.subscribe((trouble) => troubles.push(trouble?.failure))
        for (const at of [0, 0, 5000, 10_000]) play(balanceAt(under, at))
      },
    )
    expect([sent.length, launches.length]).toEqual([0, 1])
    expect(session.trouble$.value).toMatchObject({ kind: 'refused', failure: { message: '暂时无法进入' } })
    // None, and then always the same.
    expect(new Set(troubles).size).toBe(2)
  })

  it('is there again at once when the member has launched', () => {
    const { sent } = inTime(
      { answerer: () => answer(BALANCE), launch: (times) => (times === 1 ? 'noUrl' : 'url') },
      (under, { play }) => {
        for (const at of [0, 2000]) play(balanceAt(under, at))
        play(
          timer(1000).pipe(
            mergeMap(() => {
              under.session.reenter()
              return []
            }),
          ),
        )
      },
    )
    expect(sent.map(({ at, body }) => [at - NOW, body['Token']])).toEqual([[2000, 't2']])
  })

  it('has lost the venue when the next one gets no answer', () => {
    const { session } = inTime(
      { answerer: () => answer({}, 210), launch: (times) => (times === 1 ? 'url' : 'lost') },
      (under, { play }) => {
        play(under.venue.bets.balance('RMB'))
      },
    )
    expect(session.trouble$.value).toMatchObject({ failure: { kind: 'network' } })
  })
})
