import type { Failure } from '../../domain/failure.ts'
import type { Odds } from '../../domain/odds.ts'
import type { ReservationAnswer } from '../../venues/reservations.ts'

/** What a member changes of a reservation that waits. */
export type ReservationChange = { readonly do: 'cancel' } | { readonly do: 'edit'; readonly odds: Odds }

/**
 * The phase of a change. *Asking*: pressed once, and reverts by itself. *Unknown*: no answer came; the list that is
 * read next shows whether it was made.
 */
export type ReservationPhase = 'idle' | 'asking' | 'sending' | 'unknown' | 'done' | 'refused'

export interface ReservationProgress {
  readonly phase: ReservationPhase
  readonly change: ReservationChange | null
  /** Text key of why it was refused. */
  readonly reasonKey: string | null
}

export type ReservationEvent =
  | { readonly type: 'asked' }
  | { readonly type: 'reverted' }
  | { readonly type: 'sent'; readonly change: ReservationChange }
  | { readonly type: 'answered'; readonly answer: ReservationAnswer }
  | { readonly type: 'failed'; readonly failure: Failure }
  /** A list that was asked for after the change has come. */
  | { readonly type: 'listed' }

export const NO_CHANGE: ReservationProgress = { phase: 'idle', change: null, reasonKey: null }

/** The next state. Pure; an event that does not apply to the phase changes nothing. */
export function transition(progress: ReservationProgress, event: ReservationEvent): ReservationProgress {
  const { phase } = progress
  const under = phase === 'sending'
  switch (event.type) {
    case 'asked':
      return under ? progress : { phase: 'asking', change: { do: 'cancel' }, reasonKey: null }
    case 'reverted':
      return phase === 'asking' ? NO_CHANGE : progress
    case 'sent':
      return under ? progress : { phase: 'sending', change: event.change, reasonKey: null }
    case 'answered':
      return under ? answered(progress, event.answer) : progress
    case 'failed':
      return under ? afterFailure(progress, event.failure) : progress
    case 'listed':
      return phase === 'unknown' || phase === 'done' ? NO_CHANGE : progress
  }
}

function answered(progress: ReservationProgress, answer: ReservationAnswer): ReservationProgress {
  return answer.status === 'done'
    ? { ...progress, phase: 'done' }
    : { ...progress, phase: 'refused', reasonKey: answer.reasonKey }
}

/** Only an answer rules a change out; a missing one leaves it unknown. */
function afterFailure(progress: ReservationProgress, failure: Failure): ReservationProgress {
  if (failure.type === 'refusal' && failure.action !== 'lookUp') {
    return { ...progress, phase: 'refused', reasonKey: failure.textKey }
  }
  if (failure.type === 'transport' && failure.kind === 'rateLimited') {
    return { ...progress, phase: 'refused', reasonKey: 'errors.rateLimited' }
  }
  return { ...progress, phase: 'unknown' }
}
