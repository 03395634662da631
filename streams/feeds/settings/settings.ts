import * as v from 'valibot'
import { LIST_SORTS } from '../../domain/menu.ts'
import { ODDS_FORMATS } from '../../domain/odds.ts'
import { ACCEPTANCE_MODES } from '../../domain/order.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { KeyValue } from '../../ports/storage.ts'

/** Allowed values of each setting; the first is the default. Anything else stored is ignored. */
export const SETTING_OPTIONS = {
  theme: ['dark', 'light'],
  fontSize: ['default', 'enlarge'],
  /** The colours of the page and of what can be pressed. */
  skin: ['blue', 'plum', 'teal'],
  language: ['CMN', 'ZHO', 'ENGLISH'],
  oddsFormat: ODDS_FORMATS,
  /** The order of lists; see `LIST_SORTS`. */
  sort: LIST_SORTS,
  currency: ['RMB', 'USDT'],
  acceptance: ACCEPTANCE_MODES,
  /** How the slip's main button is used. */
  betBy: ['tap', 'slide'],
  trend: ['east', 'west'],
  /** How often the member is reminded of time and result, minutes. */
  remind: ['off', '15', '30', '60'],
  /** Whether settled and returned bets, and goals in matches with an open bet, are told on every screen. */
  betNews: ['on', 'off'],
  goalNews: ['on', 'off'],
} as const

type Options = typeof SETTING_OPTIONS

export type SettingName = keyof Options

/** The member's settings on this device. */
export type Settings = { readonly [K in SettingName]: Options[K][number] }

const KEY = 'touchline.settings'

const stored = v.object({
  theme: v.fallback(v.picklist(SETTING_OPTIONS.theme), 'dark'),
  fontSize: v.fallback(v.picklist(SETTING_OPTIONS.fontSize), 'default'),
  skin: v.fallback(v.picklist(SETTING_OPTIONS.skin), 'blue'),
  language: v.fallback(v.picklist(SETTING_OPTIONS.language), 'CMN'),
  oddsFormat: v.fallback(v.picklist(SETTING_OPTIONS.oddsFormat), 'europe'),
  sort: v.fallback(v.picklist(SETTING_OPTIONS.sort), 'hot'),
  currency: v.fallback(v.picklist(SETTING_OPTIONS.currency), 'RMB'),
  acceptance: v.fallback(v.picklist(SETTING_OPTIONS.acceptance), 'none'),
  betBy: v.fallback(v.picklist(SETTING_OPTIONS.betBy), 'tap'),
  trend: v.fallback(v.picklist(SETTING_OPTIONS.trend), 'east'),
  remind: v.fallback(v.picklist(SETTING_OPTIONS.remind), 'off'),
  betNews: v.fallback(v.picklist(SETTING_OPTIONS.betNews), 'on'),
  goalNews: v.fallback(v.picklist(SETTING_OPTIONS.goalNews), 'on'),
})

export interface SettingsFeed {
  readonly settings$: State$<Settings>
  change<K extends SettingName>(name: K, value: Settings[K]): void
  /** Applies choices from elsewhere. */
  adopt(news: Partial<Settings>): void
}

/**
 * Settings stored on the device; each change is written immediately.
 *
 * @param preferred language and theme of the device; used if no settings are stored.
 */
export function createSettings(
  scope: Scope,
  device: KeyValue,
  preferred: Partial<Pick<Settings, 'language' | 'theme'>> = {},
): SettingsFeed {
  const kept = device.get(KEY)
  const read = kept === null ? preferred : parseJson(kept)
  const initial: Settings = v.parse(stored, typeof read === 'object' && read !== null ? read : {})
  const held = scope.cell<Settings>(initial)
  const put = (news: Partial<Settings>): void => {
    held.update((settings) => ({ ...settings, ...news }))
    device.set(KEY, JSON.stringify(held.state$.value))
  }
  return {
    settings$: held.state$,
    change: (name, value) => {
      put({ [name]: value })
    },
    adopt: put,
  }
}
