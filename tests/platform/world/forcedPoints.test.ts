import { describe, expect, it } from 'vitest'
import { endOf } from '../../../platform/live/film/ends.ts'
import { scoreBetween } from '../../../platform/live/film/scoring.ts'
import type { WorldSport } from '../../../platform/world/sports.ts'
import type { WorldMatch } from '../../../platform/world/world.ts'
import { SET_WORDS } from '../../../streams/domain/vocabulary/periods.ts'
import { found, HOUR, MINUTE, SECOND, type TestWorld, worldAfter } from './builders.ts'

const AFTER = 3 * HOUR
const NOT_FILMED = ['beachVolleyball', 'tableTennis', 'badminton', 'darts'] as const
const ESPORTS = ['dota2', 'lol', 'csgo', 'kog'] as const

/** A match whose present part is being played, in a world of one sport. */
function inPlay(sport: WorldSport): { readonly test: TestWorld; readonly id: string } {
  const test = worldAfter(AFTER, { sports: [sport] })
  for (let waited = 0; waited < 40; waited += 1) {
    const playing = test.world
      .matches()
      .find(({ state, phase, score }) => state === 'live' && phase === SET_WORDS[score[0] + score[1]])
    if (playing !== undefined) return { test, id: playing.id }
    test.pass(10 * MINUTE)
  }
  throw new Error(`no match of ${sport} is being played`)
}

const seen = ({ world }: TestWorld, id: string): WorldMatch => found(world.match(id), 'match')

/** Wins points for a side, a second apart, until something is so. */
function winUntil(
  { test, id, side }: { readonly test: TestWorld; readonly id: string; readonly side: 'home' | 'away' },
  isSo: (match: WorldMatch) => boolean,
): number {
  for (let points = 0; points < 400; points += 1) {
    if (isSo(seen(test, id))) return points
    test.world.control.goal(id, side)
    test.pass(SECOND)
  }
  throw new Error('it never was')
}

describe('a point that control gives', () => {
  it.each(['tennis', 'volleyball', ...ESPORTS] as const)(
    'counts in %s for its side, at the end of the picture where that side scores',
    (sport) => {
      for (const side of ['home', 'away'] as const) {
        const { test, id } = inPlay(sport)
        const before = seen(test, id)
        expect(test.world.control.goal(id, side)).toBe(true)
        const end = endOf(side)
        expect([end, `${end}Base`]).toContain(scoreBetween(before, seen(test, id)))
      }
    },
  )

  it.each(NOT_FILMED)('counts in %s for its side alone', (sport) => {
    const stat = sport === 'darts' ? 'legs' : 'points'
    for (const [place, side] of (['home', 'away'] as const).entries()) {
      const { test, id } = inPlay(sport)
      const counted = () => found(seen(test, id).facts[`${stat}.match`], 'count')
      const before = counted()
      expect(test.world.control.goal(id, side)).toBe(true)
      expect(counted()).toEqual(before.map((count, at) => (at === place ? count + 1 : count)))
    }
  })

  it('wins a tennis match when one side wins enough of them', () => {
    const { test, id } = inPlay('tennis')
    const played = winUntil({ test, id, side: 'away' }, ({ state }) => state === 'ended')
    const { score, facts, serving } = seen(test, id)
    expect([score[1], serving, played > 24]).toEqual([2, null, true])
    expect(Math.max(...(facts[`games.${SET_WORDS[score[0] + 1] ?? 'set2'}`] ?? []))).toBeGreaterThanOrEqual(6)
    expect(test.world.result(id)?.state).toBe('ended')
    expect(test.world.control.goal(id, 'away')).toBe(false)
  })

  it.each(ESPORTS)('wins a map of %s: its last one makes the base of the other side fall', (sport) => {
    const { test, id } = inPlay(sport)
    const { score } = seen(test, id)
    let last: ReturnType<typeof scoreBetween> = null
    const before = { match: seen(test, id) }
    winUntil({ test, id, side: 'home' }, (match) => {
      last = scoreBetween(before.match, match) ?? last
      before.match = match
      return match.score[0] > score[0]
    })
    expect(last).toBe('rightBase')
    expect(['break', 'ended']).toContain(seen(test, id).phase)
    expect(test.world.control.goal(id, 'home')).toBe(false)
  })

  it('is followed by a match that goes on by the rules to its end', () => {
    for (const sport of ['tennis', 'volleyball', 'lol'] as const) {
      const { test, id } = inPlay(sport)
      test.world.control.goal(id, 'home')
      const { score } = seen(test, id)
      test.pass(MINUTE)
      expect(seen(test, id).state).toBe('live')
      test.pass(6 * HOUR)
      const result = found(test.world.result(id), 'result')
      expect(result.state).toBe('ended')
      const sets = found(result.facts['sets.match'] ?? result.facts['games.match'], 'counts')
      expect(sets[0] + sets[1]).toBeGreaterThanOrEqual(score[0] + score[1])
    }
  })

  it('is not possible in snooker and in a break', () => {
    const { test, id } = inPlay('snooker')
    expect(test.world.control.goal(id, 'home')).toBe(false)
    const volleyball = inPlay('volleyball')
    winUntil({ ...volleyball, side: 'home' }, ({ phase }) => phase === 'break' || phase === 'ended')
    expect(volleyball.test.world.control.goal(volleyball.id, 'home')).toBe(false)
  })
})
