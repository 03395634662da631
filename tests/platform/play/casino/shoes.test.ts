import { describe, expect, it } from 'vitest'
import { endedNaturally } from '../../../../streams/domain/baccarat/hand.ts'
import { cardsLeft, FULL_SHOE } from '../../../../streams/domain/baccarat/shoe.ts'
import { PHASE_LENGTHS } from '../../../../streams/domain/casino/phases.ts'
import { casinoTables } from '../../../../streams/domain/casino/tables.ts'
import { createRoundSeeds } from '../../../../platform/rounds/committedSeed.ts'
import type { StoredRound } from '../../../../platform/store/rounds/round.ts'
import { createShoeHistories } from '../../../../platform/play/casino/shoeHistories.ts'
import { storedResult, storedShoe } from '../../../../platform/play/casino/storedTable.ts'
import { tableRoundGames } from '../../../../platform/play/casino/tableRoundGame.ts'
import { NOON } from '../../store/builders.ts'

const seeds = createRoundSeeds(Buffer.alloc(32, 7))
const MINUTE = 60_000

function tableGame(rate = 1) {
  const [game] = tableRoundGames({
    tables: [{ tableId: 'A12', type: 0 }],
    switches: { of: () => 'on' },
    rate,
  })
  if (game === undefined) throw new Error('there is no table')
  return game
}

type Change = Partial<StoredRound>

/** The round after another, as the engine makes it. */
function announced(newest: StoredRound | null, now: number, rate = 1): StoredRound {
  const game = tableGame(rate)
  const [plan] = game.next(newest, now)
  if (plan === undefined) throw new Error('nothing is announced')
  const key = { product: 'casino', game: 'A12', round: plan.round } as const
  return {
    ...key,
    ...plan,
    state: 'announced',
    announcedAt: now,
    retryAt: null,
    decidedAt: null,
    commitment: seeds.commitment(key),
    seed: null,
    result: null,
    version: 1,
  }
}

function decided(round: StoredRound, change: Change = {}, at = round.resultAt): StoredRound {
  const told = { ...round, ...change }
  const decision = tableGame().decide(told, seeds.draws(round), at)
  return { ...told, ...decision, state: 'decided', decidedAt: at, retryAt: null }
}

/** So many rounds, one after the other. */
function played(count: number): readonly StoredRound[] {
  const rounds: StoredRound[] = []
  for (let newest: StoredRound | null = null; rounds.length < count; newest = rounds.at(-1) ?? null) {
    rounds.push(decided(announced(newest, newest?.resultAt ?? NOON)))
  }
  return rounds
}

const numberOf = ({ shoe }: StoredRound): string => storedShoe(shoe).number

