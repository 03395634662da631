import { describe, expect, it } from 'vitest'
import { settleOutright } from '../../../streams/domain/settlement.ts'
import type { EntrantSide } from '../../../streams/domain/vocabulary/sides.ts'
import { momentAt, timelineOf } from '../../../platform/world/course/course.ts'
import { resultOf } from '../../../platform/world/matchResult.ts'
import { normalBelow } from '../../../platform/world/pricing/normal.ts'
import { courseOf, openMatch } from '../../../platform/world/runningMatch.ts'
import { fixtureOf } from '../../../platform/world/schedule/fixtures.ts'
import {
  championChances,
  drawOf,
  pairOf,
  tiesOf,
  TIE_MINUTES,
} from '../../../platform/world/sevens/bracket.ts'
import { dice } from '../../../platform/world/random.ts'
import { beginsLastMinute, concludeSevens } from '../../../platform/world/sevens/play.ts'
import { PLAYED_SPORTS } from '../../../platform/world/sports.ts'
import { EPOCH, found, HOUR, MINUTE, worldAfter } from './builders.ts'

const ORIGIN = { seed: 41, epoch: EPOCH }

const cupOf = (number: number) => fixtureOf(ORIGIN, 'rugby', number)

/** Numbers of cups that are not abandoned. */
function finished(count: number): readonly number[] {
  return Array.from({ length: count }, (_, number) => number).filter(
    (number) => timelineOf(courseOf(cupOf(number))).moments.at(-1)?.state === 'ended',
  )
}

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0)

describe('the normal distribution', () => {
  it('has the values of its table', () => {
    for (const [z, below] of [
      [-1.96, 0.0249979],
      [-1, 0.1586553],
      [0, 0.5],
      [0.5, 0.6914625],
      [2.5758, 0.995],
    ] as const)
      expect(normalBelow(z)).toBeCloseTo(below, 5)
  })
})

