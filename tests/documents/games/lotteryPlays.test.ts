import { describe, expect, it } from 'vitest'
import { COLOURS, SIGNS_OF_NUMBERS } from './lotteryCodes.ts'
import { EXAMPLE, NUMBERS, ROUNDED_ONCE, TOO_MANY_NOTES, WON } from './lotteryNotes.ts'
import { COMPUTED_ODDS, ODDS_RULE, PLAYS } from './lotteryPlays.ts'
import { colourOf, combinations, notesOf, signOf } from './lotteryRules.ts'

const plays = Object.values(PLAYS).flat()
const playOf = (playId: number) => {
  const play = plays.find(({ code }) => code === playId)
  if (play === undefined) throw new Error(`no play ${playId}`)
  return play
}
/** The odds of a note × 100 000. */
const oddsOf = (playId: number, value: string): number => {
  const play = playOf(playId)
  return play.oddsOf[value] ?? play.odds
}
const returnOf = (playId: number, numbers: string, drawn: readonly number[], perNote: number) => {
  const won = notesOf(playId, numbers).filter(({ wins }) => wins(drawn))
  const odds = won.reduce((sum, { value }) => sum + oddsOf(playId, value), 0)
  return { winNotes: won.length, returned: Math.floor((perNote * odds) / 100_000) }
}

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const sequences = (list: readonly number[], count: number): number[][] =>
  count === 0 ? [[]] : list.flatMap((one) => sequences(list, count - 1).map((rest) => [one, ...rest]))
const ordered = (list: readonly number[], count: number): number[][] =>
  count === 0
    ? [[]]
    : list.flatMap((one) =>
        ordered(
          list.filter((other) => other !== one),
          count - 1,
        ).map((rest) => [one, ...rest]),
      )

/**
 * Draws with equal chances, for each play: whole ones where they can be counted, and otherwise those that
 * differ only where the play looks.
 */
const DIGITS_3 = sequences(upTo(0, 9), 3)
const DIGITS_5 = sequences(upTo(0, 9), 5)
const DICE = sequences(upTo(1, 6), 3)
const OF_ELEVEN = ordered(upTo(1, 11), 5)
const FIRST_OF_TEN = ordered(upTo(1, 10), 3)
/** The special number alone, and six numbers in any order among which a note may be. */
const SPECIALS = upTo(1, 49).map((number) => [0, 0, 0, 0, 0, 0, number])

function drawsOf(playId: number): readonly (readonly number[])[] {
  if (playId < 200) return DIGITS_3
  if (playId < 300) return DIGITS_5
  if (playId === 303)
    return ordered(upTo(1, 10), 2).map(([one = 0, other = 0]) => [one, 0, 0, 0, 0, 0, 0, 0, 0, other])
  if (playId < 400) return FIRST_OF_TEN
  if (playId < 500) return OF_ELEVEN
  if (playId < 600) return DICE
  return SPECIALS
}

/** One note of a play, at a value whose chance is asked for. */
const NOTES: Readonly<Record<number, string>> = {
  101: '1|2|3',
  102: '1,2',
  103: '1,2,3',
  105: '|4|',
  106: 'b||',
  107: 'b',
  201: '||4||',
  202: '1|2|3',
  203: '1|2|3',
  204: '1|2|3',
  205: '1,2',
  206: '1,2',
  207: '1,2,3',
  208: '1,2,3',
  210: '1|2',
  211: '1|2',
  212: '1|2|3|4',
  213: '1|2|3|4|5',
  214: '||o||',
  215: 's',
  301: '4|||||||||',
  302: '|e||||||||',
  303: 'd||||',
  306: '1|2',
  307: '1|2|3',
  401: '1',
  402: '1,2',
  403: '1,2,3',
  404: '1,2,3,4',
  405: '1,2,3,4,5',
  406: '1,2,3,4,5,6',
  407: '1,2,3,4,5,6,7',
  408: '1,2,3,4,5,6,7,8',
  409: '|4|',
  410: '1|2',
  411: '1,2',
  412: '1|2|3',
  413: '1,2,3',
  415: 'd',
  502: 'o',
  503: 'x',
  504: '3',
  505: '3',
  506: '1,2',
  507: '1,2,3',
  508: 'x',
  601: '7',
}

const isChance = (chances: unknown): chances is readonly [number, number] => Array.isArray(chances)

