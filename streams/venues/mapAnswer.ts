import { map, type OperatorFunction } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import { ok, type Result } from '../domain/result.ts'
import type { Dated } from './call.ts'

/** Maps the value of a successful answer; `project` also gets the venue's time of it, ms. */
export function mapValue<A, B>(
  project: (value: A, at: number) => B,
): OperatorFunction<Result<Dated<A>, Failure>, Result<B, Failure>> {
  return map((result) => (result.ok ? ok(project(result.value.value, result.value.at)) : result))
}

/** Like `mapValue`, and keeps the time. */
export function mapDated<A, B>(
  project: (value: A, at: number) => B,
): OperatorFunction<Result<Dated<A>, Failure>, Result<Dated<B>, Failure>> {
  return mapValue((value, at) => ({ value: project(value, at), at }))
}
