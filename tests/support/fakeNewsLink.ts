import { defer, type Observable, of } from 'rxjs'
import type * as v from 'valibot'
import type { Failure } from '../../streams/domain/failure.ts'
import { err, ok, type Result } from '../../streams/domain/result.ts'
import { constant } from '../../streams/kernel/state.ts'
import { transportFailure } from '../../streams/link/exchange.ts'
import type { NewsLink } from '../../streams/link/newsLink.ts'
import { decode } from '../../streams/wire/decode.ts'

interface Asked {
  readonly path: string
  readonly body: unknown
  readonly open: boolean
  readonly kind: string
}

/** What a scripted call is answered with: data of the envelope, a code of a refusal, or nothing. */
export type NewsAnswer =
  { readonly data: unknown } | { readonly code: number; readonly message: string } | 'lost'

/** The conditions of polls while all is well. */
export const calmConditions = {
  active$: constant(true),
  online$: constant(true),
  rateLimited$: constant(false),
  reach$: constant('reachable' as const),
  slowdown$: constant(1),
  random: () => 0.5,
  now: () => Date.now(),
}

/** A link whose answers are decoded like real ones, and a record of what was asked. */
export function createFakeNewsLink(answer: (path: string, body: unknown) => NewsAnswer) {
  const asked: Asked[] = []
  type Call<S extends v.GenericSchema> = Parameters<typeof link.callOpenly<S>>[0]
  const answered =
    (open: boolean) =>
    <const S extends v.GenericSchema>(call: Call<S>): Observable<Result<v.InferOutput<S>, Failure>> =>
      defer(() => {
        asked.push({ path: call.path, body: call.body, open, kind: call.kind })
        const said = answer(call.path, call.body)
        if (said === 'lost') return of(err(transportFailure('timeout')))
        if ('code' in said) {
          const failure = call.failureOf?.(said.code, said.message, null)
          return of(err(failure ?? transportFailure('badData')))
        }
        const decoded = decode(call.data, said.data)
        return of(decoded.ok ? ok(decoded.value) : err(transportFailure('badData')))
      })
  const link: NewsLink = { call: answered(false), callOpenly: answered(true) }
  return { link, asked }
}
