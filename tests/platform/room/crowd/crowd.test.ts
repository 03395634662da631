import { describe, expect, it } from 'vitest'
import { createCrowd } from '../../../../platform/room/crowd/crowd.ts'
import { winnerSides } from '../../../../platform/room/crowd/winnerSides.ts'
import type { StoredJson } from '../../../../platform/store/json.ts'
import { filmedAfter, found, HOUR, MINUTE } from '../../world/builders.ts'

function crowdOf() {
  const test = filmedAfter(2 * HOUR)
  const kept = new Map<string, StoredJson>()
  const settings = {
    ensure: (key: string, value: StoredJson) => {
      if (!kept.has(key)) kept.set(key, value)
      return Promise.resolve(kept.get(key) ?? value)
    },
  }
  const make = () => createCrowd({ settings, world: test.world, now: test.now })
  return { ...test, make }
}

describe('the crowd', () => {
  it('guesses as the prices have it, with a draw only where there is one, and never fewer', async () => {
    const { world, make, pass } = crowdOf()
    const crowd = make()
    for (const sport of ['football', 'basketball', 'tennis'] as const) {
      const match = found(
        world.matches().find((each) => each.sport === sport && each.state === 'live'),
        sport,
      )
      const before = await crowd.guesses(match.id)
      expect(before.home + before.draw + before.away).toBeGreaterThan(50)
      expect(before.draw > 0).toBe(sport === 'football')
      const [favourite] = winnerSides(match).toSorted((a, b) => a.odds - b.odds)
      if (favourite !== undefined && favourite.odds > 0) {
        expect(before[favourite.side]).toBe(Math.max(before.home, before.draw, before.away))
      }
      pass(3 * MINUTE)
      const after = await crowd.guesses(match.id)
      for (const side of ['home', 'draw', 'away'] as const) {
        expect(after[side]).toBeGreaterThanOrEqual(before[side])
      }
      expect(await make().guesses(match.id)).toEqual(after)
    }
  })

  it("follows its own shares, more with time, and leaves members' to members", () => {
    const { make, now, pass } = crowdOf()
    const crowd = make()
    const share = { id: 'share', at: now(), byMember: false }
    expect(crowd.followers(share)).toBe(0)
    pass(5 * MINUTE)
    expect(crowd.followers(share)).toBeGreaterThan(0)
    expect(crowd.followers({ ...share, byMember: true })).toBe(0)
  })
})
