import { CURRENCY_IDS } from '../../domain/money.ts'
import type { Preferences, PreferencesChange } from '../../wire/site/preferences.ts'
import type { Settings } from './settings.ts'

const ODDS_TYPES = { europe: 1, hk: 2, malay: 3, british: 4, american: 5, indonesian: 6 } as const
const BET_MODES = { none: 0, better: 1, any: 2, ask: 3 } as const
const BET_OPERATION_MODES = { tap: 'click', slide: 'slide' } as const
const THEME_SKINS = { blue: 0, plum: 1, teal: 2 } as const
const BEGINNER = { full: 0, beginner: 1 } as const
const FONT_SIZES = { default: 'normal', enlarge: 'large' } as const

/** The settings that are stored at the site. */
export const KEPT_SETTINGS = [
  'theme',
  'fontSize',
  'skin',
  'language',
  'oddsFormat',
  'acceptance',
  'betBy',
  'layout',
  'quickStakes',
  'sort',
  'currency',
] as const

export type KeptSettings = Pick<Settings, (typeof KEPT_SETTINGS)[number]>

/** The settings in the site's codes. */
export function toPreferences(settings: KeptSettings, changedAt: number): PreferencesChange {
  return {
    theme: settings.theme,
    language: settings.language,
    oddsType: ODDS_TYPES[settings.oddsFormat],
    betMode: BET_MODES[settings.acceptance],
    betOperationMode: BET_OPERATION_MODES[settings.betBy],
    themeSkin: THEME_SKINS[settings.skin],
    beginner: BEGINNER[settings.layout],
    fontSize: FONT_SIZES[settings.fontSize],
    quickStakes: { 1: settings.quickStakes.RMB, 200: settings.quickStakes.USDT },
    sort: settings.sort,
    currency: CURRENCY_IDS[settings.currency],
    changedAt,
  }
}

/** The site's settings in our types; settings without a choice are left out. */
export function fromPreferences(kept: Preferences): Partial<KeptSettings> {
  const oddsFormat = nameOf(ODDS_TYPES, kept.oddsType)
  const acceptance = nameOf(BET_MODES, kept.betMode)
  const betBy = nameOf(BET_OPERATION_MODES, kept.betOperationMode)
  const skin = nameOf(THEME_SKINS, kept.themeSkin)
  const layout = nameOf(BEGINNER, kept.beginner)
  const fontSize = nameOf(FONT_SIZES, kept.fontSize)
  const currency = nameOf(CURRENCY_IDS, kept.currency)
  return {
    ...(kept.theme === null ? {} : { theme: kept.theme }),
    ...(kept.language === null ? {} : { language: kept.language }),
    ...(oddsFormat === null ? {} : { oddsFormat }),
    ...(acceptance === null ? {} : { acceptance }),
    ...(betBy === null ? {} : { betBy }),
    ...(skin === null ? {} : { skin }),
    ...(layout === null ? {} : { layout }),
    ...(kept.quickStakes === null
      ? {}
      : { quickStakes: { RMB: kept.quickStakes[1], USDT: kept.quickStakes[200] } }),
    ...(fontSize === null ? {} : { fontSize }),
    ...(kept.sort === null ? {} : { sort: kept.sort }),
    ...(currency === null ? {} : { currency }),
  }
}

function nameOf<T extends Readonly<Record<string, unknown>>>(
  codes: T,
  code: unknown,
): (keyof T & string) | null {
  return Object.keys(codes).find((name) => codes[name] === code) ?? null
}
