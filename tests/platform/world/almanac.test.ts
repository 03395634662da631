import { describe, expect, it } from 'vitest'
import type { Almanac, World, WorldMatch } from '../../../platform/world/world.ts'
import type { RecordedEvent } from '../../../platform/world/matchRecord.ts'
import { tableOf } from '../../../platform/statistics/standings.ts'
import { line } from '../../../streams/domain/market.ts'
import { depth } from '../../support/depth.ts'
import { footballAfter, found, HOUR, MINUTE, SECOND, worldAfter } from './builders.ts'

const almanacOf = (world: World): Almanac => found(world.almanac, 'almanac')

function football(world: World, state: WorldMatch['state'] = 'live'): readonly WorldMatch[] {
  return world.matches().filter((match) => match.sport === 'football' && match.state === state)
}

function firstOfEachSport(matches: readonly WorldMatch[], most: number): readonly WorldMatch[] {
  return matches.filter(
    ({ id, sport }) =>
      matches.filter((each) => each.sport === sport).findIndex((each) => each.id === id) < most,
  )
}

const counted = (events: readonly RecordedEvent[], type: RecordedEvent['type'], side: 'home' | 'away') =>
  events.filter((event) => event.type === type && event.side === side).length

describe('the record of a match', () => {
  it('has the goals, cards and corners that the match has', () => {
    const { world } = footballAfter(2 * HOUR)
    for (const match of [...football(world), ...football(world, 'ended')]) {
      const { events, counts } = found(almanacOf(world).record(match.id), 'record')
      const of = (type: RecordedEvent['type']) => [
        counted(events, type, 'home'),
        counted(events, type, 'away'),
      ]
      const goals = of('goal').map((count, side) => count - (of('goalCancelled')[side] ?? 0))
      expect(goals, match.id).toEqual(match.score)
      expect(of('corner')).toEqual(match.facts['corners.match'])
      expect(of('yellowCard')).toEqual(match.facts['yellowCards.match'])
      expect(of('redCard')).toEqual(match.facts['redCards.match'])
      expect(counts.corners).toEqual(match.facts['corners.match'])
      const [shots, onTarget] = [counts.shots ?? [0, 0], counts.shotsOnTarget ?? [0, 0]]
      for (const side of [0, 1] as const) {
        expect(onTarget[side]).toBeGreaterThanOrEqual(match.score[side])
        expect(shots[side]).toBeGreaterThanOrEqual(onTarget[side])
      }
      expect((counts.possession ?? [0, 0])[0] + (counts.possession ?? [0, 0])[1]).toBe(100)
    }
  })

  it('names players who are on the pitch', () => {
    const { world } = footballAfter(2 * HOUR)
    for (const { id } of football(world, 'ended')) {
      const { events, sheets } = found(almanacOf(world).record(id), 'record')
      for (const side of ['home', 'away'] as const) {
        const on = new Set(sheets[side].starting.map(({ number }) => number))
        expect(on.size).toBe(11)
        for (const event of events.filter((each) => each.side === side)) {
          if (event.player !== null) expect([...on], `${id} ${event.type}`).toContain(event.player)
          if (event.type === 'goal' && event.other !== null) expect([...on]).toContain(event.other)
          if (event.type === 'redCard' || event.type === 'substitution') on.delete(event.player ?? 0)
          if (event.type === 'substitution' && event.other !== null) {
            expect(sheets[side].bench.map(({ number }) => number)).toContain(event.other)
            on.add(event.other)
          }
        }
      }
    }
  })

  it('grows, and never changes what it has said', () => {
    const { world, pass } = footballAfter(HOUR)
    const [match] = football(world).filter(({ phase }) => phase === 'firstHalf')
    const id = found(match, 'match').id
    let before: readonly RecordedEvent[] = []
    for (let step = 0; step < 10; step += 1) {
      const { events } = found(almanacOf(world).record(id), 'record')
      expect(events.slice(0, before.length)).toEqual(before)
      expect(events.every(({ at }) => at <= world.clock.now())).toBe(true)
      before = events
      pass(6 * MINUTE)
    }
    expect(before.length).toBeGreaterThan(3)
  })

  it('is the same in a later run, and none where there are no statistics', () => {
    const first = worldAfter(2 * HOUR, { sports: ['football', 'tennis'] }).world
    const again = footballAfter(2 * HOUR).world
    const [match] = football(first)
    const id = found(match, 'match').id
    expect(almanacOf(first).record(id)).toEqual(almanacOf(again).record(id))
    const tennis = first.matches().find(({ sport }) => sport === 'tennis')
    expect(almanacOf(first).record(found(tennis, 'match').id)).toBeNull()
    expect(almanacOf(first).record('nothing')).toBeNull()
  })

  it('says where the ball is while it is in play', () => {
    const { world, pass } = footballAfter(HOUR)
    const seen = new Set<string>()
    for (let step = 0; step < 60; step += 1) {
      for (const match of football(world).slice(0, 8)) {
        const { play } = found(almanacOf(world).record(match.id), 'record')
        expect(play === null, match.phase).toBe(match.clock?.running !== true)
        if (play !== null) seen.add(play.kind)
      }
      pass(11 * SECOND)
    }
    expect([...seen].sort()).toEqual(
      expect.arrayContaining(['attack', 'corner', 'dangerousAttack', 'possession']),
    )
  })

  it('has the goal of a match that control has changed', () => {
    const { world } = footballAfter(HOUR)
    const [match] = football(world).filter(
      ({ phase, bettingStatus }) => phase === 'firstHalf' && bettingStatus === 'open',
    )
    const { id, score } = found(match, 'match')
    expect(world.control.goal(id, 'home')).toBe(true)
    const { events } = found(almanacOf(world).record(id), 'record')
    expect(events.at(-1)).toMatchObject({ type: 'goal', side: 'home', score: [score[0] + 1, score[1]] })
  })
})

