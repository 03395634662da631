import fc from 'fast-check'
import { of, Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import { err, ok, type Result } from '../../../../streams/domain/result.ts'
import type { Round } from '../../../../streams/domain/rounds/round.ts'
import { createRoundsFeed, createToldCommitments } from '../../../../streams/feeds/rounds/index.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { cell, constant } from '../../../../streams/kernel/state.ts'
import { createMemoryStore } from '../../../support/ports.ts'
import { countSubscriptions } from '../../../support/subscriptionCount.ts'
import { roundOf } from '../../domain/rounds/clientRounds.ts'

const KEY = 'touchline.commitments'

describe('the rounds of a product', () => {
  let scope: Scope
  beforeEach(() => {
    vi.useFakeTimers()
    scope = createScope((error) => {
      throw error
    })
  })
  afterEach(() => {
    scope.end()
    vi.useRealTimers()
  })

  const under = (answer: () => Result<readonly Round[], Failure> = () => ok([])) => {
    const connected = cell(false)
    const told$ = new Subject<readonly Round[]>()
    const watching = countSubscriptions(told$)
    const asked: (readonly string[])[] = []
    const device = createMemoryStore()
    const feed = createRoundsFeed(
      scope,
      {
        product: 'casino',
        push: { connected$: connected.state$, rounds$: () => watching.source$ },
        read: (games) => {
          asked.push(games)
          return of(answer())
        },
        commitments: createToldCommitments(device),
        conditions: {
          active$: constant(true),
          online$: constant(true),
          rateLimited$: constant(false),
          reach$: constant('reachable' as const),
          slowdown$: constant(1),
          random: () => 0.5,
          now: () => Date.now(),
        },
        serverNow: () => 500,
      },
      { graceMs: 1000, gatherMs: 100 },
    )
    return { feed, connected, told$, watching, asked, device }
  }

  it('are read every second without the push, for all subscribed games in one call', () => {
    const { feed, asked } = under(() => ok([roundOf(), roundOf({ game: 'A13' })]))
    scope.run(feed.rounds$('A12'))
    scope.run(feed.rounds$('A13'))
    vi.advanceTimersByTime(5150)
    expect(asked.length).toBeGreaterThanOrEqual(5)
    expect(asked.length).toBeLessThanOrEqual(6)
    expect(new Set(asked.map(String))).toEqual(new Set(['A12,A13']))
    expect(feed.rounds$('A13').value).toMatchObject({ status: 'live', value: [{ game: 'A13' }] })
  })

  it('are read every ten seconds with the push, and every second again without it', () => {
    const { feed, asked, connected } = under()
    connected.set(true)
    scope.run(feed.rounds$('A12'))
    vi.advanceTimersByTime(31_000)
    expect(asked).toHaveLength(4)
    connected.set(false)
    vi.advanceTimersByTime(5000)
    expect(asked.length).toBeGreaterThanOrEqual(8)
  })

  it('are read at once for a game that is added, and no longer for one that is left', () => {
    const { feed, asked, connected } = under()
    connected.set(true)
    const first = feed.rounds$('A12').subscribe()
    vi.advanceTimersByTime(2000)
    scope.run(feed.rounds$('A13'))
    vi.advanceTimersByTime(200)
    expect(asked).toEqual([['A12'], ['A12', 'A13']])
    first.unsubscribe()
    vi.advanceTimersByTime(20_000)
    expect(asked.at(-1)).toEqual(['A13'])
  })

  it('are connecting until their game was asked for, and then live, also with no round', () => {
    const { feed } = under(() => ok([roundOf()]))
    scope.run(feed.rounds$('A12'))
    vi.advanceTimersByTime(500)
    scope.run(feed.rounds$('A99'))
    expect(feed.rounds$('A99').value.status).toBe('connecting')
    vi.advanceTimersByTime(500)
    expect(feed.rounds$('A99').value).toMatchObject({ status: 'live', value: [] })
  })

  it('take the newest of what the push and the answers tell', () => {
    const { feed, told$ } = under(() => ok([roundOf({ state: 'open', version: null })]))
    scope.run(feed.rounds$('A12'))
    vi.advanceTimersByTime(200)
    told$.next([roundOf({ state: 'sealed', version: 5 })])
    vi.advanceTimersByTime(3000)
    expect(feed.rounds$('A12').value.value).toMatchObject([{ state: 'sealed', version: 5 }])
    told$.next([roundOf({ state: 'open', version: 4 })])
    expect(feed.rounds$('A12').value.value).toMatchObject([{ state: 'sealed', version: 5 }])
  })

  it('are stale when answers fail without the push, live with it, and failed without any', () => {
    let works = true
    const failing = { type: 'transport', kind: 'network' } as const
    const { feed, connected } = under(() => (works ? ok([roundOf()]) : err(failing)))
    scope.run(feed.rounds$('A12'))
    vi.advanceTimersByTime(1000)
    works = false
    vi.advanceTimersByTime(3000)
    expect(feed.rounds$('A12').value).toMatchObject({
      status: 'stale',
      reason: 'network',
      value: [{ game: 'A12' }],
    })
    connected.set(true)
    expect(feed.rounds$('A12').value.status).toBe('live')
    const other = under(() => err(failing))
    scope.run(other.feed.rounds$('A12'))
    vi.advanceTimersByTime(1000)
    expect(other.feed.rounds$('A12').value).toMatchObject({ status: 'failed', reason: 'network' })
  })

  it('share one watch of a game, and release it after the grace', () => {
    const { feed, watching, asked } = under()
    const one = feed.rounds$('A12').subscribe()
    const other = feed.rounds$('A12').subscribe()
    vi.advanceTimersByTime(1200)
    expect(watching).toMatchObject({ subscribed: 1, active: 1 })
    one.unsubscribe()
    other.unsubscribe()
    vi.advanceTimersByTime(900)
    expect(watching.active).toBe(1)
    vi.advanceTimersByTime(200)
    expect(watching.active).toBe(0)
    const before = asked.length
    vi.advanceTimersByTime(20_000)
    expect(asked).toHaveLength(before)
  })

  it('keep the commitments of rounds that have not opened', () => {
    const { feed, told$, device } = under()
    const commitments = createToldCommitments(device)
    scope.run(feed.rounds$('A12'))
    const announced = roundOf({ state: 'announced' })
    told$.next([
      announced,
      roundOf({ round: '2', opensAt: 400, state: 'announced' }),
      roundOf({ round: '3' }),
    ])
    expect(commitments.of(announced)).toBe(announced.commitment)
    expect(commitments.of({ ...announced, round: '2' })).toBeNull()
    expect(commitments.of({ ...announced, round: '3' })).toBeNull()
  })
})

describe('the commitments that a device was told', () => {
  const round = (number: number, commitment = 'b'.repeat(64)) => ({
    product: 'casino',
    game: 'A12',
    round: String(number),
    commitment,
  })

  it('are the first that were told, of the last two hundred rounds', () => {
    const device = createMemoryStore()
    const commitments = createToldCommitments(device)
    commitments.keep(Array.from({ length: 150 }, (_, number) => round(number)))
    commitments.keep([round(149, 'c'.repeat(64))])
    expect(commitments.of(round(149))).toBe('b'.repeat(64))
    commitments.keep(Array.from({ length: 100 }, (_, number) => round(150 + number)))
    expect(commitments.of(round(49))).toBeNull()
    expect(commitments.of(round(50))).toBe('b'.repeat(64))
    expect((JSON.parse(device.get(KEY) ?? '[]') as unknown[]).length).toBe(200)
  })

  it('are read from whatever the device holds, and kept where it takes nothing', () => {
    const entry = fc.tuple(fc.oneof(fc.string(), fc.constant('casino A12 1')), fc.anything())
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(entry).map((value) => JSON.stringify(value)),
    )
    fc.assert(
      fc.property(text, (value) => {
        const commitments = createToldCommitments(createMemoryStore({ [KEY]: value }))
        const told = commitments.of(round(1))
        expect(told === null || /^[0-9a-f]{64}$/.test(told)).toBe(true)
        commitments.keep([round(2)])
        expect(commitments.of(round(2))).toBe('b'.repeat(64))
      }),
    )
    const refusing = createToldCommitments(createMemoryStore({}, true))
    refusing.keep([round(1)])
    expect(refusing.of(round(1))).toBeNull()
  })
})
