import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkedPlace } from '../../../../src/features/home/linkedPlace.ts'

const NOW = 1_700_000_000_000
const link = (sport: string, type: string, time: string) =>
  linkedPlace(`?sport=${sport}&type=${type}&time=${time}`, NOW)

describe('a link from another page', () => {
  it('chooses tab and sport while it is under three seconds old', () => {
    expect(link('5', '2', String(NOW))).toEqual({ betType: 'early', sport: 'tennis' })
    expect(link('1', '0', String(NOW - 2999))).toEqual({ betType: 'today', sport: 'football' })
    expect(link('1', '0', String(NOW - 3000))).toBe('old')
    expect(link('1', '0', String(NOW + 1))).toBe('old')
  })

  it('keeps the sport where it names none that is known', () => {
    expect(link('9999', '4', String(NOW))).toEqual({ betType: 'champion', sport: null })
    expect(linkedPlace(`?type=1&time=${String(NOW)}`, NOW)).toEqual({ betType: 'live', sport: null })
  })

  it('needs both a time and a type', () => {
    expect(linkedPlace('', NOW)).toBeNull()
    expect(linkedPlace('?sport=football&tab=live', NOW)).toBeNull()
    expect(linkedPlace(`?time=${String(NOW)}`, NOW)).toBeNull()
  })

  it('is never an error, and never a tab that does not exist', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (sport, type, time) => {
        const search = `?${new URLSearchParams({ sport, type, time }).toString()}`
        expect(linkedPlace(search, NOW)).toBe('old')
      }),
    )
    for (const type of ['5', '-1', '1.5', 'constructor', '1e0', '']) {
      expect(link('1', type, String(NOW))).toBe('old')
    }
  })
})
