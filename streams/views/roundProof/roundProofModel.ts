import {
  combineLatest,
  concat,
  connect,
  distinctUntilChanged,
  map,
  type Observable,
  of,
  startWith,
  switchMap,
  timer,
} from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import type { RoundProof } from '../../domain/roundProof/roundProof.ts'
import type { Computed, RoundProofState } from '../../feeds/roundProof/index.ts'
import type { FeedReason } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { RecordedBet } from '../../venues/roundBets.ts'
import { allAgree, type ProofStep, proofSteps } from './proofSteps.ts'

/** Bets that could not be read are read again after this time, ms. */
const BETS_AGAIN_MS = 5000

/** The member's bets on the round, or why there are none: a product may have no records of them. */
type OwnBets = 'loading' | 'failed' | 'unrecorded' | readonly RecordedBet[]

export type RoundProofView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: FeedReason }
  | { readonly kind: 'missing' }
  /** Why the round is not computed: its seed is not public yet, or the page cannot do it. */
  | { readonly kind: 'uncomputed'; readonly proof: RoundProof; readonly why: Extract<Computed, string> }
  | {
      readonly kind: 'computed'
      readonly proof: RoundProof
      readonly steps: readonly ProofStep[]
      readonly agrees: boolean
      readonly ownBets: Extract<OwnBets, string> | 'read' | 'none'
    }

export interface RoundProofModel {
  readonly view$: State$<RoundProofView>
}

interface RoundProofDeps {
  readonly state$: Observable<RoundProofState>
  /** The commitment that this device received before the round opened. */
  readonly told: () => string | null
  /** Reads the member's bets on the round; `null` for a product without such records. */
  readonly bets: (proof: RoundProof) => Observable<Result<readonly RecordedBet[], Failure>> | null
}

/** The page that proves a round. */
export function createRoundProof(
  screen: Scope,
  { state$, told, bets }: RoundProofDeps,
  { againMs = BETS_AGAIN_MS } = {},
): RoundProofModel {
  const ownBets$ = (proof: RoundProof): Observable<OwnBets> => {
    const read$ = bets(proof)
    if (read$ === null) return of('unrecorded')
    const again$: Observable<OwnBets> = read$.pipe(
      switchMap((result) =>
        result.ok
          ? of(result.value)
          : concat(of('failed' as const), timer(againMs).pipe(switchMap(() => again$))),
      ),
    )
    return again$.pipe(startWith<OwnBets>('loading'))
  }
  const view$ = state$.pipe(
    connect((states$) => {
      const own$ = states$.pipe(
        map((state) => (state.kind === 'read' && state.proof.seed !== null ? state.proof : null)),
        distinctUntilChanged(),
        switchMap((proof) => (proof === null ? of<OwnBets>('loading') : ownBets$(proof))),
      )
      return combineLatest([states$, own$]).pipe(map(([state, own]) => viewOf(state, own, told)))
    }),
  )
  return { view$: screen.state<RoundProofView>(view$, { kind: 'loading' }) }
}

function viewOf(state: RoundProofState, own: OwnBets, told: () => string | null): RoundProofView {
  if (state.kind !== 'read') return state
  const { proof, computed } = state
  if (typeof computed === 'string') return { kind: 'uncomputed', proof, why: computed }
  const steps = proofSteps({ proof, computed, told: told(), bets: typeof own === 'string' ? null : own })
  return {
    kind: 'computed',
    proof,
    steps,
    agrees: allAgree(steps),
    ownBets: typeof own === 'string' ? own : own.length === 0 ? 'none' : 'read',
  }
}