describe('the plays of lotteries', () => {
  it('have the chances of the page, counted', () => {
    for (const { code, chances } of plays) {
      if (isChance(chances)) {
        const note = NOTES[code]
        // The other plays of mark six are below.
        if (note === undefined) {
          expect([605, 606, 607, 608]).toContain(code)
          continue
        }
        const [first, ...more] = notesOf(code, note)
        // A group of three has two notes, of which each digit is twice in one.
        expect(more).toHaveLength(playOf(code).means.startsWith('group of three') || code === 206 ? 1 : 0)
        const draws = drawsOf(code)
        const won = draws.filter((drawn) => first?.wins(drawn)).length
        expect([code, won / draws.length]).toEqual([code, chances[0] / chances[1]])
      } else {
        const draws = drawsOf(code)
        for (const [value, [ways, of]] of Object.entries(chances)) {
          const [note] = notesOf(code, value)
          const won = draws.filter((drawn) => note?.wins(drawn)).length
          expect([code, value, won / draws.length]).toEqual([code, value, ways / of])
        }
      }
    }
  })

  it('of mark six that look at six numbers: by combinations', () => {
    const among = (count: number) => combinations(upTo(1, 6), count).length
    const all = (count: number) => combinations(upTo(1, 49), count).length
    expect(playOf(605).chances).toEqual([among(1), all(1)])
    expect(playOf(606).chances).toEqual([1, all(1)])
    expect(playOf(607).chances).toEqual([among(2), all(2)])
    expect(playOf(608).chances).toEqual([among(3), all(3)])
  })

  it('have odds by the one rule, cut, and return 0.975 or little less', () => {
    for (const { code, chances, odds, oddsOf: byValue } of plays) {
      const rows = isChance(chances)
        ? [{ chance: chances, taken: odds }]
        : Object.entries(chances).map(([value, chance]) => ({ chance, taken: byValue[value] ?? 0 }))
      for (const { chance, taken } of rows) {
        const [ways, of] = chance
        expect([code, taken]).toEqual([code, Math.floor((ODDS_RULE.factor * of) / ways)])
        const lost = 97_500 - (taken * ways) / of
        expect(lost >= -1e-6 && lost < ways / of).toBe(true)
      }
    }
    for (const { playId, value, odds } of COMPUTED_ODDS) expect(oddsOf(playId, value)).toBe(odds)
  })

  it('have colours and signs by the page', () => {
    for (const { word, numbers } of COLOURS)
      expect(upTo(1, 49).filter((number) => colourOf(number) === word)).toEqual(numbers)
    for (const { year, numbers } of SIGNS_OF_NUMBERS)
      for (const [number, sign] of Object.entries(numbers)) expect(signOf(Number(number), year)).toBe(sign)
    expect(upTo(1, 49).filter((number) => signOf(number, 7) === 7)).toHaveLength(5)
  })
})

describe('the bets of lotteries', () => {
  it('have as many notes as the page counts', () => {
    for (const { playId, least, most } of NUMBERS)
      expect([playId, notesOf(playId, least.numbers).length, notesOf(playId, most.numbers).length]).toEqual([
        playId,
        least.notes,
        most.notes,
      ])
    expect(notesOf(TOO_MANY_NOTES.playId, TOO_MANY_NOTES.numbers)).toHaveLength(TOO_MANY_NOTES.notes)
  })

  it('win and return what the fixtures say, rounded down once', () => {
    for (const { playId, numbers, draw, notes, odds, winNotes, returned, maxReturn } of WON) {
      const all = notesOf(playId, numbers)
      const highest = Math.max(...all.map(({ value }) => oddsOf(playId, value)))
      expect([playId, all.length, highest]).toEqual([playId, notes, odds])
      expect(returnOf(playId, numbers, draw, 400)).toEqual({ winNotes, returned })
      const counted = Math.min(notes, playOf(playId).together)
      expect(maxReturn).toBe(Math.floor((400 * odds * counted) / 100_000))
      expect(winNotes).toBeLessThanOrEqual(playOf(playId).together)
    }
    const { playId, numbers, draw, unit, multiple, returned } = ROUNDED_ONCE
    expect(returnOf(playId, numbers, draw, unit * multiple).returned).toBe(returned)
    expect(returnOf(EXAMPLE.playId, EXAMPLE.numbers, EXAMPLE.lost, 400).returned).toBe(0)
    expect(returnOf(EXAMPLE.playId, EXAMPLE.numbers, EXAMPLE.won, 400).returned).toBe(EXAMPLE.returned)
  })
})
