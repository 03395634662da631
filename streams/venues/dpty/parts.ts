import type { Failure } from '../../domain/failure.ts'
import { ok, type Result } from '../../domain/result.ts'

/** The parts of a list as one; it fails if one of them fails. */
export function joined<T>(parts: readonly Result<readonly T[], Failure>[]): Result<readonly T[], Failure> {
  return parts.reduce((one, other) => {
    if (!one.ok) return one
    return other.ok ? ok([...one.value, ...other.value]) : other
  }, ok<readonly T[]>([]))
}
