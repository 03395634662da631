import { EMPTY, type Observable, tap } from 'rxjs'
import type { SportsBook } from '../../venues/sportsBook.ts'
import type { AfterFirstList } from '../../link/firstListGate.ts'
import type { SlipMachine } from './slipMachine.ts'

/** Updates the match names of a stored slip, because the language may have changed. */
export function legNames$(
  slip: Pick<SlipMachine, 'matchIds$' | 'rename'>,
  sports: Pick<SportsBook, 'refresh'>,
  afterFirstList$: AfterFirstList,
): Observable<unknown> {
  return afterFirstList$(() => {
    const ids = slip.matchIds$.value
    return ids.length === 0 ? EMPTY : sports.refresh(ids)
  }).pipe(
    tap((result) => {
      if (result.ok) slip.rename(result.value.value.map(({ match }) => match))
    }),
  )
}