describe('a knock-out tournament', () => {
  it('ends a minute after betting on it does', () => {
    for (const number of finished(8)) {
      const cup = cupOf(number)
      expect(beginsLastMinute(cup)).toBe(courseOf(cup).endAt - MINUTE)
    }
  })

  it('has a field that pairs off in each round: a power of two', () => {
    for (const { teams } of PLAYED_SPORTS.rugby.competitions)
      expect(Number.isInteger(Math.log2(teams.length))).toBe(true)
  })

  it('draws each entrant once, and every tie is between two that have won theirs', () => {
    for (const number of finished(8)) {
      const cup = cupOf(number)
      const draw = drawOf(cup)
      expect([...draw.order].sort((a, b) => a - b)).toEqual(cup.entrants.map((_, index) => index + 1))
      const last = found(timelineOf(courseOf(cup)).moments.at(-1), 'end')
      const { winners, champion } = found(last.knockout, 'knock-out')
      expect(winners).toHaveLength(tiesOf(draw))
      expect(champion).toBe(winners.at(-1))
      const out = new Set<number>()
      for (const [tie, winner] of winners.entries()) {
        const pair = found(pairOf(draw, winners.slice(0, tie), tie), 'pair')
        expect(pair).toContain(winner)
        for (const entrant of pair) {
          expect(out.has(entrant)).toBe(false)
          if (entrant !== winner) out.add(entrant)
        }
      }
      expect(out.size).toBe(cup.entrants.length - 1)
    }
  })

  it('has chances that add up to one; who is out has none, and the champion has all', () => {
    for (const number of finished(4)) {
      const cup = cupOf(number)
      const draw = drawOf(cup)
      for (const { knockout } of timelineOf(courseOf(cup)).moments) {
        const chances = championChances(draw, knockout ?? { winners: [], tie: null })
        expect(sum(chances.values())).toBeCloseTo(1, 9)
        if (knockout?.champion != null) expect(chances).toEqual(new Map([[knockout.champion, 1]]))
      }
    }
  })

  it('has the chances of an oracle that plays it many times', () => {
    const draw = { ...drawOf(cupOf(1)), order: [3, 1, 4, 2] }
    const playedOut = new Map<number, number>()
    const chances = dice(7)
    const winner = (one: number, other: number): number => {
      const drift = TIE_MINUTES * (draw.strength(one) - draw.strength(other))
      return chances.chance(normalBelow(drift / Math.sqrt(TIE_MINUTES))) ? one : other
    }
    const runs = 10_000
    for (let run = 0; run < runs; run += 1) {
      const champion = winner(winner(3, 1), winner(4, 2))
      playedOut.set(champion, (playedOut.get(champion) ?? 0) + 1)
    }
    const priced = championChances(draw, { winners: [], tie: null })
    for (const entrant of draw.order)
      expect(Math.abs((playedOut.get(entrant) ?? 0) / runs - (priced.get(entrant) ?? 0))).toBeLessThan(0.02)
  })

  it('has calibrated prices at any time', () => {
    const expected: number[] = []
    const came: number[] = []
    for (const number of finished(300)) {
      const cup = cupOf(number)
      const timeline = timelineOf(courseOf(cup))
      const champion = timeline.moments.at(-1)?.knockout?.champion ?? 0
      const draw = drawOf(cup)
      for (const hours of [-1, 1, 3, 4.5]) {
        const { knockout } = momentAt(timeline, cup.kickOff + hours * HOUR)
        const chances = championChances(draw, knockout ?? { winners: [], tie: null })
        // The favourite of the moment, who is the first to show a model that is too sure of itself.
        const [favourite, chance] = [...chances].reduce((best, one) => (one[1] > best[1] ? one : best))
        expected.push(chance)
        came.push(favourite === champion ? 1 : 0)
      }
    }
    const error = Math.sqrt(sum(expected.map((chance) => chance * (1 - chance))))
    expect(Math.abs(sum(came) - sum(expected))).toBeLessThan(3.5 * error)
  })

  it('prices a book that is fair but for its margin, and closes who is out', () => {
    for (const number of finished(3)) {
      const cup = cupOf(number)
      for (const minutes of [-30, 33, 95, 170, 260]) {
        const { markets } = openMatch(cup, cup.kickOff + minutes * MINUTE).match
        const [line] = found(markets[0], 'market').lines
        const { selections, status } = found(line, 'line')
        if (status !== 'open') continue
        expect(selections).toHaveLength(cup.entrants.length)
        const left = selections.filter((selection) => selection.status !== 'closed')
        // An outsider's price is capped, in the operator's favour.
        const book = sum(left.map(({ odds }) => 100_000 / odds))
        expect(book).toBeGreaterThan(1)
        expect(book).toBeLessThan(1.35)
      }
    }
  })

  it('pays the champion and nobody else, also when control ends it', () => {
    for (const number of finished(5)) {
      const cup = cupOf(number)
      const { moments } = timelineOf(courseOf(cup))
      const result = resultOf('rugby', found(moments.at(-1), 'end'))
      expect([...result.final]).toEqual(['places.outright.match'])
      const sides = cup.entrants.map((_, index): EntrantSide => `entrant:${index + 1}`)
      const outcomes = sides.map((side) => settleOutright(side, result.winners))
      expect(outcomes.filter((outcome) => outcome === 'win')).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome === 'lose')).toHaveLength(sides.length - 1)
      const middle = found(moments[60], 'middle')
      expect(concludeSevens(cup, middle).knockout?.champion).toBe(moments.at(-1)?.knockout?.champion)
    }
  })

  it('is ended by control, and its result stays', () => {
    const { world, pass } = worldAfter(HOUR)
    const cup = found(
      world.matches().find(({ teams, state }) => teams === null && state === 'live'),
      'cup in play',
    )
    expect(world.result(cup.id)?.winners).toEqual([])
    expect(world.control.end(cup.id)).toBe(true)
    const ended = found(world.result(cup.id), 'result')
    expect(ended.winners).toHaveLength(1)
    pass(HOUR)
    expect(world.match(cup.id)).toBeUndefined()
    expect(world.result(cup.id)?.winners).toEqual(ended.winners)
  })
})
