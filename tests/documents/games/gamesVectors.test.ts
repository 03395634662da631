import { describe, expect, it } from 'vitest'
import { commitmentOf, drawsOf, type Key } from '../pmty/virtualDraws.ts'
import { BALL_RESULTS, RESULTS as BACCARAT_RESULTS } from './anchorResults.ts'
import { WINNERS } from './anchorCodes.ts'
import * as hands from './baccaratHands.ts'
import * as roads from './casinoRoads.ts'
import {
  bankerDraws,
  dealOf,
  handPoints,
  kickOf,
  notedDraws,
  numbersOf,
  resultsOf,
  shoeOf,
  shotOf,
  winnersOf,
} from './gameDraws.ts'
import { DRAWS } from './lotteryDraws.ts'
import { marksOf, placesOf, streaksOf, winsOf } from './roads.ts'
import { FRAMES, PROOFS } from './roundAnswers.ts'
import * as vectors from './roundVectors.ts'

const keyOf = ([product = '', game = '', round = '']: readonly string[]): Key => [product, game, round]

describe('the vectors of rounds follow from the seed', () => {
  it('commitments of the page and of all answers', () => {
    for (const { key, commitment } of [...vectors.COMMITMENTS, ...DRAWS])
      expect(commitmentOf(key)).toBe(commitment)
    for (const { fields } of Object.values(PROOFS))
      expect(commitmentOf([fields.product, fields.game, fields.round])).toBe(fields.commitment)
    for (const frame of Object.values(FRAMES))
      for (const each of 'rounds' in frame.fields ? frame.fields.rounds : [])
        expect(commitmentOf([each.product, each.game, each.round])).toBe(each.commitment)
    for (const { roundNo, commitment } of BACCARAT_RESULTS.answer.fields.records)
      expect(commitmentOf(['anchorGame', 'baccarat', roundNo])).toBe(commitment)
    for (const { roundNo, commitment } of BALL_RESULTS.answer.fields.records)
      expect(commitmentOf(['anchorGame', 'penalty', roundNo])).toBe(commitment)
  })

  it('words, also one that is passed over', () => {
    const wordsOf = (key: readonly string[], count: number) => {
      const { below } = drawsOf(keyOf(key))
      return Array.from({ length: count }, () => below(2 ** 32))
    }
    const { FIRST_BLOCK, PASSED_OVER } = vectors
    expect(wordsOf(FIRST_BLOCK.key, 8)).toEqual(FIRST_BLOCK.words)
    expect(FIRST_BLOCK.words.map((word) => word.toString(16).padStart(8, '0')).join('')).toBe(
      FIRST_BLOCK.bytes,
    )
    expect(wordsOf(PASSED_OVER.key, 4)).toEqual(PASSED_OVER.words)
    expect(2 ** 32 - (2 ** 32 % 10_000)).toBe(PASSED_OVER.least)
    expect(PASSED_OVER.words[0]).toBeGreaterThanOrEqual(PASSED_OVER.least)
    const draws = notedDraws(keyOf(PASSED_OVER.key))
    expect(kickOf(draws)).toEqual(PASSED_OVER.result)
    expect(draws.drawn).toEqual(PASSED_OVER.draws)
  })

  it('results of each game', () => {
    const [kick, shot, hand, table, lottery] = vectors.RESULTS
    const resultOf = (key: readonly string[], result: (draws: ReturnType<typeof notedDraws>) => unknown) => {
      const draws = notedDraws(keyOf(key))
      return { result: result(draws), draws: draws.drawn }
    }
    const casino = (draws: ReturnType<typeof notedDraws>) => {
      const dealt = dealOf(draws, shoeOf())
      return { ...dealt, results: resultsOf(dealt) }
    }
    expect(kick).toMatchObject(resultOf(kick?.key ?? [], kickOf))
    expect(shot).toMatchObject(resultOf(shot?.key ?? [], shotOf))
    expect(hand).toMatchObject(resultOf(hand?.key ?? [], (draws) => dealOf(draws, shoeOf())))
    expect(table).toMatchObject(resultOf(table?.key ?? [], casino))
    expect(lottery).toMatchObject(resultOf(lottery?.key ?? [], (draws) => ({ numbers: numbersOf(draws, 2) })))
    for (const { key, draws, fields } of [...vectors.KICKS, ...vectors.SHOTS])
      expect(resultOf(key.map(String), key[1] === 'penalty' ? kickOf : shotOf)).toEqual({
        result: fields,
        draws,
      })
    for (const { key, draws, numbers } of DRAWS)
      expect(resultOf(key, (drawn) => numbersOf(drawn, Number(key[1][0])))).toEqual({
        result: numbers,
        draws,
      })
  })
})

