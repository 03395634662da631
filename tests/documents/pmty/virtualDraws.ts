import { createHash, createHmac } from 'node:crypto'

/**
 * Sections 3 and 4 of docs/virtual-sports.md and section 3 of docs/games/rounds.md, computed a second time: only
 * for checking that the fixtures agree with the rules of these pages.
 */

/** The seed of the examples: the bytes 0 to 31. */
const SEED = Buffer.from(Array.from({ length: 32 }, (_, index) => index))

/** Product, game and round. */
export type Key = readonly [product: string, game: string, round: string]

export const commitmentOf = (key: Key, seed: Uint8Array = SEED): string =>
  createHash('sha256')
    .update(['touchline round v1', ...key, Buffer.from(seed).toString('hex')].join('\n'))
    .digest('hex')

/** Draws of a key in their order, each from 0 to `n` - 1. */
export interface Draws {
  below(n: number): number
}

const WORDS_OF_A_BLOCK = 8
const WORDS = 2 ** 32

export function drawsOf(key: Key, seed: Uint8Array = SEED): Draws {
  let next = 0
  let block = Buffer.alloc(0)
  const word = (): number => {
    const place = next % WORDS_OF_A_BLOCK
    if (place === 0) {
      const text = ['touchline draw v1', ...key, String(next / WORDS_OF_A_BLOCK)].join('\n')
      block = createHmac('sha256', seed).update(text).digest()
    }
    next += 1
    return block.readUInt32BE(place * 4)
  }
  return {
    below(n) {
      const end = WORDS - (WORDS % n)
      let drawn = word()
      while (drawn >= end) drawn = word()
      return drawn % n
    },
  }
}

/** The numbers of a race: the winner's time and the gaps, ms, each as a least value and a number of values. */
export interface RaceRules {
  readonly winner: readonly [least: number, values: number]
  readonly gap: readonly [least: number, values: number]
}

export interface Race {
  readonly order: readonly number[]
  readonly times: readonly number[]
  readonly orderDraws: readonly number[]
  /** The paces of each number. */
  readonly paces: readonly (readonly number[])[]
}

export function raceOf({ below }: Draws, weights: readonly number[], { winner, gap }: RaceRules): Race {
  const left = weights.map((weight, index) => ({ number: index + 1, weight }))
  const order: number[] = []
  const orderDraws: number[] = []
  while (left.length > 1) {
    let r = below(left.reduce((sum, { weight }) => sum + weight, 0))
    orderDraws.push(r)
    const at = left.findIndex(({ weight }) => {
      if (weight > r) return true
      r -= weight
      return false
    })
    order.push(...left.splice(at, 1).map(({ number }) => number))
  }
  order.push(...left.map(({ number }) => number))
  const times = [winner[0] + below(winner[1])]
  while (times.length < order.length) times.push((times.at(-1) ?? 0) + gap[0] + below(gap[1]))
  const paces = weights.map(() => Array.from({ length: 8 }, () => 880 + below(241)))
  return { order, times, orderDraws, paces }
}

/** The millionths covered at the end of each of the eight segments. */
export function splitsOf(paces: readonly number[]): readonly number[] {
  const all = paces.reduce((sum, pace) => sum + pace, 0)
  return paces.map((_, index) => {
    const covered = paces.slice(0, index + 1).reduce((sum, pace) => sum + pace, 0)
    return Math.floor((1_000_000 * covered) / all)
  })
}

/** The millionths covered at `t` ms by an entrant with the time `finish`. */
export function coveredAt(splits: readonly number[], finish: number, t: number): number {
  const at = (segment: number) => (segment === 0 ? 0 : (splits[segment - 1] ?? 0))
  const k = Math.floor((8 * t) / finish)
  if (k >= 8) return 1_000_000 + Math.floor(((at(8) - at(7)) * 8 * (t - finish)) / finish)
  return at(k) + Math.floor(((at(k + 1) - at(k)) * (8 * t - k * finish)) / finish)
}