describe('the schedule', () => {
  it('has the matches that are listed, by kick-off, and no sport that is not played', () => {
    const { world, now } = footballAfter(2 * HOUR)
    const almanac = almanacOf(world)
    expect(almanac.reached()).toBe(now())
    const scheduled = almanac.fixtures('football', now() - HOUR, now()).map(({ id }) => id)
    const listed = world.matches().filter(({ kickOff }) => kickOff >= now() - HOUR && kickOff < now())
    expect(listed.length).toBeGreaterThan(10)
    expect(scheduled).toEqual(expect.arrayContaining(listed.map(({ id }) => id)))
    expect(almanac.fixtures('cycling', now() - HOUR, now())).toEqual([])
  })

  it('says when each match was in play, in one part unless it was interrupted', () => {
    const test = footballAfter(0)
    const almanac = almanacOf(test.world)
    const from = test.now()
    test.pass(40 * HOUR)
    let interrupted = 0
    for (const { id, kickOff } of almanac.fixtures('football', from, test.now() - 6 * HOUR)) {
      const parts = almanac.inPlay(id)
      const [first] = parts
      if (first === undefined) continue
      expect(first.from).toBeGreaterThanOrEqual(kickOff)
      expect(parts.map(({ ended }) => ended).slice(0, -1)).not.toContain(true)
      const last = found(parts.at(-1), 'last part')
      expect(last.ended ? last.until : null).toBe(almanac.endedAt(id))
      if (parts.length > 1) interrupted += 1
      for (const [index, { until }] of parts.slice(0, -1).entries()) {
        expect(parts[index + 1]?.from).toBeGreaterThan(found(until, 'end of a part'))
      }
    }
    expect(interrupted).toBeGreaterThan(0)
    for (const { id, kickOff } of football(test.world)) {
      expect(almanac.inPlay(id).at(-1)).toMatchObject({ until: null, ended: false })
      expect(almanac.inPlay(id)[0]?.from).toBe(kickOff)
    }
  })

  it('says nothing of a match that control has changed, once it has left the list', () => {
    const test = footballAfter(2 * HOUR)
    const { id } = found(football(test.world)[0], 'match in play')
    expect(test.world.control.end(id)).toBe(true)
    test.pass(SECOND)
    expect(almanacOf(test.world).inPlay(id)).toMatchObject([{ ended: true }])
    test.pass(HOUR)
    expect(almanacOf(test.world).inPlay(id)).toEqual([])
  })
})

