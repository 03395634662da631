import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CasinoSettings,
  DEFAULT_SETTINGS,
  isShowSuperSix,
  readSetting,
  REMOTE_CODES,
  settingOfCode,
  settingsFromRemote,
  settingsToRemote,
} from '../../../../streams/domain/casino/settings.ts'
import { TABLE_TYPES } from '../../../../streams/domain/casino/tables.ts'

const volume = fc.integer({ min: 0, max: 100 })
const onOff = fc.constantFrom<0 | 1>(0, 1)
const anySettings: fc.Arbitrary<CasinoSettings> = fc.record({
  sound: onOff,
  language: fc.constantFrom(1, 2, 3, 4, 5),
  gameVoiceVolume: volume,
  gameEffectVolume: volume,
  onSiteVolume: volume,
  videoEnable: onOff,
  fastBet: onOff,
  baccaratType: fc.constantFrom(...TABLE_TYPES),
  multiTableFreeCharge: onOff,
})

describe('settings (docs/games/casino.md, 5)', () => {
  it('have the defaults and codes of the table', () => {
    expect(settingsToRemote(DEFAULT_SETTINGS)).toEqual({
      '1-33-6': '1',
      '1-2-6': '2',
      '1-5-2': '100',
      '1-6-2': '100',
      '1-7-2': '100',
      '1-4-6': '1',
      '1-8-6': '1',
      '5-24-6': '0',
      '3-15-6': '1',
    })
    expect(settingsFromRemote({})).toEqual(DEFAULT_SETTINGS)
  })

  it('come back as they were sent', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        expect(settingsFromRemote(settingsToRemote(settings))).toEqual(settings)
      }),
    )
  })

  it('send only what is changed', () => {
    expect(settingsToRemote({ fastBet: 0 })).toEqual({ '1-8-6': '0' })
  })

  it.each([
    ['sound', '2'],
    ['sound', ''],
    ['sound', ' 1'],
    ['sound', true],
    ['language', '0'],
    ['language', '6'],
    ['gameVoiceVolume', '101'],
    ['gameVoiceVolume', '-1'],
    ['gameEffectVolume', 0.5],
    ['onSiteVolume', '1e2'],
    ['baccaratType', '3'],
    ['baccaratType', null],
    ['multiTableFreeCharge', {}],
  ] as const)('%s cannot be %o', (name, value) => {
    expect(readSetting(name, value)).toBeNull()
    const read = settingsFromRemote({ [REMOTE_CODES[name]]: value })
    expect(read[name]).toBe(DEFAULT_SETTINGS[name])
  })

  it('reads a volume of -0 as 0', () => {
    expect(readSetting('gameVoiceVolume', -0)).toBe(0)
  })

  it('is whole whatever is stored', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.values(REMOTE_CODES)), fc.anything()), (values) => {
        const read = settingsFromRemote(values)
        expect(settingsFromRemote(settingsToRemote(read))).toEqual(read)
      }),
    )
  })

  it('knows its codes', () => {
    expect([settingOfCode('5-24-6'), settingOfCode('9-9-9')]).toEqual(['baccaratType', null])
  })

  it.each([
    [1, 0, true],
    [1, 1, true],
    [0, 0, false],
    [0, 1, false],
    [0, 2, true],
    [0, 5, true],
    [0, 8, true],
  ] as const)('multiTableFreeCharge %i and baccaratType %i: super six %s', (free, type, shown) => {
    expect(isShowSuperSix({ multiTableFreeCharge: free, baccaratType: type })).toBe(shown)
  })
})
