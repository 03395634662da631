import { TABLE_TYPES, type TableType } from './tables.ts'

/** The settings of the casino by name (docs/games/casino.md, 5). */
export interface CasinoSettings {
  readonly sound: 0 | 1
  readonly language: VoiceLanguage
  /** Volumes are from 0 to 100. */
  readonly gameVoiceVolume: number
  readonly gameEffectVolume: number
  readonly onSiteVolume: number
  /** 1 shows the live scene. */
  readonly videoEnable: 0 | 1
  /** With 1, what lies on the spots is sent one second after the last tap. */
  readonly fastBet: 0 | 1
  readonly baccaratType: TableType
  /** Which bet banker is in multi-table play at types 0 and 1: with 0, 3001; with 1, 3031, without commission. */
  readonly multiTableFreeCharge: 0 | 1
}

/** 1 Mandarin, 2 Mandarin (celebrity voice), 3 English, 4 Vietnamese, 5 Thai. */
export type VoiceLanguage = 1 | 2 | 3 | 4 | 5

export type CasinoSetting = keyof CasinoSettings

export const DEFAULT_SETTINGS: CasinoSettings = {
  sound: 1,
  language: 2,
  gameVoiceVolume: 100,
  gameEffectVolume: 100,
  onSiteVolume: 100,
  videoEnable: 1,
  fastBet: 1,
  baccaratType: 0,
  multiTableFreeCharge: 1,
}

/** The remote code of each setting. */
export const REMOTE_CODES: Readonly<Record<CasinoSetting, string>> = {
  sound: '1-33-6',
  language: '1-2-6',
  gameVoiceVolume: '1-5-2',
  gameEffectVolume: '1-6-2',
  onSiteVolume: '1-7-2',
  videoEnable: '1-4-6',
  fastBet: '1-8-6',
  baccaratType: '5-24-6',
  multiTableFreeCharge: '3-15-6',
}

type Readers = { readonly [Name in CasinoSetting]: (value: number) => CasinoSettings[Name] | null }

function oneOf<T extends number>(values: readonly T[]): (value: number) => T | null {
  return (value) => values.find((known) => known === value) ?? null
}

const LOUDEST = 100

function volume(value: number): number | null {
  if (!Number.isInteger(value) || value < 0 || value > LOUDEST) return null
  // -0 passes the comparisons; its text is '0', so it would not be read back as itself.
  return value === 0 ? 0 : value
}

const onOff = oneOf([0, 1])

const READERS: Readers = {
  sound: onOff,
  language: oneOf([1, 2, 3, 4, 5]),
  gameVoiceVolume: volume,
  gameEffectVolume: volume,
  onSiteVolume: volume,
  videoEnable: onOff,
  fastBet: onOff,
  baccaratType: oneOf(TABLE_TYPES),
  multiTableFreeCharge: onOff,
}

const SETTING_NAMES: readonly CasinoSetting[] = [
  'sound',
  'language',
  'gameVoiceVolume',
  'gameEffectVolume',
  'onSiteVolume',
  'videoEnable',
  'fastBet',
  'baccaratType',
  'multiTableFreeCharge',
]

/** A setting from what was stored or sent, a number or its digits; `null` for a value that it cannot have. */
export function readSetting<Name extends CasinoSetting>(
  name: Name,
  value: unknown,
): CasinoSettings[Name] | null {
  if (typeof value === 'number') return READERS[name](value)
  return typeof value === 'string' && /^\d{1,3}$/.test(value) ? READERS[name](Number(value)) : null
}

/** The setting of a remote code; `null` for an unknown one. */
export function settingOfCode(code: string): CasinoSetting | null {
  return SETTING_NAMES.find((name) => REMOTE_CODES[name] === code) ?? null
}

/** Settings by remote code; one that is missing or cannot have its value is the default. */
export function settingsFromRemote(values: Readonly<Record<string, unknown>>): CasinoSettings {
  const read = <Name extends CasinoSetting>(name: Name): CasinoSettings[Name] =>
    readSetting(name, values[REMOTE_CODES[name]]) ?? DEFAULT_SETTINGS[name]
  return {
    sound: read('sound'),
    language: read('language'),
    gameVoiceVolume: read('gameVoiceVolume'),
    gameEffectVolume: read('gameEffectVolume'),
    onSiteVolume: read('onSiteVolume'),
    videoEnable: read('videoEnable'),
    fastBet: read('fastBet'),
    baccaratType: read('baccaratType'),
    multiTableFreeCharge: read('multiTableFreeCharge'),
  }
}

/** Settings as text by remote code: all, or those that are to be changed. */
export function settingsToRemote(settings: Partial<CasinoSettings>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    SETTING_NAMES.flatMap((name) => {
      const value = settings[name]
      return value === undefined ? [] : [[REMOTE_CODES[name], String(value)]]
    }),
  )
}

const SUPER_SIX_TYPES: readonly TableType[] = [8, 2, 5]

/** Whether super six is shown. For one table, `baccaratType` is the type of the table and not the member's setting. */
export function isShowSuperSix({
  multiTableFreeCharge,
  baccaratType,
}: Pick<CasinoSettings, 'multiTableFreeCharge' | 'baccaratType'>): boolean {
  return multiTableFreeCharge === 1 || SUPER_SIX_TYPES.includes(baccaratType)
}
