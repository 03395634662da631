import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOf } from '../../../platform/live/film/ends.ts'
import { createFilm } from '../../../platform/live/film/film.ts'
import { playStateOf } from '../../../platform/live/film/playState.ts'
import { newReel, reelFrom, shotAt, withScore, withState } from '../../../platform/live/film/reel.ts'
import { scoreBetween, scorerBetween } from '../../../platform/live/film/scoring.ts'
import { matchDrawing } from '../../../platform/live/drawing/art.ts'
import type { ClipPart } from '../../../platform/live/hls/clips.ts'
import { runningAt } from '../../../platform/live/hls/window.ts'
import { defusalRound } from '../../../platform/live/drawing/defusalDrawing.ts'
import { laneFight } from '../../../platform/live/drawing/laneDrawing.ts'
import { scoreDrawing } from '../../../platform/live/drawing/scoreDrawing.ts'
import { sideColours } from '../../../platform/live/drawing/sideColours.ts'
import type { WorldEvent, WorldListener, WorldMatch } from '../../../platform/world/world.ts'
import { found, HOUR, worldAfter } from '../world/builders.ts'

const NOW = Date.UTC(2026, 10, 21, 12, 0, 0)
const AT = runningAt(NOW)

const { world: someWorld } = worldAfter(2 * HOUR)
const running = (sport: WorldMatch['sport']): WorldMatch =>
  found(
    someWorld.matches().find((match) => match.sport === sport && match.state === 'live'),
    sport,
  )
const FOOTBALL: WorldMatch = {
  ...running('football'),
  id: 'f1',
  phase: 'firstHalf',
  score: [0, 0],
  facts: {},
  clock: { seconds: 60, running: true, direction: 'up', at: NOW },
}

/** A world in which the test decides what happens, with one room. */
function openFilm(first: WorldMatch = FOOTBALL, others: readonly WorldMatch[] = []) {
  let matches: readonly WorldMatch[] = [first, ...others]
  let listener: WorldListener = () => undefined
  let now = NOW
  const room = { match: first.id as string | null }
  const film = createFilm({
    world: {
      matches: () => matches,
      match: (id) => matches.find((match) => match.id === id),
      listen: (heard) => {
        listener = heard
        return () => undefined
      },
    },
    directory: {
      rooms: () => [
        {
          roomId: 'r1',
          title: { cmn: '', zho: '', english: '' },
          anchor: { id: 'a1', name: { cmn: '', zho: '', english: '' }, avatar: '' },
          living: room.match !== null,
          kind: 'castLive',
          match: room.match === null ? null : { matchId: room.match, sport: 'football', venue: 'PMTY' },
          startsAt: null,
        },
      ],
    },
    clock: {
      now: () => now,
      rate: 1,
      advance: () => undefined,
      anchor: () => ({ real: now, platform: now }),
    },
    real: () => now,
  })
  const tell = (change: Partial<WorldMatch>, at: number, type: WorldEvent['type'] = 'match'): void => {
    matches = matches.map((match) => (match.id === first.id ? { ...match, ...change } : match))
    now = Math.max(now, at)
    listener({ type: type as 'match', matchId: first.id }, at)
  }
  const shown = (from: number, count: number, stream = 'r1') =>
    Array.from({ length: count }, (_, index) => {
      const { part, place } = film.shot(stream, from + index)
      return part === 'play' || part === 'wait' || part === 'pause' ? part : `${part} ${place}`
    })
  return { film, tell, shown, room, elapse: (ms: number) => (now += ms) }
}