describe('hands', () => {
  const all = [...hands.NATURALS.hands, ...hands.PLAYER_STOOD.hands, ...hands.PLAYER_DREW.hands]

  it('follow from the seed, with every code among their results', () => {
    for (const [round, player, banker, playerPoints, bankerPoints, results] of all) {
      const dealt = dealOf(drawsOf(['anchorGame', 'baccarat', `${hands.DAY}-${round}`]), shoeOf())
      expect(dealt).toEqual({ player, banker, playerPoints, bankerPoints })
      expect(resultsOf(dealt)).toEqual(results)
    }
    const codes = new Set(all.flatMap(([, , , , , results]) => results))
    expect([...codes].toSorted()).toEqual([3001, 3002, 3003, 3004, 3005, 3012, 3031])
    expect(all).toHaveLength(3 + 16 + 80)
  })

  it('draw by the table', () => {
    const thirds = [null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    for (const { points, draws } of hands.BANKER_DRAWS)
      expect(thirds.filter((third) => bankerDraws(Number(points), third))).toEqual(draws)
  })

  it('win by the points, in the anchor game', () => {
    for (const { player, banker, options } of WINNERS)
      expect(winnersOf(Number(player), Number(banker))).toEqual(options)
    for (const { result, winOptions } of BACCARAT_RESULTS.answer.fields.records)
      if (result !== null) expect(winnersOf(result.playerPoints, result.bankerPoints)).toEqual(winOptions)
  })
})

describe('a whole shoe', () => {
  const rounds = roads.SHOE.words.map((_, index) => `20261120-${String(31 + index).padStart(4, '0')}`)
  const shoe = shoeOf()
  const dealt = rounds.map((round, index) => {
    const draws = drawsOf(['casino', roads.SHOE.game, round])
    const before = [...shoe]
    const hand = dealOf(draws, shoe)
    const cut = index === 0 ? 14 + draws.below(39) : null
    return { round, before, hand, cut, left: shoe.length }
  })

  it('ends with the round after the one that reaches the cut card', () => {
    expect(dealt[0]?.cut).toBe(roads.SHOE.cut)
    expect(dealt.find(({ left }) => left <= roads.SHOE.cut)?.round).toBe(roads.SHOE.reached)
    expect(dealt.at(-1)).toMatchObject({ round: roads.SHOE.last })
    expect(dealt.at(-1)?.before).toHaveLength(roads.SHOE.leftBeforeLast)
    expect(dealt.map(({ hand }) => resultsOf(hand))).toEqual(roads.SHOE.history)
  })

  it('is told to its second round as cards that are left', () => {
    const counted = vectors.SECOND_OF_SHOE.left.map(
      (_, card) => dealt[1]?.before.filter((each) => each === card).length,
    )
    expect(counted).toEqual(vectors.SECOND_OF_SHOE.left)
    const { results, ...hand } = vectors.SECOND_OF_SHOE.result
    expect(dealt[1]?.hand).toEqual(hand)
    expect(resultsOf(hand)).toEqual(results)
  })

  it('has these statistics and roads', () => {
    const { words, marks, naturalsBeforeLast } = roads.SHOE
    const naturals = dealt.filter(({ hand }) =>
      [hand.player, hand.banker].some((cards) => handPoints(cards.slice(0, 2)) >= 8),
    )
    expect(naturals.filter(({ round }) => round !== roads.SHOE.last)).toHaveLength(naturalsBeforeLast)
    const count = (letter: string) => words.filter((word) => word.includes(letter)).length
    const sequence = words.map((word) => word.slice(0, 1)).join('')
    const longest = (letter: string) =>
      Math.max(
        ...streaksOf(winsOf(sequence))
          .filter((each) => each[0] === letter)
          .map(({ length }) => length),
      )
    expect(roads.STATISTICS).toMatchObject({
      rounds: words.length,
      banker: count('B'),
      player: count('P'),
      ties: count('T'),
      bankerPairs: count('b'),
      playerPairs: count('p'),
      bankerWithSix: count('6'),
      naturals: naturals.length,
      longest: { banker: longest('B'), player: longest('P') },
    })
    expect([1, 2, 3].map((k) => marksOf(sequence, k))).toEqual(marks)
  })
})

describe('roads', () => {
  it('have the marks of the page', () => {
    for (const { wins, marks } of roads.VECTORS) expect([1, 2, 3].map((k) => marksOf(wins, k))).toEqual(marks)
    const [, worked] = roads.VECTORS
    for (const [index, { columns }] of roads.DERIVED_COLUMNS.entries())
      expect(streaksOf(worked?.marks[index] ?? '')).toEqual(columns)
    for (const { next, marks } of roads.ASK_ROADS)
      expect([1, 2, 3].map((k) => marksOf(`${worked?.wins ?? ''}${next}`, k).at(-1))).toEqual(marks)
    for (const { k, wins } of roads.FIRST_MARKS)
      expect([marksOf(wins.slice(0, -1), k), marksOf(wins, k).length]).toEqual(['', 1])
  })

  it('have the places of the page', () => {
    for (const { wins, places } of roads.BIG_ROADS) expect(placesOf(wins)).toEqual(places)
  })
})
