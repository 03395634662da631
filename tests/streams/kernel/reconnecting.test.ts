import { concat, map, NEVER, type Observable, of, Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import {
  type AttemptEvent,
  reconnecting$,
  type ReconnectingEvent,
  type ReconnectingOptions,
  type Retry,
} from '../../../streams/kernel/reconnecting.ts'
import { cell } from '../../../streams/kernel/state.ts'
import { withMarbles } from '../../support/marbles.ts'

type Attempt$ = Observable<AttemptEvent<string>>

const opened = { type: 'opened' } as const

function closed(retry: Retry): AttemptEvent<string> {
  return { type: 'closed', retry }
}

/** `w` for a closed connection, the first letter of any other state, and the value itself for values. */
function short(event: ReconnectingEvent<string>): string {
  if (event.type === 'value') return event.value
  return event.state.name === 'closed' ? 'w' : event.state.name.charAt(0)
}

function connection$(
  attempts: readonly Attempt$[],
  options: Partial<ReconnectingOptions<string>> = {},
): Observable<ReconnectingEvent<string>> {
  let next = 0
  return reconnecting$<string>({
    wanted$: concat(of(true), NEVER),
    connect: () => attempts[next++] ?? NEVER,
    backoff: { firstMs: 100, capMs: 400, random: () => 0 },
    stableMs: 1000,
    ...options,
  })
}

const short$ = (...given: Parameters<typeof connection$>): Observable<string> =>
  connection$(...given).pipe(map(short))

describe('reconnecting', () => {
  it('passes through connecting, open and closed, and hands values on', () => {
    withMarbles(({ cold, expectObservable }) => {
      const first = cold<AttemptEvent<string>>('-ov|', {
        o: opened,
        v: { type: 'value', value: 'v' },
      })
      expectObservable(short$([first]), '^ 60ms !').toBe('covw 49ms c')
    })
  })

  it('doubles the wait up to the cap, and starts over after a stable connection', () => {
    withMarbles(({ cold, scheduler, flush }) => {
      const fails = cold<AttemptEvent<string>>('|')
      const stable = cold<AttemptEvent<string>>('o 1100ms |', { o: opened })
      const waits$ = connection$([fails, fails, fails, fails, stable, fails]).pipe(
        map((event) =>
          event.type === 'state' && event.state.name === 'closed' ? event.state.retryInMs : null,
        ),
      )
      const waits: (number | null)[] = []
      const subscription = waits$.subscribe((wait) => waits.push(wait))
      scheduler.schedule(() => {
        subscription.unsubscribe()
      }, 3000)
      flush()
      expect(waits.filter((wait) => wait !== null)).toEqual([50, 100, 200, 200, 50, 100])
    })
  })

  it.each<[string, Retry, string]>([
    ['immediately', { how: 'now' }, '(cwc)'],
    ['after the time that it was told', { how: 'after', waitMs: 7 }, '(cw) 3ms c'],
    ['never', { how: 'never' }, '(cr)'],
  ])('retries %s', (_, retry, marbles) => {
    withMarbles(({ expectObservable }) => {
      expectObservable(short$([of(closed(retry))]), '^ 900ms !').toBe(marbles)
    })
  })

  it('ends a wait when told, but not a refusal', () => {
    withMarbles(({ hot, expectObservable }) => {
      const retryNow$ = hot('------n')
      const waits = of(closed({ how: 'after', waitMs: 900 }))
      const refused = of(closed({ how: 'never' }))
      expectObservable(short$([waits], { retryNow$ }), '^ 99ms !').toBe('(cw)--c')
      expectObservable(short$([refused], { retryNow$ }), '^ 99ms !').toBe('(cr)')
    })
  })

  it('closes the connection and forgets its failures while it is not wanted', () => {
    withMarbles(({ cold, hot, expectObservable, expectSubscriptions }) => {
      const open = cold<AttemptEvent<string>>('o', { o: opened })
      const wanted$ = hot<boolean>('t---f-t', { t: true, f: false })
      expectObservable(short$([open, open], { wanted$ }), '^-------!').toBe('(co)i-(co)')
      expectSubscriptions(open.subscriptions).toBe(['^---!', '------^-!'])
    })
  })

  it('has one attempt at a time, and none after the end', () => {
    const attempt$ = new Subject<AttemptEvent<string>>()
    const wanted = cell(true)
    const subscription = connection$([attempt$, attempt$], { wanted$: wanted.state$ }).subscribe()
    attempt$.next(opened)
    wanted.set(false)
    wanted.set(true)
    expect(attempt$.observed).toBe(true)
    subscription.unsubscribe()
    expect(attempt$.observed).toBe(false)
  })
})
