import { of } from 'rxjs'
import { expect, it } from 'vitest'
import { createScope } from '../../../streams/kernel/scope.ts'
import { cell } from '../../../streams/kernel/state.ts'
import { createAnalytics } from '../../../streams/link/analytics.ts'
import type { HttpRequest } from '../../../streams/ports/http.ts'
import { type Marbles, withMarbles } from '../../support/marbles.ts'

const FLUSH_MS = 20
const ANSWER = { status: 204, header: () => null, text: '' }

/** Analytics whose sends take 100 ms; `sent` are the names of the events of each, with its time. */
function createAnalyticsUnderTest({ scheduler, cold }: Pick<Marbles, 'scheduler' | 'cold'>, isOnline = true) {
  const online = cell(isOnline)
  const sent: (readonly [number, string])[] = []
  const send = ({ body = '' }: HttpRequest) => {
    const { events } = JSON.parse(body) as { events: { name: string }[] }
    sent.push([scheduler.now(), events.map(({ name }) => name).join('')])
    return cold('100ms (a|)', { a: ANSWER })
  }
  const analytics = createAnalytics(
    createScope((error) => {
      throw error
    }),
    {
      http: { send, sendForBytes: () => of() },
      now: () => scheduler.now(),
      online$: online.state$,
      base$: of('/api'),
    },
    { analyticsFlushMs: FLUSH_MS, analyticsTimeoutMs: 1000 },
  )
  const at = (ms: number, action: () => void): void => {
    scheduler.schedule(action, ms)
  }
  return { analytics, online, sent, at }
}

it('events are sent in batches, and those that come during a send after it', () => {
  withMarbles(({ flush, ...marbles }) => {
    const { analytics, sent, at } = createAnalyticsUnderTest(marbles)
    at(0, () => analytics.track('a'))
    at(10, () => analytics.track('b'))
    at(50, () => analytics.track('c'))
    at(110, () => analytics.track('d'))
    at(500, () => analytics.track('e'))
    flush()
    expect(sent).toEqual([
      [20, 'ab'],
      [140, 'cd'],
      [520, 'e'],
    ])
  })
})

it('events are kept while offline, and sent once when online', () => {
  withMarbles(({ flush, ...marbles }) => {
    const { analytics, online, sent, at } = createAnalyticsUnderTest(marbles, false)
    at(0, () => analytics.track('a'))
    at(50, () => online.set(true))
    at(60, () => analytics.track('b'))
    at(65, () => online.set(false))
    at(100, () => online.set(true))
    at(300, () => online.set(false))
    at(310, () => online.set(true))
    flush()
    expect(sent).toEqual([[120, 'ab']])
  })
})
