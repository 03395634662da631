import {
  concat,
  EMPTY,
  filter,
  map,
  type Observable,
  of,
  startWith,
  Subject,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs'
import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import type { Clock } from '../ports/environment.ts'
import type { LinkTimes } from './constants.ts'
import { siteError, type SiteReason } from './siteErrors.ts'

/** Where an exit leads; the router knows the routes (`login` is `/entry/login`, `serverError` is `#/500`). */
export type ExitPlace = 'login' | 'restricted' | 'maintenance' | 'serverError'

/** Why the person must leave the screen: shown first, carried out when `due`. */
export interface Exit {
  readonly reason: SiteReason | 'offline'
  readonly textKey: string
  /** The server's own words, to be shown before any text of ours. */
  readonly message: string | null
  /** `null`: a message only, since the records page is not left. */
  readonly place: ExitPlace | null
  readonly secondsLeft: number
  /** The router goes to `place` now, and acknowledges. */
  readonly due: boolean
}

/**
 * The behaviours of the error catalogue (specification, platform part, 8). An exit stays until it has been
 * acknowledged, so none is lost between a render and its effect.
 */
export interface Exits {
  readonly exit$: State$<Exit | null>
  /** An answer with this reason came; those without a behaviour are ignored, and so is a second one alike. */
  raise(reason: SiteReason, message: string | null): void
  /** A call timed out while offline. */
  raiseOffline(): void
  /** The exit was carried out, or its message put away. */
  acknowledge(): void
  /** The router tells where it is, by path. */
  visit(path: string): void
}

interface ExitDeps {
  readonly clock: Clock
  readonly online$: State$<boolean>
  /** Logs out, when a signing-out exit is due. */
  readonly signOut: () => void
}

type ExitTimes = Pick<LinkTimes, 'signOutAfterMs' | 'redirectAfterMs' | 'exitQuietMs'>

const RECORDS_PATH = '/common-sport-records'

const places: Partial<Record<SiteReason, ExitPlace>> = {
  systemMaintenance: 'maintenance',
  venueMaintenance: 'maintenance',
  ipBlocked: 'restricted',
  deviceBlocked: 'restricted',
  accessRestricted: 'restricted',
}

interface Raised {
  readonly reason: Exit['reason']
  readonly textKey: string
  readonly message: string | null
  readonly place: ExitPlace
  readonly afterMs: number
}

/** What a reason leads to, or `null` if its caller alone deals with it. */
function exitFor(reason: SiteReason, message: string | null, times: ExitTimes): Raised | null {
  const { textKey, behaviour } = siteError(reason)
  if (behaviour === 'signOut') {
    return { reason, textKey, message, place: 'login', afterMs: times.signOutAfterMs }
  }
  const place = behaviour === 'redirect' ? places[reason] : undefined
  return place === undefined ? null : { reason, textKey, message, place, afterMs: times.redirectAfterMs }
}

export function createExits(scope: Scope, deps: ExitDeps, times: ExitTimes): Exits {
  const shown = scope.cell<Exit | null>(null)
  const commands$ = new Subject<Raised | null>()
  let path = ''
  let quiet: { readonly reason: Exit['reason']; readonly until: number } | null = null

  const onRecordsPage = (): boolean => path.startsWith(RECORDS_PATH)
  const isHeard = ({ reason, place }: Raised): boolean => {
    if (quiet?.reason === reason && deps.clock.now() < quiet.until) return false
    const current = shown.state$.value
    // Only logging out may take the place of another exit: it alone is not raised again by the next answer.
    return current === null || (place === 'login' && current.place !== 'login')
  }
  const put = (raised: Raised): void => {
    if (isHeard(raised)) commands$.next(raised)
  }

  scope.run(
    commands$.pipe(
      switchMap((raised) => (raised === null ? of(null) : steps$(raised, onRecordsPage, deps.signOut))),
      tap(shown.set),
    ),
  )
  // Back online before the router moved: nothing is left to say.
  scope.run(
    deps.online$.pipe(
      filter((online) => online && shown.state$.value?.reason === 'offline'),
      tap(() => {
        commands$.next(null)
      }),
    ),
  )

  return {
    exit$: shown.state$,
    raise: (reason, message) => {
      const raised = exitFor(reason, message, times)
      if (raised !== null) put(raised)
    },
    raiseOffline: () => {
      const textKey = 'errors.transport.offline'
      put({ reason: 'offline', textKey, message: null, place: 'serverError', afterMs: 0 })
    },
    acknowledge: () => {
      const current = shown.state$.value
      if (current === null) return
      // A sign-out that was seen is done; the next session may be ended the same way at any time.
      if (current.place !== 'login') {
        quiet = { reason: current.reason, until: deps.clock.now() + times.exitQuietMs }
      }
      commands$.next(null)
    },
    visit: (visited) => {
      path = visited
    },
  }
}

/** Message, countdown, effect. The records page is left only for the login. */
function steps$(
  { afterMs, place, ...said }: Raised,
  onRecordsPage: () => boolean,
  signOut: () => void,
): Observable<Exit | null> {
  if (place !== 'login' && onRecordsPage()) {
    return said.reason === 'offline' ? EMPTY : of({ ...said, place: null, secondsLeft: 0, due: false })
  }
  const seconds = Math.ceil(afterMs / 1000)
  const due: Exit = { ...said, place, secondsLeft: 0, due: true }
  if (seconds === 0) return of(due)
  const countdown$ = timer(1000, 1000).pipe(
    map((turn) => turn + 1),
    take(seconds - 1),
    startWith(0),
    map((passed): Exit => ({ ...said, place, secondsLeft: seconds - passed, due: false })),
  )
  const effect$ = timer(1000).pipe(
    map(() => {
      if (place === 'login') signOut()
      return place !== 'login' && onRecordsPage() ? null : due
    }),
  )
  return concat(countdown$, effect$)
}
