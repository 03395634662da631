import {
  catchError,
  concat,
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
  Subject,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs'
import * as v from 'valibot'
import { poll } from '../kernel/poll.ts'
import type { Scope } from '../kernel/scope.ts'
import { mapState, type State$ } from '../kernel/state.ts'
import type { Clock } from '../ports/environment.ts'
import type { Http } from '../ports/http.ts'
import type { KeyValue } from '../ports/storage.ts'
import { decodeJson, numeric } from '../wire/decode.ts'
import { sitePaths } from '../wire/site/paths.ts'
import { serverTime } from '../wire/site/serverTime.ts'
import type { LinkTimes } from './constants.ts'
import type { NetworkWatch } from './network.ts'
import {
  betterReference,
  platformTimeAt,
  sampleReference,
  setBack,
  type TimeReference,
} from './platformTime.ts'
import { storageKeys } from './storageKeys.ts'

/** What is known of the platform's clock. */
export interface TimeState {
  /** Platform time minus local time, ms, when last compared. */
  readonly difference: number
  /** How fast platform time runs. */
  readonly rate: number
  /** Whether this page has heard the platform's clock, or only remembers it. */
  readonly synced: boolean
}

/** The platform's clock: everything it dates, and every countdown, runs on this. */
export interface ServerTime {
  /** Platform time, whole ms. */
  now(): number
  /** Local ms from now until a platform time; 0 when it has passed. */
  msUntil(platformTime: number): number
  readonly state$: State$<TimeState>
  /**
   * Platform time at once and at each turn of `everyMs` local ms, in step with the platform's clock, while
   * the page is visible.
   */
  tick$(everyMs: number): Observable<number>
  /** Compares again now, for one who has reason to doubt. */
  resync(): void
}

interface ServerTimeDeps {
  readonly http: Http
  readonly clock: Clock
  readonly memory: KeyValue
  readonly network: Pick<NetworkWatch, 'active$' | 'slowdown$' | 'visible$'>
  readonly random: () => number
  /** Prefix of the site's calls, once known. */
  readonly base$: Observable<string>
}

type ServerTimeTimes = Pick<
  LinkTimes,
  'serverTimeEveryMs' | 'serverTimeTimeoutMs' | 'clockWatchEveryMs' | 'clockJumpMs' | 'pollJitter'
>

const stored = v.object({ local: numeric, difference: numeric, rate: v.pipe(numeric, v.minValue(0.001)) })

interface Known {
  readonly reference: TimeReference
  readonly synced: boolean
}

export function createServerTime(scope: Scope, deps: ServerTimeDeps, times: ServerTimeTimes): ServerTime {
  const { clock, network } = deps
  const known = scope.cell<Known>(remembered(deps.memory, clock.now()))
  const doubt$ = new Subject<void>()
  let lastSeen = clock.now()

  /** Reads the local clock; one that was set back must not take platform time with it. */
  const local = (): number => {
    const seen = clock.now()
    const back = lastSeen - seen
    lastSeen = seen
    if (back > times.clockJumpMs) {
      known.update(({ reference, synced }) => ({ reference: setBack(reference, back), synced }))
    }
    return seen
  }
  const now = (): number => {
    const at = local()
    return Math.round(platformTimeAt(known.state$.value.reference, at))
  }

  const ask$ = deps.base$.pipe(
    take(1),
    mergeMap((base) => {
      const askedAt = local()
      const request = {
        method: 'GET' as const,
        url: `${base}${sitePaths.serverTime}`,
        timeoutMs: times.serverTimeTimeoutMs,
      }
      return deps.http.send(request).pipe(
        mergeMap(({ status, text }) => {
          const decoded = status === 200 ? decodeJson(serverTime, text) : null
          return decoded?.ok === true ? of(sampleReference(askedAt, local(), decoded.value)) : EMPTY
        }),
      )
    }),
    catchError(() => EMPTY),
  )
  const samples$ = concat(of(undefined), doubt$).pipe(
    switchMap(() =>
      poll(() => ask$, {
        everyMs: times.serverTimeEveryMs,
        active$: network.active$,
        slowdown$: network.slowdown$,
        jitter: times.pollJitter,
        random: deps.random,
        now: () => clock.now(),
      }),
    ),
  )
  const adopt = (sample: TimeReference): void => {
    known.update(({ reference, synced }) => ({
      reference: synced ? betterReference(reference, sample) : sample,
      synced: true,
    }))
    remember(deps.memory, known.state$.value.reference)
  }
  scope.run(merge(samples$.pipe(tap(adopt)), clockJumps$(deps, times).pipe(tap(() => doubt$.next()))))

  const msUntil = (platformTime: number): number => {
    const { rate } = known.state$.value.reference
    return Math.max(0, Math.ceil((platformTime - now()) / rate))
  }
  const turn$ = (everyMs: number): Observable<number> =>
    defer(() => {
      const step = everyMs * known.state$.value.reference.rate
      const next = (Math.floor(now() / step) + 1) * step
      return timer(Math.max(1, msUntil(next))).pipe(map(now))
    })

  return {
    now,
    msUntil,
    state$: mapState(
      known.state$,
      ({ reference, synced }) => ({
        difference: Math.round(reference.platform - reference.local),
        rate: reference.rate,
        synced,
      }),
      (a, b) => a.difference === b.difference && a.rate === b.rate && a.synced === b.synced,
    ),
    tick$: (everyMs) =>
      network.visible$.pipe(
        distinctUntilChanged(),
        switchMap((visible) =>
          visible
            ? concat(
                defer(() => of(now())),
                turn$(everyMs).pipe(repeat()),
              )
            : NEVER,
        ),
      ),
    resync: () => {
      doubt$.next()
    },
  }
}

/**
 * Emits when the local clock went further than time did between two looks: it was set, or the machine slept.
 * Only the platform can tell which.
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

/** Until the platform answers: what an earlier page of this tab knew, or the local clock itself. */
function remembered(memory: KeyValue, local: number): Known {
  const decoded = decodeJson(stored, memory.get(storageKeys.serverTime) ?? '')
  if (!decoded.ok) return { reference: { local, platform: local, rate: 1, error: 0 }, synced: false }
  const { local: at, difference, rate } = decoded.value
  return { reference: { local: at, platform: at + difference, rate, error: 0 }, synced: false }
}

function remember(memory: KeyValue, { local, platform, rate }: TimeReference): void {
  memory.set(storageKeys.serverTime, JSON.stringify({ local, difference: platform - local, rate }))
}
