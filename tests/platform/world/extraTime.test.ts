import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marketKey } from '../../../streams/domain/market.ts'
import type { Facts, Pair } from '../../../streams/domain/match.ts'
import { settleSelection } from '../../../streams/domain/settlement.ts'
import { type Timeline, timelineOf } from '../../../platform/world/course/course.ts'
import { type Moment, NO_KICKS } from '../../../platform/world/course/moment.ts'
import type { Fixture } from '../../../platform/world/fixture.ts'
import { kickChance } from '../../../platform/world/football/pace.ts'
import { playFootball } from '../../../platform/world/football/play.ts'
import { FOOTBALL } from '../../../platform/world/football/sport.ts'
import { nextKicker, shootOutChances, shootOutWinner } from '../../../platform/world/football/shootOut.ts'
import { resultOf } from '../../../platform/world/matchResult.ts'
import { openMatch } from '../../../platform/world/runningMatch.ts'
import { fixtureOf, numberOf } from '../../../platform/world/schedule/fixtures.ts'
import { eventPhases } from '../../../platform/statistics/matchRecords.ts'
import { EPOCH, footballAfter, found, HOUR, MINUTE } from './builders.ts'
import { createMatchRecords, type RowColumns } from '../../../platform/venues/pmty/matchRecords.ts'

const ORIGIN = { seed: 23, epoch: EPOCH }
const CUP = FOOTBALL.competitions.findIndex(({ league }) => league.knockout === true)

function cupFixture(match: number): Fixture {
  return fixtureOf(ORIGIN, 'football', numberOf(ORIGIN, 'football', { league: CUP, match }))
}

interface Played {
  readonly fixture: Fixture
  readonly timeline: Timeline
  readonly last: Moment
}

const CUP_MATCHES: readonly Played[] = Array.from({ length: 160 }, (_, match) => {
  const fixture = cupFixture(match)
  const timeline = timelineOf(playFootball(fixture))
  return { fixture, timeline, last: found(timeline.moments.at(-1), 'end') }
})
const ENDED = CUP_MATCHES.filter(({ last }) => last.state === 'ended')
const EXTENDED = ENDED.filter(({ last }) => last.facts['goals.extraTime'] !== undefined)
const SHOT_OUT = EXTENDED.filter(({ last }) => last.facts['goals.penalties'] !== undefined)

function pairOf(facts: Facts, key: keyof Facts): Pair {
  return found(facts[key], key)
}

