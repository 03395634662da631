import { catchError, defer, mergeMap, type MonoTypeOperatorFunction, of, throwError } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import { err, type Result } from '../domain/result.ts'
import { retryBackoff } from '../kernel/backoff.ts'
import { linkDefaults, type LinkTimes } from './constants.ts'

/**
 * What a call does, and so whether it may be repeated. A *read* changes nothing. A *session* call (refresh)
 * is made once at a time. A *write* moves money or changes something: it is sent once, and a lost answer
 * means unknown.
 */
export type CallKind = 'read' | 'session' | 'write'

export type RetryTimes = Pick<LinkTimes, 'readTries' | 'retries' | 'retryDelayMs' | 'retryCapMs'>

/** How often a call of this kind may be sent in all. */
export function triesFor(kind: CallKind, times: RetryTimes = linkDefaults): number {
  if (kind === 'read') return times.readTries
  return kind === 'write' ? 1 : 1 + times.retries
}

/** Only a missing or unreadable answer is worth a repeat; offline and rate limits ask for patience. */
export function isRetryable(failure: Failure): boolean {
  if (failure.lane !== 'transport') return false
  return failure.kind !== 'offline' && failure.kind !== 'rateLimited'
}

/** Carries a failure through `retry`, which knows errors only. */
class Repeat extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super('repeat')
    this.failure = failure
  }
}

/** Repeats calls by the policy of their kind. The stream carries results, before and after. */
export function retryByKind<T>(
  kind: CallKind,
  random: () => number,
  times: RetryTimes = linkDefaults,
): MonoTypeOperatorFunction<Result<T, Failure>> {
  const tries = triesFor(kind, times)
  return (source$) => {
    if (tries <= 1) return source$
    return defer(() => source$).pipe(
      mergeMap((result) =>
        result.ok || !isRetryable(result.error) ? of(result) : throwError(() => new Repeat(result.error)),
      ),
      retryBackoff({
        tries,
        firstMs: times.retryDelayMs,
        capMs: times.retryCapMs,
        random,
        retryable: (error) => error instanceof Repeat,
      }),
      catchError((error: unknown) =>
        error instanceof Repeat ? of(err(error.failure)) : throwError(() => error),
      ),
    )
  }
}
