import { describe, expect, it } from 'vitest'
import { BEFORE, type Moment } from '../../../platform/world/course/moment.ts'
import { CSGO, CSGO_RULES } from '../../../platform/world/csgo/sport.ts'
import { DOTA2, DOTA2_RULES } from '../../../platform/world/dota2/sport.ts'
import { bestOf } from '../../../platform/world/esports/mapGame.ts'
import { KOG, KOG_RULES } from '../../../platform/world/kog/sport.ts'
import { LOL, LOL_RULES } from '../../../platform/world/lol/sport.ts'
import { chanceAbove, chanceOf as chanceAt } from '../../../platform/world/pricing/counts.ts'
import type { SetRules } from '../../../platform/world/sets/rules.ts'
import { setsView, type SetsView } from '../../../platform/world/sets/view.ts'
import { chanceOf, csgoMap, killsChance, mapOf } from './esportsChances.ts'
import { GOLD, KILLS } from './esportsVectors.ts'

const GAMES = ['lol', 'dota2', 'kog'] as const
const RULES = { lol: LOL_RULES, dota2: DOTA2_RULES, kog: KOG_RULES } as const
const SPORTS = { lol: LOL, dota2: DOTA2, kog: KOG } as const

/** The least and the greatest chance of the page, and two between them. */
const CHANCES = [0.419, 0.5, 0.53, 0.581]
/** How much of 0.02 × lead there is at the greatest lead, and at others. */
const ADVANTAGES = [-0.054, 0, 0.02, 0.054]
const DIGITS = 9
const PLAIN = { mood: 0, neutral: true, scoring: 0 } as const

const homeWins = (h: number, a: number) => h > a

const upTo = (count: number): readonly number[] => Array.from({ length: count + 1 }, (_, index) => index)

/** The view of a map without the drift of prices. */
function viewOf(rules: SetRules, strength: readonly [number, number], moment: Moment = BEFORE): SetsView {
  return setsView({ ...rules, drift: 0 }, { seed: 1, strength }, { at: 0, moment })
}

const fight = (rules: SetRules, p: number, moment?: Moment) => viewOf(rules, [p, 1 - p], moment)

