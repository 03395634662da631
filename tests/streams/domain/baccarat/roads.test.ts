import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DERIVED_ROADS, type DerivedRoad } from '../../../../streams/domain/baccarat/roads/derived.ts'
import {
  lastColumns,
  type Place,
  placesOf,
  streakLengths,
} from '../../../../streams/domain/baccarat/roads/layout.ts'
import { type History, outcomeOf } from '../../../../streams/domain/baccarat/roads/outcome.ts'
import { askRoads, roadsOf, winsOf } from '../../../../streams/domain/baccarat/roads/roads.ts'
import { anyHistory, historyOf } from './hands.ts'
import { derivedByPlaces, drawnOneByOne } from './roadOracle.ts'

const DERIVED: readonly DerivedRoad[] = ['bigEye', 'small', 'cockroach']

const at = ({ column, row }: Place) => `${column},${row}`
const run = (length: number, column: number, from = 0) =>
  Array.from({ length }, (_, index) => `${column},${from + index}`)

function colours(history: History, road: DerivedRoad): string {
  const marks = roadsOf(history)[road]
  return marks.map(({ colour }) => (colour === 'red' ? 'R' : 'B')).join('')
}

/** A road as the document draws it: its columns, each from the top. */
function columnsOf(history: History, road: DerivedRoad): string {
  const columns: string[] = []
  for (const { column, colour } of roadsOf(history)[road]) {
    columns[column] = `${columns[column] ?? ''}${colour === 'red' ? 'R' : 'B'}`
  }
  return columns.map((column) => Array.from(column).join(' ')).join(' / ')
}

/** `BBPT` of a history. */
function lettersOf(history: History): string {
  return history
    .map(outcomeOf)
    .map(({ winner }) => ({ banker: 'B', player: 'P', tie: 'T' })[winner])
    .join('')
}

const winsOnly = (history: History): string => lettersOf(history).replaceAll('T', '')

describe('the big road (docs/games/casino.md, 4.1)', () => {
  it.each([
    [
      'BBBBBBBBBPPPPPPBBBBBBBB',
      [...run(6, 0), '1,5', '2,5', '3,5', ...run(5, 1), '2,4', ...run(4, 2), '3,3', '4,3', '5,3', '6,3'],
    ],
    ['BBBBBBBBPBBBBBB', [...run(6, 0), '1,5', '2,5', '1,0', ...run(5, 2), '3,4']],
  ])('%s', (letters, places) => {
    expect(roadsOf(historyOf(letters)).big.map(at)).toEqual(places)
  })

  it('begins each streak on the top row, right of the one before', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const places = roadsOf(history).big
        const wins = winsOf(history.map(outcomeOf))
        let start = -1
        places.forEach(({ column, row }, index) => {
          if (index > 0 && wins[index - 1] === wins[index]) return
          expect(row).toBe(0)
          expect(column).toBeGreaterThan(start)
          start = column
        })
      }),
    )
  })

  it('counts ties on the last win, and those before the first one on it', () => {
    const ties = (letters: string) => roadsOf(historyOf(letters)).big.map((mark) => [mark.side, mark.ties])
    expect(ties('TT')).toEqual([[null, 2]])
    expect(roadsOf(historyOf('T')).big.map(at)).toEqual(['0,0'])
    expect(ties('TTBTPTT')).toEqual([
      ['banker', 3],
      ['player', 2],
    ])
    expect(ties('')).toEqual([])
  })

  it('leaves the pairs of a tie to the bead plate', () => {
    const { bead, big } = roadsOf([
      [3001, 3031, 3004],
      [3003, 3005],
    ])
    expect(big).toEqual([{ column: 0, row: 0, side: 'banker', ties: 1, bankerPair: true, playerPair: false }])
    expect(bead.map(({ playerPair }) => playerPair)).toEqual([false, true])
  })
})

describe('the bead plate', () => {
  it('goes down and then right, ties included', () => {
    const { bead } = roadsOf([...historyOf('BPTBPT'), [3001, 3031, 3012]])
    expect(bead.map(at)).toEqual([...run(6, 0), '1,0'])
    expect(bead.at(-1)).toEqual({
      column: 1,
      row: 0,
      winner: 'banker',
      six: true,
      bankerPair: false,
      playerPair: false,
    })
  })
})

