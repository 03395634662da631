import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Money } from '../../../../streams/domain/money.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { cell } from '../../../../streams/kernel/state.ts'
import type { TimeState } from '../../../../streams/link/platformClock.ts'
import type { KeyValue } from '../../../../streams/ports/storage.ts'
import { createGiftSpend } from '../../../../streams/views/protection/giftSpend.ts'
import { createSessionPlay$ } from '../../../../streams/views/protection/sessionPlay.ts'
import { withMarbles, type Marbles } from '../../../support/marbles.ts'

const MINUTE = 60_000
const NOON = Date.UTC(2026, 4, 2, 4)
const HOUR = 60 * MINUTE
const LOSS: Money = { minor: -15_000, currency: 'RMB' }

function createMemory(): KeyValue {
  const kept = new Map<string, string>()
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => {
      kept.set(key, value)
      return true
    },
    remove: (key) => {
      kept.delete(key)
    },
  }
}

type AskedRange = Parameters<Parameters<typeof createSessionPlay$>[1]['settled$']>[0]

interface Bench {
  readonly marbles: Marbles
  readonly memory?: KeyValue
  readonly memberId?: string
  /** The device's clock minus the platform's, ms. */
  readonly deviceAhead?: number
  readonly rate?: number
}

function createBench({ marbles, memory = createMemory(), memberId = 'm', deviceAhead = 0, rate = 1 }: Bench) {
  const scope = createScope((error) => {
    throw error
  })
  const time = cell<TimeState>({ difference: 0, rate: 1, synced: false })
  const asked: AskedRange[] = []
  const visible = cell(true)
  const settling = cell(0)
  const currency = cell<'RMB' | 'USDT'>('RMB')
  const gifts = createGiftSpend(scope, { memory, memberId })
  const play$ = createSessionPlay$(scope, {
    settled$: (range) => {
      asked.push(range)
      return of({ ...LOSS, currency: range.currency })
    },
    visible$: visible.state$,
    serverTime: {
      now: () => {
        const elapsed = marbles.scheduler.now()
        return time.state$.value.synced ? NOON + elapsed * rate : NOON + deviceAhead + elapsed
      },
      state$: time.state$,
    },
    memory,
    memberId,
    currency$: currency.state$,
    gifts$: gifts.total$,
    settling$: settling.state$,
  })
  const at = (ms: number, act: () => void): void => {
    marbles.scheduler.schedule(act, ms)
  }
  const sync = (): void => {
    time.set({ difference: -deviceAhead, rate, synced: true })
  }
  return { scope, play$, asked, at, sync, settling, visible, currency, gifts }
}

describe('time and net result of a visit', () => {
  it('begins when the platform has told its time, however wrong the clock of the device is', () => {
    for (const deviceAhead of [-4 * HOUR, 0, 4 * HOUR]) {
      withMarbles((marbles) => {
        const { scope, play$, asked, at, sync } = createBench({ marbles, deviceAhead })
        scope.run(play$)
        at(1000, () => {
          expect(play$.value).toMatchObject({ minutes: 0, net: null })
          expect(asked).toEqual([])
          sync()
        })
        at(1001 + 3 * MINUTE, () => {
          expect(play$.value.minutes).toBe(3)
          expect(asked[0]).toEqual({ currency: 'RMB', from: NOON + 1000, to: NOON + 1000 })
          scope.end()
        })
        marbles.flush()
      })
    }
  })

  it('goes on over a reload, and is each member’s own', () => {
    const memory = createMemory()
    withMarbles((marbles) => {
      const { scope, play$, at, sync } = createBench({ marbles, memory })
      scope.run(play$)
      sync()
      at(1, () => {
        scope.end()
      })
      marbles.flush()
    })
    for (const [memberId, minutes] of [
      ['m', 5],
      ['other', 0],
    ] as const) {
      withMarbles((marbles) => {
        const { scope, play$, at, sync } = createBench({ marbles, memory, memberId })
        scope.run(play$)
        at(5 * MINUTE, sync)
        at(5 * MINUTE + 1, () => {
          expect(play$.value.minutes).toBe(minutes)
          scope.end()
        })
        marbles.flush()
      })
    }
  })

  it('reads the result when a bet may have been settled, and each minute in which the page is seen', () => {
    withMarbles((marbles) => {
      const { scope, play$, asked, at, sync, settling, visible } = createBench({ marbles })
      scope.run(play$)
      sync()
      const times = () => asked.map(({ to }) => to - NOON)
      at(10_000, () => {
        settling.set(1)
      })
      at(70_000, () => {
        expect(times()).toEqual([0, 10_000, MINUTE])
        visible.set(false)
      })
      at(3 * MINUTE + 1, () => {
        expect(times()).toEqual([0, 10_000, MINUTE])
        visible.set(true)
      })
      at(4 * MINUTE + 1, () => {
        expect(times()).toEqual([0, 10_000, MINUTE, 4 * MINUTE])
        expect(asked.every(({ from }) => from === NOON)).toBe(true)
        scope.end()
      })
      marbles.flush()
    })
  })

  it('counts real minutes where the platform’s time runs faster', () => {
    withMarbles((marbles) => {
      const { scope, play$, at, sync } = createBench({ marbles, rate: 20 })
      scope.run(play$)
      sync()
      at(2 * MINUTE + 1, () => {
        expect(play$.value.minutes).toBe(2)
        scope.end()
      })
      marbles.flush()
    })
  })

  it('takes gifts off the result, in their own currency, and keeps them over a reload', () => {
    const memory = createMemory()
    withMarbles((marbles) => {
      const { scope, play$, gifts, sync, currency } = createBench({ marbles, memory })
      scope.run(play$)
      sync()
      gifts.add({ minor: 6600, currency: 'RMB' })
      gifts.add({ minor: 100, currency: 'RMB' })
      expect(play$.value).toMatchObject({
        bets: LOSS,
        gifts: { minor: 6700, currency: 'RMB' },
        net: { minor: -21_700, currency: 'RMB' },
      })
      currency.set('USDT')
      expect(play$.value.gifts).toEqual({ minor: 0, currency: 'USDT' })
      scope.end()
      expect(createBench({ marbles, memory }).gifts.total$.value).toEqual({ RMB: 6700, USDT: 0 })
    })
  })

  it('reads nothing from a broken memory', () => {
    withMarbles((marbles) => {
      for (const broken of ['', 'null', '{"RMB":-5}', '{"RMB":1e400,"USDT":"7"}', '[1]']) {
        const memory = createMemory()
        memory.set('touchline.giftSpend.m', broken)
        memory.set('touchline.playStart.m', broken)
        const { scope, play$, gifts, sync } = createBench({ marbles, memory })
        sync()
        expect(gifts.total$.value).toEqual({ RMB: 0, USDT: 0 })
        expect(play$.value.minutes).toBe(0)
        scope.end()
      }
    })
  })
})
