import { describe, expect, it } from 'vitest'
import type { Choice, Play } from '../../../../streams/domain/lottery/play.ts'
import { PLAYS } from '../../../../streams/domain/lottery/plays/plays.ts'
import { drawNumbers, range, type SeriesId } from '../../../../streams/domain/lottery/series.ts'
import { allDraws, fillings, HORSE, placements, quickDraws } from './drawSpaces.ts'

type Draws = Iterable<readonly number[]>

/** How often each value, or any note, of a choice has won in these draws, and the most at once. */
function tally(play: Play, choice: Choice, draws: Draws) {
  const wins = new Map<string | null, number>()
  let count = 0
  let most = 0
  for (const numbers of draws) {
    count += 1
    let now = 0
    for (const { notes, value } of play.winning(choice, { numbers, drawAt: HORSE })) {
      wins.set(value, (wins.get(value) ?? 0) + notes)
      now += notes
    }
    most = Math.max(most, now)
  }
  return { wins, count, most }
}

/** Expects the wins of a choice over equally frequent draws to be exactly what the chances say. */
function expectExact(play: Play, choice: Choice, draws: Draws): void {
  const { wins, count } = tally(play, choice, draws)
  const kinds = play.byValue
    ? choice.flat().map((value) => ({ value, notes: 1 }))
    : [{ value: null, notes: play.countNotes(choice) }]
  for (const { value, notes } of kinds) {
    const { ways, of } = play.chance(value, HORSE)
    expect({ play: play.playId, value, wins: (wins.get(value) ?? 0) * of }).toEqual({
      play: play.playId,
      value,
      wins: count * notes * ways,
    })
  }
}

const everything = (play: Play): Choice => play.groups.map(({ values }) => values)
const some = (play: Play): Choice => {
  const { below } = quickDraws(play.playId)
  const few = play.groups.map(({ values, min, max }) =>
    values.slice(below(2)).slice(0, Math.min(max, Math.max(min + 1, 3))),
  )
  return play.form === 'each' ? everything(play) : few
}

describe('chances by all draws', () => {
  it.each([
    [1, 1000],
    [2, 100_000],
    [4, 55_440],
    [5, 216],
  ] as const)('series %i: each of its draws comes from one sequence', (seriesId, count) => {
    const draws = [...allDraws(seriesId)]
    expect(draws).toHaveLength(count)
    expect(new Set(draws.map((numbers) => numbers.join())).size).toBe(count)
  })

  it.each([1, 2, 4, 5] as const)('series %i: every play has exactly its chance', (seriesId) => {
    const draws = [...allDraws(seriesId)]
    for (const play of PLAYS[seriesId]) {
      expectExact(play, some(play), draws)
      if (play.form !== 'each') expectExact(play, play.randomNote(quickDraws(7).below), draws)
    }
  })

  it.each([1, 4, 5] as const)('series %i: as many notes as the table says win together', (seriesId) => {
    const draws = [...allDraws(seriesId)]
    for (const play of PLAYS[seriesId]) {
      expect([play.playId, tally(play, everything(play), draws).most]).toEqual([play.playId, play.together])
    }
  })
})

describe('chances of PK10 by the orders of the places that a play is about', () => {
  /** Draws with all orders at these places, and any order at the others. */
  function* ordersAt(places: readonly number[]): Generator<readonly number[]> {
    for (const filling of fillings(places.length, 10)) {
      const rest = range(1, 10).filter((number) => !filling.includes(number))
      yield range(0, 9).map((place) => {
        const index = places.indexOf(place)
        return (index === -1 ? rest.pop() : filling[index]) ?? NaN
      })
    }
  }

  it('has exactly the chances of sums and direct plays', () => {
    for (const play of PLAYS[3].filter(({ playId }) => playId >= 304)) {
      expectExact(play, some(play), ordersAt([0, 1, 2]))
    }
  })

  it('has exactly the chances at each place and each pair of places', () => {
    const at = (play: Play, place: number): Choice =>
      play.groups.map(({ values }, index) => (index === place ? values.slice(0, 2) : []))
    for (const play of PLAYS[3].filter(({ playId }) => playId <= 303)) {
      for (const place of play.groups.keys()) {
        expectExact(play, at(play, place), ordersAt([place, 9 - place]))
      }
    }
  })
})

describe('chances of mark six by the places of the chosen numbers', () => {
  const OTHERS = range(20, 49)

  /** Draws with these numbers (1 to 19) once at each of the 49 places; from place 7 on they are not drawn. */
  function* drawsWith(numbers: readonly number[]): Generator<readonly number[]> {
    for (const places of placements(numbers, 49)) {
      yield range(0, 6).map((place) => {
        const index = places.indexOf(place)
        return numbers[index] ?? OTHERS[place] ?? NaN
      })
    }
  }

  it('has exactly the chances of normal numbers', () => {
    const chosen = (playId: number, ...numbers: number[]): void => {
      for (const play of PLAYS[6].filter((each) => each.playId === playId)) {
        const groups = play.groups.map((_, index) => (index === 0 ? numbers.map(String) : []))
        expectExact(play, groups, drawsWith(numbers))
      }
    }
    chosen(601, 8)
    chosen(605, 3)
    chosen(606, 5)
    chosen(607, 3, 17)
    chosen(608, 1, 9, 10)
  })

  it('has exactly the chances of the special number, its sides, colours and signs', () => {
    const specials = range(1, 49).map((special) => [
      ...range(1, 49)
        .filter((number) => number !== special)
        .slice(0, 6),
      special,
    ])
    for (const play of PLAYS[6].filter(({ playId }) => playId <= 604))
      expectExact(play, everything(play), specials)
  })

  it('wins together as many notes as the table says', () => {
    const twelve = range(1, 12).map(String)
    for (const play of PLAYS[6]) {
      const choice = play.playId > 606 ? [twelve] : everything(play)
      expect(tally(play, choice, [[1, 2, 3, 4, 5, 6, 7]]).most).toBe(play.together)
    }
    for (const play of PLAYS[3]) {
      const most = tally(play, everything(play), [range(1, 10)]).most
      expect([play.playId, most]).toEqual([play.playId, play.together])
    }
  })
})

describe('chances by a million draws', () => {
  const DRAWS = 1_000_000

  it.each([3, 6] as const)('series %i: every play within 4 sigma', (seriesId: SeriesId) => {
    const draws = quickDraws(20_261_120 + seriesId)
    const bets = PLAYS[seriesId].map((play) => ({ play, note: play.randomNote(draws.below), wins: 0 }))
    for (let run = 0; run < DRAWS; run += 1) {
      const draw = { numbers: drawNumbers(seriesId, draws), drawAt: HORSE }
      for (const bet of bets) bet.wins += bet.play.winning(bet.note, draw).length
    }
    for (const { play, note, wins } of bets) {
      const { ways, of } = play.chance(note.flat()[0] ?? null, HORSE)
      const p = ways / of
      expect(Math.abs(wins - DRAWS * p), String(play.playId)).toBeLessThan(4 * Math.sqrt(DRAWS * p * (1 - p)))
    }
  })
})
