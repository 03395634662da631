import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { commitmentOf, createRoundSeeds, drawsOf } from '../../../platform/rounds/committedSeed.ts'
import { teamsOf } from '../../../platform/world/virtual/competitors.ts'
import { raceEntry } from '../../../platform/world/virtual/raceEntry.ts'
import { chancesOf } from '../../../platform/world/virtual/pairings.ts'
import { dice } from '../../../platform/world/random.ts'
import type { RoundKey } from '../../../streams/domain/rounds/roundKey.ts'
import {
  type BatchEntry,
  drawBatch,
  type EntryMatch,
  filmMs,
  raceDistance,
} from '../../../streams/domain/virtual/batch.ts'
import { basketballFrames, footballFrames } from '../../../streams/domain/virtual/matchFilms.ts'
import { placesAt as platformPlaces, runnersOf } from '../../../streams/domain/virtual/raceFilm.ts'
import * as witness from './virtualDraws.ts'
import * as films from './virtualFilms.ts'
import { CARDS, RACE_RULES } from './virtualVectors.ts'

/** Some seeds, always the same. */
const SEEDS = Array.from({ length: 25 }, (_, index) => createHash('sha256').update(`seed ${index}`).digest())

const RACE_GAMES = { horses: '31101', greyhounds: '31102', speedway: '31103', motorbikes: '31104' } as const

const roundOf = (game: string, number = 1): RoundKey => ({
  product: 'virtual',
  game,
  round: `20261120-${String(number).padStart(4, '0')}`,
})
const keyOf = ({ product, game, round }: RoundKey): witness.Key => [product, game, round]

/** What the platform draws of a batch, and the draws of the page for the same. */
function both(game: string, entry: BatchEntry, seed: Buffer) {
  const key = roundOf(game)
  const drawn = drawBatch(game, entry, drawsOf(key, seed))
  if (drawn === null) throw new Error(`${game} is not drawn`)
  return { drawn, draws: witness.drawsOf(keyOf(key), seed) }
}

describe('draws of the platform', () => {
  it.each(SEEDS.slice(0, 5))('are those of the page, with draws that are thrown away', (seed) => {
    const key = roundOf('31101', 77)
    const [platform, page] = [drawsOf(key, seed), witness.drawsOf(keyOf(key), seed)]
    // The last but one throws away almost every third draw.
    for (const n of [1, 2, 90, 120, 241, 1000, 2001, 3_000_000_000, 2 ** 32])
      for (let count = 0; count < 9; count += 1) expect([n, platform.below(n)]).toEqual([n, page.below(n)])
  })

  it('and commitments, also by the key of the database', () => {
    const seeds = createRoundSeeds(SEEDS[0] ?? Buffer.alloc(32))
    for (const [index, seed] of SEEDS.entries()) {
      const key = roundOf('31004', index)
      expect(commitmentOf(key, seed.toString('hex'))).toBe(witness.commitmentOf(keyOf(key), seed))
      const own = Buffer.from(seeds.seed(key), 'hex')
      expect(seeds.commitment(key)).toBe(witness.commitmentOf(keyOf(key), own))
      expect(seeds.draws(key).below(1000)).toBe(witness.drawsOf(keyOf(key), own).below(1000))
    }
  })
})

describe('races of the platform', () => {
  const withCards = RACE_RULES.flatMap((rules) =>
    CARDS.filter(({ weights }) => weights.reduce((sum, weight) => sum + weight, 0) === rules.weights).map(
      (card) => ({ ...rules, card: card.weights }),
    ),
  )

  it.each(withCards)('$game with the card $card', ({ game, card, winner, gap }) => {
    for (const [index, seed] of SEEDS.entries()) {
      const weights = index % 2 === 0 ? card : card.toReversed()
      const { drawn, draws } = both(RACE_GAMES[game], { weights, names: [] }, seed)
      if (drawn.kind !== 'race') throw new Error('no race')
      const race = witness.raceOf(draws, weights, { winner, gap })
      expect(drawn.race.result).toEqual({ order: race.order, times: race.times })
      expect(drawn.race.paces).toEqual(race.paces)
      const film = films.raceFilmOf(race)
      const runners = runnersOf(drawn.race)
      expect(runners).toEqual(film.runners)
      expect(filmMs(drawn)).toBe(film.totalTime)
      for (let time = 0; time <= film.totalTime; time += 431)
        expect([time, platformPlaces(runners, time)]).toEqual([time, witness.placesAt(race, time)])
    }
  })

  it('are run over the metres of the page', () => {
    expect(Object.values(RACE_GAMES).map(raceDistance)).toEqual([1000, 480, 4 * 285, 3000])
  })

  it('have the cards of the page, shuffled', () => {
    const cards = new Set(CARDS.map(({ weights }) => weights.join()))
    const drawn = new Set(
      Object.values(RACE_GAMES).flatMap((game) =>
        Array.from({ length: 60 }, (_, index) => {
          const { weights, names } = raceEntry(game, dice(index + 1))
          expect(new Set(names).size).toBe(weights.length)
          return weights.toSorted((a, b) => b - a).join()
        }),
      ),
    )
    expect(drawn).toEqual(cards)
  })
})

