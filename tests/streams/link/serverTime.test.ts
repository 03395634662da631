import fc from 'fast-check'
import { delay, map, timer } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import { createScope } from '../../../streams/kernel/scope.ts'
import { constant, mapState } from '../../../streams/kernel/state.ts'
import { linkDefaults } from '../../../streams/link/constants.ts'
import { betterReference, platformTimeAt, sampleReference } from '../../../streams/link/platformTime.ts'
import { createServerTime } from '../../../streams/link/serverTime.ts'
import { type Marbles, withMarbles } from '../../support/marbles.ts'
import { createFakePorts, type FakePorts, response } from '../../support/ports.ts'

const HOUR = 3_600_000

/** A platform whose clock is `ahead` of local time, with a round trip of `trip` ms. */
function createTimeUnderTest(
  { scheduler }: Pick<Marbles, 'scheduler'>,
  { ahead = HOUR, rate = 1, trip = 100, ports = createFakePorts() } = {},
) {
  const platformNow = (): number => ahead + scheduler.now() * rate
  ports.http.answer('/timeServer', () =>
    timer(trip / 2).pipe(
      map(() => JSON.stringify({ time: platformNow(), rate })),
      delay(trip / 2),
    ),
  )
  const scope = createScope((error) => {
    throw error
  })
  const active$ = mapState(ports.network.state$, ({ online }) => online)
  const time = createServerTime(
    scope,
    {
      http: ports.http,
      clock: ports.clock,
      memory: ports.storage.session,
      rateLimited$: constant(false),
      network: { active$, slowdown$: mapState(active$, () => 1), visible$: ports.visibility.visible$ },
      random: () => 0.5,
      base$: timer(0).pipe(map(() => '')),
    },
    linkDefaults,
  )
  const at = (ms: number, action: () => void): void => {
    scheduler.schedule(action, ms)
  }
  return { time, ports, scope, at, platformNow }
}