describe('a season', () => {
  it('has every pair of teams at home and away, each round with every team once', () => {
    const { world } = footballAfter(0)
    const almanac = almanacOf(world)
    const leagues = new Set<string>()
    for (const match of football(world)) {
      const season = almanac.season(match.id)
      if (season === null || leagues.has(season.league.id)) continue
      leagues.add(season.league.id)
      const last = season.earlier.length - (season.earlier.length % (season.teams.length / 2))
      const played = season.earlier.slice(0, last).flatMap((id) => world.almanac?.played(id) ?? [])
      const pairs = played.map(({ teams }) => `${teams.home.id} ${teams.away.id}`)
      expect(new Set(pairs).size).toBe(pairs.length)
      expect(played.every(({ league }) => league.id === match.league.id)).toBe(true)
      expect(season.round).toBe(Math.floor(season.earlier.length / (season.teams.length / 2)) + 1)
    }
    expect(leagues.size).toBeGreaterThan(3)
  })

  it('makes a table in which goals and results add up', () => {
    const { world } = footballAfter(0)
    const almanac = almanacOf(world)
    const season = found(
      football(world)
        .flatMap(({ id }) => almanac.season(id) ?? [])
        .toSorted((a, b) => b.earlier.length - a.earlier.length)[0],
      'season',
    )
    const played = season.earlier.flatMap((id) => almanac.played(id) ?? [])
    const rows = tableOf(season.teams, played)
    const sum = (of: (row: (typeof rows)[number]) => number) =>
      rows.reduce((total, row) => total + of(row), 0)
    expect(rows).toHaveLength(season.teams.length)
    expect(sum((row) => row.won)).toBe(sum((row) => row.lost))
    expect(sum((row) => row.goalsFor)).toBe(sum((row) => row.goalsAgainst))
    expect(sum((row) => row.won + row.drawn + row.lost)).toBe(2 * played.length)
    const points = rows.map(({ won, drawn }) => 3 * won + drawn)
    expect(points).toEqual(points.toSorted((a, b) => b - a))
    for (const match of played)
      expect(match.scorers.filter(({ side }) => side === 'home')).toHaveLength(match.score[0])
  })

  it('knows the earlier meetings of two teams, and the latest matches of each', () => {
    const { world } = footballAfter(0)
    const almanac = almanacOf(world)
    const match = found(football(world)[0], 'match')
    const teams = found(match.teams, 'teams')
    const own = [teams.home.id, teams.away.id].sort()
    const meetings = almanac.meetings(match.id, 10).flatMap((id) => almanac.played(id) ?? [])
    expect(meetings.length).toBeGreaterThan(7)
    expect(meetings.every((each) => each.kickOff < match.kickOff)).toBe(true)
    for (const each of meetings) expect([each.teams.home.id, each.teams.away.id].sort()).toEqual(own)
    for (const side of ['home', 'away'] as const) {
      const recent = almanac.recent(match.id, side, 5).flatMap((id) => almanac.played(id) ?? [])
      expect(recent.length).toBeGreaterThan(2)
      for (const each of recent) expect([each.teams.home.id, each.teams.away.id]).toContain(teams[side].id)
      const times = recent.map(({ kickOff }) => kickOff)
      expect(times).toEqual(times.toSorted((a, b) => b - a))
    }
  })

  it('is none of a friendly, a tournament or an unknown match', () => {
    const { world } = worldAfter(0)
    const almanac = almanacOf(world)
    const friendly = world.matches().find(({ league }) => league.region.english === 'International')
    const cup = world.matches().find(({ teams }) => teams === null)
    for (const id of [friendly?.id, cup?.id, 'nothing', '19'])
      expect(almanac.season(found(id, 'match'))).toBeNull()
  })
})

describe('past prices', () => {
  it('end with the present price, and are in the past', () => {
    const { world } = worldAfter(HOUR)
    const live = world.matches().filter(({ sport, state }) => sport !== 'rugby' && state === 'live')
    for (const match of firstOfEachSport(live, depth(1, 3))) {
      for (const { key, lines, spec } of match.markets.slice(0, 6)) {
        const [main] = lines
        if (main === undefined || main.status !== 'open') continue
        const prices = found(almanacOf(world).prices(match.id, key, main.line, 60), `prices of ${key}`)
        expect(prices.length).toBeGreaterThan(10)
        expect(prices.every(({ at }) => at <= world.clock.now())).toBe(true)
        const times = prices.map(({ at }) => at)
        expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
        const shown = main.selections.map(({ side, odds }) => [side, odds])
        expect(Object.entries(prices.at(-1)?.odds ?? {}), `${match.id} ${key} ${spec.kind}`).toEqual(shown)
      }
    }
  })

  it('do not disturb the board: its markets are the same objects', () => {
    const { world } = footballAfter(HOUR)
    const match = found(football(world)[0], 'match')
    almanacOf(world).prices(match.id, 'goals.total.match', line(10), 60)
    expect(world.match(match.id)).toBe(match)
  })

  it('are none of an unknown market', () => {
    const { world } = footballAfter(HOUR)
    const match = found(football(world)[0], 'match')
    expect(almanacOf(world).prices(match.id, 'points.total.match', line(10), 60)).toBeNull()
    expect(almanacOf(world).prices('nothing', 'goals.total.match', line(10), 60)).toBeNull()
    const never = almanacOf(world).prices(match.id, 'goals.total.match', line(395), 60)
    expect(never?.every(({ odds }) => odds === null)).toBe(true)
  })
})
