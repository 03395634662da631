/**
 * Section 5 of docs/virtual-sports.md computed a second time, in whole numbers without rounding: only for
 * checking that the prices of the fixtures agree with the rules of the page.
 */

/** A chance as a fraction. */
export type Chance = readonly [of: bigint, all: bigint]

const plus = ([a, b]: Chance, [c, d]: Chance): Chance => [a * d + c * b, b * d]
const times = ([a, b]: Chance, [c, d]: Chance): Chance => [a * c, b * d]
export const sumOf = (chances: readonly Chance[]): Chance => chances.reduce(plus, [0n, 1n])

/** With `digits` decimals, rounded down. */
export const decimals = ([of, all]: Chance, digits: number): number =>
  Number((of * 10n ** BigInt(digits)) / all) / 10 ** digits

const HIGHEST = 100_000
const LOWEST = 102

/** The price × 100, of a margin in per cent; `null` when it is locked. */
export function priceOf([of, all]: Chance, marginPercent: number): number | null {
  const price = Number((all * 10_000n) / (of * BigInt(100 + marginPercent)))
  return price < LOWEST ? null : Math.min(price, HIGHEST)
}

const sum = (weights: readonly number[]): number => weights.reduce((all, weight) => all + weight, 0)

/** The chance that the numbers, counted from 1, are the first ones in this order. */
export function inOrder(weights: readonly number[], numbers: readonly number[]): Chance {
  let left = sum(weights)
  let chance: Chance = [1n, 1n]
  for (const number of numbers) {
    const weight = weights[number - 1] ?? 0
    chance = times(chance, [BigInt(weight), BigInt(left)])
    left -= weight
  }
  return chance
}

const numbersOf = (weights: readonly number[]): readonly number[] => weights.map((_, index) => index + 1)

/** The chance of a number to be among the first `places`. */
export function amongFirst(weights: readonly number[], number: number, places: number): Chance {
  const orders = (before: readonly number[]): Chance[] =>
    before.includes(number)
      ? [inOrder(weights, before)]
      : before.length === places
        ? []
        : numbersOf(weights)
            .filter((next) => !before.includes(next))
            .flatMap((next) => orders([...before, next]))
  return sumOf(orders([]))
}

/** The first three of eight, the first two otherwise. */
export const placesOf = (weights: readonly number[]): number => (weights.length === 8 ? 3 : 2)

/** Chances of counts, from 0 on, as whole numbers of `all`. */
interface Distribution {
  readonly of: readonly bigint[]
  readonly all: bigint
}

function convolved(turns: number, turn: Distribution): Distribution {
  let of = [1n]
  for (let made = 0; made < turns; made += 1) {
    const next = Array.from({ length: of.length + turn.of.length - 1 }, () => 0n)
    for (const [count, chance] of of.entries()) {
      for (const [more, each] of turn.of.entries()) {
        next[count + more] = (next[count + more] ?? 0n) + chance * each
      }
    }
    of = next
  }
  return { of, all: turn.all ** BigInt(turns) }
}

/** The chances of all scores of two sides. */
export interface Scores {
  chanceOf(isIt: (home: number, away: number) => boolean): Chance
}

function scoresOf(home: Distribution, away: Distribution): Scores {
  return {
    chanceOf(isIt) {
      let of = 0n
      for (const [h, chance] of home.of.entries()) {
        for (const [a, other] of away.of.entries()) if (isIt(h, a)) of += chance * other
      }
      return [of, home.all * away.all]
    },
  }
}

/** Goals of 6 attacks in each half, of sides whose chances are in per mille. */
export function footballScores(attacks: 6 | 12, home: number, away: number): Scores {
  const side = (chance: number): Distribution =>
    convolved(attacks, { of: [BigInt(1000 - chance), BigInt(chance)], all: 1000n })
  return scoresOf(side(home), side(away))
}

/** Points of possessions: three with 110 per mille, two with the chance of the side. */
export function basketballScores(possessions: 40 | 80, home: number, away: number): Scores {
  const side = (chance: number): Distribution =>
    convolved(possessions, { of: [BigInt(890 - chance), 0n, BigInt(chance), 110n], all: 1000n })
  return scoresOf(side(home), side(away))
}

/** A chance without the stakes that are returned. */
export const withoutReturns = ([of, all]: Chance, [returned, ofAll]: Chance): Chance => [
  of * ofAll,
  all * ofAll - returned * all,
]

export const half = (chance: Chance): Chance => times(chance, [1n, 2n])
