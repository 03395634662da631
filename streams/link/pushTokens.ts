import { defer, EMPTY, filter, mergeMap, type Observable, of, take, tap } from 'rxjs'
import type { Link } from './createLink.ts'

/** The site's token on each connection of a push. One that the platform has refused is renewed before the next. */
export interface PushTokens {
  /** The session's token now, which may have been renewed since the connection was opened. */
  present(): string
  /** The token of the next connection. Completes without one where there is none, and the connection is tried later. */
  readonly token$: Observable<string>
  /** The platform has refused the token of the last connection. */
  doubt(): void
}

interface PushTokensDeps {
  readonly session: Pick<Link['session'], 'session$' | 'token' | 'renew'>
  readonly exits: Pick<Link['exits'], 'raise'>
}

export function createPushTokens({ session, exits }: PushTokensDeps): PushTokens {
  let used = ''
  let suspect: string | null = null
  let renewed: string | null = null

  const present = (): string => {
    const state = session.session$.value
    return typeof state === 'string' ? used : state.token
  }
  const renewed$ = (token: string): Observable<string> =>
    session.renew(token).pipe(
      take(1),
      mergeMap((renewal) => {
        if (renewal.outcome === 'renewed') {
          renewed = renewal.token
          return of(renewal.token)
        }
        if (renewal.outcome === 'unreachable') suspect = token
        if (renewal.outcome === 'refused') {
          const { failure } = renewal
          exits.raise('auth', failure.type === 'refusal' ? failure.message : null)
        }
        return EMPTY
      }),
    )
  return {
    present,
    token$: defer(() => {
      const doubted = suspect
      suspect = null
      return doubted === null ? session.token().pipe(take(1)) : renewed$(doubted)
    }).pipe(
      filter((token) => token !== null),
      tap((token) => {
        used = token
      }),
    ),
    /** A token that has just been renewed is not renewed again. */
    doubt: () => {
      if (used !== renewed) suspect = used
    },
  }
}
