import { describe, expect, it } from 'vitest'
import type { Market } from '../../../../streams/domain/market.ts'
import { line } from '../../../../streams/domain/market.ts'
import { layoutOf } from '../../../../streams/feeds/odds/layout.ts'
import { byPart, marketSections, sameSections } from '../../../../streams/views/match/marketSections.ts'
import { handicap, lineOf } from '../../feeds/builders.ts'

const NONE: ReadonlySet<Market['key']> = new Set()
const corners = handicap([lineOf('c', 0, 190_000)], {
  key: 'corners.handicap.match',
  spec: { stat: 'corners', kind: 'handicap', period: 'match' },
  playId: '114',
  order: 2,
})

function sectionsOf(markets: readonly Market[], folded = NONE, pinned: readonly Market['key'][] = []) {
  return marketSections(layoutOf(markets), undefined, { folded, pinned })
}

describe('the sections of a match', () => {
  const markets = [handicap([lineOf('m', 0, 190_000), lineOf('n', 0, 170_000, { slot: 2 })]), corners]

  it('of a tab are the markets whose plays belong to it, in the order of the venue', () => {
    const category = { id: '2', name: 'Corners', playIds: ['114', '999'] }
    const look = { folded: NONE, pinned: [] }
    expect(marketSections(layoutOf(markets), category, look).map(({ key }) => key)).toEqual([corners.key])
    expect(sectionsOf(markets).map(({ key }) => key)).toEqual(['goals.handicap.match', corners.key])
  })

  it('have the pinned ones first, the latest pinned at the top', () => {
    const keys = (...pinned: Market['key'][]) => sectionsOf(markets, NONE, pinned).map(({ key }) => key)
    expect(keys(corners.key)).toEqual([corners.key, 'goals.handicap.match'])
    expect(keys('goals.handicap.match', corners.key)).toEqual(['goals.handicap.match', corners.key])
    expect(keys('goals.total.match')).toEqual(['goals.handicap.match', corners.key])
    expect(sectionsOf(markets, NONE, [corners.key]).map(({ pinned }) => pinned)).toEqual([true, false])
  })

  it('have who qualifies first of extra time, once that is to come', () => {
    const qualify = handicap([lineOf('q', 0, 190_000, { line: null })], {
      key: 'goals.toQualify.tie',
      spec: { stat: 'goals', kind: 'toQualify', period: 'tie' },
      playId: '3601',
      order: 3,
    })
    const extra = handicap([lineOf('e', 0, 190_000)], {
      key: 'goals.handicap.extraTime',
      spec: { stat: 'goals', kind: 'handicap', period: 'extraTime' },
      subMatch: 1,
      order: 4,
    })
    const groups = (...shown: readonly Market[]) =>
      byPart(sectionsOf(shown)).map(({ part, sections }) => [part, ...sections.map(({ key }) => key)])
    expect(groups(...markets, qualify)).toEqual([
      ['regular', 'goals.handicap.match', corners.key, 'goals.toQualify.tie'],
    ])
    expect(groups(...markets, qualify, extra)).toEqual([
      ['extraTime', 'goals.toQualify.tie', 'goals.handicap.extraTime'],
      ['regular', 'goals.handicap.match', corners.key],
    ])
    const pinned = sectionsOf([...markets, qualify, extra], NONE, ['goals.handicap.extraTime'])
    expect(byPart(pinned)[0]?.sections.map(({ key }) => key)).toEqual([
      'goals.handicap.extraTime',
      'goals.toQualify.tie',
    ])
  })

  it('know which of them are folded, and have a row for each line', () => {
    const [goals, other] = sectionsOf(markets, new Set<Market['key']>(['goals.handicap.match']))
    expect([goals?.folded, other?.folded]).toEqual([true, false])
    expect(goals?.rows).toEqual([
      { slot: 1, line: line(-2), sides: ['home', 'away'] },
      { slot: 2, line: line(-2), sides: ['home', 'away'] },
    ])
  })
})

describe('two lists of sections are the same', () => {
  const before = [handicap([lineOf('m', 0, 190_000)])]

  it('when only a price differs', () => {
    expect(sameSections(sectionsOf(before), sectionsOf([handicap([lineOf('m', 5, 210_000)])]))).toBe(true)
  })

  it.each<[string, readonly Market[]]>([
    ['a line', [handicap([lineOf('m', 0, 190_000, { line: line(-3) })])]],
    ['a slot', [handicap([lineOf('m', 0, 190_000, { slot: 2 })])]],
    ['a side', [handicap([lineOf('m', 0, 190_000, { sides: ['home'] })])]],
    ['a name', [handicap([lineOf('m', 0, 190_000)], { name: 'Handicap' })]],
    ['whether it may be combined', [handicap([lineOf('m', 0, 190_000)], { parlayAllowed: false })]],
    ['the number of markets', [...before, corners]],
  ])('but not when %s differs', (_what, after) => {
    expect(sameSections(sectionsOf(before), sectionsOf(after))).toBe(false)
  })

  it('but not when one is pinned', () => {
    const pinned = sectionsOf(before, NONE, ['goals.handicap.match'])
    expect(sameSections(sectionsOf(before), pinned)).toBe(false)
  })

  it('but not when one is folded', () => {
    const folded = sectionsOf(before, new Set<Market['key']>(['goals.handicap.match']))
    expect(sameSections(sectionsOf(before), folded)).toBe(false)
  })
})
