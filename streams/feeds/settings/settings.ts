import * as v from 'valibot'
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
  language: ['CMN', 'ZHO', 'ENGLISH'],
  oddsFormat: ODDS_FORMATS,
  sort: ['league', 'time'],
  currency: ['RMB', 'USDT'],
  acceptance: ACCEPTANCE_MODES,
  trend: ['east', 'west'],
} as const

type Options = typeof SETTING_OPTIONS

export type SettingName = keyof Options

/** What the member has chosen on this device. */
export type Settings = { readonly [K in SettingName]: Options[K][number] }

const KEY = 'touchline.settings'

const stored = v.object({
  theme: v.fallback(v.picklist(SETTING_OPTIONS.theme), 'dark'),
  fontSize: v.fallback(v.picklist(SETTING_OPTIONS.fontSize), 'default'),
  language: v.fallback(v.picklist(SETTING_OPTIONS.language), 'CMN'),
  oddsFormat: v.fallback(v.picklist(SETTING_OPTIONS.oddsFormat), 'europe'),
  sort: v.fallback(v.picklist(SETTING_OPTIONS.sort), 'league'),
  currency: v.fallback(v.picklist(SETTING_OPTIONS.currency), 'RMB'),
  acceptance: v.fallback(v.picklist(SETTING_OPTIONS.acceptance), 'none'),
  trend: v.fallback(v.picklist(SETTING_OPTIONS.trend), 'east'),
})

export interface SettingsFeed {
  readonly settings$: State$<Settings>
  change<K extends SettingName>(name: K, value: Settings[K]): void
}

/** Settings from the device; each change is written at once. */
export function createSettings(scope: Scope, device: KeyValue): SettingsFeed {
  const read = parseJson(device.get(KEY))
  const initial: Settings = v.parse(stored, typeof read === 'object' && read !== null ? read : {})
  const held = scope.cell<Settings>(initial)
  return {
    settings$: held.state$,
    change: (name, value) => {
      held.update((settings) => ({ ...settings, [name]: value }))
      device.set(KEY, JSON.stringify(held.state$.value))
    },
  }
}
