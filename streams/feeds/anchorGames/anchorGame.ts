import type { AnchorGame, AnchorOption } from '../../domain/anchorGames/games.ts'
import type { AnchorLimits } from '../../domain/anchorGames/limits.ts'
import type { AnchorRound } from '../../domain/anchorGames/results.ts'
import type { MAINTAIN } from '../../domain/anchorGames/states.ts'
import type { Currency, Money } from '../../domain/money.ts'
import type { Round } from '../../domain/rounds/round.ts'

/** The rooms that have games, and the venue name of the games. */
export interface AnchorVenue {
  readonly venueName: string
  readonly games: ReadonlyMap<string, readonly AnchorGame[]>
}

/** Whether a game is played; `message` is shown while it is maintained. */
export interface GameSwitch {
  readonly maintain: keyof typeof MAINTAIN
  readonly message: string
}

/** An option of a game. `rtp` is its return to player × 1 000 000; `null` if the answer does not contain it. */
export interface AnchorOptionPrice {
  readonly option: AnchorOption
  readonly name: string
  /** European × 100 000. */
  readonly odds: number
  readonly rtp: number | null
}

/** The limits of the member, minor units. */
export type MemberLimits = Omit<AnchorLimits, 'allMax'>

/** What a game is, with the member's limits by currency. */
export interface AnchorGameConfig {
  readonly game: AnchorGame
  readonly name: string
  readonly options: readonly AnchorOptionPrice[]
  readonly limits: ReadonlyMap<Currency, MemberLimits>
  /** Units. */
  readonly quickAmounts: readonly number[]
  readonly rules: string
}

/** The member's accepted bets of a round on one option, in one currency. */
export interface OwnStake {
  readonly option: AnchorOption
  readonly stake: Money
  readonly returned: Money
}

/** Who has bet on a round: all members in numbers, and the member's own bets. */
export interface RoundCompany {
  /** The number of the round. */
  readonly round: string
  /** How many members have bet on each option. */
  readonly crowd: ReadonlyMap<AnchorOption, number>
  readonly mine: readonly OwnStake[]
}

/** A round of the past. */
export interface PastAnchorRound {
  readonly round: string
  /** Platform ms. */
  readonly drawnAt: number | null
  /** `null` for a void one. */
  readonly drawn: AnchorRound | null
  readonly voided: boolean
}

/** The pictures of a game's background; empty where there is none. */
export interface GameBackground {
  readonly dark: string
  readonly light: string
}

/** A banner between the leagues of the list of matches. */
export interface GameBanner {
  readonly id: string
  readonly game: AnchorGame
  readonly roomId: string
  readonly title: string
  readonly picture: string
}

/** The present state of a game, in one answer. */
export interface GameStatusAnswer {
  readonly game: AnchorGame
  readonly maintain: keyof typeof MAINTAIN
  readonly round: Round | null
  readonly company: RoundCompany | null
}
