import { type MonoTypeOperatorFunction, retry, throwError, timer } from 'rxjs'

export interface BackoffOptions {
  readonly firstMs: number
  readonly capMs: number
  /** A number in [0, 1); a parameter, so that tests are deterministic. */
  readonly random: () => number
}

/**
 * The wait before retry `attempt` (from 1): exponential with a cap, and random in the upper half, so that
 * many clients that were disconnected together do not reconnect together.
 */
export function backoffMs(attempt: number, { firstMs, capMs, random }: BackoffOptions): number {
  const full = Math.min(capMs, firstMs * 2 ** Math.min(Math.max(attempt, 1) - 1, 30))
  return Math.round(full / 2 + (full / 2) * random())
}

export interface RetryOptions extends BackoffOptions {
  /** The most attempts, including the first. */
  readonly tries: number
  readonly retryable: (error: unknown) => boolean
}

/** Retries a failed read. Never use it for a request that moves money. */
export function retryBackoff<T>(options: RetryOptions): MonoTypeOperatorFunction<T> {
  return retry<T>({
    delay: (error: unknown, attempt) =>
      attempt < options.tries && options.retryable(error)
        ? timer(backoffMs(attempt, options))
        : throwError(() => error),
  })
}