describe('server time', () => {
  it('is right after one answer, though the local clock is an hour off', () => {
    withMarbles((marbles) => {
      const { time, at, platformNow, scope } = createTimeUnderTest(marbles)
      expect(time.state$.value.synced).toBe(false)
      at(101, () => {
        expect(time.now()).toBe(platformNow())
        expect(time.state$.value).toEqual({ difference: HOUR, rate: 1, synced: true })
        expect(time.msUntil(platformNow() + 500)).toBe(500)
        expect(time.msUntil(platformNow() - 500)).toBe(0)
        scope.end()
      })
      marbles.flush()
    })
  })

  it('asks every 60 s, and not while offline', () => {
    withMarbles((marbles) => {
      const { ports, at, scope } = createTimeUnderTest(marbles)
      at(120_500, () => expect(ports.http.to('/timeServer')).toHaveLength(3))
      at(121_000, () => ports.setOnline(false))
      at(400_000, () => {
        expect(ports.http.to('/timeServer')).toHaveLength(3)
        scope.end()
      })
      marbles.flush()
    })
  })

  it('follows a platform that runs faster', () => {
    withMarbles((marbles) => {
      const { time, at, platformNow, scope } = createTimeUnderTest(marbles, { rate: 60 })
      at(30_000, () => {
        expect(time.now()).toBe(platformNow())
        expect(time.msUntil(platformNow() + 60_000)).toBe(1000)
        scope.end()
      })
      marbles.flush()
    })
  })

  it('does not go back when the local clock is set back, and is exact again after asking', () => {
    withMarbles((marbles) => {
      const { time, ports, at, platformNow, scope } = createTimeUnderTest(marbles)
      at(10_050, () => {
        time.now()
        ports.jumpClock(-HOUR)
        expect(Math.abs(time.now() - platformNow())).toBeLessThanOrEqual(linkDefaults.clockWatchEveryMs)
      })
      at(12_000, () => {
        expect(time.now()).toBe(platformNow())
        expect(ports.http.to('/timeServer')).toHaveLength(2)
        scope.end()
      })
      marbles.flush()
    })
  })

  it('asks at once when the local clock leaps ahead', () => {
    withMarbles((marbles) => {
      const { time, ports, at, platformNow, scope } = createTimeUnderTest(marbles)
      at(10_050, () => ports.jumpClock(HOUR))
      at(12_000, () => {
        expect(time.now()).toBe(platformNow())
        scope.end()
      })
      marbles.flush()
    })
  })

  it('remembers the difference for the next page of the tab', () => {
    const storage = createFakePorts().storage
    const portsWithMemory = (): FakePorts => createFakePorts({ storage })
    withMarbles((marbles) => {
      const { at, scope } = createTimeUnderTest(marbles, { ports: portsWithMemory() })
      at(200, () => scope.end())
      marbles.flush()
    })
    withMarbles((marbles) => {
      const ports = portsWithMemory()
      ports.setOnline(false)
      const { time, platformNow, scope } = createTimeUnderTest(marbles, { ports })
      expect(time.now()).toBe(platformNow())
      expect(time.state$.value.synced).toBe(false)
      scope.end()
    })
  })

  it('keeps what it knows when answers are garbled', () => {
    withMarbles((marbles) => {
      const { time, ports, at, platformNow, scope } = createTimeUnderTest(marbles)
      at(1000, () => ports.http.answer('/timeServer', () => response('<html>', 200)))
      at(70_000, () => ports.http.answer('/timeServer', () => response('{"time":1}', 500)))
      at(200_000, () => {
        expect(time.now()).toBe(platformNow())
        scope.end()
      })
      marbles.flush()
    })
  })

  it('ticks at once, then in step with the platform, while visible', () => {
    withMarbles((marbles) => {
      const { time, ports, at, scope } = createTimeUnderTest(marbles, { ahead: HOUR + 300 })
      const ticks: number[] = []
      at(1000, () => time.tick$(1000).subscribe((now) => ticks.push(now - HOUR)))
      at(3000, () => ports.visibleCell.set(false))
      at(9000, () => ports.visibleCell.set(true))
      at(10_000, () => scope.end())
      marbles.scheduler.schedule(() => {
        expect(ticks).toEqual([1300, 2000, 3000, 9300, 10_000])
        ports.visibleCell.set(false)
      }, 10_001)
      marbles.flush()
    })
  })

  it('ticks for all together, while anybody subscribes', () => {
    withMarbles((marbles) => {
      const { time, ports, at, scope } = createTimeUnderTest(marbles, { ahead: HOUR + 300 })
      const ticks: string[] = []
      const follow = (name: string) =>
        time.tick$(1000).subscribe((now) => ticks.push(`${name} ${now - HOUR}`))
      at(1000, () => {
        const one = follow('one')
        at(2200, () => {
          one.unsubscribe()
        })
      })
      at(1100, () => {
        const other = follow('other')
        at(1100, () => {
          other.unsubscribe()
        })
      })
      at(6000, () => follow('late'))
      at(7000, () => scope.end())
      marbles.scheduler.schedule(() => {
        expect(ticks).toEqual([
          'one 1300',
          'other 1400',
          'one 2000',
          'other 2000',
          'one 3000',
          'late 6300',
          'late 7000',
        ])
        ports.visibleCell.set(false)
      }, 7001)
      marbles.flush()
    })
  })

  it('has one timer for all who follow its ticks', () => {
    const timersOf = (followers: number): number => {
      let timers = 0
      withMarbles((marbles) => {
        const { time, ports, at, scope } = createTimeUnderTest(marbles)
        at(1000, () => {
          for (let count = 0; count < followers; count += 1) time.tick$(1000).subscribe()
        })
        const schedule = vi.spyOn(marbles.scheduler, 'schedule')
        marbles.scheduler.schedule(() => {
          timers = schedule.mock.calls.length
          scope.end()
          ports.visibleCell.set(false)
        }, 20_000)
        marbles.flush()
      })
      return timers
    }
    expect(timersOf(1)).toBeGreaterThan(20)
    expect(timersOf(5)).toBe(timersOf(1))
  })
})

describe('references', () => {
  const answer = fc.record({ time: fc.integer({ min: 0, max: 2e12 }), rate: fc.constantFrom(1, 10, 60) })

  it('are off by no more than half the round trip', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2e12 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        answer,
        (askedAt, trip, part, said) => {
          const receivedAt = askedAt + trip
          const sample = sampleReference(askedAt, receivedAt, said)
          // The platform read its clock at some point of the round trip; by now that much more time has
          // passed.
          const truth = said.time + (trip - trip * part) * said.rate
          const off = Math.abs(platformTimeAt(sample, receivedAt) - truth)
          expect(off).toBeLessThanOrEqual(sample.error * said.rate + 0.01)
        },
      ),
    )
  })

  it('are not replaced by a slower answer that agrees, but by one that contradicts', () => {
    const sharp = sampleReference(0, 20, { time: 1000, rate: 1 })
    const slow = sampleReference(60_000, 60_800, { time: 61_100, rate: 1 })
    expect(betterReference(sharp, slow)).toBe(sharp)
    const contrary = sampleReference(60_000, 60_800, { time: 99_000, rate: 1 })
    expect(betterReference(sharp, contrary)).toBe(contrary)
    const faster = sampleReference(60_000, 60_800, { time: 61_100, rate: 10 })
    expect(betterReference(sharp, faster)).toBe(faster)
  })
})
