import { addMoney } from './amount.ts'
import type { RecordGroup } from './betKind.ts'
import type { Currency, Money } from './money.ts'
import { ODDS_SCALE } from './odds.ts'

/** A bet that is not settled, of any product. */
export interface OpenBet {
  readonly group: RecordGroup
  readonly orderNo: string
  /** The code of the venue of a sports bet, in whose records it is; `null` of any other. */
  readonly venue: string | null
  /** Name of the venue or the game, in the member's language, as the platform sent it. */
  readonly name: string
  /** `null` of a sports bet, which waits for no round. */
  readonly round: string | null
  readonly selection: string
  /** The play and what was chosen, of a bet of a lottery (docs/games/lottery.md, 4); `null` of any other. */
  readonly chosen: { readonly playId: number; readonly numbers: string } | null
  /** The price of the whole bet, European × 100 000; `null` where it has no single one. */
  readonly odds: number | null
  readonly stake: Money
  /** Legs of a sports bet; `null` of any other. */
  readonly legs: number | null
  /** Platform ms. */
  readonly placedAt: number | null
}

/** What is listed in one currency. */
interface OpenBetSums {
  readonly currency: Currency
  readonly count: number
  readonly staked: Money
  /** The most that the bets with a known price can return; `null` when none has one. */
  readonly mostBack: Money | null
}

/** The sums of bets by currency, in the order in which the currencies first appear. */
export function openBetSums(bets: readonly OpenBet[]): readonly OpenBetSums[] {
  const sums = new Map<Currency, OpenBetSums>()
  for (const { stake, odds } of bets) {
    const { currency } = stake
    const before = sums.get(currency)
    const back = odds === null ? null : { ...stake, minor: Math.floor((stake.minor * odds) / ODDS_SCALE) }
    sums.set(currency, {
      currency,
      count: (before?.count ?? 0) + 1,
      staked: before === undefined ? stake : (addMoney(before.staked, stake) ?? before.staked),
      mostBack: added(before?.mostBack ?? null, back),
    })
  }
  return [...sums.values()]
}

function added(one: Money | null, other: Money | null): Money | null {
  if (one === null || other === null) return one ?? other
  return addMoney(one, other)
}
