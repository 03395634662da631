import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnchorDay, continued } from '../../../platform/live/broadcasts.ts'
import type { InPlay } from '../../../platform/world/world.ts'
import { found, MINUTE, worldAfter } from '../world/builders.ts'

const LATER = 20 * MINUTE
const BEGINS: AnchorDay = { freeAt: 0, shown: null }

interface Planned {
  readonly from: number
  readonly until: number
  readonly ended: boolean
}

const [model] = worldAfter(0, { sports: ['football'] }).world.matches()
const league = found(model, 'match').league

/** The matches of an anchor up to `now`, of which each has one part. */
function matchesUpTo(now: number, planned: readonly Planned[]) {
  const begun = planned.flatMap((part, index) => (part.from <= now ? [{ ...part, id: String(index) }] : []))
  return {
    matches: () =>
      begun
        .map(({ id, from }) => ({ id, sport: 'football', kickOff: from, league, video: true }) as const)
        .toSorted((one, other) => other.kickOff - one.kickOff || (one.id < other.id ? -1 : 1)),
    inPlay: (matchId: string): readonly InPlay[] =>
      begun
        .filter(({ id }) => id === matchId)
        .map(({ from, until, ended }) =>
          until <= now ? { from, until, ended } : { from, until: null, ended: false },
        ),
    staysMs: LATER,
  }
}

const shownAt = (now: number, planned: readonly Planned[], day = BEGINS) =>
  continued(day, now, matchesUpTo(now, planned))

describe('the day of an anchor', () => {
  it('takes the first match that begins, stays with it until its end was shown, and takes the newest then', () => {
    const planned: readonly Planned[] = [
      { from: 10 * MINUTE, until: 100 * MINUTE, ended: true },
      { from: 40 * MINUTE, until: 160 * MINUTE, ended: true },
      { from: 90 * MINUTE, until: 200 * MINUTE, ended: true },
    ]
    const matchAt = (minutes: number) => shownAt(minutes * MINUTE, planned).shown?.matchId
    expect([9, 10, 45, 95, 119, 120, 170, 219, 220].map(matchAt)).toEqual([
      undefined,
      ...['0', '0', '0', '0'],
      ...['2', '2', '2'],
      undefined,
    ])
  })

  it('leaves a match that is interrupted or abandoned at once', () => {
    const planned: readonly Planned[] = [{ from: 10 * MINUTE, until: 50 * MINUTE, ended: false }]
    expect(shownAt(50 * MINUTE - 1, planned).shown?.until).toBe(Infinity)
    expect(shownAt(50 * MINUTE, planned)).toEqual({ freeAt: 50 * MINUTE, shown: null })
  })

  it('goes on without a match of which only the result is kept', () => {
    const shown = { matchId: 'gone', from: 5 * MINUTE, until: Infinity }
    const planned: readonly Planned[] = [{ from: 10 * MINUTE, until: 90 * MINUTE, ended: true }]
    expect(shownAt(20 * MINUTE, planned, { freeAt: 5 * MINUTE, shown }).shown?.matchId).toBe('0')
  })

  const plan = fc.array(
    fc.record({
      from: fc.integer({ min: 0, max: 600 }),
      lasts: fc.integer({ min: 1, max: 150 }),
      ended: fc.boolean(),
    }),
    { maxLength: 12 },
  )

  it('is the same however often it was looked at, and never leaves a match in play', () => {
    fc.assert(
      fc.property(plan, fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 20 }), (drawn, looks) => {
        const planned = drawn.map(({ from, lasts, ended }) => ({
          from: from * MINUTE,
          until: (from + lasts) * MINUTE,
          ended,
        }))
        let day = BEGINS
        for (const minute of looks.toSorted((one, other) => one - other)) {
          const now = minute * MINUTE
          const before = day.shown
          day = shownAt(now, planned, day)
          expect(day).toEqual(shownAt(now, planned))
          if (before !== null && before.matchId !== day.shown?.matchId) {
            expect(planned[Number(before.matchId)]?.until).toBeLessThanOrEqual(now)
          }
          const inPlay = planned.some(({ from, until }) => from <= now && now < until)
          if (inPlay) expect(day.shown).not.toBeNull()
        }
      }),
    )
  })
})
