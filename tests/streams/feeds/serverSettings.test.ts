import { Observable, Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Failure } from '../../../streams/domain/failure.ts'
import { err, ok, type Result } from '../../../streams/domain/result.ts'
import { createServerSettings } from '../../../streams/feeds/serverSettings.ts'
import { createScope, type Scope } from '../../../streams/kernel/scope.ts'
import { constant } from '../../../streams/kernel/state.ts'
import type { Call } from '../../../streams/venues/call.ts'

interface Settings {
  readonly sound: 0 | 1
  readonly volume: number
}

const DEFAULTS: Settings = { sound: 1, volume: 100 }
const NO_NETWORK: Failure = { type: 'transport', kind: 'network' }

const conditions = {
  active$: constant(true),
  online$: constant(true),
  rateLimited$: constant(false),
  reach$: constant('reachable' as const),
  slowdown$: constant(1),
  random: () => 0.5,
  now: () => Date.now(),
}

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

/** A call of which the test gives the answers, and counts how many of them are under way. */
function createAnswers() {
  const open: Subject<Result<Settings, Failure>>[] = []
  let asked = 0
  return {
    call: (): Call<Settings> =>
      new Observable((subscriber) => {
        asked += 1
        const answer$ = new Subject<Result<Settings, Failure>>()
        open.push(answer$)
        subscriber.add(() => open.splice(open.indexOf(answer$), 1))
        return answer$.subscribe(subscriber)
      }),
    answer: (result: Result<Settings, Failure>): void => {
      const answer$ = open[0]
      answer$?.next(result)
      answer$?.complete()
    },
    get asked() {
      return asked
    },
    get active() {
      return open.length
    },
  }
}

function create() {
  const [reads, saves] = [createAnswers(), createAnswers()]
  const saved: Partial<Settings>[] = []
  const failures: Failure[] = []
  const settings = createServerSettings<Settings>(scope, {
    read: reads.call,
    save: (change) => {
      saved.push(change)
      return saves.call()
    },
    defaults: DEFAULTS,
    conditions,
    onNotSaved: (failure) => failures.push(failure),
  })
  vi.advanceTimersByTime(1)
  return { settings, reads, saves, saved, failures }
}

describe('settings that the platform keeps', () => {
  it('are the defaults until they are read, once for all who show them', () => {
    const { settings, reads } = create()
    const shown: Settings[] = []
    for (let screens = 0; screens < 3; screens += 1) scope.run(settings.settings$)
    settings.settings$.subscribe((value) => shown.push(value))
    reads.answer(ok({ sound: 0, volume: 40 }))
    vi.advanceTimersByTime(60_000)
    expect(shown).toEqual([DEFAULTS, { sound: 0, volume: 40 }])
    expect([reads.asked, reads.active]).toEqual([1, 0])
  })

  it('are asked for again until there is an answer', () => {
    const { settings, reads } = create()
    reads.answer(err(NO_NETWORK))
    vi.advanceTimersByTime(60_000)
    expect([reads.asked, reads.active]).toEqual([2, 1])
    reads.answer(ok({ sound: 0, volume: 100 }))
    expect(settings.settings$.value.sound).toBe(0)
  })

  it('are known from the first answer on, whether it is to a reading or to a save', () => {
    const { settings, reads } = create()
    reads.answer(err(NO_NETWORK))
    settings.change({ volume: 30 })
    expect(settings.known$.value).toBe(false)
    vi.advanceTimersByTime(60_000)
    reads.answer(ok(DEFAULTS))
    expect(settings.known$.value).toBe(true)
    const other = create()
    other.settings.change({ volume: 30 })
    other.saves.answer(err(NO_NETWORK))
    expect(other.settings.known$.value).toBe(false)
    other.settings.change({ volume: 30 })
    other.saves.answer(ok({ ...DEFAULTS, volume: 30 }))
    expect(other.settings.known$.value).toBe(true)
  })

  it('show changes at once, and save them one after the other', () => {
    const { settings, reads, saves, saved } = create()
    reads.answer(ok(DEFAULTS))
    settings.change({ volume: 30 })
    settings.change({ sound: 0 })
    settings.change({ volume: 70 })
    expect(settings.settings$.value).toEqual({ sound: 0, volume: 70 })
    expect(saved).toEqual([{ volume: 30 }])
    saves.answer(ok({ sound: 1, volume: 30 }))
    expect(settings.settings$.value).toEqual({ sound: 0, volume: 70 })
    saves.answer(ok({ sound: 0, volume: 30 }))
    saves.answer(ok({ sound: 0, volume: 70 }))
    expect(saved).toEqual([{ volume: 30 }, { sound: 0 }, { volume: 70 }])
    expect(settings.settings$.value).toEqual({ sound: 0, volume: 70 })
    expect([saves.asked, saves.active]).toEqual([3, 0])
  })

  it('take back a change that was not saved and keep the others, and say so', () => {
    const { settings, reads, saves, failures } = create()
    reads.answer(ok(DEFAULTS))
    settings.change({ sound: 0 })
    settings.change({ volume: 10 })
    saves.answer(err(NO_NETWORK))
    expect(settings.settings$.value).toEqual({ sound: 1, volume: 10 })
    expect(failures).toEqual([NO_NETWORK])
    saves.answer(ok({ sound: 1, volume: 10 }))
    expect(settings.settings$.value).toEqual({ sound: 1, volume: 10 })
  })

  it('save nothing that is so already', () => {
    const { settings, reads, saves, saved } = create()
    reads.answer(ok({ sound: 0, volume: 100 }))
    settings.change({ sound: 0 })
    settings.change({ sound: 1 })
    settings.change({ sound: 1 })
    saves.answer(ok(DEFAULTS))
    expect(saved).toEqual([{ sound: 1 }])
  })

  it('are not taken back by a reading that began before the save', () => {
    const { settings, reads, saves } = create()
    settings.change({ volume: 20 })
    saves.answer(ok({ sound: 1, volume: 20 }))
    expect(reads.active).toBe(0)
    reads.answer(ok(DEFAULTS))
    expect(settings.settings$.value.volume).toBe(20)
  })

  it('end their calls with their owner', () => {
    const { settings, reads, saves } = create()
    settings.change({ volume: 20 })
    expect([reads.active, saves.active]).toEqual([1, 1])
    scope.end()
    expect([reads.active, saves.active]).toEqual([0, 0])
  })
})
