import { describe, expect, it } from 'vitest'
import type { MarketKey } from '../../../streams/domain/market.ts'
import type { Facts, MatchState } from '../../../streams/domain/match.ts'
import { fixtureOf } from '../../../platform/world/schedule/fixtures.ts'
import { latenessOf } from '../../../platform/world/course/lateness.ts'
import { courseOf } from '../../../platform/world/runningMatch.ts'
import { timelineOf } from '../../../platform/world/course/course.ts'
import { resultOf } from '../../../platform/world/matchResult.ts'
import type { WorldResult } from '../../../platform/world/world.ts'
import { enginesAfter, EPOCH, found, HOUR, MINUTE } from './builders.ts'

const ORIGIN = { seed: 7, epoch: EPOCH }

function factOf({ facts, winners }: Pick<WorldResult, 'facts' | 'winners'>, key: MarketKey): unknown {
  const [stat, kind, period] = key.split('.')
  if (kind === 'outright') return winners[0]
  return Object.entries(facts).find(([name]) => name === `${stat ?? ''}.${period ?? ''}`)?.[1]
}

describe('results', () => {
  it('are final exactly when said, and never change after', () => {
    const { world, pass } = enginesAfter(0)
    const said = new Map<string, unknown>()
    const finished = new Set<string>()
    world.listen((event) => {
      if (event.type !== 'settled') return
      const result = found(world.result(event.matchId), 'result')
      for (const key of event.specs) {
        const name = `${event.matchId} ${key}`
        expect(said.has(name)).toBe(false)
        expect(result.final.has(key) !== result.voided.has(key)).toBe(true)
        said.set(name, result.final.has(key) ? factOf(result, key) : 'void')
        if (result.final.has(key)) expect(factOf(result, key)).toBeDefined()
      }
      if (result.state === 'ended') finished.add(event.matchId)
    })
    pass(3 * HOUR)
    expect(finished.size).toBeGreaterThan(40)
    pass(2 * HOUR)
    for (const [name, fact] of said) {
      const [matchId = '', key = ''] = name.split(' ')
      const result = found(world.result(matchId), 'result')
      const final = [...result.final].find((candidate) => candidate === key)
      expect(final === undefined ? 'void' : factOf(result, final)).toEqual(fact)
    }
  })

  it('of matches long gone are the same after a restart', () => {
    const { world, pass } = enginesAfter(0)
    const last = new Map<string, { facts: Facts; state: MatchState }>()
    world.listen((event) => {
      const match = event.type === 'match' ? world.match(event.matchId) : undefined
      if (match?.state === 'ended' || match?.state === 'abandoned') {
        last.set(match.id, { facts: match.facts, state: match.state })
      }
    })
    pass(3 * HOUR)
    const later = enginesAfter(60 * HOUR).world
    expect(last.size).toBeGreaterThan(30)
    for (const [matchId, { facts, state }] of last) {
      expect(later.match(matchId)).toBeUndefined()
      expect(later.result(matchId)).toMatchObject({ facts, state })
    }
  })

  it('know nothing of ids that never were or are not announced yet', () => {
    const { world } = enginesAfter(0)
    for (const id of ['', 'abc', '90000001', '1', '19999999', '10000001', '1'.repeat(40)]) {
      expect(world.result(id)).toBeUndefined()
      expect(world.match(id)).toBeUndefined()
    }
  })

  it('add up: halves make the match, quarters the points, sets the games', () => {
    let abandoned = 0
    for (let number = 0; number < 300; number += 1) {
      for (const sport of ['football', 'basketball', 'tennis'] as const) {
        const { state, facts, score } = found(
          timelineOf(courseOf(fixtureOf(ORIGIN, sport, number))).moments.at(-1),
          'last moment',
        )
        if (state === 'abandoned') {
          abandoned += 1
          continue
        }
        // It was not played in time.
        if (state === 'postponed') continue
        expect(state).toBe('ended')
        const sum = (...names: readonly (keyof Facts)[]): readonly number[] =>
          names.reduce<readonly number[]>(
            (total, name) => [
              (total[0] ?? 0) + (facts[name]?.[0] ?? 0),
              (total[1] ?? 0) + (facts[name]?.[1] ?? 0),
            ],
            [0, 0],
          )
        if (sport === 'football') {
          expect(sum('goals.firstHalf', 'goals.secondHalf', 'goals.extraTime')).toEqual(score)
          expect(sum('corners.firstHalf', 'corners.secondHalf')).toEqual(facts['corners.match'])
          expect(Math.min(...score)).toBeGreaterThanOrEqual(0)
        } else if (sport === 'basketball') {
          expect(sum('points.quarter1', 'points.quarter2')).toEqual(facts['points.firstHalf'])
          expect(facts['points.match']).toEqual(score)
          expect(score[0]).not.toBe(score[1])
        } else {
          expect(sum('games.set1', 'games.set2', 'games.set3')).toEqual(facts['games.match'])
          expect(Math.max(...score)).toBe(2)
        }
      }
    }
    expect(abandoned).toBeGreaterThan(0)
    expect(abandoned).toBeLessThan(30)
  })

  it('void what an abandoned match left open, and keep what it had decided', () => {
    const numbers = Array.from({ length: 1500 }, (_, number) => number)
    const lasts = numbers.map((number) =>
      timelineOf(courseOf(fixtureOf(ORIGIN, 'football', number))).moments.at(-1),
    )
    const late = found(
      lasts.find((moment) => moment?.state === 'abandoned' && moment.over.has('firstHalf')),
      'match abandoned after half time',
    )
    const result = resultOf('football', late)
    expect(result.final.has('goals.total.firstHalf')).toBe(true)
    expect(result.voided.has('goals.total.match')).toBe(true)
    expect([...result.final].filter((key) => result.voided.has(key))).toEqual([])
  })

  it('score about as much as their sport does', () => {
    const finals = (sport: 'football' | 'basketball'): readonly number[] =>
      Array.from({ length: 400 }, (_, number) =>
        timelineOf(courseOf(fixtureOf(ORIGIN, sport, number))).moments.at(-1),
      )
        .filter((moment) => moment?.state === 'ended')
        .map((moment) => (moment?.score[0] ?? 0) + (moment?.score[1] ?? 0))
    const mean = (values: readonly number[]): number =>
      values.reduce((sum, value) => sum + value, 0) / values.length
    expect(mean(finals('football'))).toBeGreaterThan(2.3)
    expect(mean(finals('football'))).toBeLessThan(3.1)
    expect(mean(finals('basketball'))).toBeGreaterThan(190)
    expect(mean(finals('basketball'))).toBeLessThan(225)
  })

  it('end within the time that the list allows', () => {
    /** The longest interruption. */
    const PAUSED = 15
    for (const [sport, most] of [
      ['football', 150],
      ['basketball', 200],
      ['tennis', 240],
      ['volleyball', 240],
    ] as const) {
      for (let number = 0; number < 300; number += 1) {
        const fixture = fixtureOf(ORIGIN, sport, number)
        const late = latenessOf(fixture)
        if (late === null) continue
        // A cup match may go on.
        const longest = fixture.league.knockout === true ? 240 : most
        expect(courseOf(fixture).endAt - fixture.kickOff - late).toBeLessThan((longest + PAUSED) * MINUTE)
      }
    }
  })
})
