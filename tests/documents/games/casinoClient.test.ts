import { describe, expect, it } from 'vitest'
import { isPlay, playReturn, type Play } from '../../../streams/domain/baccarat/plays.ts'
import { DERIVED_ROADS, type DerivedRoad } from '../../../streams/domain/baccarat/roads/derived.ts'
import type { History } from '../../../streams/domain/baccarat/roads/outcome.ts'
import { askRoads, roadsOf } from '../../../streams/domain/baccarat/roads/roads.ts'
import { shoeStatistics } from '../../../streams/domain/baccarat/roads/statistics.ts'
import { CHIPS as CHIPS_OF } from '../../../streams/domain/casino/limits.ts'
import { isShowSuperSix } from '../../../streams/domain/casino/settings.ts'
import { isTableType } from '../../../streams/domain/casino/tables.ts'
import { MINOR_PER_UNIT } from '../../../streams/domain/money.ts'
import { COMMON_CODES } from '../../../streams/wire/commonCodes.ts'
import { tableList, tableListRequest } from '../../../streams/wire/casino/tables.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { PAID } from './casinoBets.ts'
import { CHIPS, SESSION, SUPER_SIX } from './casinoCodes.ts'
import * as documented from './casinoRoads.ts'
import { FOUR_ROUNDS, LIST_BODY, PHASES, SOME_TABLES } from './casinoTables.ts'

const ROADS: readonly DerivedRoad[] = ['bigEye', 'small', 'cockroach']
const WINS: Readonly<Record<string, readonly Play[]>> = { B: [3001, 3031], P: [3002], T: [3003] }

const historyOf = (letters: string): History => Array.from(letters, (letter) => WINS[letter] ?? [])
const playsOf = (history: readonly (readonly number[])[]): History =>
  history.map((results) => results.filter(isPlay))
const LETTERS: Readonly<Record<string, string>> = { red: 'R', blue: 'B' }
const letterOf = (colour: string | null) => LETTERS[colour ?? ''] ?? ''
const marksOf = (history: History) => {
  const drawn = roadsOf(history)
  return ROADS.map((road) => drawn[road].map(({ colour }) => letterOf(colour)).join(''))
}

describe('the roads of the documents', () => {
  it.each(documented.VECTORS)('$wins', ({ wins, marks }) => {
    expect(marksOf(historyOf(wins))).toEqual(marks)
  })

  it.each(documented.BIG_ROADS)('the big road of $wins', ({ wins, places }) => {
    expect(roadsOf(historyOf(wins)).big.map(({ column, row }) => [column, row])).toEqual(places)
  })

  it('the worked example, column by column, and what it asks', () => {
    const history = historyOf(documented.VECTORS[1]?.wins ?? '')
    const drawn = roadsOf(history)
    const columns = ROADS.map((road) => {
      const read: string[] = []
      for (const { column, colour } of drawn[road]) read[column] = (read[column] ?? '') + letterOf(colour)
      return read
    })
    expect(columns).toEqual(documented.DERIVED_COLUMNS.map((road) => road.columns))
    for (const { next, marks } of documented.ASK_ROADS) {
      const asked = askRoads(history, next === 'B' ? 'banker' : 'player')
      expect(ROADS.map((road) => letterOf(asked[road]))).toEqual(marks)
    }
  })

  it.each(documented.FIRST_MARKS)('the first mark of road $k comes with the last win of $wins', (first) => {
    const road = ROADS.find((each) => DERIVED_ROADS[each] === first.k) ?? 'bigEye'
    const marks = (wins: string) => roadsOf(historyOf(wins))[road].length
    expect([marks(first.wins.slice(0, -1)), marks(first.wins)]).toEqual([0, 1])
  })

  it.each(documented.TIES)('ties of $wins', ({ wins, ties }) => {
    const marked = roadsOf(historyOf(wins)).big.filter((mark) => mark.ties > 0)
    expect(marked.map((mark) => ({ place: [mark.column, mark.row], count: mark.ties }))).toEqual(ties)
  })

  it('the bead plate, the marks and the statistics of a whole shoe', () => {
    const history = playsOf(documented.SHOE.history)
    const { bead } = roadsOf(history)
    for (const [round, place] of Object.entries(documented.BEADS.places)) {
      const { column, row } = bead[Number(round) - 1] ?? { column: -1, row: -1 }
      expect([round, column, row]).toEqual([round, ...place])
    }
    expect(marksOf(history)).toEqual(documented.SHOE.marks)
    const { source: _, named: __, bankerWithSix: sixes, ...statistics } = documented.STATISTICS
    expect(shoeStatistics(history, statistics.naturals)).toEqual({ ...statistics, sixes })
  })
})

it.each(PAID)('a bet of $betAmount on $option returns $backAmount on $results', (paid) => {
  if (!isPlay(paid.option)) throw new Error(`${paid.option} is no play`)
  const { returned, outcome } = playReturn(
    paid.option,
    Number(paid.betAmount) * MINOR_PER_UNIT,
    paid.results.filter(isPlay),
  )
  expect(returned).toBe(Math.round(Number(paid.backAmount) * MINOR_PER_UNIT))
  expect({ push: 2, lose: 3, win: 4 }[outcome]).toBe(paid.outcome)
})

it('the chips of each currency', () => {
  expect(CHIPS.map(({ chips }) => chips)).toEqual([CHIPS_OF.RMB, CHIPS_OF.USDT])
})

it.each(SUPER_SIX)('super six is shown with multiTableFreeCharge $multiTableFreeCharge', (documentedCase) => {
  const shown = [0, 1, 2, 5, 8].filter(
    (type) =>
      isTableType(type) &&
      isShowSuperSix({
        multiTableFreeCharge: documentedCase.multiTableFreeCharge === 1 ? 1 : 0,
        baccaratType: type,
      }),
  )
  expect(shown).toEqual(documentedCase.shownAt)
})

it('the codes of a login that has ended', () => {
  expect(COMMON_CODES.tokenExpired.toSorted((one, other) => one - other)).toEqual(SESSION.codes)
})

it('a list of some tables without their rounds, and a history of four', () => {
  const asked = decode(tableListRequest, SOME_TABLES.fields)
  expect(asked).toMatchObject({ ok: true, value: SOME_TABLES.fields })
  expect(decode(tableListRequest, LIST_BODY.fields)).toMatchObject({ ok: true, value: LIST_BODY.fields })
  const [row] = PHASES.betting.fields.tables
  const told = { ...PHASES.betting.fields, tables: [{ ...row, history: FOUR_ROUNDS.history }] }
  const read = decode(tableList, told)
  if (!read.ok) throw new Error(read.error.path)
  expect(read.value.tables[0]?.history).toEqual(FOUR_ROUNDS.history)
})
