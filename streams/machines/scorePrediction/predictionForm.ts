import type { Failure } from '../../domain/failure.ts'
import { isSameScore, type Score } from '../../domain/scorePrediction.ts'

/**
 * What a member enters for a match. `checking`: the answer was lost, so that the platform is asked what it knows;
 * nothing is sent a second time by itself.
 */
export interface PredictionForm {
  readonly phase: 'editing' | 'sending' | 'checking'
  /** What was entered and is not stored; `null` when nothing was. */
  readonly draft: Score | null
  /** Why it is not stored: refused, or `notArrived` after a lost answer. */
  readonly problem: Failure | 'notArrived' | null
}

export type PredictionEvent =
  | { readonly type: 'entered'; readonly score: Score }
  | { readonly type: 'sent' }
  | { readonly type: 'stored' }
  | { readonly type: 'failed'; readonly failure: Failure }
  /** The platform has said which prediction it has. */
  | { readonly type: 'found'; readonly score: Score | null }

export const EMPTY_FORM: PredictionForm = { phase: 'editing', draft: null, problem: null }

/** An event that does not fit the phase changes nothing. */
export function transition(form: PredictionForm, event: PredictionEvent): PredictionForm {
  const { phase, draft } = form
  switch (event.type) {
    case 'entered':
      return phase === 'editing' ? { phase, draft: event.score, problem: null } : form
    case 'sent':
      return phase === 'editing' && draft !== null ? { phase: 'sending', draft, problem: null } : form
    case 'stored':
      return phase === 'sending' ? EMPTY_FORM : form
    case 'failed':
      if (phase === 'editing') return form
      return phase === 'sending' && isLost(event.failure)
        ? { phase: 'checking', draft, problem: null }
        : { phase: 'editing', draft, problem: event.failure }
    case 'found': {
      if (phase !== 'checking') return form
      const arrived = draft !== null && event.score !== null && isSameScore(draft, event.score)
      return arrived ? EMPTY_FORM : { phase: 'editing', draft, problem: 'notArrived' }
    }
  }
}

/** Whether the platform may have done what was asked although it seems to have failed. */
export function isLost(failure: Failure): boolean {
  return failure.type === 'transport' && failure.kind !== 'rateLimited'
}
