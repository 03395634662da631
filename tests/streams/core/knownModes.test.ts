import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrangedModes } from '../../../streams/core/knownModes.ts'
import type { SiteMode } from '../../../streams/domain/siteContent.ts'
import { HOME_MODES } from '../../../streams/feeds/homeFilters/index.ts'

const shown = (mode: SiteMode) => ({ mode, shown: true })
const hidden = (mode: SiteMode) => ({ mode, shown: false })

describe('the modes of the home page', () => {
  it('are all of them where nothing is said', () => {
    expect(arrangedModes(HOME_MODES, [])).toEqual(['sport', 'lottery', 'real'])
  })

  it('come in the order of the operator, with those that are not named after them', () => {
    expect(arrangedModes(HOME_MODES, [shown('casino'), shown('sport')])).toEqual(['real', 'sport', 'lottery'])
    expect(arrangedModes(HOME_MODES, [shown('casino'), hidden('sport')])).toEqual(['real', 'lottery'])
  })

  it('are not shown without games, whatever is said', () => {
    expect(arrangedModes(['sport'], [shown('casino'), shown('sport')])).toEqual(['sport'])
  })

  it('keep the first where all are hidden', () => {
    expect(arrangedModes(HOME_MODES, [hidden('casino'), hidden('sport'), hidden('lottery')])).toEqual([
      'sport',
    ])
  })

  it('are always some of those that have games, each once', () => {
    const wanted = fc.array(
      fc.record({ mode: fc.constantFrom<SiteMode>('sport', 'lottery', 'casino'), shown: fc.boolean() }),
    )
    fc.assert(
      fc.property(fc.subarray([...HOME_MODES], { minLength: 1 }), wanted, (modes, rows) => {
        const arranged = arrangedModes(modes, rows)
        expect(arranged.length).toBeGreaterThan(0)
        expect(new Set(arranged).size).toBe(arranged.length)
        expect(arranged.every((mode) => modes.includes(mode))).toBe(true)
      }),
    )
  })
})
