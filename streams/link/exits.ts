import {
  concat,
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

/**
 * The target of an exit. `src/routes` maps it to an address: `login` to the path `/entry/login`, the others to a hash,
 * such as `serverError` to `#/500`.
 */
export type ExitTarget = 'login' | 'restricted' | 'maintenance' | 'serverError'

/** The reason to leave the screen. It is shown first, and carried out when `due`. */
export interface Exit {
  readonly reason: SiteReason | 'offline'
  readonly textKey: string
  /** The server's message, shown in place of our text. */
  readonly message: string | null
  /** `null` for a message without navigation, because the records page is not left. */
  readonly target: ExitTarget | null
  readonly secondsLeft: number
  /** True when the router must navigate to `target` and acknowledge. */
  readonly due: boolean
}

export interface ExitAbout {
  /** That of a text which says more than the reason's own. */
  readonly textKey?: string | undefined
  /** The code of the refused launch. */
  readonly launched?: string | undefined
  /** The code of the venue whose exit it is; by default the site's. */
  readonly venue?: string | undefined
}

/**
 * Exits that follow from error codes (docs/protocol.md, 1.4). An exit stays until it is acknowledged, so that
 * none is lost between a render and its effect.
 */
export interface Exits {
  readonly exit$: State$<Exit | null>
  /** The code of the venue or product that the last maintenance was of; `null` for the site's. */
  readonly maintained$: State$<string | null>
  /** Reports an answer with this reason. Reasons without a behaviour and repeated reasons are ignored. */
  raise(reason: SiteReason, message: string | null, about?: ExitAbout): void
  /** Reports a timeout while the browser is offline. */
  raiseOffline(): void
  /** Removes the exit: it was carried out, or its message closed. */
  acknowledge(): void
  /**
   * A venue with these codes was left or is entered again: what it, or the refusal of its launch for maintenance, has
   * raised is not carried out any more.
   */
  withdraw(codes: readonly string[]): void
  /** The member enters a venue with these codes: what it raises is shown, also if it was acknowledged a moment ago. */
  breakSilence(codes: readonly string[]): void
  /** The router reports the present path. */
  visit(path: string): void
}

interface ExitDeps {
  readonly clock: Clock
  readonly online$: State$<boolean>
  /** Signs the member out, when an exit to the login is due. */
  readonly signOut: () => void
  /** Where nobody is, an exit to the login is due at once: there is no screen to read its message on. */
  readonly isSignedIn: () => boolean
}

type ExitTimes = Pick<LinkTimes, 'signOutAfterMs' | 'redirectAfterMs' | 'exitQuietMs'>

const RECORDS_PATH = '/common-sport-records'

const targets: Partial<Record<SiteReason, ExitTarget>> = {
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
  readonly target: ExitTarget
  readonly afterMs: number
  /** The code of the venue or product whose exit it is; `null` for the site's. */
  readonly owner: string | null
}

/** Raised again before this time, an acknowledged exit is not shown. */
interface Silence extends Pick<Raised, 'reason' | 'owner'> {
  /** Local ms. */
  readonly until: number
}

/** The exit of a reason; `null` if only the caller handles it. */
function exitFor(
  reason: SiteReason,
  message: string | null,
  { textKey: ownText, launched, venue }: ExitAbout,
  times: ExitTimes,
): Raised | null {
  const { textKey: usualText, behaviour } = siteError(reason)
  // A launch may be refused for what is the site's too, such as its own maintenance.
  const owner = venue ?? (reason === 'venueMaintenance' ? launched : null) ?? null
  const words = { reason, textKey: ownText ?? usualText, message, owner }
  if (behaviour === 'signOut') return { ...words, target: 'login', afterMs: times.signOutAfterMs }
  const target = behaviour === 'redirect' ? targets[reason] : undefined
  return target === undefined ? null : { ...words, target, afterMs: times.redirectAfterMs }
}

export function createExits(scope: Scope, deps: ExitDeps, times: ExitTimes): Exits {
  const shown = scope.cell<Exit | null>(null)
  const maintained = scope.cell<string | null>(null)
  const commands$ = new Subject<Raised | null>()
  let path = ''
  let last: Raised | null = null
  let silences: readonly Silence[] = []

  const onRecordsPage = (): boolean => path.startsWith(RECORDS_PATH)
  const mayRaise = ({ reason, owner, target }: Raised): boolean => {
    silences = silences.filter(({ until }) => deps.clock.now() < until)
    if (silences.some((silence) => silence.reason === reason && silence.owner === owner)) return false
    const current = shown.state$.value
    // Only a sign-out replaces another exit, because the next answer does not raise it again.
    return current === null || (target === 'login' && current.target !== 'login')
  }
  const put = (raised: Raised): void => {
    if (!mayRaise(raised)) return
    if (raised.target === 'maintenance') maintained.set(raised.owner)
    last = raised
    commands$.next(raised)
  }

  scope.run(
    commands$.pipe(
      switchMap((raised) => (raised === null ? of(null) : steps$(raised, onRecordsPage, deps.signOut))),
      tap(shown.set),
    ),
  )
  // If the browser is online again before the router has navigated, the exit is dropped.
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
    maintained$: maintained.state$,
    raise: (reason, message, about = {}) => {
      const raised = exitFor(reason, message, about, times)
      if (raised === null) return
      put(raised.target === 'login' && !deps.isSignedIn() ? { ...raised, afterMs: 0 } : raised)
    },
    raiseOffline: () => {
      const textKey = 'errors.transport.offline'
      put({ reason: 'offline', textKey, message: null, target: 'serverError', afterMs: 0, owner: null })
    },
    acknowledge: () => {
      const current = shown.state$.value
      if (current === null) return
      // A sign-out is not silenced, because the next session may end the same way at any time; nor is the offline
      // page, because it closes by itself and the connection may be lost again.
      if (current.target !== 'login' && current.reason !== 'offline') {
        const until = deps.clock.now() + times.exitQuietMs
        silences = [...silences, { reason: current.reason, owner: last?.owner ?? null, until }]
      }
      commands$.next(null)
    },
    withdraw: (codes) => {
      if (isOfOne(codes, last?.owner)) commands$.next(null)
      if (isOfOne(codes, maintained.state$.value)) maintained.set(null)
    },
    breakSilence: (codes) => {
      silences = silences.filter(({ owner }) => !isOfOne(codes, owner))
    },
    visit: (visited) => {
      path = visited
    },
  }
}

function isOfOne(codes: readonly string[], owner: string | null = null): boolean {
  return owner !== null && codes.includes(owner)
}

/**
 * The message with its countdown, then the effect. The records page is left only for the login; the offline page is
 * shown over it.
 */
function steps$(
  { reason, textKey, message, afterMs, target }: Raised,
  onRecordsPage: () => boolean,
  signOut: () => void,
): Observable<Exit | null> {
  const words = { reason, textKey, message }
  if (target !== 'login' && reason !== 'offline' && onRecordsPage()) {
    return of({ ...words, target: null, secondsLeft: 0, due: false })
  }
  const seconds = Math.ceil(afterMs / 1000)
  const due: Exit = { ...words, target, secondsLeft: 0, due: true }
  if (seconds === 0) return of(due)
  const countdown$ = timer(1000, 1000).pipe(
    map((turn) => turn + 1),
    take(seconds - 1),
    startWith(0),
    map((passed): Exit => ({ ...words, target, secondsLeft: seconds - passed, due: false })),
  )
  const effect$ = timer(1000).pipe(
    map(() => {
      if (target === 'login') signOut()
      return target !== 'login' && onRecordsPage() ? null : due
    }),
  )
  return concat(countdown$, effect$)
}