describe('what a stream shows', () => {
  it('is play, and a goal at the end at which it was scored', () => {
    const { tell, shown, film } = openFilm()
    tell({ score: [1, 0] }, NOW + 4300)
    tell({ score: [1, 1] }, NOW + 9000)
    expect(shown(AT, 8)).toEqual(['play', 'play', 'right 0', 'right 1', 'play', 'left 0', 'left 1', 'play'])
    expect(shown(AT, 8, 'mf1')).toEqual(shown(AT, 8))
    expect(film.shot('r9', AT).part).toBe('pause')
  })

  it('is a rest at half-time, and after it at the same ends as before', () => {
    const { tell, shown } = openFilm()
    tell(
      { phase: 'halfTime', clock: { seconds: 2700, running: false, direction: 'up', at: NOW } },
      NOW + 1100,
    )
    tell(
      { phase: 'secondHalf', clock: { seconds: 2700, running: true, direction: 'up', at: NOW } },
      NOW + 5100,
    )
    tell({ score: [1, 0] }, NOW + 9100)
    tell({ state: 'ended', phase: 'ended' }, NOW + 15_100)
    expect(shown(AT, 9)).toEqual([
      'play',
      'pause',
      'pause',
      'play',
      'play',
      'right 0',
      'right 1',
      'play',
      'pause',
    ])
  })

  it('is fixed once it was asked for: a goal that is reported late comes in the next segment', () => {
    const { tell, shown } = openFilm()
    const before = shown(AT, 4)
    tell({ score: [0, 1] }, NOW + 1500)
    expect(shown(AT, 4)).toEqual(before)
    expect(shown(AT + 4, 2)).toEqual(['left 0', 'left 1'])
    tell({ score: [0, 0] }, NOW + 3000)
    expect(shown(AT + 4, 2)).toEqual(['left 0', 'left 1'])
  })

  it('is the same in every process that has heard the same, whenever it was asked', () => {
    const happening = fc.record({ home: fc.boolean(), at: fc.nat(60_000) })
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 12 }), (happenings) => {
        const inOrder = happenings.toSorted((a, b) => a.at - b.at)
        const [early, late] = [openFilm(), openFilm()]
        let score: readonly [number, number] = [0, 0]
        for (const { home, at } of inOrder) {
          score = home ? [score[0] + 1, score[1]] : [score[0], score[1] + 1]
          early.tell({ score }, NOW + at)
          late.tell({ score }, NOW + at)
          // One of them is asked for every segment that may be named by now.
          early.film.shot('r1', runningAt(NOW + at) - 1)
        }
        expect(early.shown(AT, 40)).toEqual(late.shown(AT, 40))
      }),
    )
  })

  it('changes with the room also some time after the match has changed', () => {
    const { tell, shown, room } = openFilm(FOOTBALL, [{ ...FOOTBALL, id: 'f2' }])
    tell({ state: 'ended', phase: 'ended' }, NOW + 1900)
    // The room goes on to a match in play with no event of its own.
    room.match = 'f2'
    tell({}, NOW + 20_500)
    expect(shown(AT + 8, 4)).toEqual(['pause', 'pause', 'play', 'play'])
  })

  it('remains that of a room when the room goes on to another match', () => {
    const { tell, shown, room } = openFilm()
    tell({ score: [1, 0] }, NOW + 1200)
    room.match = null
    tell({ state: 'ended', phase: 'ended' }, NOW + 7200)
    expect(shown(AT, 6)).toEqual(['play', 'right 0', 'right 1', 'play', 'pause', 'pause'])
  })

  it('is in esports each fight that is won, at the end of the map the fall of a base, and then a rest', () => {
    const counts = (home: number, away: number, kills: readonly [number, number]) => ({
      'towers.set1': [home, away] as const,
      'kills.set1': kills,
    })
    const clock = { seconds: 60, running: true, direction: 'up', at: NOW } as const
    const { tell, shown } = openFilm({
      ...running('lol'),
      id: 'e1',
      phase: 'set1',
      score: [0, 0],
      facts: counts(9, 4, [20, 11]),
      clock,
    })
    tell({ facts: counts(9, 5, [20, 13]) }, NOW + 1100)
    tell({ facts: counts(10, 5, [23, 13]) }, NOW + 7100)
    tell(
      { facts: counts(11, 5, [24, 14]), score: [1, 0], phase: 'break', clock: { ...clock, running: false } },
      NOW + 13_100,
    )
    const fights = ['play', 'left 0', 'left 1', 'play', 'right 0', 'right 1', 'play']
    expect(shown(AT, 11)).toEqual([...fights, 'rightBase 0', 'rightBase 1', 'pause', 'pause'])
  })

  it('has pairs in doubles, and the same rests as in singles', () => {
    const tennis = running('tennis')
    const { home, away } = found(tennis.teams, 'the teams')
    const clock = null
    for (const doubles of [true, false]) {
      const { tell, film } = openFilm({
        ...tennis,
        teams: { home, away, ...(doubles && { doubles }) },
        id: 't1',
        phase: 'set1',
        score: [0, 0],
        facts: { 'points.match': [0, 0] },
        clock,
      })
      tell({ facts: { 'points.match': [15, 0] } }, NOW + 3100)
      tell({ facts: { 'points.match': [15, 15] } }, NOW + 7100)
      tell({ phase: 'break' }, NOW + 12_100)
      const parts = Array.from({ length: 7 }, (_, index) => film.shot('r1', AT + index).part)
      const [play, left, right] = doubles
        ? ['doublesPlay', 'doublesLeft', 'doublesRight']
        : ['play', 'left', 'right']
      expect(parts).toEqual([play, play, right, right, left, left, 'pause'])
    }
  })

  it('has a last score to play again, when it is over and for two and a half minutes', () => {
    const { tell, film } = openFilm()
    expect(film.lastScore('r1', NOW + 5000)).toBeNull()
    tell({ score: [1, 0] }, NOW + 1200)
    expect(film.lastScore('r1', NOW + 5900)).toBeNull()
    expect(film.lastScore('r1', NOW + 6000)).toBe(AT + 1)
    expect(film.lastScore('r1', NOW + 150_000)).toBe(AT + 1)
    expect(film.lastScore('r1', NOW + 155_000)).toBeNull()
  })
})

