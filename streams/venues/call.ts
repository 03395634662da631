import type { Observable } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import type { Result } from '../domain/result.ts'

/** Sends one request per subscription, emits one result and completes. Never errors. */
export type Call<T> = Observable<Result<T, Failure>>

/** A list or detail answer, read at the venue's time `at`, ms. */
export interface Dated<T> {
  readonly value: T
  readonly at: number
}