describe('a cup match', () => {
  it('is the last league of football, and plays its regular time as it did before it was a cup', () => {
    expect(CUP).toBe(FOOTBALL.competitions.length - 1)
    for (const { fixture, timeline } of CUP_MATCHES) {
      const { league: _, ...plain } = fixture
      const before = timelineOf(playFootball(plain))
      const end = found(before.moments.at(-1), 'end')
      if (end.state !== 'ended') continue
      const place = timeline.moments.findIndex(({ over }) => over.has('match'))
      const {
        'goals.extraTime': extra,
        'goals.tie': tie,
        ...facts
      } = found(timeline.moments[place], 'time').facts
      expect(timeline.times[place]).toBe(before.course.endAt)
      for (const [key, pair] of Object.entries(end.facts))
        expect([key, facts[key as never]]).toEqual([key, pair])
      // It goes on if it is level, and has a winner if it is not.
      expect(extra !== undefined).toBe(end.score[0] === end.score[1])
      expect(tie).toEqual(extra === undefined ? end.score : undefined)
    }
  })

  it('goes on in about one case in four, and to penalties in half of them', () => {
    expect(EXTENDED.length / ENDED.length).toBeGreaterThan(0.18)
    expect(EXTENDED.length / ENDED.length).toBeLessThan(0.36)
    expect(SHOT_OUT.length / EXTENDED.length).toBeGreaterThan(0.3)
    expect(SHOT_OUT.length / EXTENDED.length).toBeLessThan(0.75)
  })

  it('keeps the counts of regular time, shows those of extra time, and ends with a winner', () => {
    for (const { timeline, last } of EXTENDED) {
      const whistle = found(
        timeline.moments.find(({ over }) => over.has('match')),
        'whistle',
      )
      for (const [key, pair] of Object.entries(whistle.facts)) {
        if (!key.endsWith('.extraTime')) expect([key, last.facts[key as never]]).toEqual([key, pair])
      }
      const [home, away] = pairOf(last.facts, 'goals.match')
      const [homeExtra, awayExtra] = pairOf(last.facts, 'goals.extraTime')
      expect(home).toBe(away)
      expect(last.score).toEqual([home + homeExtra, away + awayExtra])
      const [homeTie, awayTie] = pairOf(last.facts, 'goals.tie')
      expect(homeTie).not.toBe(awayTie)
    }
  })

  it('has a shoot-out by the rules, which counts as one goal', () => {
    for (const { timeline, last } of SHOT_OUT) {
      const taken = timeline.moments.filter(({ phase }) => phase === 'penalties')
      const winners = taken.map(({ facts, shootOut }) =>
        shootOutWinner(pairOf(facts, 'goals.penalties'), found(shootOut, 'shoot-out').kicks),
      )
      // It ends with the first kick that decides it.
      expect(winners.slice(0, -1).every((winner) => winner === null)).toBe(true)
      const winner = found(winners.at(-1), 'winner')
      const tie = pairOf(last.facts, 'goals.tie')
      expect(tie[winner] - tie[winner === 0 ? 1 : 0]).toBe(1)
      const kicks = taken.map(({ shootOut }) => found(shootOut, 'shoot-out').kicks)
      for (const [home, away] of kicks) expect(Math.abs(home - away)).toBeLessThan(2)
    }
  })

  it('ends within the time in which it may be listed', () => {
    const longest = Math.max(
      ...CUP_MATCHES.map(({ fixture, timeline }) => timeline.course.endAt - fixture.kickOff),
    )
    expect(longest).toBeGreaterThan(2.5 * HOUR)
    expect(longest + 25 * MINUTE).toBeLessThan(FOOTBALL.kickOffs.longest)
  })

  it('settles regular time at its end, and voids extra time alone when that is abandoned', () => {
    const abandoned = Array.from({ length: 1200 }, (_, match) => {
      const timeline = timelineOf(playFootball(cupFixture(match)))
      return found(timeline.moments.at(-1), 'end')
    }).filter(({ state, over }) => state === 'abandoned' && over.has('match') && !over.has('extraTime'))
    expect(abandoned.length).toBeGreaterThan(0)
    for (const { timeline } of EXTENDED.slice(0, 10)) {
      const whistle = found(
        timeline.moments.find(({ over }) => over.has('match')),
        'whistle',
      )
      const { final, voided } = resultOf('football', whistle)
      expect(voided.size).toBe(0)
      expect(final.has('goals.result.match')).toBe(true)
      expect(final.has('corners.total.match')).toBe(true)
      expect(final.has('goals.result.extraTime')).toBe(false)
      expect(final.has('goals.toQualify.tie')).toBe(false)
    }
    for (const moment of abandoned) {
      const { final, voided } = resultOf('football', moment)
      expect(final.has('goals.total.match')).toBe(true)
      expect(voided.has('goals.total.extraTime')).toBe(true)
      expect(voided.has('goals.toQualify.tie')).toBe(true)
    }
  })

  it('has phases, events and kicks in its record, with the numbers of the site', () => {
    const { fixture, timeline, last } = found(SHOT_OUT[0], 'shoot-out')
    const record = found(FOOTBALL.record?.(fixture, timeline, timeline.course.endAt), 'record')
    const told = found(eventPhases(last, record), 'phases')
    expect(told.phases.map(({ phase }) => phase)).toEqual([
      1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013,
    ])
    const kicks = told.events.filter(({ subMatchType }) => subMatchType === 2)
    const penalties = pairOf(last.facts, 'goals.penalties')
    expect(kicks.filter(({ type }) => type === 1).length).toBe(penalties[0] + penalties[1])
    expect(kicks.at(-1)?.score).toEqual(penalties)
    // Kicks are no shots of the match.
    const goals = last.score[0] + last.score[1]
    const [home = 0, away = 0] = record.counts.shotsOnTarget ?? []
    expect(home + away).toBeGreaterThanOrEqual(goals)
    for (const { minute, subMatchType } of told.events) {
      expect(minute).toBeLessThanOrEqual(120)
      if (subMatchType === 0) expect(minute).toBeLessThanOrEqual(90)
      if (subMatchType === 1) expect(minute).toBeGreaterThan(90)
    }
  })
})