describe('the shoes of a table', () => {
  const rounds = played(250)

  it('go from a full shoe to the round after the cut card, and are washed', () => {
    const numbers = [...new Set(rounds.map(numberOf))]
    expect(numbers.length).toBeGreaterThan(2)
    for (const number of numbers.slice(0, -1)) {
      const shoe = rounds.filter((round) => numberOf(round) === number)
      let left = 416
      for (const [index, round] of shoe.entries()) {
        const own = storedShoe(round.shoe)
        expect(own.first).toBe(shoe[0]?.round)
        expect(cardsLeft(own.left ?? FULL_SHOE)).toBe(left)
        expect(own.last).toBe(index === shoe.length - 1)
        expect(own.cut).toBe(storedShoe(shoe[0]?.shoe ?? null).cut)
        if (!own.last) expect(index === 0 || left > (own.cut ?? 0)).toBe(true)
        const { player, banker } = storedResult(round.result ?? {})
        left -= player.length + banker.length
      }
      expect(left).toBeGreaterThanOrEqual(3)
    }
  })

  it('open each round when the one before is over, later by the wash at a new shoe', () => {
    const { preparing, washCard } = PHASE_LENGTHS.slow
    for (const [index, round] of rounds.slice(1).entries()) {
      const before = rounds[index]
      const isNew = storedShoe(round.shoe).first === round.round
      expect(round.opensAt - (before?.endsAt ?? 0)).toBe(isNew ? washCard : preparing)
      expect(round.sealsAt - round.opensAt).toBe(20_000)
    }
  })

  it('are listed before each round as they were played', async () => {
    const shoe = numberOf(rounds[0] as StoredRound)
    const of = rounds.filter((round) => numberOf(round) === shoe)
    const histories = createShoeHistories({ ofShoe: () => Promise.resolve(of) })
    for (const [index, round] of of.entries()) {
      const before = of.slice(0, index).map(({ result }) => storedResult(result ?? {}))
      await expect(histories.before(round)).resolves.toEqual({
        results: before.map(({ results }) => results),
        naturals: before.filter(endedNaturally).length,
      })
    }
    const last = of.at(-1) as StoredRound
    const closed = await histories.before({ ...last, state: 'closed' })
    expect(closed.results).toHaveLength(of.length)
  })

  it('are washed after a void round and after half an hour, not before', () => {
    const [, , round] = rounds
    if (round === undefined) throw new Error('there is no round')
    const ended = round.endsAt ?? 0
    const washed = (change: Change, now: number): boolean => {
      const next = announced({ ...round, ...change }, now)
      return storedShoe(next.shoe).first === next.round && numberOf(next) !== numberOf(round)
    }
    expect(washed({ state: 'void' }, ended)).toBe(true)
    expect(washed({ state: 'closed' }, ended + 30 * MINUTE)).toBe(false)
    expect(washed({ state: 'closed' }, ended + 30 * MINUTE + 1)).toBe(true)
    for (const state of ['announced', 'open', 'sealed', 'interrupted'] as const) {
      expect(tableGame().next({ ...round, state }, ended)).toEqual([])
    }
  })

  it('show the cards of a retried round from its decision on, with the same result', () => {
    const round = announced(null, NOON)
    const onTime = decided(round)
    const at = round.resultAt + 40_000
    const late = decided(round, { state: 'interrupted', retryAt: at }, at)
    expect(late.result).toEqual(onTime.result)
    expect((late.paysAt ?? 0) - (onTime.paysAt ?? 0)).toBe(40_000)
  })

  it('begin at different times, and go on at different times after a standstill', () => {
    const games = tableRoundGames({ tables: casinoTables(60), switches: { of: () => 'on' }, rate: 1 })
    const opensOf = (newest: (game: (typeof games)[number]) => StoredRound | null, now: number) =>
      games.map((game) => game.next(newest(game), now)[0]?.opensAt ?? 0)
    const first = opensOf(() => null, NOON)
    expect(opensOf(() => null, NOON)).toEqual(first)
    expect(first[0]).toBe(NOON + 3_000)
    const round = announced(null, NOON)
    const stopped = NOON + 10 * MINUTE
    const voided = opensOf(() => ({ ...round, state: 'void' }), stopped)
    const retried = opensOf(() => decided(round, { state: 'interrupted' }, stopped), stopped)
    for (const opens of [first, voided, retried]) {
      const ordered = opens.toSorted((one, other) => one - other)
      const least = ordered[0] ?? 0
      // Less than a round, and the waits before slow and quick rounds differ by 5 s.
      expect((ordered.at(-1) ?? 0) - least).toBeLessThan(43_000)
      for (const from of ordered) {
        const together = ordered.filter((each) => each >= from && each < from + 1_000)
        expect(together.length).toBeLessThanOrEqual(5)
      }
    }
    // A round that was over in time is followed as ever.
    const onTime = decided(round)
    const { preparing } = PHASE_LENGTHS.slow
    expect(games[3]?.next(onTime, onTime.resultAt)[0]?.opensAt).toBe((onTime.endsAt ?? 0) + preparing)
    const closed = { ...onTime, state: 'closed' } as const
    expect(games[3]?.next(closed, stopped)[0]?.opensAt).toBe(stopped + 3_000)
  })

  it('have whole instants at any rate, and numbers that begin anew each day', () => {
    const round = announced(null, NOON, 0.333)
    expect([round.opensAt, round.sealsAt, round.resultAt].every(Number.isInteger)).toBe(true)
    const [first] = rounds
    const late = announced({ ...(first as StoredRound), state: 'closed' }, NOON + 24 * 60 * MINUTE)
    expect(late.round).toMatch(/-0001$/)
    expect(numberOf(late)).toMatch(/-01$/)
    expect(numberOf(late)).not.toBe(numberOf(first as StoredRound))
  })
})
