import { describe, expect, it } from 'vitest'
import { isEsport, type Sport } from '../../../streams/domain/vocabulary/sports.ts'
import { fixtureOf, LONGEST_LEAD } from '../../../platform/world/schedule/fixtures.ts'
import { PLAYED_SPORTS, WORLD_SPORTS } from '../../../platform/world/sports.ts'
import { timelineOf } from '../../../platform/world/course/course.ts'
import { latenessOf, VOID_AFTER } from '../../../platform/world/course/lateness.ts'
import { courseOf } from '../../../platform/world/runningMatch.ts'
import { enginesAfter, EPOCH, HOUR, MINUTE, worldAfter } from './builders.ts'

const ORIGIN = { seed: 7, epoch: EPOCH }

const COMPETITIONS = WORLD_SPORTS.flatMap((sport) => PLAYED_SPORTS[sport].competitions)

interface Listing {
  readonly id: string
  readonly sport: Sport
  readonly leagueId: string
  readonly video: boolean
  readonly announcedAt: number
  readonly kickOff: number
  readonly endAt: number
  /** Whether it is not postponed. */
  readonly inTime: boolean
}

let listed: readonly Listing[] | null = null

/** Every fixture that may be listed within two days of the epoch, with its end. */
function listings(): readonly Listing[] {
  return (listed ??= computeListings())
}

function computeListings(): readonly Listing[] {
  return WORLD_SPORTS.flatMap((sport) => {
    const { interval } = PLAYED_SPORTS[sport].kickOffs
    const first = -Math.ceil((4 * HOUR + VOID_AFTER) / interval)
    const last = Math.ceil((48 * HOUR + LONGEST_LEAD) / interval)
    return Array.from({ length: last - first }, (_, index) => {
      const fixture = fixtureOf(ORIGIN, sport, first + index)
      const played = fixture.kickOff < EPOCH + 49 * HOUR
      const inTime = latenessOf(fixture) !== null
      return {
        ...fixture,
        inTime,
        leagueId: fixture.league.id,
        endAt: played ? courseOf(fixture).endAt : Infinity,
      }
    })
  })
}

