import type { Failure } from '../domain/failure.ts'
import type { Result } from '../domain/result.ts'
import type { State$ } from '../kernel/state.ts'
import type { Faults } from '../ports/environment.ts'
import type { Analytics } from './analytics.ts'
import type { Exits } from './exits.ts'
import type { ReachReports } from './network.ts'
import type { CallEffects } from './request.ts'
import type { RateLimit } from './rateLimit.ts'
import { endsSession, siteReason } from './siteErrors.ts'

type OnResult = (path: string, result: Result<unknown, Failure>) => void
type TransportKind = Extract<Failure, { type: 'transport' }>['kind']

/** Side effects of the results of calls. */
export interface ResultListeners {
  /**
   * For site calls; their codes may cause an exit, except those of a call that has its own exits. Those to another
   * origin, such as the news domain, say nothing about reachability, as those on the live domain.
   */
  readonly site: (path: string, result: Result<unknown, Failure>, call: CallEffects) => void
  /** For venue calls; their codes are the venue's and never cause an exit here. `fetchReports.ts` reports them. */
  readonly venue: OnResult
  /**
   * For calls on the live domain. Their codes never cause an exit, and they say nothing about reachability,
   * because the live domain may be another server than the platform's.
   */
  readonly live: OnResult
}

interface ResultListenersDeps {
  readonly network: ReachReports & { readonly online$: State$<boolean> }
  readonly rateLimit: Pick<RateLimit, 'hit'>
  readonly analytics: Analytics
  readonly exits: Pick<Exits, 'raise' | 'raiseOffline'>
  readonly faults: Faults
  readonly isSignedIn: () => boolean
}

export function createResultListeners(deps: ResultListenersDeps): ResultListeners {
  const limitsAndTimeouts: OnResult = (path, result) => {
    const kind = transportKind(result)
    if (kind === 'rateLimited') deps.rateLimit.hit()
    if (kind !== 'timeout') return
    deps.faults.report(path, 'timeout')
    if (!deps.network.online$.value) deps.exits.raiseOffline()
  }
  const track: OnResult = (path, result) => {
    if (result.ok) return
    const { error } = result
    deps.analytics.track('unsuccessful', {
      path,
      reason: error.type === 'refusal' ? error.reason : error.kind,
    })
  }
  const venue: OnResult = (path, result) => {
    const kind = transportKind(result)
    if (kind === null || kind === 'rateLimited' || kind === 'badData') deps.network.answered()
    else if (kind !== 'offline') deps.network.unanswered()
    limitsAndTimeouts(path, result)
  }
  const live: OnResult = (path, result) => {
    track(path, result)
    limitsAndTimeouts(path, result)
  }
  const site: ResultListeners['site'] = (path, result, { ownExits, launches, elsewhere }) => {
    track(path, result)
    if (elsewhere) limitsAndTimeouts(path, result)
    else venue(path, result)
    if (result.ok || result.error.type !== 'refusal' || ownExits === true) return
    const reason = siteReason(result.error.reason)
    // An expired token is renewed first; `authorizedRequest` raises the exit if that fails.
    if (reason === 'auth') return
    // The end of a session is ignored while nobody is signed in.
    if (endsSession(reason) && !deps.isSignedIn()) return
    deps.exits.raise(reason, result.error.message, { launched: launches })
  }
  return { site, venue, live }
}

/** Why there is no usable answer; `null` for a success or a refusal. */
function transportKind(result: Result<unknown, Failure>): TransportKind | null {
  return result.ok || result.error.type === 'refusal' ? null : result.error.kind
}
