import { type MonoTypeOperatorFunction, retry, throwError, timer } from 'rxjs'

export interface BackoffOptions {
  readonly firstMs: number
  readonly capMs: number
  /** A number in [0, 1); injected, so that tests choose it. */
  readonly random: () => number
}

/**
 * The wait before try `attempt` (1 is the first repeat): doubling, capped, and spread over the upper half,
 * so that many clients cut off together do not come back together.
 */
export function backoffMs(attempt: number, { firstMs, capMs, random }: BackoffOptions): number {
  const full = Math.min(capMs, firstMs * 2 ** Math.min(Math.max(attempt, 1) - 1, 30))
  return Math.round(full / 2 + (full / 2) * random())
}

export interface RetryOptions extends BackoffOptions {
  /** How often in all, the first try included. */
  readonly tries: number
  readonly retryable: (error: unknown) => boolean
}

/** Repeats a failed read. Never put it above something that moves money. */
export function retryBackoff<T>(options: RetryOptions): MonoTypeOperatorFunction<T> {
  return retry<T>({
    delay: (error: unknown, attempt) =>
      attempt < options.tries && options.retryable(error)
        ? timer(backoffMs(attempt, options))
        : throwError(() => error),
  })
}
