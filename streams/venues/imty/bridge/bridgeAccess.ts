import { defer, type Observable, of, tap } from 'rxjs'
import { ok } from '../../../domain/result.ts'
import type { LaunchResult } from '../../../link/venueSession.ts'
import type { VenueDeps } from '../../venueDeps.ts'

/** The launches of calls through the bridge (docs/venues/bridge.md, 2.3). */
export interface BridgeAccess {
  /** The present launch. Launches when there is none, unless that was refused within the last 30 s. */
  present$(): Observable<LaunchResult>
  /**
   * A launch other than that with this token, once for all callers; `null` when the last one is less than 30 s old,
   * and no launch is made.
   */
  again$(usedToken: string | null): Observable<LaunchResult | null>
}

/** The least time between two launches that nobody asked for, ms. */
const LAUNCH_EVERY_MS = 30_000

export function createBridgeAccess({ session, now }: Pick<VenueDeps, 'session' | 'now'>): BridgeAccess {
  let launchedAt = Number.NEGATIVE_INFINITY
  let refused: { readonly at: number; readonly result: LaunchResult } | null = null

  const noted$ = (launch$: Observable<LaunchResult>): Observable<LaunchResult> =>
    launch$.pipe(
      tap((result) => {
        const isAnswered = result.ok || result.error.type === 'refusal'
        refused = !result.ok && isAnswered ? { at: now(), result } : null
      }),
    )
  const isRecent = (at: number): boolean => now() - at < LAUNCH_EVERY_MS
  const launch$ = (): Observable<LaunchResult> => {
    if (refused !== null && isRecent(refused.at)) return of(refused.result)
    return noted$(session.launched())
  }

  return {
    present$: () =>
      defer(() => {
        // The member may have launched in the meantime.
        const held = session.venue$.value
        return held === null ? launch$() : of(ok(held))
      }),
    again$: (usedToken) =>
      defer((): Observable<LaunchResult | null> => {
        const held = session.venue$.value
        // Another caller has begun, or has finished.
        if (held === null) return launch$()
        if (held.token !== usedToken) return of(ok(held))
        if (isRecent(launchedAt)) return of(null)
        launchedAt = now()
        return noted$(session.relaunch(usedToken)).pipe(
          tap((result) => {
            // The session itself reports a refused launch. One without an answer means that the venue is lost, too.
            if (!result.ok && result.error.type === 'transport') session.reportCall(result.error)
          }),
        )
      }),
  }
}
