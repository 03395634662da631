import type { Currency } from '../../domain/money.ts'
import type { Call } from '../../venues/call.ts'
import { inEachCurrency$, newestFirst } from '../inEachCurrency.ts'
import type { LotteryChase } from './lottery.ts'
import type { LotteryCalls } from './lotteryCalls.ts'

/** Reads the member's chases of a lottery, or of all, in all of the member's currencies; newest first. */
export function readAllChases$(
  calls: Pick<LotteryCalls, 'chases'>,
  currencies: readonly Currency[],
  ticketId: string | null = null,
): Call<readonly LotteryChase[]> {
  return inEachCurrency$(
    currencies,
    (currency) => calls.chases(ticketId, currency),
    (lists) => newestFirst(lists.flat()),
  )
}