/** The colour of those who raise their arms in a drawing, who must all have the same. */
function raised(drawing: string): string {
  return onlyOne(drawing.matchAll(/l-4-10M4-4l4-10" stroke="(#[0-9a-f]{6})"/g))
}

/** The colour of those who stand on a map when a fight is over. */
function standing(drawing: string): string {
  return onlyOne(drawing.matchAll(/fill="(#[0-9a-f]{6})" stroke="#f2f6fb" stroke-width="1.800"/g))
}

function onlyOne(found: Iterable<RegExpExecArray>): string {
  const colours = new Set(Array.from(found, ([, colour = '']) => colour))
  const [first = 'none', ...others] = colours
  return others.length === 0 ? first : [...colours].join(' ')
}

describe('who has scored', () => {
  const state = (sport: WorldMatch['sport'], score: WorldMatch['score'], facts: WorldMatch['facts']) => ({
    sport,
    score,
    facts,
  })

  it('is the side whose goals, games or points grow', () => {
    const goal = (home: number, away: number) => state('football', [home, away], {})
    expect(scorerBetween(goal(0, 0), goal(1, 0))).toBe('home')
    expect(scorerBetween(goal(1, 0), goal(1, 1))).toBe('away')
    expect(scorerBetween(goal(1, 1), goal(1, 0))).toBeNull()
    expect(scorerBetween(goal(1, 1), goal(1, 1))).toBeNull()
    const kicks = (home: number) => state('football', [1, 1], { 'goals.penalties': [home, 0] })
    expect(scorerBetween(kicks(2), kicks(3))).toBe('home')
    const rally = (home: number, away: number) => state('volleyball', [0, 0], { 'points.set1': [home, away] })
    expect(scorerBetween(rally(3, 4), rally(3, 5))).toBe('away')
  })

  it('is in tennis who won the point, also after an advantage and at the end of a game', () => {
    const point = (called: readonly [number, number], games: readonly [number, number] = [2, 3]) =>
      state('tennis', [0, 0], { 'games.set1': games, 'points.match': called })
    expect(scorerBetween(point([30, 15]), point([40, 15]))).toBe('home')
    expect(scorerBetween(point([50, 40]), point([40, 40]))).toBe('away')
    expect(scorerBetween(point([40, 50]), point([40, 40]))).toBe('home')
    expect(scorerBetween(point([40, 50]), point([0, 0], [2, 4]))).toBe('away')
  })

  it('is in esports who won the fight or the round; a map that is won makes the base of the other fall', () => {
    const games = ['dota2', 'lol', 'kog'] as const
    const at = (
      sport: WorldMatch['sport'],
      facts: WorldMatch['facts'],
      score: WorldMatch['score'] = [1, 1],
    ) => ({
      ...state(sport, score, facts),
      phase: 'set3' as const,
    })
    for (const sport of games) {
      const before = at(sport, { 'towers.set3': [3, 3], 'kills.set3': [5, 9] })
      const fight = at(sport, { 'towers.set3': [3, 4], 'kills.set3': [6, 9] })
      expect([scoreBetween(before, fight), scoreBetween(before, before)]).toEqual(['left', null])
      const map = at(sport, { 'towers.set3': [4, 3], 'kills.set3': [6, 9] }, [2, 1])
      expect([scoreBetween(before, map), scoreBetween(map, before)]).toEqual(['rightBase', null])
      expect(scoreBetween(before, at(sport, before.facts, [1, 2]))).toBe('leftBase')
    }
    const rounds = (home: number, away: number) => at('csgo', { 'rounds.set3': [home, away] })
    expect(scoreBetween(rounds(5, 7), rounds(6, 7))).toBe('right')
    const goal = state('football', [1, 0], {})
    expect(scoreBetween(state('football', [0, 0], {}), goal)).toBe('right')
  })

  it('scores at the same end all through the match, in the colour that the source of the video names', () => {
    for (const sport of ['football', 'basketball', 'volleyball', 'tennis'] as const) {
      const cheering = (['home', 'away'] as const).map((side) =>
        raised(scoreDrawing(sport, { end: endOf(side), turn: 0.9 })),
      )
      expect(cheering).toEqual(sideColours(sport))
    }
    const doubles = (['home', 'away'] as const).map((side) =>
      raised(scoreDrawing('tennis', { end: endOf(side), turn: 0.9, doubles: true })),
    )
    expect(doubles).toEqual(sideColours('tennis'))
    for (const sport of ['dota2', 'lol', 'csgo', 'kog'] as const) {
      const fight = sport === 'csgo' ? defusalRound : laneFight
      const left = (['home', 'away'] as const).map((side) => standing(fight(endOf(side), 0.95)))
      expect(left).toEqual(sideColours(sport))
    }
  })

  it('rests between the parts of a match, and waits while the clock stands still within one', () => {
    const stopped = { seconds: 5, running: false, direction: 'down', at: 0 } as const
    expect(playStateOf(FOOTBALL)).toBe('play')
    expect(playStateOf({ ...FOOTBALL, state: 'notStarted', phase: 'notStarted', clock: null })).toBe('pause')
    expect(playStateOf({ ...FOOTBALL, phase: 'break', clock: stopped })).toBe('pause')
    expect(playStateOf({ ...FOOTBALL, phase: 'quarter4', clock: stopped })).toBe('wait')
  })

  it('has players on the court while the clock stands still, who hardly move', () => {
    // From left to right, because who is nearer is drawn later.
    const feet = (act: 'play' | 'wait', turn: number) =>
      [...matchDrawing('basketball', act, turn, { cast: false }).matchAll(/translate\(([\d.]+) /g)]
        .map(([, x]) => Number(x))
        .toSorted((a, b) => a - b)
    const moves = (act: 'play' | 'wait') =>
      Math.max(...feet(act, 0.1).map((x, index) => Math.abs(x - (feet(act, 0.3)[index] ?? NaN))))
    expect(feet('wait', 0)).toHaveLength(10)
    expect(moves('wait')).toBeLessThan(6)
    expect(moves('play')).toBeGreaterThan(12)
  })

  it('has as many players of each side as play, unless the ground is larger than the picture', () => {
    const shirts = (sport: WorldMatch['sport'], part: ClipPart) => {
      const drawing = matchDrawing(sport, part, 0.2, { cast: false })
      return sideColours(sport).map((colour) => drawing.split(`rx="2.500" fill="${colour}"`).length - 1)
    }
    expect(shirts('tennis', 'play')).toEqual([1, 1])
    for (const part of ['doublesPlay', 'doublesLeft', 'doublesRight'] as const)
      expect(shirts('tennis', part)).toEqual([2, 2])
    for (const part of ['play', 'left', 'right'] as const) expect(shirts('volleyball', part)).toEqual([6, 6])
    for (const part of ['play', 'wait'] as const) expect(shirts('basketball', part)).toEqual([5, 5])
  })

  it('has a ball that goes from one to the next, in volleyball over the net after three touches', () => {
    const ballAt = (pass: number): number => {
      const drawing = matchDrawing('volleyball', 'play', (pass + 0.01) / 12, { cast: false })
      return Number(/cx="([\d.]+)" cy="[\d.]+" r="3.6"/.exec(drawing)?.[1])
    }
    const isHome = Array.from({ length: 12 }, (_, pass) => ballAt(pass) < 195)
    expect(isHome).toEqual([0, 1, 2, 3].flatMap((rally) => Array<boolean>(3).fill(rally % 2 === 0)))
  })
})

it('a reel forgets what nobody can ask for, and nothing else', () => {
  const step = fc.record({
    after: fc.nat(6),
    what: fc.constantFrom('left', 'right', 'pause', 'wait', 'play'),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), fc.nat(60), fc.boolean(), (steps, from, doubles) => {
      let [reel, segment] = [newReel('play', 0, doubles), 0]
      for (const { after, what } of steps) {
        segment += after
        reel =
          what === 'left' || what === 'right'
            ? withScore(reel, segment, what)
            : withState(reel, segment, what)
      }
      const kept = reelFrom(reel, from)
      for (let asked = from; asked < from + 80; asked += 1)
        expect(shotAt(kept, asked)).toEqual(shotAt(reel, asked))
    }),
  )
})