describe('the chances of a shoot-out', () => {
  const chance = fc.double({ min: 0.3, max: 0.95, noNaN: true })

  it('sum to one from every state that is reached', () => {
    fc.assert(
      fc.property(chance, chance, fc.array(fc.boolean(), { maxLength: 14 }), (home, away, scored) => {
        let state = { kicks: [0, 0] as Pair, first: 0 as const }
        let goals: Pair = [0, 0]
        for (const one of scored) {
          if (shootOutWinner(goals, state.kicks) !== null) break
          const side = found(nextKicker(state), 'kicker')
          const more = (pair: Pair): Pair => (side === 0 ? [pair[0] + 1, pair[1]] : [pair[0], pair[1] + 1])
          state = { ...state, kicks: more(state.kicks) }
          if (one) goals = more(goals)
        }
        const { home: wins, total } = shootOutChances([home, away], state, goals)
        expect(total.chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 6)
        expect(total.chances.findIndex((each) => each > 0)).toBeGreaterThanOrEqual(goals[0] + goals[1])
        const winner = shootOutWinner(goals, state.kicks)
        if (winner !== null) expect(wins).toBe(winner === 0 ? 1 : 0)
        else expect(wins).toBeGreaterThan(0)
      }),
    )
  })

  it('are those of each side when the sides change places', () => {
    fc.assert(
      fc.property(chance, chance, (home, away) => {
        const one = shootOutChances([home, away], NO_KICKS, [0, 0])
        const other = shootOutChances([away, home], NO_KICKS, [0, 0])
        expect(one.home + other.home).toBeCloseTo(1, 7)
      }),
    )
    expect(shootOutChances([0.75, 0.75], NO_KICKS, [0, 0]).home).toBeCloseTo(0.5, 12)
    expect(kickChance(2, 1)).toBeGreaterThan(kickChance(1, 2))
  })
})

describe('a bet on who qualifies', () => {
  const spec = { kind: 'toQualify', stat: 'goals', period: 'tie' } as const

  it('is won by the winner, and returned where there is none', () => {
    expect(settleSelection(spec, 'home', null, [2, 1], null)).toBe('win')
    expect(settleSelection(spec, 'away', null, [2, 1], null)).toBe('lose')
    expect(settleSelection(spec, 'away', null, [1, 1], null)).toBe('push')
    expect(settleSelection(spec, 'draw', null, [2, 1], null)).toBe('void')
  })
})

