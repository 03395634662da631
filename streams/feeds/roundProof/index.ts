import { catchError, from, map, type Observable, of, startWith, switchMap, takeWhile } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import { proverOf } from '../../domain/roundProof/provers.ts'
import type { RoundProof } from '../../domain/roundProof/roundProof.ts'
import type { FeedReason } from '../../kernel/feed.ts'
import type { Crypto } from '../../ports/crypto.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'
import { type ComputedRound, computeRound } from './computeRound.ts'

export type { ComputedRound } from './computeRound.ts'
export { readProof$ } from './readProof.ts'

/** What was computed of a round, or why nothing was. */
export type Computed =
  /** The seed is not public yet, or is being computed with. */
  | 'notYet'
  | 'computing'
  /** This client does not know how the product draws. */
  | 'unknownProduct'
  /** The browser has no cryptography on this page, as on an address without https. */
  | 'unavailable'
  | ComputedRound

export type RoundProofState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: FeedReason }
  /** The platform knows no such round. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'read'; readonly proof: RoundProof; readonly computed: Computed }

interface RoundProofDeps {
  readonly read$: Observable<Result<RoundProof | null, Failure>>
  readonly crypto: Pick<Crypto, 'digest' | 'sign'>
  readonly conditions: PollConditions
}

/** Reads what proves a round until its seed is public, and then computes the round anew. Never errors. */
export function roundProof$(
  { read$, crypto, conditions }: RoundProofDeps,
  { everyMs = feedTimes.proofEveryMs } = {},
): Observable<RoundProofState> {
  return polledFeed$(() => read$, { everyMs, conditions }).pipe(
    takeWhile(({ value }) => value === undefined || (value !== null && value.seed === null), true),
    switchMap((feed): Observable<RoundProofState> => {
      if (feed.status === 'failed') return of({ kind: 'failed', reason: feed.reason })
      if (feed.value === undefined) return of({ kind: 'loading' })
      const proof = feed.value
      if (proof === null) return of({ kind: 'missing' })
      return computed$(proof, crypto).pipe(map((computed) => ({ kind: 'read', proof, computed })))
    }),
  )
}

function computed$(proof: RoundProof, crypto: RoundProofDeps['crypto']): Observable<Computed> {
  const { seed } = proof
  if (seed === null) return of('notYet')
  const prover = proverOf(proof.product)
  if (prover === null) return of('unknownProduct')
  return from(computeRound({ ...proof, seed }, prover, crypto)).pipe(
    catchError(() => of('unavailable' as const)),
    startWith('computing' as const),
  )
}
