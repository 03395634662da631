import type { Failure } from '../domain/failure.ts'
import type { Result } from '../domain/result.ts'
import type { State$ } from '../kernel/state.ts'
import type { Faults } from '../ports/environment.ts'
import type { Analytics } from './analytics.ts'
import type { Exits } from './exits.ts'
import type { ReachReports } from './network.ts'
import type { RateLimit } from './rateLimit.ts'
import { siteReason, type SiteReason } from './siteErrors.ts'

/** They end a session, and mean nothing to somebody who has none. */
const OF_MEMBERS: ReadonlySet<SiteReason> = new Set([
  'loggedInElsewhere',
  'accountBlocked',
  'passwordChanged',
])

type OnResult = (path: string, result: Result<unknown, Failure>) => void

/** Side effects of the results of calls. */
export interface ResultListeners {
  /** For site calls; their codes may cause an exit, except those of a call that has its own exits. */
  readonly site: (path: string, result: Result<unknown, Failure>, ownExits: boolean) => void
  /** For venue calls; their codes are the venue's and never cause an exit here. `fetchReports.ts` reports them. */
  readonly venue: OnResult
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
  const noAnswer = (path: string, kind: Extract<Failure, { type: 'transport' }>['kind']): void => {
    if (kind === 'rateLimited') deps.rateLimit.hit()
    if (kind === 'rateLimited' || kind === 'badData') deps.network.answered()
    else if (kind !== 'offline') deps.network.unanswered()
    if (kind === 'timeout') {
      deps.faults.report(path, 'timeout')
      if (!deps.network.online$.value) deps.exits.raiseOffline()
    }
  }
  const venue: OnResult = (path, result) => {
    if (result.ok || result.error.type === 'refusal') deps.network.answered()
    else noAnswer(path, result.error.kind)
  }
  const site: ResultListeners['site'] = (path, result, ownExits) => {
    if (!result.ok) {
      const { error } = result
      deps.analytics.track('unsuccessful', {
        path,
        reason: error.type === 'refusal' ? error.reason : error.kind,
      })
    }
    venue(path, result)
    if (result.ok || result.error.type !== 'refusal' || ownExits) return
    const reason = siteReason(result.error.reason)
    // An expired token is renewed first; `authorizedRequest` raises the exit if that fails.
    if (reason === 'auth') return
    if (!OF_MEMBERS.has(reason) || deps.isSignedIn()) deps.exits.raise(reason, result.error.message)
  }
  return { site, venue }
}
