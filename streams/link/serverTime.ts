import {
  catchError,
  concat,
  defaultIfEmpty,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  interval,
  map,
  merge,
  mergeMap,
  NEVER,
  type Observable,
  of,
  repeat,
  share,
  Subject,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs'
import { poll } from '../kernel/poll.ts'
import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import type { Clock } from '../ports/environment.ts'
import type { Http } from '../ports/http.ts'
import type { KeyValue } from '../ports/storage.ts'
import { decodeJson } from '../wire/decode.ts'
import { sitePaths } from '../wire/site/paths.ts'
import { serverTime } from '../wire/site/serverTime.ts'
import type { LinkTimes } from './constants.ts'
import type { NetworkWatch } from './network.ts'
import { createPlatformClock, type PlatformClock, type TimeState } from './platformClock.ts'
import { sampleReference, type TimeReference } from './platformTime.ts'

/** The platform's clock, which dates all of the platform's data and drives all countdowns. */
export interface ServerTime {
  /** Platform time, whole ms. */
  now(): number
  /** Local ms from now until a platform time; 0 when it has passed. */
  msUntil(platformTime: number): number
  readonly state$: State$<TimeState>
  /**
   * Emits platform time on subscribe and then every `everyMs` local ms, aligned to the platform's clock,
   * while the page is visible.
   */
  tick$(everyMs: number): Observable<number>
  /** Takes one sample; emits when that is done, whether the platform answered or not. */
  compare(): Observable<void>
}

interface ServerTimeDeps {
  readonly http: Http
  readonly clock: Clock
  readonly memory: KeyValue
  readonly network: Pick<NetworkWatch, 'active$' | 'slowdown$' | 'visible$'>
  readonly rateLimited$: State$<boolean>
  readonly random: () => number
  /** Prefix of the site's calls; emits when the configuration is loaded. */
  readonly base$: Observable<string>
}

type ServerTimeTimes = Pick<
  LinkTimes,
  'serverTimeEveryMs' | 'serverTimeTimeoutMs' | 'clockWatchEveryMs' | 'clockJumpMs' | 'pollJitter'
>

export function createServerTime(scope: Scope, deps: ServerTimeDeps, times: ServerTimeTimes): ServerTime {
  const { clock, network } = deps
  const time = createPlatformClock(scope, { clock, memory: deps.memory, clockJumpMs: times.clockJumpMs })
  const doubt$ = new Subject<void>()
  const ask$ = sample$(time, deps, times)
  const samples$ = concat(of(undefined), doubt$).pipe(
    switchMap(() =>
      poll(() => ask$, {
        everyMs: times.serverTimeEveryMs,
        active$: network.active$,
        rateLimited$: deps.rateLimited$,
        slowdown$: network.slowdown$,
        jitter: times.pollJitter,
        random: deps.random,
        now: () => clock.now(),
      }),
    ),
  )
  const jumps$ = clockJumps$(deps, times).pipe(
    tap(() => {
      doubt$.next()
    }),
  )
  scope.run(merge(samples$.pipe(tap(time.adopt)), jumps$))
  const next$ = sharedTicks(time)

  return {
    now: time.now,
    msUntil: time.msUntil,
    state$: time.state$,
    tick$: (everyMs) =>
      network.visible$.pipe(
        distinctUntilChanged(),
        switchMap((visible) =>
          visible
            ? concat(
                defer(() => of(time.now())),
                next$(everyMs),
              )
            : NEVER,
        ),
      ),
    compare: () =>
      ask$.pipe(
        tap(time.adopt),
        map(() => undefined),
        defaultIfEmpty(undefined),
      ),
  }
}

/** One sample of the platform's clock; completes without one when the platform does not answer. */
function sample$(
  { local }: PlatformClock,
  { base$, http }: ServerTimeDeps,
  { serverTimeTimeoutMs: timeoutMs }: ServerTimeTimes,
): Observable<TimeReference> {
  return base$.pipe(
    take(1),
    mergeMap((base) => {
      const askedAt = local()
      return http.send({ method: 'GET', url: `${base}${sitePaths.serverTime}`, timeoutMs }).pipe(
        mergeMap(({ status, text }) => {
          const decoded = status === 200 ? decodeJson(serverTime, text) : null
          return decoded?.ok === true ? of(sampleReference(askedAt, local(), decoded.value)) : EMPTY
        }),
      )
    }),
    catchError(() => EMPTY),
  )
}

/**
 * Platform time at each multiple of the platform time that passes in `everyMs` local ms. An interval has one timer for
 * all subscribers, so that the countdowns of a page change in one task and are painted together.
 */
function sharedTicks({ now, msUntil, state$ }: PlatformClock): (everyMs: number) => Observable<number> {
  const ticks = new Map<number, Observable<number>>()
  return (everyMs) => {
    const known$ = ticks.get(everyMs)
    if (known$ !== undefined) return known$
    const ticks$ = defer(() => {
      const step = everyMs * state$.value.rate
      const next = (Math.floor(now() / step) + 1) * step
      return timer(Math.max(1, msUntil(next))).pipe(map(now))
    }).pipe(repeat(), share())
    ticks.set(everyMs, ticks$)
    return ticks$
  }
}

/**
 * Emits when the local clock deviates from the elapsed time: it was set, or the machine was suspended.
 * After either, a new sample is needed.
 */
function clockJumps$(
  { clock }: Pick<ServerTimeDeps, 'clock'>,
  { clockWatchEveryMs, clockJumpMs }: Pick<ServerTimeTimes, 'clockWatchEveryMs' | 'clockJumpMs'>,
): Observable<unknown> {
  return defer(() => {
    let last = clock.now()
    return interval(clockWatchEveryMs).pipe(
      map(() => {
        const seen = clock.now()
        const strayed = Math.abs(seen - last - clockWatchEveryMs)
        last = seen
        return strayed
      }),
      filter((strayed) => strayed > clockJumpMs),
    )
  })
}
