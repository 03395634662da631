import { concatMap, map, type Observable, Subject, tap } from 'rxjs'
import { type CasinoSettings, DEFAULT_SETTINGS } from '../../domain/casino/settings.ts'
import type { Failure } from '../../domain/failure.ts'
import { ok, type Result } from '../../domain/result.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { PollConditions } from '../polledFeed.ts'
import { createServerSettings, type ServerSettings } from '../serverSettings.ts'
import type { CasinoCalls, UserInfo } from './casinoCalls.ts'

/** The settings of the casino, and what the platform sends with them. */
export interface CasinoSettingsFeed extends ServerSettings<CasinoSettings> {
  /** The tables at which the member has bet, the latest first. */
  readonly history$: State$<readonly string[]>
  /** Reads the tables of the history again. */
  refresh(): void
}

interface SettingsDeps {
  readonly calls: Pick<CasinoCalls, 'userInfo' | 'saveSettings'>
  readonly conditions: PollConditions
  readonly onNotSaved: (failure: Failure) => void
}

export function createCasinoSettings(
  scope: Scope,
  { calls, conditions, onNotSaved }: SettingsDeps,
): CasinoSettingsFeed {
  const history = scope.cell<readonly string[]>([])
  const settingsOf = (info$: Observable<Result<UserInfo, Failure>>) =>
    info$.pipe(
      tap((result) => {
        if (result.ok) history.set(result.value.history)
      }),
      map((result) => (result.ok ? ok(result.value.settings) : result)),
    )
  const again$ = new Subject<null>()
  scope.onEnd(() => {
    again$.complete()
  })
  scope.run(again$.pipe(concatMap(() => settingsOf(calls.userInfo()))))
  return {
    ...createServerSettings<CasinoSettings>(scope, {
      read: () => settingsOf(calls.userInfo()),
      save: (change) => settingsOf(calls.saveSettings(change)),
      defaults: DEFAULT_SETTINGS,
      conditions,
      onNotSaved,
    }),
    history$: history.state$,
    refresh: () => {
      again$.next(null)
    },
  }
}
