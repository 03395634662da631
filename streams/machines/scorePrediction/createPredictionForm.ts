import { catchError, defer, map, mergeMap, type Observable, of, tap } from 'rxjs'
import { err } from '../../domain/result.ts'
import { goalsWithin, type Score, type ScorePrediction } from '../../domain/scorePrediction.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Call } from '../../venues/call.ts'
import { EMPTY_FORM, type PredictionEvent, type PredictionForm, transition } from './predictionForm.ts'
import { ASK_AGAIN_MS, untilAnswered$ } from './untilAnswered.ts'

interface PredictionFormDeps {
  readonly send: (score: Score) => Call<ScorePrediction>
  /** The member's prediction as the platform knows it. */
  readonly find: () => Call<ScorePrediction | null>
  /** Called with the prediction that the platform has, before the form is emptied. */
  readonly onStored: (stored: ScorePrediction) => void
  /** Called when an attempt is over, whatever came of it. */
  readonly onAnswered: () => void
}

interface PredictionFormModel {
  readonly form$: State$<PredictionForm>
  enter(score: Score): void
  /** Sends what was entered, once. */
  send(): void
}

/** Drives the form of one match: a prediction is sent once, and looked up when its answer is lost. */
export function createPredictionForm(
  scope: Scope,
  { send, find, onStored, onAnswered }: PredictionFormDeps,
  { againMs = ASK_AGAIN_MS } = {},
): PredictionFormModel {
  const held = scope.cell<PredictionForm>(EMPTY_FORM)
  const apply = (event: PredictionEvent): void => {
    held.set(transition(held.state$.value, event))
  }
  const find$: Observable<PredictionEvent> = untilAnswered$(find, againMs).pipe(
    map((result): PredictionEvent => {
      if (!result.ok) return { type: 'failed', failure: result.error }
      if (result.value !== null) onStored(result.value)
      return { type: 'found', score: result.value }
    }),
  )
  const send$ = (score: Score): Observable<PredictionEvent> =>
    defer(() => send(score)).pipe(
      // An unexpected error after sending is treated like a missing answer.
      catchError(() => of(err({ type: 'transport', kind: 'badData' } as const))),
      map((result): PredictionEvent => {
        if (!result.ok) return { type: 'failed', failure: result.error }
        onStored(result.value)
        return { type: 'stored' }
      }),
    )
  return {
    form$: held.state$,
    enter: ({ home, away }) => {
      apply({ type: 'entered', score: { home: goalsWithin(home), away: goalsWithin(away) } })
    },
    send: () => {
      const { phase, draft } = held.state$.value
      if (phase !== 'editing' || draft === null) return
      apply({ type: 'sent' })
      scope.run(
        send$(draft).pipe(
          tap(apply),
          mergeMap(() => (held.state$.value.phase === 'checking' ? find$.pipe(tap(apply)) : of(null))),
          tap(onAnswered),
        ),
      )
    },
  }
}