/** The numbers by place at `t` ms. */
export function placesAt({ order, times, paces }: Race, t: number): readonly number[] {
  const runners = order.map((number, place) => {
    const finish = times[place] ?? 0
    return { number, finish, covered: coveredAt(splitsOf(paces[number - 1] ?? []), finish, t) }
  })
  const finished = runners.filter(({ finish }) => finish <= t)
  const others = runners.filter(({ finish }) => finish > t)
  return [
    ...finished.sort((a, b) => a.finish - b.finish || a.number - b.number),
    ...others.sort((a, b) => b.covered - a.covered || a.number - b.number),
  ].map(({ number }) => number)
}

type Pair = readonly [home: number, away: number]

/** A goal: the side, the half (both from 0), and the second of the half. */
type Goal = readonly [side: number, half: number, second: number]

interface Attack {
  readonly side: number
  readonly half: number
  readonly second: number
  readonly scores: boolean
}

export interface Football {
  readonly score: Pair
  readonly half: Pair
  readonly goals: readonly Goal[]
  readonly kicks: readonly [readonly number[], readonly number[]] | null
  readonly attacks: readonly Attack[]
}

const HALF_ATTACKS = 6

/** `before` is the first leg, home of this leg first. */
export function footballOf(draws: Draws, chances: Pair, before: Pair | null, decides: boolean): Football {
  const { below } = draws
  const attacks = chances.flatMap((chance, side) =>
    Array.from({ length: 2 * HALF_ATTACKS }, (_, attack): Attack => {
      const scores = below(1000) < chance
      // An attack without a goal has a second, too: the film shows it.
      const second = 450 * (attack % HALF_ATTACKS) + below(450)
      return { side, half: Math.floor(attack / HALF_ATTACKS), second, scores }
    }),
  )
  const goals = attacks.filter(({ scores }) => scores)
  const count = (side: number, halves: number) =>
    goals.filter((goal) => goal.side === side && goal.half < halves).length
  const score: Pair = [count(0, 2), count(1, 2)]
  const level = score[0] + (before?.[0] ?? 0) === score[1] + (before?.[1] ?? 0)
  return {
    score,
    half: [count(0, 1), count(1, 1)],
    goals: goals.map(({ side, half, second }) => [side, half, second]),
    kicks: decides && level ? kicksOf(draws) : null,
    attacks,
  }
}

function kicksOf({ below }: Draws): readonly [readonly number[], readonly number[]] {
  const home: number[] = []
  const away: number[] = []
  const goals = (kicks: readonly number[]) => kicks.reduce((sum, kick) => sum + kick, 0)
  const over = () => {
    const lead = goals(home) - goals(away)
    if (home.length <= 5 && away.length <= 5) {
      return (
        lead > 5 - away.length || -lead > 5 - home.length || (home.length + away.length === 10 && lead !== 0)
      )
    }
    return home.length === away.length && lead !== 0
  }
  while (!over()) (home.length === away.length ? home : away).push(below(1000) < 750 ? 1 : 0)
  return [home, away]
}

export interface Basketball {
  readonly score: Pair
  readonly quarters: readonly Pair[]
  readonly draws: readonly number[]
}

export function basketballOf({ below }: Draws, chances: Pair): Basketball {
  const draws: number[] = []
  const points = (chance: number): number => {
    const drawn = below(1000)
    draws.push(drawn)
    return drawn < 110 ? 3 : drawn < 110 + chance ? 2 : 0
  }
  const quarters = Array.from({ length: 4 }, (): Pair => {
    let [home, away] = [0, 0]
    for (let possession = 0; possession < 20; possession += 1) {
      home += points(chances[0])
      away += points(chances[1])
    }
    return [home, away]
  })
  const sum = (side: 0 | 1) => quarters.reduce((all, quarter) => all + quarter[side], 0)
  return { score: [sum(0), sum(1)], quarters, draws }
}