describe('derived roads (docs/games/casino.md, 4.2 and 4.3)', () => {
  const EXAMPLE = 'BBBPPBBBPPPBPBPB'

  it.each([
    [EXAMPLE, 'RBRBBRRRBRRR', 'RRRRBBBBRR', 'RRRBBBR'],
    ['BBPPB', 'RR', '', ''],
    ['BBBBBBBBBPPPPPPBBBBBBBB', 'RRRRRBRRRRRBR', 'RRRRRRR', ''],
    ['BPPBBBPBBBBPPTBPBBPPPBTTB', 'BBRBBBBRRBRBBRBBRBBR', 'BRBBRRBBBBBBBBBRBR', 'RRBRBRBRBRRBRBB'],
  ])('%s', (letters, ...marks) => {
    expect(DERIVED.map((road) => colours(historyOf(letters), road))).toEqual(marks)
  })

  it('is drawn in columns', () => {
    expect(DERIVED.map((road) => columnsOf(historyOf(EXAMPLE), road))).toEqual([
      'R / B / R / B B / R R R / B / R R R',
      'R R R R / B B B B / R R',
      'R R R / B B B / R',
    ])
  })

  it('tells what each side would add', () => {
    expect(askRoads(historyOf(EXAMPLE), 'banker')).toEqual({
      bigEye: 'blue',
      small: 'blue',
      cockroach: 'blue',
    })
    expect(askRoads(historyOf(EXAMPLE), 'player')).toEqual({ bigEye: 'red', small: 'red', cockroach: 'red' })
    expect(askRoads(historyOf('BBP'), 'banker')).toEqual({ bigEye: 'blue', small: null, cockroach: null })
    expect(askRoads([], 'player')).toEqual({ bigEye: null, small: null, cockroach: null })
  })

  it('is what looking at places gives', () => {
    fc.assert(
      fc.property(anyHistory, fc.constantFrom(...DERIVED), (history, road) => {
        expect(colours(history, road)).toBe(derivedByPlaces(winsOnly(history), DERIVED_ROADS[road]))
      }),
    )
  })

  it('adds with a win what asking told, and nothing with a tie', () => {
    fc.assert(
      fc.property(anyHistory, fc.constantFrom<'B' | 'P'>('B', 'P'), (history, letter) => {
        const asked = askRoads(history, letter === 'B' ? 'banker' : 'player')
        const then = [...history, ...historyOf(letter)]
        for (const road of DERIVED) {
          const added = { red: 'R', blue: 'B', none: '' }[asked[road] ?? 'none']
          expect(colours(then, road)).toBe(colours(history, road) + added)
          expect(colours([...history, ...historyOf('T')], road)).toBe(colours(history, road))
        }
      }),
    )
  })
})

describe('any sequence', () => {
  const roadNames = ['big', ...DERIVED] as const

  it('drawn one by one equals it drawn at once', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const whole = roadsOf(history)
        expect(whole.big.filter(({ side }) => side !== null).map(at)).toEqual(
          drawnOneByOne(Array.from(winsOnly(history))).map(at),
        )
        for (const road of DERIVED) {
          expect(whole[road].map(at)).toEqual(drawnOneByOne(whole[road].map(({ colour }) => colour)).map(at))
        }
      }),
    )
  })

  it('keeps every mark that was drawn, with each further round', () => {
    fc.assert(
      fc.property(anyHistory, fc.nat(), (history, cut) => {
        const whole = roadsOf(history)
        const part = roadsOf(history.slice(0, cut % (history.length + 1)))
        expect(whole.bead.slice(0, part.bead.length)).toEqual(part.bead)
        for (const road of DERIVED) expect(whole[road].slice(0, part[road].length)).toEqual(part[road])
        // Only the last win may still get ties.
        const settled = part.big.slice(0, -1)
        expect(whole.big.slice(0, settled.length)).toEqual(settled)
        expect(whole.big.slice(0, part.big.length).map(at)).toEqual(part.big.map(at))
      }),
    )
  })

  it('has no two marks in one place, none outside of the rows, and the place right of a tail free', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const roads = roadsOf(history)
        for (const name of roadNames) {
          const places = roads[name].map(at)
          expect(new Set(places).size).toBe(places.length)
          expect(roads[name].every(({ row }) => row >= 0 && row < 6)).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('has one mark for each win, and ties for each tie', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { big, bead } = roadsOf(history)
        const letters = lettersOf(history)
        expect(big.filter(({ side }) => side !== null)).toHaveLength(winsOnly(history).length)
        expect(big.reduce((sum, { ties }) => sum + ties, 0)).toBe(
          Array.from(letters).filter((each) => each === 'T').length,
        )
        expect(bead).toHaveLength(history.length)
      }),
    )
  })
})

describe('layout', () => {
  it('puts every streak on a row of its own where tails crowd', () => {
    // Six long streaks: each tail lies one row above the one before; the seventh begins beyond the top one.
    const places = placesOf([12, 12, 12, 12, 12, 12, 3]).map(at)
    expect(places.slice(60, 72)).toEqual(Array.from({ length: 12 }, (_, index) => `${5 + index},0`))
    expect(places.slice(72)).toEqual(['17,0', ...run(2, 17, 1)])
    expect(new Set(places).size).toBe(75)
  })

  it('groups equal marks', () => {
    expect(streakLengths(Array.from('aabaaa'))).toEqual([2, 1, 3])
    expect(streakLengths([])).toEqual([])
  })

  it('cuts the oldest columns of a full road only', () => {
    const { bead } = roadsOf(historyOf('BPTBPTBPTBPTBP'))
    expect(lastColumns(bead, 3)).toEqual(bead)
    const cut = lastColumns(bead, 2)
    expect(cut.map(at)).toEqual([...run(6, 0), ...run(2, 1)])
    expect(cut.map(({ winner }) => winner)).toEqual(bead.slice(6).map(({ winner }) => winner))
  })
})
