/** Success or a described failure, as a value. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error }
}

/** The result with its value changed; a failure stays as it is. */
export function mapResult<A, B, E>(result: Result<A, E>, change: (value: A) => B): Result<B, E> {
  return result.ok ? ok(change(result.value)) : result
}
