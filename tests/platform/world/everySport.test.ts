import { describe, expect, it } from 'vitest'
import { marketKey } from '../../../streams/domain/market.ts'
import { settleSelection } from '../../../streams/domain/settlement.ts'
import { descriptorOf } from '../../../streams/domain/sports/descriptorOf.ts'
import { PMTY_PLAYS } from '../../../streams/wire/pmty/plays.ts'
import { timelineOf } from '../../../platform/world/course/course.ts'
import { resultOf } from '../../../platform/world/matchResult.ts'
import { courseOf, openMatch } from '../../../platform/world/runningMatch.ts'
import { fixtureOf } from '../../../platform/world/schedule/fixtures.ts'
import { PLAYED_SPORTS, WORLD_SPORTS } from '../../../platform/world/sports.ts'
import { EPOCH, MINUTE } from './builders.ts'

const ORIGIN = { seed: 41, epoch: EPOCH }

it('have seed parts and beginnings of ids of their own', () => {
  const all = WORLD_SPORTS.map((sport) => PLAYED_SPORTS[sport])
  expect(WORLD_SPORTS).toEqual(Object.keys(PLAYED_SPORTS))
  expect(new Set(all.map(({ seedPart }) => seedPart)).size).toBe(all.length)
  const prefixes = all.map(({ idPrefix }) => idPrefix)
  for (const one of prefixes) expect(prefixes.filter((other) => other.startsWith(one))).toEqual([one])
  const leagues = all.flatMap(({ competitions }) => competitions.map(({ league }) => league.id))
  expect(new Set(leagues).size).toBe(leagues.length)
})

const IN_MATCHES = WORLD_SPORTS.filter((sport) => PLAYED_SPORTS[sport].tournament !== true)

/** Tournaments have tests of their own: `sevens.test.ts`. */
describe.each(IN_MATCHES)('%s', (sport) => {
  const { markets } = PLAYED_SPORTS[sport]
  const { stats, periods, bands = [], further = [], columns } = descriptorOf(sport)

  it('has markets on what is counted in it, each with a number of the venue', () => {
    const numbered: readonly string[] = Object.values(PMTY_PLAYS)
    for (const spec of markets) {
      expect(stats).toContain(spec.stat)
      expect(['match', ...periods, ...bands, ...further]).toContain(spec.period)
      expect(numbered).toContain(marketKey(spec))
    }
    const first = columns[0]?.map(({ key }) => key) ?? []
    expect(first.length).toBe(3)
    expect(first.filter((key) => !markets.some((spec) => marketKey(spec) === key))).toEqual([])
  })

  it('prices a book that is fair but for its margin, whenever one looks', () => {
    for (let number = 0; number < 4; number += 1) {
      const fixture = fixtureOf(ORIGIN, sport, number)
      for (const minutes of [-30, 5, 31, 62, 95]) {
        const at = fixture.kickOff + minutes * MINUTE
        for (const market of openMatch(fixture, at).match.markets) {
          for (const { status, selections } of market.lines) {
            if (status !== 'open' || selections.some((selection) => selection.status !== 'open')) continue
            const book = selections.reduce((sum, { odds }) => sum + 100_000 / odds, 0)
            // Double chance pays on two of the three results.
            const whole = market.spec.kind === 'doubleChance' ? 2 : 1
            const name = `${market.key} at ${minutes}`
            expect(book / whole, name).toBeGreaterThan(1)
            expect(book / whole, name).toBeLessThan(1.2)
          }
        }
      }
    }
  })

  it('settles every market that was ever offered, with every score it has on its way', () => {
    for (let number = 0; number < 6; number += 1) {
      const fixture = fixtureOf(ORIGIN, sport, number)
      const timeline = timelineOf(courseOf(fixture))
      for (const moment of timeline.moments) {
        const { final, voided, facts } = resultOf(sport, moment)
        for (const key of final) expect(voided.has(key)).toBe(false)
        const over = moment.state === 'ended' || moment.state === 'abandoned'
        if (!over || moment.withdrawn) {
          expect(voided.size).toBe(0)
          continue
        }
        expect(final.size + voided.size).toBe(markets.length)
        for (const spec of markets) {
          if (final.has(marketKey(spec))) expect(facts[`${spec.stat}.${spec.period}`]).toBeDefined()
        }
      }
    }
  })

  it('settles every selection that is offered, on every score that is reached', () => {
    for (let number = 0; number < 4; number += 1) {
      const fixture = fixtureOf(ORIGIN, sport, number)
      const { moments } = timelineOf(courseOf(fixture))
      const times = Array.from({ length: 7 }, (_, step) => fixture.kickOff + (step * 20 - 1) * MINUTE)
      for (const { spec, lines } of times.flatMap((at) => openMatch(fixture, at).match.markets)) {
        const reached = moments.flatMap(({ facts }) => {
          const counted = facts[`${spec.stat}.${spec.period}`]
          return counted === undefined ? [] : [{ counted, facts }]
        })
        const scores = [...new Map(reached.map((each) => [JSON.stringify(each), each])).values()]
        // A part that an abandoned match does not reach has no count, and is void.
        if (moments.at(-1)?.state === 'abandoned' && scores.length === 0) continue
        expect(scores.length).toBeGreaterThan(0)
        // At every score at least one selection does not lose and at least one does not win; but a match in sets
        // has a score that wins at its end only.
        const onEnds = spec.kind === 'correctScore' && spec.stat === 'sets'
        // One assertion a market: for each of the 700 000 scores of all lines they would take most of the time.
        const wrong = lines.flatMap(({ line, selections }) =>
          scores.flatMap(({ counted, facts }) => {
            const outcomes = selections.map(({ side }) =>
              settleSelection(spec, side, line, counted, null, facts),
            )
            const allLose = !onEnds && outcomes.every((outcome) => outcome === 'lose')
            const allWin = outcomes.every((outcome) => outcome === 'win')
            const isRight = !outcomes.includes('void') && !allLose && !allWin
            return isRight ? [] : [`${String(line)} at ${counted.join(':')}: ${outcomes.join()}`]
          }),
        )
        expect(wrong, marketKey(spec)).toEqual([])
      }
    }
  })
})
