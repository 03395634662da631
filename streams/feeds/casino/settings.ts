import { concatMap, filter, map, type Observable, Subject, take, tap } from 'rxjs'
import { type CasinoSettings, DEFAULT_SETTINGS } from '../../domain/casino/settings.ts'
import type { Failure } from '../../domain/failure.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { Scope } from '../../kernel/scope.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'
import type { CasinoCalls, UserInfo } from './casinoCalls.ts'

/** The settings of the casino, which the platform keeps. */
export interface CasinoSettingsFeed {
  /** With the changes that are being saved; the defaults until they are read. */
  readonly settings$: State$<CasinoSettings>
  /** The tables at which the member has bet, the latest first. */
  readonly history$: State$<readonly string[]>
  /** Shows a change at once and saves it; one that is not saved is taken back. */
  change<Name extends keyof CasinoSettings>(name: Name, value: CasinoSettings[Name]): void
  /** Reads them again, such as the tables of the history. */
  refresh(): void
}

interface SettingsDeps {
  readonly calls: Pick<CasinoCalls, 'userInfo' | 'saveSettings'>
  readonly conditions: PollConditions
  readonly onNotSaved: (failure: Failure) => void
}

const NOTHING: UserInfo = { settings: DEFAULT_SETTINGS, history: [] }

type Change = Partial<CasinoSettings>

export function createCasinoSettings(
  scope: Scope,
  { calls, conditions, onNotSaved }: SettingsDeps,
): CasinoSettingsFeed {
  const told = scope.cell<UserInfo>(NOTHING)
  /** Changes without an answer, the oldest first. */
  const pending = scope.cell<readonly Change[]>([])
  const changes$ = new Subject<Change>()
  const again$ = new Subject<null>()
  scope.onEnd(() => {
    changes$.complete()
    again$.complete()
  })
  scope.run(firstAnswer$(calls, conditions).pipe(tap(told.set)))
  scope.run(
    again$.pipe(
      concatMap(() => calls.userInfo()),
      tap((result) => {
        if (result.ok) told.set(result.value)
      }),
    ),
  )
  // One after the other, so that an answer never takes a later change back.
  scope.run(
    changes$.pipe(
      concatMap((change) =>
        calls.saveSettings(change).pipe(
          tap((result) => {
            pending.update((all) => all.filter((each) => each !== change))
            if (result.ok) told.set(result.value)
            else onNotSaved(result.error)
          }),
        ),
      ),
    ),
  )
  return {
    settings$: combineStates(
      { told: told.state$, pending: pending.state$ },
      ({ told: { settings }, pending: all }): CasinoSettings =>
        all.reduce<CasinoSettings>((before, change) => ({ ...before, ...change }), settings),
      sameSettings,
    ),
    history$: mapState(told.state$, ({ history }) => history),
    change: (name, value) => {
      const change: Change = { [name]: value }
      pending.update((all) => [...all, change])
      changes$.next(change)
    },
    refresh: () => {
      again$.next(null)
    },
  }
}

/** Asks until there is an answer. */
function firstAnswer$(
  calls: Pick<CasinoCalls, 'userInfo'>,
  conditions: PollConditions,
): Observable<UserInfo> {
  return polledFeed$(() => calls.userInfo(), { everyMs: feedTimes.earlyEveryMs, conditions }).pipe(
    map(({ value }) => value),
    filter((value) => value !== undefined),
    take(1),
  )
}

function sameSettings(one: CasinoSettings, other: CasinoSettings): boolean {
  const names = Object.keys(one) as (keyof CasinoSettings)[]
  return names.every((name) => one[name] === other[name])
}
