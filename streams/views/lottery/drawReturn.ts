import { filter, map, type Observable, scan } from 'rxjs'
import type { Money } from '../../domain/money.ts'
import type { OwnGameBet } from '../../domain/rounds/gameBet.ts'

/** What came back from a draw, and what the member has staked on it. */
export interface DrawReturn {
  readonly round: string
  readonly staked: Money
  readonly returned: Money
}

/**
 * The sums over the settled bets of the newest draw in their currency, once something came back, and again with each
 * further bet: with one that has lost, more was staked than the bet that won alone says.
 */
export function drawReturns$(settled$: Observable<OwnGameBet>): Observable<DrawReturn> {
  return settled$.pipe(
    scan<OwnGameBet, ReadonlyMap<string, OwnGameBet>>((before, bet) => {
      const [first] = before.values()
      const goesOn = first?.round === bet.round && first.stake.currency === bet.stake.currency
      return new Map([...(goesOn ? before : []), [bet.orderNo, bet]])
    }, new Map()),
    map((bets) => [...bets.values()]),
    filter((bets) => bets.some(({ returned }) => returned.minor > 0)),
    map((bets) => sumOf(bets)),
    filter((sum) => sum !== null),
  )
}

function sumOf(bets: readonly OwnGameBet[]): DrawReturn | null {
  const [first] = bets
  if (first === undefined) return null
  const { currency } = first.stake
  const minor = (of: 'stake' | 'returned'): number => bets.reduce((sum, bet) => sum + bet[of].minor, 0)
  return {
    round: first.round,
    staked: { minor: minor('stake'), currency },
    returned: { minor: minor('returned'), currency },
  }
}
