import { map } from 'rxjs'
import { ok } from '../../domain/result.ts'
import type { Call } from '../../venues/call.ts'
import type { LotteryTable } from './lottery.ts'

/**
 * The calls for a page. The platform answers 20003 for a lottery that is removed from sale; that is no failure of a page
 * that is shown, but its last state with nothing on sale.
 */
export function withRemoved(request: () => Call<LotteryTable>): () => Call<LotteryTable> {
  let last: LotteryTable | null = null
  return () =>
    request().pipe(
      map((result) => {
        if (result.ok) last = result.value
        else if (last !== null && result.error.type === 'refusal' && result.error.reason === 'gameOff') {
          return ok({ ...last, status: 'removed', sale: null, next: [] })
        }
        return result
      }),
    )
}
