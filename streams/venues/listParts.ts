import type { Failure } from '../domain/failure.ts'
import type { ListedMatch } from '../domain/menu.ts'
import { ok, type Result } from '../domain/result.ts'
import type { Dated } from './call.ts'

/** The answer for a part of a list. */
export type ListPart = Result<Dated<readonly ListedMatch[]>, Failure>

/**
 * Two parts as one, dated by the older. It fails if one part fails; a match that has moved to the next page is
 * listed once.
 */
export function joinParts(one: ListPart, other: ListPart): ListPart {
  if (!one.ok) return one
  if (!other.ok) return other
  const known = new Set(one.value.value.map(({ match }) => match.id))
  return ok({
    value: [...one.value.value, ...other.value.value.filter(({ match }) => !known.has(match.id))],
    at: Math.min(one.value.at, other.value.at),
  })
}

/** Items in groups of `size`, for calls that limit the number of ids. */
export function chunks<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
