import { of } from 'rxjs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Failure } from '../../../streams/domain/failure.ts'
import { err, ok } from '../../../streams/domain/result.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import type { Link } from '../../../streams/link/createLink.ts'
import { transportFailure } from '../../../streams/link/exchange.ts'
import { createVenueSports$ } from '../../../streams/link/venueSports.ts'
import { decode } from '../../../streams/wire/decode.ts'

const TIMEOUT: Failure = transportFailure('timeout')

function sportsOf(answers: readonly unknown[]) {
  const asked: unknown[] = []
  const callOpenly: Link['callOpenly'] = (call) => {
    const decoded = decode(call.data, answers[asked.length])
    asked.push(call.body)
    return of(decoded.ok ? ok(decoded.value) : err(TIMEOUT))
  }
  const scope = createScope((error) => {
    throw error
  })
  return { sports$: createVenueSports$(scope, { callOpenly }), asked }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('tells what can be bet on at each venue, once somebody wants to know', () => {
  const { sports$, asked } = sportsOf([
    'nothing to read',
    [
      { venueCode: 'PMTY', sports: [1, '5', 'x', 4711, 1001] },
      { venueCode: '', sports: [1] },
      { venueCode: 'ZBYX' },
    ],
  ])
  expect([sports$.value.size, asked.length]).toEqual([0, 0])
  sports$.subscribe().unsubscribe()
  expect([sports$.value.size, asked.length]).toEqual([0, 1])
  vi.advanceTimersByTime(1)
  const choosing = sports$.subscribe()
  expect([...sports$.value]).toEqual([
    ['PMTY', ['football', 'tennis', 'virtualFootball']],
    ['ZBYX', []],
  ])
  const another = sports$.subscribe()
  expect(asked).toEqual([{ category: 0 }, { category: 0 }])
  choosing.unsubscribe()
  another.unsubscribe()
})
