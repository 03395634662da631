import { describe, expect, it } from 'vitest'
import type { Market, Selection } from '../../../../streams/domain/market.ts'
import { layoutOf, sameLayout } from '../../../../streams/feeds/odds/layout.ts'
import { leadersOf, sameLeaders } from '../../../../streams/views/match/leaders.ts'
import { odds } from '../../feeds/builders.ts'

const entrant = (place: number, status: Selection['status'] = 'open', price = 300_000): Selection => ({
  optionId: `o${place}`,
  side: `entrant:${place}`,
  name: `Team ${place}`,
  odds: odds(price),
  status,
})

function layouts(selections: readonly Selection[]) {
  const market: Market = {
    key: 'places.outright.match',
    spec: { kind: 'outright', stat: 'places', period: 'match' },
    playId: '10000',
    name: 'Winner',
    parlayAllowed: false,
    oddsFormats: ['europe'],
    order: 0,
    lines: [{ marketId: 'k', slot: 1, handle: '1', line: null, status: 'open', asOf: 0, selections }],
  }
  return layoutOf([market])
}

describe('the entrants of a row', () => {
  it('are the first three in the venue order that are not out', () => {
    const all = layouts([entrant(1, 'closed'), entrant(2), entrant(3, 'suspended'), entrant(4), entrant(5)])
    expect(leadersOf(all)).toMatchObject({ slot: 1, sides: ['entrant:2', 'entrant:3', 'entrant:4'], left: 4 })
  })

  it('stay where they are while prices move, and change when one is out', () => {
    const before = layouts([entrant(1), entrant(2)])
    const moved = layouts([entrant(1, 'suspended', 900_000), entrant(2)])
    const out = layouts([entrant(1, 'closed'), entrant(2)])
    expect(sameLayout(before, moved)).toBe(true)
    expect(sameLeaders(leadersOf(before), leadersOf(moved))).toBe(true)
    expect(sameLayout(before, out)).toBe(false)
    expect(sameLeaders(leadersOf(before), leadersOf(out))).toBe(false)
  })

  it('are none of a match without an outright', () => {
    expect(leadersOf([])).toBeNull()
  })
})
