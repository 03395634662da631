import { defer, map, of, tap } from 'rxjs'
import { ok } from '../../domain/result.ts'
import { orderToken } from '../../wire/dpty/bet.ts'
import { DPTY_PATHS } from '../../wire/dpty/paths.ts'
import type { Call } from '../call.ts'
import type { Ask } from './call.ts'

/** The token that says who bets; kept until it ends. */
export interface OrderTokens {
  token$(): Call<string>
  /** The next bet asks for a new one. */
  forget(): void
}

const MS_PER_SECOND = 1000
/** Where the venue does not say how long. */
const USUAL_SECONDS = 290

/** `now` is local time, ms. A new token is asked for when the venue has ended the session of the old one. */
export function createOrderTokens(ask: Ask, now: () => number): OrderTokens {
  let held: { readonly token: string; readonly until: number } | null = null
  return {
    token$: () =>
      defer((): Call<string> => {
        if (held !== null && now() < held.until) return of(ok(held.token))
        const askedAt = now()
        return ask({ kind: 'read', polled: true, path: DPTY_PATHS.orderToken, answer: orderToken }).pipe(
          tap((result) => {
            if (!result.ok) return
            const { orderToken: token, expiresIn } = result.value.value
            held = { token, until: askedAt + (expiresIn ?? USUAL_SECONDS) * MS_PER_SECOND }
          }),
          map((result) => (result.ok ? ok(result.value.value.orderToken) : result)),
        )
      }),
    forget: () => {
      held = null
    },
  }
}
