import { type Card, cardPoints, handPoints } from './cards.ts'

/** A hand as it was dealt. */
export interface BaccaratHand {
  readonly player: readonly Card[]
  readonly banker: readonly Card[]
  readonly playerPoints: number
  readonly bankerPoints: number
}

const NATURAL = 8
const PLAYER_DRAWS_UP_TO = 5
/** When the player stood. */
const BANKER_DRAWS_UP_TO = 5

const ANY = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
/** By the banker's points: the points of the player's third card with which the banker draws. */
const BANKER_DRAWS_ON: readonly (readonly number[])[] = [
  ANY,
  ANY,
  ANY,
  ANY.filter((points) => points !== 8),
  [2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7],
  [6, 7],
  [],
]

/** Whether both stand, by the points of the first two cards (docs/games/casino.md, 3.2). */
export function isNatural(playerPoints: number, bankerPoints: number): boolean {
  return playerPoints >= NATURAL || bankerPoints >= NATURAL
}

/** Whether the player draws a third card, where nobody has a natural. */
export function playerDraws(playerPoints: number): boolean {
  return playerPoints <= PLAYER_DRAWS_UP_TO
}

/**
 * Whether the banker draws a third card, where nobody has a natural.
 *
 * @param third the points of the player's third card; `null` when the player stood.
 */
export function bankerDraws(bankerPoints: number, third: number | null): boolean {
  if (third === null) return bankerPoints <= BANKER_DRAWS_UP_TO
  return BANKER_DRAWS_ON[bankerPoints]?.includes(third) ?? false
}

/** Deals a hand: player, banker, player, banker, then the third cards (docs/games/casino.md, 3.2). */
export function dealHand(next: () => Card): BaccaratHand {
  const player = [next()]
  const banker = [next()]
  player.push(next())
  banker.push(next())
  if (!isNatural(handPoints(player), handPoints(banker))) {
    let third: Card | null = null
    if (playerDraws(handPoints(player))) {
      third = next()
      player.push(third)
    }
    if (bankerDraws(handPoints(banker), third === null ? null : cardPoints(third))) banker.push(next())
  }
  return { player, banker, playerPoints: handPoints(player), bankerPoints: handPoints(banker) }
}

export interface DealtCard {
  readonly hand: 'player' | 'banker'
  readonly card: Card
}

/** The cards of a hand in the order in which they were dealt. */
export function dealtCards({ player, banker }: BaccaratHand): readonly DealtCard[] {
  return player
    .map((card): DealtCard => ({ hand: 'player', card }))
    .flatMap((dealt, index) => [dealt, ...bankerCard(banker[index])])
    .concat(player.length === 2 ? bankerCard(banker[2]) : [])
}

function bankerCard(card: Card | undefined): readonly DealtCard[] {
  return card === undefined ? [] : [{ hand: 'banker', card }]
}

/** Whether a hand was over with two cards each because one had 8 or 9. */
export function endedNaturally({ player, banker, playerPoints, bankerPoints }: BaccaratHand): boolean {
  return player.length === 2 && banker.length === 2 && isNatural(playerPoints, bankerPoints)
}
