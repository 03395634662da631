import { of } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ok } from '../../../../streams/domain/result.ts'
import { createVirtualFeed } from '../../../../streams/feeds/virtual/index.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { constant } from '../../../../streams/kernel/state.ts'
import type { ListAnswer } from '../../../../streams/feeds/matches/index.ts'
import type { Virtual, VirtualBatch } from '../../../../streams/venues/virtual.ts'
import { countSubscriptions } from '../../../support/subscriptionCount.ts'
import { matchOf } from '../builders.ts'

const conditions = {
  active$: constant(true),
  online$: constant(true),
  rateLimited$: constant(false),
  reach$: constant('reachable' as const),
  slowdown$: constant(1),
  random: () => 0.5,
  now: () => Date.now(),
}
const clock = { now: () => Date.now(), msUntil: (at: number) => Math.max(0, at - Date.now()) }

describe('the batches of a game', () => {
  let scope: Scope
  let begins: number
  beforeEach(() => {
    vi.useFakeTimers()
    begins = Date.now()
    scope = createScope((error) => {
      throw error
    })
  })
  afterEach(() => {
    scope.end()
    vi.useRealTimers()
  })

  const batch = (): VirtualBatch => ({
    game: '31101',
    sport: 'virtualHorse',
    batchNo: 'b1',
    startsAt: begins + 17_000,
    sealsAt: begins + 7000,
    round: '',
    season: 0,
    commitment: '',
    matches: [
      {
        batchNo: 'b1',
        orderNo: 1,
        match: matchOf('v1', begins, { sealsAt: begins + 7000 }),
        markets: [],
        entrants: [],
      },
    ],
  })

  const feedOf = (
    answers: ListAnswer[],
    counted = countSubscriptions(of(ok({ value: [batch()], at: begins }))),
  ) => {
    const asked: number[] = []
    const virtual = {
      batches: () => {
        // A timer without a wait takes a millisecond here.
        asked.push(10 * Math.floor((Date.now() - begins) / 10))
        return counted.source$
      },
    } as Partial<Virtual> as Virtual
    const feed = createVirtualFeed(
      scope,
      {
        virtual,
        conditions,
        clock,
        addToBook: (answer) => {
          if (answer.type === 'list') answers.push(answer)
        },
      },
      { everyMs: 5000, graceMs: 1000 },
    )
    return { feed, asked, counted }
  }

  it('are read every five seconds, and at once at the lock and at the start', () => {
    const { feed, asked } = feedOf([])
    expect(asked).toEqual([])
    scope.run(feed.batches$('31101'))
    vi.advanceTimersByTime(20_000)
    expect(asked).toEqual([0, 5000, 7000, 12_000, 17_000])
  })

  it('are locked in the book at the lock by platform time, before an answer says so', () => {
    const answers: ListAnswer[] = []
    const { feed } = feedOf(answers)
    scope.run(feed.batches$('31101'))
    vi.advanceTimersByTime(6999)
    expect(answers.map(({ matches }) => matches[0]?.match.bettingStatus)).toEqual(['open', 'open'])
    vi.advanceTimersByTime(1)
    expect(answers[2]).toMatchObject({
      at: begins + 7000,
      matches: [{ match: { bettingStatus: 'locked', asOf: begins + 7000 } }],
    })
  })

  it('are told while they are not locked, for their commitments', () => {
    const told: string[] = []
    const feed = createVirtualFeed(
      scope,
      {
        virtual: { batches: () => of(ok({ value: [batch()], at: begins })) } as Partial<Virtual> as Virtual,
        conditions,
        clock,
        addToBook: () => undefined,
        onOpen: (batches) => {
          told.push(batches.map(({ batchNo }) => batchNo).join())
        },
      },
      { everyMs: 5000, graceMs: 1000 },
    )
    scope.run(feed.batches$('31101'))
    vi.advanceTimersByTime(6000)
    expect(told).toEqual(['b1', 'b1'])
    vi.advanceTimersByTime(2000)
    expect(told.at(-1)).toBe('')
  })

  it('have one subscription for all, which ends after the last one has left', () => {
    const { feed, asked, counted } = feedOf([])
    const one = feed.batches$('31101').subscribe()
    const other = feed.batches$('31101').subscribe()
    vi.advanceTimersByTime(1)
    expect(asked).toEqual([0])
    one.unsubscribe()
    other.unsubscribe()
    vi.advanceTimersByTime(60_000)
    expect(asked).toEqual([0])
    expect(counted.active).toBe(0)
  })
})
