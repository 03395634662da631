import { concatMap, filter, map, Subject, take, takeUntil, tap } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import { combineStates } from '../kernel/combineStates.ts'
import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import type { Call } from '../venues/call.ts'
import { type PollConditions, polledFeed$ } from './polledFeed.ts'
import { feedTimes } from './times.ts'

/** Settings that the platform keeps. */
export interface ServerSettings<S extends object> {
  /** With the changes that are being saved; the defaults until they are read. */
  readonly settings$: State$<S>
  /** Whether the platform has answered; until then `settings$` has the defaults, which the member may have changed. */
  readonly known$: State$<boolean>
  /** Shows a change at once and saves it; one that is not saved is taken back. What is so already is not saved. */
  change(change: Partial<S>): void
}

interface SettingsDeps<S> {
  readonly read: () => Call<S>
  /** Answers all settings. */
  readonly save: (change: Partial<S>) => Call<S>
  readonly defaults: S
  readonly conditions: PollConditions
  readonly onNotSaved: (failure: Failure) => void
}

export function createServerSettings<S extends object>(
  scope: Scope,
  { read, save, defaults, conditions, onNotSaved }: SettingsDeps<S>,
): ServerSettings<S> {
  const told = scope.cell<S>(defaults)
  const known = scope.cell(false)
  const tell = (settings: S): void => {
    told.set(settings)
    known.set(true)
  }
  /** Changes without an answer, the oldest first. */
  const pending = scope.cell<readonly Partial<S>[]>([])
  const changes$ = new Subject<Partial<S>>()
  const saved$ = new Subject<null>()
  const settings$ = combineStates(
    { told: told.state$, pending: pending.state$ },
    ({ told: reported, pending: all }): S =>
      all.reduce<S>((before, change) => ({ ...before, ...change }), reported),
    sameSettings,
  )
  scope.onEnd(() => {
    changes$.complete()
    saved$.complete()
  })
  scope.run(
    polledFeed$(read, { everyMs: feedTimes.earlyEveryMs, conditions }).pipe(
      map(({ value }) => value),
      filter((value) => value !== undefined),
      take(1),
      tap(tell),
      // A save answers all settings, and a reading from before it would take the change back.
      takeUntil(saved$),
    ),
  )
  // One after the other, so that an answer never takes a later change back.
  scope.run(
    changes$.pipe(
      concatMap((change) =>
        save(change).pipe(
          tap((result) => {
            pending.update((all) => all.filter((each) => each !== change))
            if (!result.ok) {
              onNotSaved(result.error)
              return
            }
            saved$.next(null)
            tell(result.value)
          }),
        ),
      ),
    ),
  )
  return {
    settings$,
    known$: known.state$,
    change: (change) => {
      if (sameSettings(settings$.value, { ...settings$.value, ...change })) return
      pending.update((all) => [...all, change])
      changes$.next(change)
    },
  }
}

function sameSettings<S extends object>(one: S, other: S): boolean {
  const names = Object.keys(one) as (keyof S)[]
  return names.every((name) => Object.is(one[name], other[name]))
}
