import * as v from 'valibot'
import { areQuickStakes, type QuickStakes } from '../../domain/quickStakes.ts'
import type { Currency } from '../../domain/money.ts'
import { LIST_SORTS } from '../../domain/menu.ts'
import { ODDS_FORMATS } from '../../domain/odds.ts'
import { ACCEPTANCE_SETTINGS } from '../../domain/order.ts'
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
  acceptance: ACCEPTANCE_SETTINGS,
  /** How the slip's main button is used. */
  betBy: ['tap', 'slide'],
  /** How much a list row and the slip show: every column, or one market in words, with explanations. */
  layout: ['full', 'beginner'],
  trend: ['east', 'west'],
  /** How often the member is reminded of time and result, minutes. */
  remind: ['off', '15', '30', '60'],
  /** Whether every screen shows notices of settled and returned bets, and of goals in matches with an open bet. */
  betNews: ['on', 'off'],
  goalNews: ['on', 'off'],
  /** Whether a sheet opens when a followed anchor or a favourite match goes live. */
  liveNews: ['on', 'off'],
} as const

type Options = typeof SETTING_OPTIONS

export type SettingName = keyof Options

/** The member's settings on this device. */
export type Settings = { readonly [K in SettingName]: Options[K][number] } & {
  readonly quickStakes: QuickStakes
}

const KEY = 'touchline.settings'

const NO_QUICK_STAKES: QuickStakes = { RMB: null, USDT: null }

const someQuickStakes = v.nullable(v.custom<readonly number[]>(areQuickStakes))
const quickStakesOf = v.object({ RMB: someQuickStakes, USDT: someQuickStakes })

const stored = v.object({
  quickStakes: v.fallback(quickStakesOf, NO_QUICK_STAKES),
  theme: v.fallback(v.picklist(SETTING_OPTIONS.theme), 'dark'),
  fontSize: v.fallback(v.picklist(SETTING_OPTIONS.fontSize), 'default'),
  skin: v.fallback(v.picklist(SETTING_OPTIONS.skin), 'blue'),
  language: v.fallback(v.picklist(SETTING_OPTIONS.language), 'CMN'),
  oddsFormat: v.fallback(v.picklist(SETTING_OPTIONS.oddsFormat), 'europe'),
  sort: v.fallback(v.picklist(SETTING_OPTIONS.sort), 'hot'),
  currency: v.fallback(v.picklist(SETTING_OPTIONS.currency), 'RMB'),
  acceptance: v.fallback(v.picklist(SETTING_OPTIONS.acceptance), 'none'),
  betBy: v.fallback(v.picklist(SETTING_OPTIONS.betBy), 'tap'),
  layout: v.fallback(v.picklist(SETTING_OPTIONS.layout), 'full'),
  trend: v.fallback(v.picklist(SETTING_OPTIONS.trend), 'east'),
  remind: v.fallback(v.picklist(SETTING_OPTIONS.remind), 'off'),
  betNews: v.fallback(v.picklist(SETTING_OPTIONS.betNews), 'on'),
  goalNews: v.fallback(v.picklist(SETTING_OPTIONS.goalNews), 'on'),
  liveNews: v.fallback(v.picklist(SETTING_OPTIONS.liveNews), 'on'),
})

export interface SettingsFeed {
  readonly settings$: State$<Settings>
  /** @throws RangeError for a value that is not an option of the setting. */
  change<K extends SettingName>(name: K, value: Settings[K]): void
  /**
   * Sets the quick stakes in a currency; `null` for those of the venue.
   *
   * @throws RangeError for anything but one to six different whole numbers of units.
   */
  setQuickStakes(currency: Currency, stakes: readonly number[] | null): void
  /** Applies choices from elsewhere; invalid values are ignored. */
  adopt(news: Partial<Settings>): void
}

/** The part of a change that consists of options. */
function allowedIn(news: Partial<Settings>): Partial<Settings> {
  return Object.fromEntries(Object.entries(news).filter(([name, value]) => isOption(name, value)))
}

/** The first invalid value, in the form `name=value`; `null` if all are valid. */
function refusedIn(news: Readonly<Record<string, unknown>>): string | null {
  const refused = Object.entries(news).find(([name, value]) => !isOption(name, value))
  return refused === undefined ? null : `${refused[0]}=${String(refused[1])}`
}

function isOption(name: string, value: unknown): boolean {
  if (name === 'quickStakes') return v.is(quickStakesOf, value)
  const options: Readonly<Record<string, readonly unknown[]>> = SETTING_OPTIONS
  return Object.hasOwn(options, name) && options[name]?.includes(value) === true
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
      const refused = refusedIn({ [name]: value })
      if (refused !== null) throw new RangeError(`not a setting: ${refused}`)
      put({ [name]: value })
    },
    setQuickStakes: (currency, stakes) => {
      if (stakes !== null && !areQuickStakes(stakes)) throw new RangeError('not quick stakes')
      put({ quickStakes: { ...held.state$.value.quickStakes, [currency]: stakes } })
    },
    adopt: (news) => {
      put(allowedIn(news))
    },
  }
}
