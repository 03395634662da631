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

/** The state of the synchronisation with the platform's clock. */
export interface TimeState {
  /** Platform time minus local time (ms) at the last sample. */
  readonly difference: number
  /** The rate of platform time. */
  readonly rate: number
  /** Whether this page has a sample of its own, and not only a stored one. */
  readonly synced: boolean
}

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
  /** Takes a new sample now; for callers that suspect a deviation. */
  resync(): void
  /** Takes one sample; emits when that is done, whether the platform answered or not. */
  compare(): Observable<void>
}

interface ServerTimeDeps {
  readonly http: Http
  readonly clock: Clock
  readonly memory: KeyValue
  readonly network: Pick<NetworkWatch, 'active$' | 'slowdown$' | 'visible$'>
  readonly held$: State$<boolean>
  readonly random: () => number
  /** Prefix of the site's calls; emits when the configuration is loaded. */
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

  /**
   * Reads the local clock. If it was set back, the reference is moved, so that platform time does not go
   * back.
   */
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
        held$: deps.held$,
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
    compare: () =>
      ask$.pipe(
        tap(adopt),
        map(() => undefined),
        defaultIfEmpty(undefined),
      ),
  }
}

/**
 * Emits when the local clock deviates from the elapsed time: it was set, or the machine was suspended. Only a
 * new sample shows which.
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

/**
 * The reference until the platform answers: one that an earlier page of this tab has stored, or the local
 * clock.
 */
function remembered(memory: KeyValue, local: number): Known {
  const decoded = decodeJson(stored, memory.get(storageKeys.serverTime) ?? '')
  if (!decoded.ok) return { reference: { local, platform: local, rate: 1, error: 0 }, synced: false }
  const { local: at, difference, rate } = decoded.value
  return { reference: { local: at, platform: at + difference, rate, error: 0 }, synced: false }
}

function remember(memory: KeyValue, { local, platform, rate }: TimeReference): void {
  memory.set(storageKeys.serverTime, JSON.stringify({ local, difference: platform - local, rate }))
}
