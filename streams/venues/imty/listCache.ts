import { map, type Observable, of, switchMap, tap } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { ListedMatch, MatchQuery } from '../../domain/menu.ts'
import { ok, type Result } from '../../domain/result.ts'
import type { Call, Dated } from '../call.ts'
import type { Ask } from './call.ts'
import {
  askChanges$,
  askWhole$,
  type ListChange,
  type ListFields,
  listFields,
  type WholeList,
} from './lists.ts'
import { matchIdOf, readListed, type TimedEvent } from './map/event.ts'

/** A list as it was last answered. */
interface Kept {
  readonly list: WholeList
  /** When it was last asked for as a whole, local ms. */
  readonly wholeAt: number
}

export interface ListCache {
  /** A list with row markets. Lists that are polled often are asked for by their changes. */
  matches(query: MatchQuery, serverNow: number): Call<Dated<readonly ListedMatch[]>>
  /** The next request for each list is for the whole list: a changed favourite is not part of the deltas. */
  forget(): void
}

/** A list is asked for as a whole this often, ms. */
export const WHOLE_EVERY_MS = 60_000
/** How many lists are kept. */
const MOST_LISTS = 4

type Answer = Result<Dated<readonly ListedMatch[]>, Failure>

/** Applies the deltas of lists to their last whole answers (docs/venues/imty.md, 3.1, *Deltas*). */
export function createListCache(ask: Ask, now: () => number): ListCache {
  const lists = new Map<string, Kept>()
  const keep = (key: string, kept: Kept): void => {
    lists.delete(key)
    lists.set(key, kept)
    const [oldest] = lists.keys()
    if (lists.size > MOST_LISTS && oldest !== undefined) lists.delete(oldest)
  }
  const read = ({ value, at }: Dated<WholeList>): Answer => ok({ value: readListed(value.events, at), at })

  const whole$ = (key: string, path: string, fields: ListFields): Observable<Answer> =>
    askWhole$(ask, path, fields).pipe(
      tap((result) => {
        if (result.ok && result.value.value.delta !== '') {
          keep(key, { list: result.value.value, wholeAt: now() })
        } else lists.delete(key)
      }),
      map((result) => (result.ok ? read(result.value) : result)),
    )

  return {
    matches(query, serverNow) {
      const { path, fields } = listFields(query, serverNow)
      const key = JSON.stringify([path, fields])
      const kept = lists.get(key)
      const isFresh = kept !== undefined && now() - kept.wholeAt < WHOLE_EVERY_MS
      if (query.betType === 'early' || !isFresh) return whole$(key, path, fields)
      return askChanges$(ask, path, fields, kept.list.delta).pipe(
        switchMap((result): Observable<Answer> => {
          if (!result.ok) return isUnusable(result.error) ? whole$(key, path, fields) : of(result)
          const { value, at } = result.value
          const list = { events: changed(kept.list.events, value.changes), delta: value.delta }
          if (lists.get(key) === kept) keep(key, { list, wholeAt: kept.wholeAt })
          return of(read({ value: list, at }))
        }),
      )
    },
    forget: () => {
      lists.clear()
    },
  }
}

/** The delta is too old, or its answer cannot be read. */
function isUnusable(failure: Failure): boolean {
  return failure.type === 'refusal' ? failure.reason === 'deltaTooOld' : failure.kind === 'badData'
}

/** Events are put in place of those with the same id; what takes a match away takes its siblings too. */
function changed(events: readonly TimedEvent[], changes: readonly ListChange[]): readonly TimedEvent[] {
  const byId = new Map(events.map((timed) => [timed.event.EventId, timed]))
  for (const change of changes) {
    if (typeof change !== 'string') {
      byId.set(change.event.EventId, change)
      continue
    }
    byId.delete(change)
    for (const [id, { event }] of byId) if (matchIdOf(event) === change) byId.delete(id)
  }
  return [...byId.values()]
}
