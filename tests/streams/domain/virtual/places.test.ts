import { describe, expect, it } from 'vitest'
import { settlePlaces } from '../../../../streams/domain/settlement.ts'
import { entrantSide } from '../../../../streams/domain/virtual/field.ts'

const EIGHT = [7, 8, 2, 4, 1, 5, 6, 3].map((number) => entrantSide(number))
const SIX = [5, 1, 6, 2, 3, 4].map((number) => entrantSide(number))

describe('settlement by order of finish (docs/virtual-sports.md, 5.1)', () => {
  it.each([
    ['outright', 'entrant:7', EIGHT, 'win'],
    ['outright', 'entrant:8', EIGHT, 'lose'],
    ['place', 'entrant:2', EIGHT, 'win'],
    ['place', 'entrant:4', EIGHT, 'lose'],
    ['place', 'entrant:1', SIX, 'win'],
    ['place', 'entrant:6', SIX, 'lose'],
    ['forecast', 'entrant:7-8', EIGHT, 'win'],
    ['forecast', 'entrant:8-7', EIGHT, 'lose'],
    ['quinella', 'entrant:7-8', EIGHT, 'win'],
    ['quinella', 'entrant:8-7', EIGHT, 'win'],
    ['quinella', 'entrant:2-7', EIGHT, 'lose'],
  ] as const)('%s on %s', (kind, side, places, outcome) => {
    expect(settlePlaces(kind, side, places)).toBe(outcome)
  })

  it.each([
    ['outright', 'entrant:9', EIGHT],
    ['outright', 'home', EIGHT],
    ['outright', 'entrant:7-8', EIGHT],
    ['forecast', 'entrant:7', EIGHT],
    ['forecast', 'entrant:7-7', EIGHT],
    ['quinella', 'entrant:7-9', EIGHT],
    ['place', 'entrant:7', []],
  ] as const)('is void for what the field does not have: %s on %s', (kind, side, places) => {
    expect(settlePlaces(kind, side, places)).toBe('void')
  })
})
