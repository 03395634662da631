import { of, throwError } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import { err, ok } from '../../../streams/domain/result.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { cell, constant } from '../../../streams/kernel/state.ts'
import type { Link } from '../../../streams/link/createLink.ts'
import { transportFailure } from '../../../streams/link/exchange.ts'
import { createVenueStatuses$ } from '../../../streams/link/venueStatuses.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { onlineState } from '../../support/ports.ts'

type Rows = readonly { readonly venueCode: string; readonly status: string }[]

function statusesOf(answers: readonly (Rows | null)[]) {
  const asked: unknown[] = []
  const callOpenly: Link['callOpenly'] = (call) => {
    const rows = answers[asked.length] ?? null
    asked.push(call.body)
    if (rows === null) return of(err(transportFailure('timeout')))
    const decoded = decode(call.data, rows)
    return decoded.ok ? of(ok(decoded.value)) : throwError(() => new Error(decoded.error.message))
  }
  const yes = constant(true)
  const link = {
    callOpenly,
    network: {
      state$: constant(onlineState),
      online$: yes,
      visible$: yes,
      active$: yes,
      slowdown$: constant(1),
      reach$: constant('reachable' as const),
    },
    rateLimit: { limited$: constant(false), secondsLeft$: constant(0), hit: () => undefined },
  }
  const codes = cell<readonly string[]>(['PMTY', 'TOY'])
  const scope = createScope((error) => {
    throw error
  })
  const statuses$ = createVenueStatuses$(
    scope,
    { link, codes$: codes.state$, random: () => 0.5, now: () => Date.now() },
    { everyMs: 10_000, jitter: 0, graceMs: 0 },
  )
  return { statuses$, asked, codes, scope }
}

describe('which venues are open', () => {
  it('is asked for while somebody chooses, and kept as last told', () => {
    vi.useFakeTimers()
    const { statuses$, asked, codes, scope } = statusesOf([
      [
        { venueCode: 'PMTY', status: 'open' },
        { venueCode: 'TOY', status: 'maintenance' },
      ],
      null,
      [{ venueCode: 'TOY', status: 'a new word' }],
    ])
    expect([statuses$.value.size, asked.length]).toEqual([0, 0])
    const seen = statuses$.subscribe()
    vi.advanceTimersByTime(1)
    expect([...statuses$.value]).toEqual([
      ['PMTY', 'open'],
      ['TOY', 'maintenance'],
    ])
    vi.advanceTimersByTime(10_000)
    expect(statuses$.value.get('TOY')).toBe('maintenance')
    codes.set(['TOY'])
    vi.advanceTimersByTime(1)
    expect(asked.at(-1)).toEqual({ venueCodes: ['TOY'], flag: 1 })
    expect([...statuses$.value]).toEqual([['TOY', 'unknown']])
    seen.unsubscribe()
    const before = asked.length
    vi.advanceTimersByTime(60_000)
    expect(asked.length).toBe(before)
    scope.end()
    vi.useRealTimers()
  })
})