describe('matches of the platform', () => {
  const match = (change: Partial<EntryMatch>): EntryMatch => ({
    orderNo: 1,
    home: 'a',
    away: 'b',
    chances: [124, 112],
    before: null,
    decides: false,
    ...change,
  })
  const FOOTBALL: readonly EntryMatch[] = [
    match({}),
    match({ chances: [61, 163] }),
    match({ chances: [187, 49], decides: true }),
    match({ decides: true }),
    match({ before: [0, 2], decides: true }),
    match({ before: [3, 1], decides: true, chances: [97, 139] }),
  ]

  it('of football: goals, kicks and films, match by match with one sequence of draws', () => {
    let shootOuts = 0
    for (const seed of SEEDS) {
      const { drawn, draws } = both('31004', { matches: FOOTBALL }, seed)
      if (drawn.kind !== 'football') throw new Error('no football')
      const expected = FOOTBALL.map(({ chances, before, decides }) =>
        witness.footballOf(draws, chances, before, decides),
      )
      for (const [index, { score, half, goals, kicks, ...page }] of expected.entries()) {
        const made = drawn.matches[index]
        if (made === undefined) throw new Error('no match')
        expect(made.result).toEqual({ score, half, goals, kicks })
        const frames = footballFrames(made).map((frame) => ({ ...frame, score: frame.score.join(':') }))
        expect(frames).toEqual(films.footballFilmOf({ ...page, score, half, goals, kicks }))
        shootOuts += Number(kicks !== null)
      }
      expect(filmMs(drawn)).toBe(films.footballFilmMs(expected))
    }
    expect(shootOuts).toBeGreaterThan(10)
  })

  it('of basketball: quarters and films', () => {
    const entry = { matches: [match({ chances: [388, 380] }), match({ chances: [358, 410] })] }
    for (const seed of SEEDS) {
      const { drawn, draws } = both('31201', entry, seed)
      if (drawn.kind !== 'basketball') throw new Error('no basketball')
      for (const [index, { chances }] of entry.matches.entries()) {
        const page = witness.basketballOf(draws, chances)
        const made = drawn.matches[index]
        if (made === undefined) throw new Error('no match')
        expect(made.result).toEqual({ score: page.score, quarters: page.quarters })
        const frames = basketballFrames(made).map((frame) => ({ ...frame, score: frame.score.join(':') }))
        expect(frames).toEqual(films.basketballFilmOf(page, chances))
      }
      expect(filmMs(drawn)).toBe(109_000)
    }
  })

  it('have ratings that equally many teams hold', () => {
    const heldBy = (game: Parameters<typeof teamsOf>[0]) => {
      const counts = new Map<number, number>()
      for (const { rating } of teamsOf(game)) counts.set(rating, (counts.get(rating) ?? 0) + 1)
      return Object.fromEntries(counts)
    }
    const each = (from: number, to: number, teams: number) =>
      Object.fromEntries(Array.from({ length: to - from + 1 }, (_, index) => [from + index, teams]))
    expect(heldBy('31001')).toEqual(each(1, 8, 2))
    expect(heldBy('31002')).toEqual(each(1, 8, 2))
    expect(heldBy('31003')).toEqual(each(1, 8, 4))
    expect(heldBy('31004')).toEqual(each(1, 8, 2))
    expect(heldBy('31005')).toEqual(each(3, 8, 2))
    expect(heldBy('31201')).toEqual(each(1, 6, 2))
  })

  it('have chances by their ratings and grounds', () => {
    for (const [home, away] of [
      [8, 1],
      [3, 3],
      [2, 5],
    ] as const) {
      const d = home - away
      const of = (game: Parameters<typeof chancesOf>[0], tie: 'none' | 'firstLeg' | 'secondLeg' | 'single') =>
        chancesOf(game, [home, away], { tie })
      const [own, neutral] = [
        [124 + 9 * d, 112 - 9 * d],
        [112 + 9 * d, 112 - 9 * d],
      ]
      expect([of('31001', 'none'), of('31002', 'none')]).toEqual([own, own])
      expect([of('31004', 'firstLeg'), of('31004', 'secondLeg'), of('31004', 'single')]).toEqual([
        ...[own, own, neutral],
      ])
      expect([of('31003', 'none'), of('31003', 'single'), of('31005', 'none')]).toEqual(
        Array(3).fill(neutral),
      )
      expect(of('31201', 'none')).toEqual([388 + 6 * d, 380 - 6 * d])
    }
  })
})
