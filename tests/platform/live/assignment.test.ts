import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ANCHORS } from '../../../platform/live/anchors.ts'
import { assignById, assignByTurns, HALF_DAY } from '../../../platform/live/assignment.ts'
import { found } from '../world/builders.ts'

const FOOTBALL = ANCHORS.filter(({ sport }) => sport === 'football')

const match = fc.record({
  id: fc.uuid(),
  kickOff: fc.integer({ min: 0, max: 3 * HALF_DAY }),
  league: fc.record({ level: fc.integer({ min: 1, max: 5 }) }),
})
const matches = fc.uniqueArray(match, { maxLength: 40, selector: ({ id }) => id })

describe('the assignment of matches to anchors', () => {
  it('goes round the anchors of a sport in the order of the kick-offs, anew in each half day', () => {
    const turns = assignByTurns(ANCHORS)
    const league = { level: 1 }
    const played = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => ({ id: String(n), kickOff: HALF_DAY - 8 + n, league }))
    const owners = played.map((one) => FOOTBALL.findIndex((anchor) => turns.of(anchor, played).includes(one)))
    expect(owners).toEqual([0, 1, 2, 3, 4, 5, 6, 0])
    const later = [...played, { id: 'later', kickOff: HALF_DAY, league }]
    expect(turns.of(found(FOOTBALL[0], 'anchor'), later).map(({ id }) => id)).toEqual(['0', '7', 'later'])
  })

  it('by turns gives each match to one anchor, whatever comes after it and in whatever order the matches are', () => {
    fc.assert(
      fc.property(matches, fc.integer({ min: 0, max: 3 * HALF_DAY }), (all, until) => {
        const turns = assignByTurns(ANCHORS)
        const ids = (of: typeof all) =>
          FOOTBALL.map((anchor) =>
            turns
              .of(anchor, of)
              .map(({ id }) => id)
              .toSorted(),
          )
        const dealt = ids(all)
        expect(dealt.flat().toSorted()).toEqual(all.map(({ id }) => id).toSorted())
        expect(ids(all.toReversed())).toEqual(dealt)
        const begun = all.filter(({ kickOff }) => kickOff <= until)
        const known = new Set(begun.map(({ id }) => id))
        expect(ids(begun)).toEqual(dealt.map((own) => own.filter((id) => known.has(id))))
      }),
    )
  })

  it('by id does not depend on which other matches there are', () => {
    fc.assert(
      fc.property(matches, (all) => {
        const byId = assignById(ANCHORS)
        const owners = all.map((one) => FOOTBALL.filter((anchor) => byId.of(anchor, all).includes(one)))
        expect(owners.every(({ length }) => length === 1)).toBe(true)
        const alone = all.map((one) => FOOTBALL.filter((anchor) => byId.of(anchor, [one]).length === 1))
        expect(alone).toEqual(owners)
      }),
    )
  })
})
