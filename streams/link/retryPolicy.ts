import { catchError, defer, mergeMap, type MonoTypeOperatorFunction, of, throwError } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import { err, type Result } from '../domain/result.ts'
import { retryBackoff } from '../kernel/backoff.ts'
import { linkDefaults, type LinkTimes } from './constants.ts'

/**
 * What a call does, which decides whether it may be retried. A *read* changes nothing. A *session* call
 * (refresh) is sent one at a time. A *write* changes something, such as money: without an answer its outcome is
 * unknown, and it is not sent again.
 */
export type CallKind = 'read' | 'session' | 'write'

export type RetryTimes = Pick<LinkTimes, 'readRetries' | 'retries' | 'retryDelayMs' | 'retryCapMs'>

/** Only missing and unreadable answers are retried, not offline failures and rate limits. */
export function isRetryable(failure: Failure): boolean {
  if (failure.type !== 'transport') return false
  return failure.kind !== 'offline' && failure.kind !== 'rateLimited'
}

/** Wraps a failure, because `retry` handles errors only. */
class Repeat extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super('repeat')
    this.failure = failure
  }
}

/**
 * Retries a read at most `retries` times; a write is never retried here. The stream carries results throughout.
 */
export function retryRead<T>(
  kind: CallKind,
  retries: number,
  random: () => number,
  times: Pick<RetryTimes, 'retryDelayMs' | 'retryCapMs'> = linkDefaults,
): MonoTypeOperatorFunction<Result<T, Failure>> {
  return (source$) => {
    if (kind !== 'read' || retries <= 0) return source$
    return defer(() => source$).pipe(
      mergeMap((result) =>
        result.ok || !isRetryable(result.error) ? of(result) : throwError(() => new Repeat(result.error)),
      ),
      retryBackoff({
        tries: 1 + retries,
        // The jitter uses the upper half of the wait, so that half of this is the shortest wait.
        firstMs: 2 * times.retryDelayMs,
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