describe.each(GAMES)('a map of %s', (game) => {
  const { towers, winner, other } = KILLS[game]
  const rules = RULES[game]

  it('has the numbers of the page', () => {
    const percent = (chances: readonly number[] = []) => chances.map((chance) => Math.round(chance * 100))
    const [point, counted] = GOLD[game]
    expect(rules).toMatchObject({ points: towers, decidingPoints: towers, gains: { point, counted } })
    expect([percent(rules.besides?.winner), percent(rules.besides?.other)]).toEqual([winner, other])
    for (const [lead, p] of [
      [-2.7, 0.419],
      [0, 0.5],
      [2.7, 0.581],
    ] as const) {
      const [home, away] = SPORTS[game].strength({ ...PLAIN, lead })
      expect([home, away].map((chance) => chance.toFixed(6))).toEqual([p.toFixed(6), (1 - p).toFixed(6)])
    }
  })

  it.each(CHANCES)('with the chance %f has the towers of the page, won, in all and ahead', (p) => {
    const finals = mapOf(towers, p)
    const view = fight(rules, p)
    expect(view.setWinner).toBeCloseTo(chanceOf(finals, homeWins), DIGITS)
    for (const count of upTo(2 * towers)) {
      const total = chanceOf(finals, (h, a) => h + a === count)
      expect(chanceAt(view.setTotal, count)).toBeCloseTo(total, DIGITS)
      const lead = count - towers
      const ahead = chanceOf(finals, (h, a) => h - a === lead)
      expect(chanceAt(view.setLead(), lead)).toBeCloseTo(ahead, DIGITS)
    }
  })

  it.each(CHANCES)('with the chance %f has the kills of the page on every line', (p) => {
    const finals = mapOf(towers, p)
    const view = fight(rules, p)
    const numbers = { winner, other }
    for (const count of upTo(16)) {
      const over = 4 * count + 0.5
      expect(chanceAbove(view.countTotal(), over)).toBeCloseTo(
        killsChance(finals, numbers, (h, a) => h + a > over),
        DIGITS,
      )
      const lead = 2 * count - 16.5
      expect(chanceAbove(view.countLead(), lead)).toBeCloseTo(
        killsChance(finals, numbers, (h, a) => h - a > lead),
        DIGITS,
      )
    }
  })

  it.each(CHANCES)('with the chance %f makes matches of three, five and seven maps', (p) => {
    const one = chanceOf(mapOf(towers, p), homeWins)
    for (const maps of [3, 5, 7]) {
      const wins = (maps + 1) / 2
      // Maps win a match as towers win a map.
      const finals = mapOf(wins, one)
      const { setsLead } = fight(bestOf(rules, maps), p)
      for (const lead of upTo(2 * wins).map((place) => place - wins)) {
        const chance = chanceOf(finals, (h, a) => h - a === lead)
        expect(chanceAt(setsLead, lead)).toBeCloseTo(chance, DIGITS)
      }
    }
  })

  // With the chances from 0:0 of the page this fixes those from every score.
  it.each([
    [[0, 0], [0, 0], 0],
    [[3, 5], [5, 8], -2],
    [[towers - 1, 2], [12, 4], 9],
    [[towers - 1, towers - 1], [14, 15], 1],
  ] as const)(
    'at %j with the kills %j has the mean of what the next fight can make of it',
    (at, kills, lead) => {
      const p = 0.53
      const over = kills[0] + kills[1] + 3.5
      const asked = (view: SetsView) => [
        view.setWinner,
        chanceAbove(view.setTotal, at[0] + at[1] + 2.5),
        chanceAbove(view.countTotal(), over),
        chanceAbove(view.countLead(), lead + 0.5),
      ]
      const momentOf = (score: readonly [number, number], counted: readonly [number, number]): Moment => ({
        ...BEFORE,
        state: 'live',
        phase: 'set1',
        facts: { 'sets.match': [0, 0], 'towers.set1': score, 'kills.set1': counted },
      })
      const means = [0, 0, 0, 0]
      for (const [won, chance] of [
        ['home', p],
        ['away', 1 - p],
      ] as const) {
        const next = won === 'home' ? ([at[0] + 1, at[1]] as const) : ([at[0], at[1] + 1] as const)
        const [ofHome, ofAway] = won === 'home' ? [winner, other] : [other, winner]
        for (const [h, x] of ofHome.entries())
          for (const [a, y] of ofAway.entries()) {
            const counted = [kills[0] + h, kills[1] + a] as const
            const isOver = Math.max(...next) === towers
            const [home, away] = counted
            const then = isOver
              ? [
                  next[0] > next[1] ? 1 : 0,
                  next[0] + next[1] > at[0] + at[1] + 2.5 ? 1 : 0,
                  home + away > over ? 1 : 0,
                  home - away > lead + 0.5 ? 1 : 0,
                ]
              : asked(fight(rules, p, momentOf(next, counted)))
            for (const [index, value] of then.entries())
              means[index] = (means[index] ?? 0) + (chance * x * y * value) / 10_000
          }
      }
      for (const [index, value] of asked(fight(rules, p, momentOf(at, kills))).entries())
        expect(value).toBeCloseTo(means[index] ?? 0, DIGITS)
    },
  )
})

describe('a map of CSGO', () => {
  const viewWith = (e: number, rules: SetRules = CSGO_RULES) => viewOf(rules, [0.48 + e, 0.48 - e])

  it('has a chance by the lead as the page says', () => {
    for (const lead of [-2.7, 0, 2.7]) {
      const chances = CSGO.strength({ ...PLAIN, lead })
      expect(chances[0]).toBeCloseTo(0.48 + 0.02 * lead, DIGITS)
      expect(chances[1]).toBeCloseTo(0.48 - 0.02 * lead, DIGITS)
    }
  })

  it.each(ADVANTAGES)('with e = %f has the rounds of the page, won, in all and ahead', (e) => {
    const finals = csgoMap(e)
    const view = viewWith(e)
    expect(view.setWinner).toBeCloseTo(chanceOf(finals, homeWins), DIGITS)
    for (const count of upTo(40)) {
      const total = chanceOf(finals, (h, a) => h + a === count)
      expect(chanceAt(view.setTotal, count)).toBeCloseTo(total, DIGITS)
      const lead = count - 20
      const ahead = chanceOf(finals, (h, a) => h - a === lead)
      expect(chanceAt(view.setLead(), lead)).toBeCloseTo(ahead, DIGITS)
    }
  })

  it.each([3, 5])('makes matches of %i maps', (maps) => {
    const wins = (maps + 1) / 2
    const finals = mapOf(wins, chanceOf(csgoMap(0.02), homeWins))
    const { setsLead } = viewWith(0.02, bestOf(CSGO_RULES, maps))
    for (const lead of upTo(2 * wins).map((place) => place - wins))
      expect(chanceAt(setsLead, lead)).toBeCloseTo(
        chanceOf(finals, (h, a) => h - a === lead),
        DIGITS,
      )
  })
})