describe('the schedule', () => {
  it('has a filmed match of each esport in play nearly all the time, since all of them are filmed', () => {
    const times = Array.from({ length: 48 * 6 }, (_, index) => EPOCH + index * 10 * MINUTE)
    for (const sport of WORLD_SPORTS.filter(isEsport)) {
      const own = listings().filter((fixture) => fixture.sport === sport)
      expect(own.every(({ video }) => video)).toBe(true)
      const played = own.filter(({ inTime }) => inTime)
      const onAir = times.filter((at) => played.some(({ kickOff, endAt }) => kickOff <= at && at < endAt))
      expect(onAir.length / times.length, sport).toBeGreaterThan(0.95)
    }
  })

  it('films some matches of the other sports that have rooms', () => {
    for (const sport of ['football', 'basketball', 'tennis', 'volleyball'] as const) {
      const filmed = new Set(listings().flatMap((each) => (each.sport === sport ? [each.video] : [])))
      expect([...filmed].toSorted()).toEqual([false, true])
    }
  })

  it('keeps the list full at every moment of two days', () => {
    const all = listings()
    for (let at = EPOCH; at <= EPOCH + 48 * HOUR; at += 10 * MINUTE) {
      const listed = all.filter(({ announcedAt, endAt }) => announcedAt <= at && at < endAt + 10 * MINUTE)
      const live = (sport: Sport): number =>
        listed.filter(
          (fixture) =>
            fixture.inTime && fixture.sport === sport && fixture.kickOff <= at && at < fixture.endAt,
        ).length
      expect(listed.length).toBeGreaterThanOrEqual(150)
      expect(listed.length).toBeLessThan(600)
      expect(new Set(listed.map(({ leagueId }) => leagueId)).size).toBeGreaterThanOrEqual(20)
      expect(live('football')).toBeGreaterThanOrEqual(18)
      expect(live('football')).toBeLessThanOrEqual(32)
      expect(live('basketball')).toBeGreaterThanOrEqual(5)
      expect(live('basketball')).toBeLessThanOrEqual(8)
      expect(live('tennis')).toBeGreaterThanOrEqual(4)
      expect(live('tennis')).toBeLessThanOrEqual(12)
      expect(live('volleyball')).toBeGreaterThanOrEqual(2)
      expect(live('volleyball')).toBeLessThanOrEqual(8)
      for (const day of [1, 2, 3])
        expect(listed.some(({ kickOff }) => kickOff > at + day * 24 * HOUR)).toBe(true)
    }
  })

  it('is what the world lists, at its start and as time passes', () => {
    const all = listings()
    const { world, pass, now } = worldAfter(HOUR)
    for (let step = 0; step < 3; step += 1) {
      const due = all.filter(({ announcedAt, endAt }) => announcedAt <= now() && now() < endAt + 10 * MINUTE)
      expect(
        world
          .matches()
          .map(({ id }) => id)
          .sort(),
      ).toEqual(due.map(({ id }) => id).sort())
      pass(97 * MINUTE)
    }
  })

  it('has a football match in its last ten minutes, but for a late or interrupted one', () => {
    const spans = Array.from({ length: 750 }, (_, number) =>
      timelineOf(courseOf(fixtureOf(ORIGIN, 'football', number))),
    )
      .filter(({ moments }) => moments.at(-1)?.state === 'ended')
      .map(({ course: { endAt } }) => ({ from: endAt - 10 * MINUTE, to: endAt }))
      .sort((a, b) => a.from - b.from)
    let covered = spans[0]?.from ?? 0
    let without = 0
    for (const { from, to } of spans) {
      without += Math.max(0, from - covered)
      covered = Math.max(covered, to)
    }
    expect(covered).toBeGreaterThan(EPOCH + 48 * HOUR)
    expect(without / (covered - (spans[0]?.from ?? 0))).toBeLessThan(0.01)
  })

  it('never lets a team play two matches at once', () => {
    for (const sport of ['football', 'basketball', 'volleyball'] as const) {
      const busyUntil = new Map<string, number>()
      for (let number = -50; number < 1200; number += 1) {
        const { teams, kickOff } = fixtureOf(ORIGIN, sport, number)
        if (teams === null) throw new Error(`no teams in ${sport}`)
        for (const { id } of [teams.home, teams.away]) {
          expect(busyUntil.get(id) ?? 0).toBeLessThan(kickOff)
          busyUntil.set(id, kickOff + 3 * HOUR)
        }
      }
    }
  })

  it.each([
    'tableTennis',
    'badminton',
    'beachVolleyball',
    'darts',
    'snooker',
    'hockey',
    'beachSoccer',
    'boxing',
    'cricket',
    'dota2',
    'lol',
    'csgo',
    'kog',
  ] as const)('never has two matches of %s at once whose names are the same', (sport) => {
    const { longest } = PLAYED_SPORTS[sport].kickOffs
    const busyUntil = new Map<string, number>()
    for (let number = -50; number < 600; number += 1) {
      const { teams, kickOff } = fixtureOf(ORIGIN, sport, number)
      const names = [teams?.home.name.cmn, teams?.away.name.cmn].sort().join(' ')
      expect(busyUntil.get(names) ?? 0).toBeLessThanOrEqual(kickOff)
      busyUntil.set(names, kickOff + longest)
    }
  })

  it('never has two sides in shirts of one colour', () => {
    for (const sport of WORLD_SPORTS) {
      for (let number = 0; number < 300; number += 1) {
        const { teams } = fixtureOf(ORIGIN, sport, number)
        if (teams !== null) expect(teams.home.kit.base).not.toBe(teams.away.kit.base)
      }
    }
  })

  it('announces a match before its kick-off and lists it ten minutes after its end', () => {
    const { world, pass } = enginesAfter(0)
    const ended = new Map<string, number>()
    const gone: number[] = []
    world.listen((event, at) => {
      if (event.type === 'opened') expect(world.match(event.matchId)?.kickOff).toBeGreaterThan(at)
      if (event.type === 'match') {
        const state = world.match(event.matchId)?.state
        if (state === 'ended' || state === 'abandoned') ended.set(event.matchId, at)
      }
      const end = event.type === 'closed' ? ended.get(event.matchId) : undefined
      if (end !== undefined) gone.push(at - end)
    })
    pass(2 * HOUR)
    expect(gone.length).toBeGreaterThan(20)
    expect(new Set(gone)).toEqual(new Set([10 * MINUTE]))
  })

  it('names every league and team in three languages, without two of one name in a league', () => {
    for (const { league, teams } of COMPETITIONS) {
      for (const { name } of [league, ...teams]) {
        expect(name.cmn).toMatch(/\p{Script=Han}/u)
        expect(name.zho).toMatch(/\p{Script=Han}/u)
        expect(name.english).toMatch(/^[\w .'-]+$/)
      }
      expect(new Set(teams.map(({ name }) => name.cmn)).size).toBe(teams.length)
      expect(teams.length).toBeGreaterThanOrEqual(12)
    }
  })

  it('marks the doubles of tennis, and no other match', () => {
    const marked = WORLD_SPORTS.flatMap((sport) => {
      const matches = Array.from({ length: 100 }, (_, index) => fixtureOf(ORIGIN, sport, index).teams)
      return matches.flatMap((teams) => (teams?.doubles === true ? [teams.home.name.cmn] : []))
    })
    expect(new Set(marked.map((name) => name.slice(name.indexOf('('))))).toEqual(
      new Set(['(男双)', '(女双)', '(混双)']),
    )
    const tennis = Array.from({ length: 100 }, (_, index) => fixtureOf(ORIGIN, 'tennis', index).teams)
    for (const teams of tennis) expect(teams?.doubles === true).toBe(teams?.home.name.cmn.includes('双'))
  })

  it('writes traditional Chinese with traditional characters', () => {
    const names = COMPETITIONS.flatMap(({ teams }) => teams.map(({ name }) => name.zho))
    expect(names).toContain('曼聯')
    expect(names).toContain('皇家馬德里')
    expect(names.join('')).not.toMatch(/[联马队湾维尔达罗亚东广岛]/)
  })
})
