import { defer, Observable, of, Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CasinoSettings, DEFAULT_SETTINGS } from '../../../../streams/domain/casino/settings.ts'
import type { Failure } from '../../../../streams/domain/failure.ts'
import { err, ok, type Result } from '../../../../streams/domain/result.ts'
import {
  createCasinoSettings,
  createShownModes,
  type UserInfo,
} from '../../../../streams/feeds/casino/index.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { constant } from '../../../../streams/kernel/state.ts'
import { STORED_MODES } from '../../../documents/games/casinoCodes.ts'
import { createMemoryStore } from '../../../support/ports.ts'

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

describe('the settings of the casino', () => {
  const create = (kept: CasinoSettings = DEFAULT_SETTINGS) => {
    const saved: Partial<CasinoSettings>[] = []
    const answers: Subject<Result<UserInfo, Failure>>[] = []
    const failures: Failure[] = []
    const server: { info: UserInfo } = { info: { settings: kept, history: ['A12', 'C03'] } }
    const settings = createCasinoSettings(scope, {
      calls: {
        userInfo: () => defer(() => of(ok(server.info))),
        saveSettings: (change) =>
          new Observable((subscriber) => {
            saved.push(change)
            const answer$ = new Subject<Result<UserInfo, Failure>>()
            answers.push(answer$)
            return answer$.subscribe(subscriber)
          }),
      },
      conditions,
      onNotSaved: (failure) => failures.push(failure),
    })
    vi.advanceTimersByTime(1)
    const answer = (result: Result<UserInfo, Failure>): void => {
      const answer$ = answers.at(-1)
      answer$?.next(result)
      answer$?.complete()
    }
    return { settings, saved, answer, failures, server }
  }

  it('are read once, with the tables of the history', () => {
    const { settings } = create({ ...DEFAULT_SETTINGS, sound: 0 })
    expect(settings.settings$.value.sound).toBe(0)
    expect(settings.history$.value).toEqual(['A12', 'C03'])
  })

  it('are saved by name, and tell the tables of the history again', () => {
    const { settings, saved, answer } = create()
    settings.change({ gameVoiceVolume: 30 })
    expect(settings.settings$.value.gameVoiceVolume).toBe(30)
    expect(saved).toEqual([{ gameVoiceVolume: 30 }])
    answer(ok({ settings: { ...DEFAULT_SETTINGS, gameVoiceVolume: 30 }, history: ['N01'] }))
    expect(settings.settings$.value).toEqual({ ...DEFAULT_SETTINGS, gameVoiceVolume: 30 })
    expect(settings.history$.value).toEqual(['N01'])
  })

  it('read the tables of the history again, and nothing else', () => {
    const { settings, server } = create()
    server.info = { settings: { ...DEFAULT_SETTINGS, sound: 0 }, history: ['S01', 'A12'] }
    settings.refresh()
    expect(settings.history$.value).toEqual(['S01', 'A12'])
    expect(settings.settings$.value.sound).toBe(1)
  })

  it('take back a change that was not saved, and say so', () => {
    const { settings, answer, failures } = create()
    settings.change({ fastBet: 0 })
    expect(settings.settings$.value.fastBet).toBe(0)
    answer(err({ type: 'transport', kind: 'network' }))
    expect(settings.settings$.value.fastBet).toBe(1)
    expect(failures).toHaveLength(1)
  })
})

describe('card mode and road theme', () => {
  it('are stored by member, and only when they are changed', () => {
    const device = createMemoryStore()
    const shown = createShownModes(scope, device, '17')
    expect(shown.shown$.value).toEqual({ cardMode: STORED_MODES.defaults.cardMode, roadTheme: null })
    // Choosing what is shown already changes nothing.
    shown.setCardMode('onSite')
    expect(device.get(STORED_MODES.key)).toBeNull()
    shown.setCardMode('mapGraph')
    expect(JSON.parse(device.get(STORED_MODES.key) ?? '')).toEqual({ 17: { cardMode: 'mapGraph' } })
    shown.setRoadTheme('dark')
    expect(JSON.parse(device.get(STORED_MODES.key) ?? '')).toEqual(STORED_MODES.value)
    expect(createShownModes(scope, device, '17').shown$.value).toEqual({
      cardMode: 'mapGraph',
      roadTheme: 'dark',
    })
    expect(createShownModes(scope, device, '18').shown$.value.cardMode).toBe('onSite')
  })

  it('are the defaults where what is stored cannot be read', () => {
    for (const text of [
      '',
      '[]',
      '{"17":3}',
      '{"17":{"cardMode":"x","roadTheme":1}}',
      '{"__proto__":{"17":{}}}',
    ]) {
      const device = createMemoryStore({ [STORED_MODES.key]: text })
      expect(createShownModes(scope, device, '17').shown$.value).toEqual({
        cardMode: 'onSite',
        roadTheme: null,
      })
    }
  })
})