describe('control of a cup match', () => {
  const world = { seed: 7, epoch: EPOCH }

  /** A world in which a cup match has begun some minutes ago, is level, and can be bet on. */
  const cupInPlay = () => {
    for (let match = 3; match < 40; match += 1) {
      const number = numberOf(world, 'football', { league: CUP, match })
      const fixture = fixtureOf(world, 'football', number)
      const at = fixture.kickOff + 9 * MINUTE
      const { state, score, bettingStatus, danger } = openMatch(fixture, at).match
      if (state !== 'live' || score[0] !== score[1] || bettingStatus !== 'open' || danger === 'review')
        continue
      return { ...footballAfter(at - EPOCH), id: fixture.id }
    }
    throw new Error('no cup match in play')
  }

  it('ends each part with the whistle: a level match goes on until a side has won', () => {
    const { world, id, pass } = cupInPlay()
    const phase = () => world.match(id)?.phase
    const settled: string[] = []
    world.listen((event) => {
      if (event.type === 'settled' && event.matchId === id) settled.push(...event.specs)
    })
    expect(world.control.whistle(id)).toBe(true)
    expect(phase()).toBe('regularEnd')
    expect(settled).toContain('goals.result.match')
    expect(world.match(id)?.bettingStatus).toBe('open')
    const open = world.match(id)?.markets.filter(({ lines }) => lines.some(({ status }) => status === 'open'))
    expect(open?.map(({ spec }) => spec.period)).toEqual(
      expect.arrayContaining(['tie', 'extraTime', 'extraTime']),
    )
    expect(open?.some(({ spec }) => spec.period === 'match')).toBe(false)
    pass(90_000)
    expect(phase()).toBe('extraTimeAwaited')
    expect(world.control.goal(id, 'home')).toBe(false)
    expect(world.control.whistle(id)).toBe(true)
    expect(phase()).toBe('extraTimeFirstHalf')
    pass(20_000)
    const before = found(world.match(id), 'match')
    expect(world.control.goal(id, 'home')).toBe(true)
    const after = found(world.match(id), 'match')
    expect(after.score[0]).toBe(before.score[0] + 1)
    expect(after.facts['goals.match']).toEqual(before.facts['goals.match'])
    expect(world.control.goal(id, 'away')).toBe(true)
    expect(world.control.whistle(id)).toBe(true)
    expect(settled).toContain('goals.total.extraTime')
    expect(world.control.whistle(id)).toBe(true)
    expect(phase()).toBe('penalties')
    expect(world.control.goal(id, 'home') || world.control.goal(id, 'away')).toBe(true)
    const kicks = found(world.match(id)?.facts['goals.penalties'], 'kicks')
    expect(kicks[0] + kicks[1]).toBe(1)
    expect(world.control.whistle(id)).toBe(true)
    expect(phase()).toBe('ended')
    expect(settled).toContain('goals.toQualify.tie')
    expect(settled).toContain('goals.winner.penalties')
    const { facts, voided } = found(world.result(id), 'result')
    expect(facts['goals.tie']).toBeDefined()
    const keys = new Set(FOOTBALL.markets.map(marketKey))
    expect([...voided].filter((key) => key.endsWith('.penalties') || key.endsWith('.tie'))).toEqual([])
    expect(keys.has('goals.toQualify.tie')).toBe(true)
  })

  it('is listed with the markets of extra time in it, in the layout for beginners too', () => {
    const { world, id, pass, now } = cupInPlay()
    const listed = (columns: RowColumns) =>
      createMatchRecords()
        .row(found(world.match(id), 'match'), 'cmn', columns, now())
        .hps.map(({ hpid }) => hpid)
    expect(listed('beginner')).toEqual(['1', '4', '2', '113', '114'])
    expect(world.control.whistle(id)).toBe(true)
    pass(90_000)
    expect(listed('standard')).toEqual(['3611', '3612', '3613'])
    expect(listed('beginner')).toEqual(['3611', '3612', '3613', '3621', '3622'])
  })

  it('ends a level match without a winner, and one that is not level with one', () => {
    const level = cupInPlay()
    expect(level.world.control.end(level.id)).toBe(true)
    expect(level.world.match(level.id)?.phase).toBe('ended')
    expect(level.world.result(level.id)?.voided.has('goals.toQualify.tie')).toBe(true)
    const won = cupInPlay()
    expect(won.world.control.goal(won.id, 'away')).toBe(true)
    expect(won.world.control.end(won.id)).toBe(true)
    expect(won.world.match(won.id)?.phase).toBe('ended')
    expect(won.world.result(won.id)?.final.has('goals.toQualify.tie')).toBe(true)
  })

  it('lets a goal decide what follows: no extra time for a match that is no longer level', () => {
    const { world, id, pass } = cupInPlay()
    const { score } = found(world.match(id), 'match')
    expect(world.control.goal(id, 'home')).toBe(true)
    pass(4.5 * HOUR)
    const { facts } = found(world.result(id), 'result')
    const [home, away] = pairOf(facts, 'goals.match')
    expect(home).toBeGreaterThan(score[0])
    expect(facts['goals.extraTime'] !== undefined).toBe(home === away)
  })
})
