import fc from 'fast-check'
import { defer, map, timer } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import { err, ok, type Result } from '../../../../streams/domain/result.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { cell } from '../../../../streams/kernel/state.ts'
import type { Dated } from '../../../../streams/venues/call.ts'
import type { Found } from '../../../../streams/venues/search.ts'
import { highlighted } from '../../../../streams/views/search/highlighted.ts'
import { createSearch } from '../../../../streams/views/search/searchModel.ts'
import { createMemoryStore } from '../../../support/ports.ts'

const LATENCY_MS = 100
const KEY = 'touchline.searches.7'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

function opened(device = createMemoryStore()) {
  const scope = createScope((error) => {
    throw error
  })
  const online = cell(true)
  const nothing = { found: false }
  const asked: string[] = []
  const answered: string[] = []
  const find = (keyword: string) =>
    defer(() => {
      asked.push(keyword)
      const failure: Failure | null = online.state$.value ? null : { type: 'transport', kind: 'offline' }
      return timer(LATENCY_MS).pipe(
        map((): Result<Dated<Found>, Failure> => {
          answered.push(keyword)
          const leagues = nothing.found ? [] : [{ name: keyword, matches: [] }]
          return failure === null ? ok({ value: { live: [], upcoming: [], leagues }, at: 1 }) : err(failure)
        }),
      )
    })
  const deps = { search: { find }, device, memberId: '7', online$: online.state$ }
  const model = createSearch(scope, deps)
  model.view$.subscribe()
  const state = () => model.view$.value.state
  return { model, state, asked, answered, online, device, nothing }
}

describe('a search', () => {
  it('waits for a pause, and typing on cancels it', () => {
    const { model, state, asked, answered } = opened()
    for (const text of ['a', 'ar', 'ars']) {
      model.type(text)
      vi.advanceTimersByTime(200)
    }
    expect(asked).toEqual([])
    vi.advanceTimersByTime(150)
    expect(asked).toEqual(['ars'])
    model.type('arse')
    vi.advanceTimersByTime(1000)
    expect([asked, answered]).toEqual([['ars', 'arse'], ['arse']])
    expect(state()).toMatchObject({ status: 'found', found: { keyword: 'arse' } })
    model.type('arse ')
    vi.advanceTimersByTime(1000)
    expect(asked.length).toBe(2)
    model.type('  ')
    expect(state()).toEqual({ status: 'idle' })
  })

  it('keeps what was found until there is something new', () => {
    const { model, state } = opened()
    model.type('ars')
    vi.advanceTimersByTime(1000)
    model.type('arse')
    expect(state()).toMatchObject({ status: 'searching', found: { leagues: [{ name: 'ars' }] } })
  })

  it('never says that there is nothing for a text that has not been searched for', () => {
    const { model, state, nothing } = opened()
    nothing.found = true
    model.type('xyz')
    vi.advanceTimersByTime(1000)
    expect(state()).toMatchObject({ status: 'found', found: { keyword: 'xyz', leagues: [] } })
    model.type('ars')
    expect(state()).toEqual({ status: 'searching', found: null })
  })

  it('that failed without a network is made again when there is one', () => {
    const { model, state, online } = opened()
    online.set(false)
    model.type('ars')
    vi.advanceTimersByTime(1000)
    expect(state()).toEqual({ status: 'failed', reason: 'offline' })
    online.set(true)
    vi.advanceTimersByTime(LATENCY_MS)
    expect(state()).toMatchObject({ status: 'found', found: { keyword: 'ars' } })
  })
})

describe('the history', () => {
  it('is of a member, the latest first, without repetitions, and bounded', () => {
    const { model, device } = opened()
    for (let index = 0; index < 12; index++) {
      model.type(`s${String(index)}`)
      model.keep()
    }
    model.type(' s5 ')
    model.keep()
    const wanted = ['s5', 's11', 's10', 's9', 's8', 's7', 's6', 's4', 's3', 's2']
    expect(model.view$.value.history).toEqual(wanted)
    expect(opened(device).model.view$.value.history).toEqual(wanted)
    model.forget('s5')
    expect(opened(device).model.view$.value.history).toEqual(wanted.slice(1))
    model.forgetAll()
    expect(device.get(KEY)).toBeNull()
  })

  it.each(['', '{', '{"a":1}', '[1]', '[""]'])('is empty with unreadable data: %s', (text) => {
    const { model } = opened(createMemoryStore({ [KEY]: text }))
    expect(model.view$.value.history).toEqual([])
  })
})

describe('highlighting', () => {
  it('marks each occurrence, in any case', () => {
    expect(highlighted('Arsenal v Barset', 'AR')).toEqual([
      { text: 'Ar', hit: true },
      { text: 'senal v B', hit: false },
      { text: 'ar', hit: true },
      { text: 'set', hit: false },
    ])
  })

  it('marks what the platform finds: full-width text, and a character of several', () => {
    expect(highlighted('ＡＣ Milan', 'ac')).toEqual([
      { text: 'ＡＣ', hit: true },
      { text: ' Milan', hit: false },
    ])
    expect(highlighted('5㎏ A', 'kg a')).toEqual([
      { text: '5', hit: false },
      { text: '㎏ A', hit: true },
    ])
  })

  it('never changes the text, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, keyword) => {
        expect(
          highlighted(text, keyword)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
