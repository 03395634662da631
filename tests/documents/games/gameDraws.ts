import { drawsOf, type Draws, type Key } from '../pmty/virtualDraws.ts'

/**
 * Section 3.4 of docs/games/rounds.md, 3 of casino.md and 3 of lottery.md, computed a second time: only for
 * checking that the fixtures agree with the rules of these pages.
 */

/** Draws that are noted in their order. */
export function notedDraws(key: Key): Draws & { readonly drawn: readonly number[] } {
  const { below } = drawsOf(key)
  const drawn: number[] = []
  return {
    drawn,
    below(n) {
      const number = below(n)
      drawn.push(number)
      return number
    },
  }
}

/** The element at a drawn place is taken, and those behind it move up. */
export const take = <T>({ below }: Draws, list: T[]): T => {
  const [taken] = list.splice(below(list.length), 1)
  if (taken === undefined) throw new Error('the list is empty')
  return taken
}

export function kickOf({ below }: Draws) {
  const goal = below(10_000) < 5000
  const aim = below(6)
  if (goal) {
    const others = [0, 1, 2, 3, 4, 5].filter((zone) => zone !== aim)
    return { option: 'jq', aim, keeper: others[below(5)] ?? null, how: null }
  }
  const how = below(3)
  return { option: 'bjq', aim, keeper: how === 0 ? aim : null, how }
}

export function shotOf({ below }: Draws) {
  const goal = below(10_000) < 5000
  const arc = below(4)
  return { option: goal ? 'jq' : 'bjq', arc, how: goal ? null : below(3) }
}

/** Cards 0 to 51, each as often as it is left. */
export const shoeOf = (left: readonly number[] = Array<number>(52).fill(8)): number[] =>
  left.flatMap((count, card) => Array<number>(count).fill(card))

const rankOf = (card: number): number => (card % 13) + 1
const pointsOf = (card: number): number => (rankOf(card) < 10 ? rankOf(card) : 0)
export const handPoints = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10

/** Whether the banker draws, by the banker's points and those of the player's third card. */
export function bankerDraws(points: number, third: number | null): boolean {
  if (third === null) return points <= 5
  if (points === 3) return third !== 8
  const least = [0, 0, 0, 0, 2, 4, 6][points]
  if (least === undefined) return false
  return points <= 2 || (third >= least && third <= 7)
}

export interface Hand {
  readonly player: readonly number[]
  readonly banker: readonly number[]
  readonly playerPoints: number
  readonly bankerPoints: number
}

export function dealOf(draws: Draws, shoe: number[]): Hand {
  const [player, banker]: [number[], number[]] = [[], []]
  for (const hand of [player, banker, player, banker]) hand.push(take(draws, shoe))
  if (handPoints(player) < 8 && handPoints(banker) < 8) {
    let third: number | null = null
    if (handPoints(player) <= 5) {
      player.push(take(draws, shoe))
      third = pointsOf(player[2] ?? 0)
    }
    if (bankerDraws(handPoints(banker), third)) banker.push(take(draws, shoe))
  }
  return { player, banker, playerPoints: handPoints(player), bankerPoints: handPoints(banker) }
}

/** Every code that is true, in the order of the page. */
export function resultsOf({ player, banker, playerPoints, bankerPoints }: Hand): readonly number[] {
  const pair = ([one = 0, other = 1]: readonly number[]) => rankOf(one) === rankOf(other)
  const rows: readonly (readonly [number, boolean])[] = [
    [3001, bankerPoints > playerPoints],
    [3031, bankerPoints > playerPoints],
    [3002, playerPoints > bankerPoints],
    [3003, playerPoints === bankerPoints],
    [3012, bankerPoints > playerPoints && bankerPoints === 6],
    [3004, pair(banker)],
    [3005, pair(player)],
  ]
  return rows.filter(([, isSo]) => isSo).map(([code]) => code)
}

/** The options of the anchor game that win. */
export const winnersOf = (player: number, banker: number): readonly string[] => [
  player > banker ? 'player' : banker > player ? 'banker' : 'tie',
  banker >= 6 ? 'big' : 'small',
  banker % 2 === 1 ? 'odd' : 'even',
]

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1)

/** The numbers of a draw by series. */
export function numbersOf(draws: Draws, series: number): readonly number[] {
  const several = (count: number, one: () => number) => Array.from({ length: count }, one)
  const taken = (count: number, last: number) => {
    const list = upTo(last)
    return several(count, () => take(draws, list))
  }
  if (series === 1) return several(3, () => draws.below(10))
  if (series === 2) return several(5, () => draws.below(10))
  if (series === 3) return taken(10, 10)
  if (series === 4) return taken(5, 11)
  if (series === 5) return several(3, () => draws.below(6) + 1)
  return taken(7, 49)
}
