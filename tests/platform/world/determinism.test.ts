import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WORLD_SPORTS } from '../../../platform/world/sports.ts'
import type { World } from '../../../platform/world/world.ts'
import { depth } from '../../support/depth.ts'
import { enginesAfter, HOUR, recordEvents, SECOND, worldAfter } from './builders.ts'

/** Ids of the matches that differ between two worlds, including their prices. */
function differing(a: World, b: World): readonly string[] {
  const texts = (world: World): ReadonlyMap<string, string> =>
    new Map(world.matches().map((match) => [match.id, JSON.stringify(match)]))
  const [first, second] = [texts(a), texts(b)]
  return [...new Set([...first.keys(), ...second.keys()])].filter((id) => first.get(id) !== second.get(id))
}

describe('a simulated world', () => {
  it('stands the same whether reached by steps or at once after a restart', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 31 - 1 }),
        fc.integer({ min: 0, max: 20 * HOUR }),
        fc.array(fc.integer({ min: 1, max: 90 * SECOND }), { minLength: 2, maxLength: 8 }),
        fc.shuffledSubarray([...WORLD_SPORTS], { minLength: 4, maxLength: 6 }),
        (seed, after, steps, sports) => {
          const stepped = worldAfter(after, { seed, sports })
          for (const step of steps) stepped.pass(step)
          const whole = steps.reduce((sum, step) => sum + step, 0)
          const restarted = worldAfter(after + whole, { seed, sports })
          expect(differing(stepped.world, restarted.world)).toEqual([])
        },
      ),
      // No shrinking: each run simulates two worlds, and a counterexample is readable as it is.
      {
        numRuns: depth(4, 6),
        endOnFailure: true,
        examples: [
          [
            29,
            10_523_230,
            [77_318, 71_814, 28_680, 37_406, 39_096, 17_216, 44_347, 32_915],
            [...WORLD_SPORTS],
          ],
        ],
      },
    )
  })

  it('stands the same after a leap of the clock over whole matches', () => {
    const leaping = enginesAfter(HOUR)
    leaping.pass(5 * HOUR)
    expect(differing(leaping.world, enginesAfter(6 * HOUR).world)).toEqual([])
  })

  it('says the same events however time is cut', () => {
    const fine = enginesAfter(2 * HOUR)
    const coarse = enginesAfter(2 * HOUR)
    const fineEvents = recordEvents(fine.world)
    const coarseEvents = recordEvents(coarse.world)
    for (let step = 0; step < 90; step += 1) fine.pass(SECOND)
    coarse.pass(90 * SECOND)
    expect(fineEvents.length).toBeGreaterThan(500)
    expect(coarseEvents).toEqual(fineEvents)
  })

  it('differs by seed', () => {
    const names = (seed: number): readonly string[] =>
      worldAfter(0, { seed })
        .world.matches()
        .map(({ id, teams }) => `${id} ${teams?.home.id} ${teams?.away.id}`)
    expect(names(1)).not.toEqual(names(2))
  })

  it('shows listeners the world as it was at the event, in order of time', () => {
    const { world, pass } = enginesAfter(3 * HOUR)
    let last = 0
    let looked = 0
    world.listen((event, at) => {
      expect(at).toBeGreaterThanOrEqual(last)
      last = at
      if (event.type !== 'lines') return
      expect(world.match(event.matchId)?.version).toBe(at)
      looked += 1
    })
    pass(60 * SECOND)
    expect(looked).toBeGreaterThan(100)
  })
})
