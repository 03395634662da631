import { describe, expect, it } from 'vitest'
import { openMatch } from '../../../platform/world/runningMatch.ts'
import { fixtureOf } from '../../../platform/world/schedule/fixtures.ts'
import type { WorldMarket } from '../../../platform/world/world.ts'
import { EPOCH, MINUTE } from '../../platform/world/builders.ts'
import { chanceOf, killsChance, mapOf } from './esportsChances.ts'
import { KILLS } from './esportsVectors.ts'

const GAMES = ['lol', 'dota2', 'kog'] as const
const homeWins = (h: number, a: number) => h > a

const MARGIN = 1.055
/** Markets are priced at instants of their own, between which the chance of a fight drifts. */
const DRIFT = 0.01

/** The chance of home to win a fight that makes this chance of a map. */
function chanceOfFight(towers: number, wanted: number): number {
  let [low, high] = [0.3, 0.7]
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2
    if (chanceOf(mapOf(towers, middle), homeWins) < wanted) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The lines of a market that are open, with their first prices. */
const openLines = ({ lines }: WorldMarket) =>
  lines.flatMap(({ line, selections }) => {
    const [first, second] = selections
    const isOpen = selections.every(({ status }) => status === 'open')
    return first === undefined || second === undefined || !isOpen ? [] : [{ line, first, second, selections }]
  })

describe.each(GAMES)('the prices of a match of %s before it begins', (game) => {
  const { towers, winner, other } = KILLS[game]

  it.each([1, 5, 8])('number %i follow from the chance of a fight, with the margin of the page', (number) => {
    const fixture = fixtureOf({ seed: 31, epoch: EPOCH }, game, number)
    const { markets } = openMatch(fixture, fixture.kickOff - MINUTE).match
    const shown = markets.find(({ key }) => key === 'towers.winner.set1')
    const [only] = shown === undefined ? [] : openLines(shown)
    if (only === undefined) throw new Error('no winner of the first map')
    const [home, away] = [1 / only.first.odds, 1 / only.second.odds]
    const p = chanceOfFight(towers, home / (home + away))
    const finals = mapOf(towers, p)
    const kills = (isIt: (h: number, a: number) => boolean) => killsChance(finals, { winner, other }, isIt)
    const chances: Partial<Record<string, (line: number) => number>> = {
      'kills.handicap.set1': (line) => kills((h, a) => h - a + line > 0),
      'kills.total.set1': (line) => kills((h, a) => h + a > line),
      'kills.oddEven.set1': () => kills((h, a) => (h + a) % 2 === 1),
      'towers.handicap.set1': (line) => chanceOf(finals, (h, a) => h - a + line > 0),
      'towers.total.set1': (line) => chanceOf(finals, (h, a) => h + a > line),
    }
    const seen = markets.flatMap((market) => {
      const fair = chances[market.key]
      return fair === undefined ? [] : openLines(market).map((line) => ({ ...line, key: market.key, fair }))
    })
    expect(seen.length).toBeGreaterThanOrEqual(Object.keys(chances).length)
    for (const { key, line, fair, first, second } of seen) {
      const chance = fair((line ?? 0) / 4)
      const expected = [chance, 1 - chance].map((each) => 100_000 / (each * MARGIN))
      for (const [index, { odds }] of [first, second].entries())
        expect(Math.abs((expected[index] ?? 0) / odds - 1), `${key} ${line}`).toBeLessThan(DRIFT)
    }
  })

  it('have lines of halves, and the margin on every market', () => {
    const fixture = fixtureOf({ seed: 31, epoch: EPOCH }, game, 2)
    for (const market of openMatch(fixture, fixture.kickOff - MINUTE).match.markets)
      for (const { line, selections } of openLines(market)) {
        expect(line === null || Math.abs(line % 4) === 2).toBe(true)
        const sum = selections.reduce((all, { odds }) => all + 100_000 / odds, 0)
        expect(sum).toBeGreaterThanOrEqual(MARGIN)
        expect(sum).toBeLessThan(MARGIN + 0.002)
      }
  })
})
