import { catchError, EMPTY, map, merge, of, switchMap, throttleTime, timer } from 'rxjs'
import type { Currency, Money } from '../../domain/money.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { KeyValue } from '../../ports/storage.ts'
import type { Venue } from '../../venues/venue.ts'

/** How long and with what result the member has played in this browser session. Shown, never coloured. */
export interface SessionPlay {
  readonly minutes: number
  /** Settled bets of this session: returned less staked; `null` until known. */
  readonly net: Money | null
}

interface SessionPlayDeps {
  readonly venue: Pick<Venue, 'orders'>
  readonly serverNow: () => number
  readonly memory: KeyValue
  readonly currency$: State$<Currency>
  /** Changes whenever something may have been settled; a loss leaves the balance as it was. */
  readonly settling$: State$<unknown>
}

const KEY = 'touchline.playStart'
const MINUTE_MS = 60_000

/** The least time between two questions for the net result. */
const ASK_EVERY_MS = 5000

export function createSessionPlay$(scope: Scope, deps: SessionPlayDeps): State$<SessionPlay> {
  const startedAt = startOf(deps)
  const minutes$ = scope.state(
    timer(0, MINUTE_MS / 4).pipe(
      map(() => Math.max(0, Math.floor((deps.serverNow() - startedAt) / MINUTE_MS))),
    ),
    0,
  )
  const net$ = scope.state<Money | null>(
    deps.currency$.pipe(
      switchMap((currency) =>
        merge(of(null), deps.settling$).pipe(
          throttleTime(ASK_EVERY_MS, undefined, { leading: true, trailing: true }),
          switchMap(() => netOf$(deps, currency, startedAt)),
        ),
      ),
    ),
    null,
  )
  return combineStates({ minutes: minutes$, net: net$ }, (play): SessionPlay => play)
}

function netOf$({ venue, serverNow }: SessionPlayDeps, currency: Currency, from: number) {
  const query = { settled: true, page: 1, size: 1, range: { from, to: serverNow() }, currency }
  return venue.orders(query).pipe(
    switchMap((result) => (result.ok ? of(result.value.profitTotal) : EMPTY)),
    catchError(() => EMPTY),
  )
}

function startOf({ memory, serverNow }: SessionPlayDeps): number {
  const stored = Number(memory.get(KEY) ?? Number.NaN)
  if (Number.isFinite(stored) && stored <= serverNow()) return stored
  const now = serverNow()
  memory.set(KEY, String(now))
  return now
}
