import { line, QUARTERS_PER_UNIT, type Side } from '../market.ts'
import { type Ratio, ratio } from '../ratio.ts'
import { entrantSide, placesPaid } from './field.ts'
import { priced, type SideChance, type VirtualMarket } from './price.ts'

const MARGIN = 8
/** Margin of the markets on the first two places. */
const MARGIN_OF_TWO = 12

/** The markets of a race; `weights` are by number (docs/virtual-sports.md, 5.1). */
export function raceMarkets(weights: readonly number[]): readonly VirtualMarket[] {
  const field = fieldOf(weights)
  const one = (key: VirtualMarket['key'], margin: number, chances: readonly SideChance[]): VirtualMarket => ({
    key,
    lines: [{ line: null, selections: priced(chances, margin) }],
  })
  const middle = (weights.length + 1) / 2
  return [
    one(
      'places.outright.match',
      MARGIN,
      field.numbers.map((number) => ({ side: entrantSide(number), chance: field.next([], number) })),
    ),
    one(
      'places.place.match',
      MARGIN,
      field.numbers.map((number) => ({
        side: entrantSide(number),
        chance: field.amongFirst(number, placesPaid(weights.length)),
      })),
    ),
    one('places.forecast.match', MARGIN_OF_TWO, forecasts(field)),
    one('places.quinella.match', MARGIN_OF_TWO, quinellas(field)),
    {
      key: 'number.total.match',
      lines: [
        {
          line: line(middle * QUARTERS_PER_UNIT),
          selections: priced(
            winningNumber(field, ['over', 'under'], (number) => number > middle),
            MARGIN,
          ),
        },
      ],
    },
    one(
      'number.oddEven.match',
      MARGIN,
      winningNumber(field, ['odd', 'even'], (number) => number % 2 === 1),
    ),
  ]
}

interface Field {
  readonly numbers: readonly number[]
  /** The chance to come next behind these. */
  readonly next: (ahead: readonly number[], number: number) => Ratio
  readonly amongFirst: (number: number, places: number) => Ratio
}

function fieldOf(weights: readonly number[]): Field {
  const numbers = weights.map((_, index) => index + 1)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const weightOf = (number: number): number => weights[number - 1] ?? 0
  const next = (ahead: readonly number[], number: number): Ratio =>
    ratio(BigInt(weightOf(number)), BigInt(ahead.reduce((left, each) => left - weightOf(each), sum)))

  /** The chance to be in one of the next `places`, behind these. */
  function among(ahead: readonly number[], number: number, places: number): Ratio {
    let chance = next(ahead, number)
    if (places === 1) return chance
    for (const other of numbers) {
      if (other === number || ahead.includes(other)) continue
      chance = plus(chance, times(next(ahead, other), among([...ahead, other], number, places - 1)))
    }
    return chance
  }
  return { numbers, next, amongFirst: (number, places) => among([], number, places) }
}

function forecasts(field: Field): readonly SideChance[] {
  return field.numbers.flatMap((first) =>
    field.numbers
      .filter((second) => second !== first)
      .map((second) => ({ side: entrantSide(first, second), chance: firstTwo(field, first, second) })),
  )
}

function quinellas(field: Field): readonly SideChance[] {
  return field.numbers.flatMap((one) =>
    field.numbers
      .filter((other) => other > one)
      .map((other) => ({
        side: entrantSide(one, other),
        chance: plus(firstTwo(field, one, other), firstTwo(field, other, one)),
      })),
  )
}

function firstTwo({ next }: Field, first: number, second: number): Ratio {
  return times(next([], first), next([first], second))
}

function winningNumber(
  { numbers, next }: Field,
  [wins, loses]: readonly [Side, Side],
  holds: (number: number) => boolean,
): readonly SideChance[] {
  const sumOf = (wanted: boolean): Ratio =>
    numbers
      .filter((number) => holds(number) === wanted)
      .map((number) => next([], number))
      .reduce(plus, ratio(0n, 1n))
  return [
    { side: wins, chance: sumOf(true) },
    { side: loses, chance: sumOf(false) },
  ]
}

function times(one: Ratio, other: Ratio): Ratio {
  return reduced(one.num * other.num, one.den * other.den)
}

function plus(one: Ratio, other: Ratio): Ratio {
  return reduced(one.num * other.den + other.num * one.den, one.den * other.den)
}

/** Without it the numbers of a place would have thousands of digits. */
function reduced(num: bigint, den: bigint): Ratio {
  let [a, b] = [num, den]
  while (b !== 0n) [a, b] = [b, a % b]
  return a === 0n ? ratio(num, den) : ratio(num / a, den / a)
}
