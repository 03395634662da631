import type { RoundKey } from './roundKey.ts'
import type { RoundState, RoundTimes } from './roundState.ts'

/** The products whose bets wait for rounds (docs/games/rounds.md, 1). */
export const ROUND_PRODUCTS = ['anchorGame', 'casino', 'lottery'] as const

export type RoundProduct = (typeof ROUND_PRODUCTS)[number]

/** Identifies a game. */
export interface GameKey {
  readonly product: RoundProduct
  readonly game: string
}

export interface Shoe {
  readonly number: string
  /** The number of its first round. */
  readonly first: string
  /** How many cards lie behind the cut card; `null` until its first round is decided. */
  readonly cut: number | null
  readonly last: boolean
}

/** One round, as the client knows it (docs/games/rounds.md, 2). */
export interface Round extends RoundKey, RoundTimes {
  readonly product: RoundProduct
  readonly state: RoundState
  /** 64 hexadecimal digits. */
  readonly commitment: string
  readonly seed: string | null
  /** In the product's own format, and decoded by the product; `null` before the round is decided. */
  readonly result: Readonly<Record<string, unknown>> | null
  readonly shoe: Shoe | null
  /** Grows with each change; `null` for a round from a call of the product, which does not send it. */
  readonly version: number | null
}

/** A round never goes back: each change that the table of docs/games/rounds.md, 2.1 allows leads to a higher number. */
const RANK: Readonly<Record<RoundState, number>> = {
  announced: 0,
  open: 1,
  sealed: 2,
  interrupted: 3,
  decided: 4,
  closed: 5,
  void: 5,
}

export function gameId({ product, game }: GameKey): string {
  return `${product} ${game}`
}

export function roundId({ product, game, round }: RoundKey): string {
  return `${product} ${game} ${round}`
}

/** Whether nothing more happens to it. */
export function isOver({ state }: Pick<Round, 'state'>): boolean {
  return state === 'closed' || state === 'void'
}

/**
 * Whether a received round replaces the known one. It does not if its state comes before the known state. If both have
 * a version, it does so only if its version is higher.
 */
export function isNews(known: Round, received: Round): boolean {
  if (RANK[received.state] < RANK[known.state]) return false
  if (received.version === null || known.version === null) return true
  return received.version > known.version
}

/**
 * The present round of a game: the round that opened last, and once it is closed, the announced one. A round that was
 * given back stays until the next one opens. `null` if no round is known.
 */
export function presentRound(rounds: readonly Round[]): Round | null {
  const newestFirst = rounds.toSorted((one, other) => other.opensAt - one.opensAt)
  const opened = newestFirst.find(({ state }) => state !== 'announced')
  if (opened !== undefined && opened.state !== 'closed') return opened
  return newestFirst.findLast(({ state }) => state === 'announced') ?? opened ?? null
}

/** Whether a round received at this platform time has not opened yet, so that its commitment binds the platform. */
export function isBeforeOpening({ state, opensAt }: Pick<Round, 'state' | 'opensAt'>, now: number): boolean {
  return state === 'announced' && now < opensAt
}
