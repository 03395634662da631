import { describe, expect, it } from 'vitest'
import { createSettings, SETTING_OPTIONS } from '../../../streams/feeds/settings/index.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { createMemoryStore } from '../../support/ports.ts'

const names = Object.keys(SETTING_OPTIONS) as readonly (keyof typeof SETTING_OPTIONS)[]
const KEY = 'touchline.settings'

function bench() {
  const device = createMemoryStore()
  const scope = createScope((error) => {
    throw error
  })
  return { device, settings: createSettings(scope, device), again: () => createSettings(scope, device) }
}

describe('a setting', () => {
  it.each(names)('%s takes each of its options and nothing else', (name) => {
    const { settings, device } = bench()
    for (const option of SETTING_OPTIONS[name]) {
      settings.change(name, option)
      expect(settings.settings$.value[name]).toBe(option)
    }
    const before = device.get(KEY)
    for (const bad of ['', 'neon', 3, null, undefined, {}, [SETTING_OPTIONS[name][0]], '__proto__']) {
      expect(() => {
        settings.change(name, bad as never)
      }, JSON.stringify(bad)).toThrow(RangeError)
      settings.adopt({ [name]: bad })
    }
    expect(device.get(KEY)).toBe(before)
  })

  it('that does not exist is refused by its name', () => {
    const { settings } = bench()
    for (const name of ['volume', 'toString', '__proto__']) {
      expect(() => {
        settings.change(name as never, 'on' as never)
      }).toThrow(`not a setting: ${name}=on`)
    }
  })

  it('that another device has chosen is taken without what this app does not know', () => {
    const { settings } = bench()
    settings.adopt({ acceptance: 'ask', theme: 'neon' } as never)
    expect(settings.settings$.value).toMatchObject({ acceptance: 'ask', theme: 'dark' })
  })
})

describe('quick stakes', () => {
  it('are those of the venue until the member has own ones, by currency, which stay', () => {
    const { settings, device, again } = bench()
    expect(settings.settings$.value.quickStakes).toEqual({ RMB: null, USDT: null })
    settings.setQuickStakes('RMB', [20, 300])
    settings.setQuickStakes('USDT', [5])
    settings.setQuickStakes('USDT', null)
    expect(settings.settings$.value.quickStakes).toEqual({ RMB: [20, 300], USDT: null })
    expect(again().settings$.value.quickStakes).toEqual({ RMB: [20, 300], USDT: null })
    device.set(KEY, JSON.stringify({ quickStakes: { RMB: [0, '5'], USDT: [5] } }))
    expect(again().settings$.value.quickStakes).toEqual({ RMB: null, USDT: null })
  })

  it('are nothing else than one to six different whole numbers of units', () => {
    const { settings } = bench()
    const bad = [
      [],
      [0],
      [-5],
      [1.5],
      [5, 5],
      [1_000_000],
      ['5'],
      [Number.NaN],
      [1, 2, 3, 4, 5, 6, 7],
      'all',
      {},
    ]
    for (const list of bad) {
      expect(() => {
        settings.setQuickStakes('RMB', list as never)
      }, JSON.stringify(list)).toThrow(RangeError)
      settings.adopt({ quickStakes: { RMB: list, USDT: null } } as never)
    }
    expect(settings.settings$.value.quickStakes).toEqual({ RMB: null, USDT: null })
  })
})
