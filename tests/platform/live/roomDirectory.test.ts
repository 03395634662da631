import { beforeAll, describe, expect, it } from 'vitest'
import { ANCHORS } from '../../../platform/live/anchors.ts'
import { createRoomDirectory } from '../../../platform/live/roomDirectory.ts'
import type { World, WorldMatch } from '../../../platform/world/world.ts'
import { EPOCH, filmedAfter, footballAfter, found, HOUR, MINUTE, worldAfter } from '../world/builders.ts'

const AT = { venue: 'PMTY' }

/** A world without an almanac, as a recording is. */
function listOf(matches: () => readonly WorldMatch[], clock: World['clock'] = { now: Date.now, rate: 1 }) {
  return {
    matches,
    match: (matchId: string) => matches().find(({ id }) => id === matchId),
    clock,
    almanac: null,
  }
}

/** Only every fifth match of a world whose matches overlap. */
function withGaps(world: World): World {
  const { almanac } = world
  const isKept = ({ id }: Pick<WorldMatch, 'id'>): boolean => Number(id) % 5 === 0
  return {
    ...world,
    matches: () => world.matches().filter(isKept),
    almanac: almanac && { ...almanac, fixtures: (...asked) => almanac.fixtures(...asked).filter(isKept) },
  }
}

describe('the room directory', () => {
  /** For the tests that do not advance the time. */
  let world: World
  beforeAll(() => {
    world = filmedAfter(2 * HOUR).world
  })

  it('has a room for each anchor, and each that lives talks about a live match of its sport', () => {
    const rooms = createRoomDirectory(world, AT).rooms()
    expect(rooms.map(({ roomId }) => roomId)).toEqual(ANCHORS.map(({ roomId }) => roomId))
    const living = rooms.filter((room) => room.living)
    expect(living.length).toBeGreaterThanOrEqual(5)
    for (const { match, anchor } of living) {
      const shown = world.match(match?.matchId ?? '')
      expect(shown?.state).toBe('live')
      expect(shown?.sport).toBe(ANCHORS.find(({ id }) => id === anchor.id)?.sport)
    }
    const matches = living.map(({ match }) => match?.matchId)
    expect(new Set(matches).size).toBe(matches.length)
  })

  it('stays with a match until it ends', () => {
    const test = worldAfter(2 * HOUR, { sports: ['football', 'volleyball'] })
    const directory = createRoomDirectory(test.world, AT)
    const shown = (): readonly (string | undefined)[] =>
      directory.rooms().map(({ living, match }) => (living ? match?.matchId : undefined))
    let before = shown()
    let left = 0
    // The world skips the prices in between when it advances by more than ten minutes; no prices are needed
    // here.
    for (let step = 0; step < 28; step += 1) {
      test.pass(11 * MINUTE)
      const now = shown()
      for (const [index, matchId] of before.entries()) {
        if (matchId === undefined || now[index] === matchId) continue
        left += 1
        expect(test.world.match(matchId)?.state).not.toBe('live')
      }
      before = now
    }
    expect(left).toBeGreaterThan(10)
  })

  it('is on the air while a match of its anchor is in play', () => {
    const test = worldAfter(2 * HOUR, { sports: ['lol'] })
    const [anchor] = ANCHORS.filter(({ sport }) => sport === 'lol')
    const world = withGaps(test.world)
    const directory = createRoomDirectory(world, AT)
    const seen = new Set<boolean>()
    for (let step = 0; step < 60; step += 1) {
      test.pass(5 * MINUTE)
      const inPlay = world.matches().some(({ video, state }) => video && state === 'live')
      seen.add(inPlay)
      if (inPlay) expect(directory.room(anchor?.roomId ?? '')?.living).toBe(true)
    }
    expect(seen).toEqual(new Set([true, false]))
  })

  it('has every anchor of football on the air nearly all the time', () => {
    const test = footballAfter(2 * HOUR)
    const directory = createRoomDirectory(test.world, AT)
    const steps = 24
    const onAir = new Map<string, number>()
    for (let step = 0; step < steps; step += 1) {
      test.pass(30 * MINUTE)
      for (const { roomId, living } of directory.rooms()) {
        if (living) onAir.set(roomId, (onAir.get(roomId) ?? 0) + 1)
      }
    }
    const rooms = ANCHORS.filter(({ sport }) => sport === 'football').map(({ roomId }) => roomId)
    expect([...onAir.keys()].toSorted()).toEqual(rooms.toSorted())
    for (const [roomId, times] of onAir) expect(times / steps, roomId).toBeGreaterThan(0.9)
  })

  it('shows matches with pictures, and any where a recording has none', () => {
    const living = (matches: readonly WorldMatch[]) =>
      createRoomDirectory(
        listOf(() => matches),
        AT,
      )
        .rooms()
        .filter((room) => room.living)
    for (const { match } of living(world.matches())) {
      expect(world.match(match?.matchId ?? '')?.video).toBe(true)
    }
    const untold = world.matches().map((match) => ({ ...match, video: false }))
    expect(living(untold).length).toBeGreaterThanOrEqual(5)
  })

  it('is with its match from early on', () => {
    const test = footballAfter(2 * HOUR)
    const directory = createRoomDirectory(test.world, AT)
    const phases: (string | undefined)[] = []
    for (let step = 0; step < 8; step += 1) {
      test.pass(HOUR)
      for (const { match, living } of directory.rooms()) {
        if (living && match?.sport === 'football') phases.push(test.world.match(match.matchId)?.phase)
      }
    }
    // If the oldest match were always chosen, a first half would hardly ever be shown.
    const early = phases.filter((phase) => phase === 'firstHalf' || phase === 'halfTime')
    expect(early.length / phases.length).toBeGreaterThan(0.25)
  })

  it.each([1, 20])('stays for 20 s of real time with a match that has ended, at rate %s', (rate) => {
    const [model] = world
      .matches()
      .filter(({ state, video, sport }) => state === 'live' && video && sport === 'tennis')
    const one = found(model, 'tennis match in play')
    let now = one.kickOff + HOUR
    const end = now
    const over = { ...one, id: 'over', state: 'ended', endedAt: end } as const
    const next = { ...one, id: 'next', kickOff: end + HOUR, state: 'notStarted' } as const
    const listed: readonly WorldMatch[] = [over, next]
    const directory = createRoomDirectory(
      listOf(() => listed, { now: () => now, rate }),
      AT,
    )
    const shown = () =>
      directory.rooms().flatMap(({ living, match }) => (match === null ? [] : [[match.matchId, living]]))
    expect(shown()).toEqual([['over', true]])
    now = end + 20_000 * rate - 1
    expect(shown()).toEqual([['over', true]])
    now += 1
    expect(shown()).toEqual([['next', false]])
    now = end + HOUR
    expect(shown()).toEqual([['next', false]])
  })

  it('does not go back to a match whose result is withdrawn', () => {
    const test = filmedAfter(2 * HOUR)
    const directory = createRoomDirectory(test.world, AT)
    const room = found(
      directory.rooms().find(({ living }) => living),
      'room on the air',
    )
    const matchId = room.match?.matchId ?? ''
    const isShown = () => directory.room(room.roomId)?.match?.matchId === matchId
    expect(test.world.control.end(matchId)).toBe(true)
    expect(found(test.world.match(matchId)?.endedAt, 'end') - test.now()).toBeLessThanOrEqual(1)
    expect(isShown()).toBe(true)
    test.pass(MINUTE)
    expect(isShown()).toBe(false)
    expect(test.world.control.withdraw(matchId)).toBe(true)
    expect(isShown()).toBe(false)
  })

  it('takes the match of the higher league of those that begin together', () => {
    const [model] = world
      .matches()
      .filter(({ state, video, sport }) => state === 'live' && video && sport === 'tennis')
    const one = found(model, 'tennis match in play')
    const begun = (id: string, level: number) => ({ ...one, id, league: { ...one.league, level } })
    const shownOf = (levels: readonly [number, number]) => {
      const matches = [begun('a', levels[0]), begun('b', levels[1])]
      const rooms = createRoomDirectory(
        listOf(() => matches, world.clock),
        AT,
      ).rooms()
      return rooms.flatMap(({ match }) => match?.matchId ?? [])
    }
    // Tennis has only one anchor, who can take either match.
    expect(shownOf([2, 1])).toEqual(['b'])
    expect(shownOf([1, 2])).toEqual(['a'])
  })

  it('is the same for processes that have seen the world from different times on', () => {
    const sports = ['football', 'tennis'] as const
    const test = worldAfter(2 * HOUR, { sports })
    const first = createRoomDirectory(test.world, AT)
    first.rooms()
    for (let step = 0; step < 4; step += 1) {
      test.pass(7 * HOUR)
      const other = createRoomDirectory(worldAfter(test.now() - EPOCH, { sports }).world, AT)
      expect(other.rooms()).toEqual(first.rooms())
    }
  })

  it('says when a room begins that has no match in play, and knows no other rooms', () => {
    const directory = createRoomDirectory(
      listOf(() => world.matches().filter(({ state }) => state === 'notStarted')),
      AT,
    )
    for (const room of directory.rooms()) {
      expect(room.living).toBe(false)
      expect(room.startsAt).toBe(room.match === null ? null : world.match(room.match.matchId)?.kickOff)
    }
    expect(directory.room('r0')).toBeNull()
  })

  it('reads the matches once for all questions until one of them changes', () => {
    let reads = 0
    const watched = (matches: readonly WorldMatch[]) =>
      new Proxy(matches, {
        get(target, name, receiver): unknown {
          reads += 1
          return Reflect.get(target, name, receiver)
        },
      })
    let listed = watched(world.matches())
    const directory = createRoomDirectory(
      listOf(() => listed),
      AT,
    )
    directory.rooms()
    const once = reads
    for (const { roomId } of ANCHORS) directory.room(roomId)
    expect([once > 0, reads]).toEqual([true, once])
    listed = watched([])
    expect(directory.rooms().some(({ living }) => living)).toBe(false)
    expect(reads).toBeGreaterThan(once)
  })
})
