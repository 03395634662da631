import {
  concatMap,
  debounceTime,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  type Observable,
  skip,
  switchMap,
  tap,
  timer,
} from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Link } from '../../link/createLink.ts'
import type { KeyValue } from '../../ports/storage.ts'
import type { Call } from '../../venues/call.ts'
import type { ChosenPreferences, VenuePreferences } from '../../venues/preferences.ts'
import { sitePaths } from '../../wire/site/paths.ts'
import { type Preferences, preferences } from '../../wire/site/preferences.ts'
import { fromPreferences, KEPT_SETTINGS, type KeptSettings, toPreferences } from './preferenceCodes.ts'
import type { SettingsFeed } from './settings.ts'

interface KeptSettingsDeps {
  readonly memberId: string
  readonly settings: SettingsFeed
  readonly device: KeyValue
  readonly link: Pick<Link, 'call'>
  /** What the present venue keeps of the settings; `null` for a venue that keeps none. */
  readonly venueCopy$: State$<VenueCopy | null>
  /** Shows the member a notice with a text of the client. */
  readonly say: (textKey: string) => void
  readonly serverNow: () => number
}

/** The settings that a venue stores too. */
export interface VenueCopy {
  /** Emits them once they are loaded. */
  readonly loaded$: Observable<Pick<VenuePreferences, 'oddsFormat' | 'acceptance'>>
  save(chosen: ChosenPreferences): Call<null>
}

/** Choices in quick succession are saved together. */
const SETTLE_MS = 1000

/** Delayed, because no screen shows it and the list has priority. */
const AFTER_LIST_MS = 500

const READ = {
  path: sitePaths.getPreferences,
  body: {},
  data: preferences,
  kind: 'read',
  retries: 3,
} as const
const SAVE = { path: sitePaths.savePreferences, data: preferences, kind: 'write' } as const

const KEY = 'touchline.settingsAt.'
/** The member to whom the settings on the device belong. */
const MEMBER_KEY = 'touchline.settingsOf'

/** The member to whom the settings on the device belong; `null` if nobody has signed in here. */
export function settingsOwner(device: KeyValue): string | null {
  return device.get(MEMBER_KEY)
}

/**
 * Stores the member's settings at the site, so that other devices have them, and odds format and acceptance
 * mode at the venue. The latest choice wins, by platform time. The device stores each choice first: what
 * could not be saved at the site is saved with the next change or at the next start, and the member is notified.
 */
export function keepSettings(
  scope: Scope,
  deps: KeptSettingsDeps,
  { settleMs = SETTLE_MS, afterMs = AFTER_LIST_MS } = {},
): void {
  const { settings, device, serverNow } = deps
  const key = KEY + deps.memberId
  const last = settingsOwner(device)
  // If another member has used the device, its settings are not this member's choice.
  let chosenAt = last === null || last === deps.memberId ? Number(device.get(key)) || 0 : 0
  device.set(MEMBER_KEY, deps.memberId)
  let known = keptOf(settings)

  const date = (at: number): void => {
    chosenAt = at
    device.set(key, String(at))
  }
  const adopt = (news: Partial<KeptSettings>, at: number): void => {
    date(at)
    known = { ...known, ...news }
    settings.adopt(news)
  }
  const choose = (now: KeptSettings): void => {
    known = now
    // Later than the previous choice, even if the clock was set back.
    date(Math.max(serverNow(), chosenAt + 1))
  }
  const take = (result: Result<Preferences, Failure>): void => {
    if (!result.ok) return
    const at = result.value.changedAt ?? 0
    if (at > chosenAt) adopt(fromPreferences(result.value), at)
  }
  const save = (): Observable<unknown> => {
    const sentAt = chosenAt
    return merge(
      deps.link.call({ ...SAVE, body: toPreferences(known, sentAt) }).pipe(
        tap((result) => {
          take(result)
          // The site's time of the choice, because this device's clock may be ahead.
          if (result.ok && chosenAt === sentAt) date(result.value.changedAt ?? sentAt)
          if (!result.ok) deps.say('settings.notSaved')
        }),
      ),
      deps.venueCopy$.value?.save({ oddsFormat: known.oddsFormat, acceptance: known.acceptance }) ?? EMPTY,
    )
  }

  const onEntry$ = timer(afterMs).pipe(
    switchMap(() => deps.link.call(READ)),
    tap(take),
    concatMap((result) => (result.ok && (result.value.changedAt ?? 0) < chosenAt ? save() : EMPTY)),
  )
  const fromVenue$ = deps.venueCopy$.pipe(
    switchMap((copy) => copy?.loaded$ ?? EMPTY),
    // The site stores more than the venue. This is for a member for whom neither the site nor the device has
    // settings.
    filter(() => chosenAt === 0),
    tap(({ oddsFormat, acceptance }) => {
      const news = {
        ...(oddsFormat === null ? {} : { oddsFormat }),
        ...(acceptance === null ? {} : { acceptance }),
      }
      known = { ...known, ...news }
      settings.adopt(news)
    }),
  )
  const changes$ = settings.settings$.pipe(
    map(() => keptOf(settings)),
    distinctUntilChanged(same),
    skip(1),
    filter((kept) => !same(kept, known)),
    tap(choose),
    debounceTime(settleMs),
    concatMap(save),
  )
  scope.run(merge(onEntry$, fromVenue$, changes$))
  // A choice that was made just before the scope ends is saved by the next scope.
  scope.onEnd(() => {
    const kept = keptOf(settings)
    if (!same(kept, known)) choose(kept)
  })
}

function keptOf({ settings$ }: SettingsFeed): KeptSettings {
  const { theme, fontSize, skin, language, sort, currency, ...ofBets } = settings$.value
  const { oddsFormat, acceptance, betBy, layout, quickStakes } = ofBets
  return {
    ...{ theme, fontSize, skin, language, sort, currency },
    ...{ oddsFormat, acceptance, betBy, layout, quickStakes },
  }
}

function same(one: KeptSettings, other: KeptSettings): boolean {
  return KEPT_SETTINGS.every((name) => one[name] === other[name])
}
