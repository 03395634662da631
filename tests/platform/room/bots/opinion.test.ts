import { describe, expect, it } from 'vitest'
import { questionOf } from '../../../../platform/room/bots/botQuestions.ts'
import { opinionOf } from '../../../../platform/room/bots/opinion.ts'
import { dice } from '../../../../platform/world/random.ts'
import { teamNames, type WorldMatch } from '../../../../platform/world/world.ts'
import type { AllLanguages } from '../../../../streams/domain/localText.ts'
import { footballAfter, found, HOUR } from '../../world/builders.ts'

const [first] = footballAfter(HOUR).world.matches()
const PLAYED: WorldMatch = { ...found(first, 'match'), state: 'live', phase: 'secondHalf' }
const { home, away } = teamNames(PLAYED)
const at = (score: readonly [number, number]) => opinionOf({ ...PLAYED, score }, 0)

describe('the opinion of the simulated crowd', () => {
  it('favours the team that leads, the more the wider its lead is', () => {
    for (const [score, leading, trailing] of [
      [[2, 1], home, away],
      [[0, 1], away, home],
    ] as const) {
      expect(at(score)(leading)).toBeGreaterThan(1)
      expect(at(score)(trailing)).toBeLessThan(1)
    }
    expect(at([5, 0])(home)).toBeGreaterThan(at([1, 0])(home))
    expect(at([5, 0])(away)).toBeLessThan(at([1, 0])(away))
  })

  it('favours nobody while it is level, and without a match', () => {
    for (const choice of [home, away, '继续胶着']) {
      expect(at([1, 1])(choice)).toBe(1)
      expect(opinionOf(undefined, 0)(choice)).toBe(1)
    }
  })

  it('takes the longer name where the name of one team begins that of the other', () => {
    const teams = found(PLAYED.teams, 'match with teams')
    const named = (name: string): AllLanguages => ({ cmn: name, zho: name, english: name })
    const [short, long] = [named('国际'), named('国际迈阿密')]
    const match = {
      ...PLAYED,
      teams: { home: { ...teams.home, name: short }, away: { ...teams.away, name: long } },
    }
    const opinion = opinionOf({ ...match, score: [3, 0] }, 0)
    expect(opinion(short)).toBeGreaterThan(1)
    expect(opinion(long)).toBeLessThan(1)
  })

  it('knows the teams in the choices of every question about one', () => {
    const chance = dice(7)
    for (let asked = 0; asked < 50; asked += 1) {
      const choices = questionOf(PLAYED, chance)?.choices ?? []
      const weights = choices.map(at([4, 0]))
      const [ofHome, ofAway] = [Math.max(...weights), Math.min(...weights)]
      // How many goals are still to come is a question about no team.
      const aboutTeams = choices.some((choice) => JSON.stringify(choice).includes(home.cmn))
      expect([ofHome > 1, ofAway < 1]).toEqual([aboutTeams, aboutTeams])
    }
  })
})
