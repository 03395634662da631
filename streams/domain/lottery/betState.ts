import {
  type GameBetRecord,
  type LotteryBetState,
  shownOutcome,
  type ShownOutcome,
} from '../rounds/gameBet.ts'

/** The outcome that a bet in each state has (docs/games/lottery.md, 2). */
const OUTCOMES: Readonly<Record<LotteryBetState, ShownOutcome>> = {
  single: 'none',
  lost: 'lost',
  singleWon: 'won',
  chase: 'none',
  chaseWon: 'won',
}

/**
 * The state of a bet of a lottery as it is shown; `null` where its outcome says more: a win that returned no more than
 * the stake, a bet that was given back, and one that waits for its payment because its numbers are drawn.
 */
export function shownBetState(bet: GameBetRecord): LotteryBetState | null {
  const { betState, status, result } = bet
  if (betState === null || shownOutcome(bet) !== OUTCOMES[betState]) return null
  return status === 'open' && result !== null ? null : betState
}

/** Whether a bet belongs to a chase. A lost one has the same state as a single bet, and one given back has none. */
export function isChased({ betState, chaseNo }: Pick<GameBetRecord, 'betState' | 'chaseNo'>): boolean {
  return chaseNo !== null || betState === 'chase' || betState === 'chaseWon'
}
