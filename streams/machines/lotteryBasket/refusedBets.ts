import { mergeMap, type Observable } from 'rxjs'
import type { SentCall } from '../gameBets/gameBets.ts'
import type { BasketBet } from './basket.ts'

/**
 * The bets of each call that was not taken, once, so that nobody chooses hundreds of numbers twice. `sent` has the
 * bets by their call, and loses those whose outcome is known.
 */
export function refusedBets$(
  calls$: Observable<readonly SentCall[]>,
  sent: Map<string, readonly BasketBet[]>,
): Observable<readonly BasketBet[]> {
  return calls$.pipe(
    mergeMap((calls) => {
      const refused: (readonly BasketBet[])[] = []
      for (const { call, phase } of calls) {
        const own = sent.get(call.id)
        if (own === undefined || (phase !== 'refused' && phase !== 'accepted')) continue
        sent.delete(call.id)
        if (phase === 'refused') refused.push(own)
      }
      return refused
    }),
  )
}
