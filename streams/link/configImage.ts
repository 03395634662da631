import { catchError, defer, EMPTY, mergeMap, type Observable, of, repeat, take, tap, timer } from 'rxjs'
import { CONNECTING, type Feed, interrupted, live } from '../kernel/feed.ts'
import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import type { Clock, Faults } from '../ports/environment.ts'
import { type Http, TransportError } from '../ports/http.ts'
import { readConfigImage } from '../wire/site/configImage.ts'
import { sitePaths } from '../wire/site/paths.ts'
import type { SiteConfig } from '../wire/site/siteConfig.ts'
import type { LinkTimes } from './constants.ts'

export interface Config {
  readonly config$: State$<Feed<SiteConfig>>
  /** Emits the configuration when it is loaded, then completes. */
  readonly ready$: Observable<SiteConfig>
  /**
   * Loads the image again, because the platform has refused its keys; emits the new configuration and
   * completes.
   */
  reload(): Observable<SiteConfig>
}

interface ConfigDeps {
  readonly http: Http
  readonly clock: Clock
  readonly faults: Faults
}

type ConfigTimes = Pick<LinkTimes, 'requestTimeoutMs' | 'configRetryTransportMs' | 'configRetryUnreadableMs'>

/** Loads the site's configuration from its image, and retries until it succeeds. */
export function createConfig(scope: Scope, deps: ConfigDeps, times: ConfigTimes): Config {
  const held = scope.cell<Feed<SiteConfig>>(CONNECTING)
  let reloading$: Observable<SiteConfig> | null = null

  const retryAfter = (waitMs: number, reason: 'network' | 'badData'): Observable<never> => {
    held.update((feed) => interrupted(feed, reason))
    return timer(waitMs).pipe(mergeMap(() => EMPTY))
  }
  const attempt$ = defer(() =>
    deps.http.sendForBytes({
      method: 'GET',
      url: sitePaths.configImage,
      timeoutMs: times.requestTimeoutMs,
    }),
  ).pipe(
    mergeMap(({ status, bytes }): Observable<SiteConfig> => {
      if (status !== 200) return retryAfter(times.configRetryTransportMs, 'network')
      const decoded = readConfigImage(bytes)
      if (decoded.ok) return of(decoded.value)
      deps.faults.report(sitePaths.configImage, decoded.error)
      return retryAfter(times.configRetryUnreadableMs, 'badData')
    }),
    catchError((error: unknown) => {
      if (!(error instanceof TransportError)) deps.faults.report(sitePaths.configImage, error)
      return retryAfter(times.configRetryTransportMs, 'network')
    }),
  )
  const load = (): Observable<SiteConfig> =>
    attempt$.pipe(
      repeat(),
      take(1),
      tap((config) => {
        held.set(live(config, deps.clock.now()))
      }),
    )
  scope.run(load())

  return {
    config$: held.state$,
    ready$: held.state$.pipe(
      mergeMap((feed) => (feed.value === undefined ? EMPTY : of(feed.value))),
      take(1),
    ),
    reload: () =>
      defer(() => {
        // Concurrent calls share one reload.
        reloading$ ??= scope.share(
          load().pipe(
            tap(() => {
              reloading$ = null
            }),
          ),
        )
        return reloading$
      }),
  }
}
