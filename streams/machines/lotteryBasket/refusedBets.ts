import { mergeMap, type Observable } from 'rxjs'
import type { SentCall } from '../gameBets/gameBets.ts'
import type { BasketBet } from './basket.ts'

/** Bets that were not taken. */
interface RefusedBets {
  readonly bets: readonly BasketBet[]
  /** The draw that they were sent for; of a chase the first one. */
  readonly planId: string | null
}

/**
 * The bets of each call that was not taken, once, so that nobody chooses hundreds of numbers twice. `sent` has the
 * bets by their call, and loses those whose outcome is known.
 */
export function refusedBets$(
  calls$: Observable<readonly SentCall[]>,
  sent: Map<string, readonly BasketBet[]>,
): Observable<RefusedBets> {
  return calls$.pipe(
    mergeMap((calls) => {
      const refused: RefusedBets[] = []
      for (const { call, phase } of calls) {
        const own = sent.get(call.id)
        if (own === undefined || (phase !== 'refused' && phase !== 'accepted')) continue
        sent.delete(call.id)
        if (phase === 'refused') refused.push({ bets: own, planId: call.bets[0]?.round ?? null })
      }
      return refused
    }),
  )
}
