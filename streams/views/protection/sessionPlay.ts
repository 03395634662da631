import {
  catchError,
  combineLatest,
  EMPTY,
  filter,
  map,
  merge,
  type Observable,
  skip,
  switchMap,
  take,
  throttleTime,
  timer,
} from 'rxjs'
import type { Currency, Money } from '../../domain/money.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { ServerTime } from '../../link/serverTime.ts'
import type { KeyValue } from '../../ports/storage.ts'

/** Duration and result of play in this browser session. Shown without profit or loss colours. */
export interface SessionPlay {
  /** Real minutes. */
  readonly minutes: number
  /** `bets` minus `gifts`; `null` until known. */
  readonly net: Money | null
  /** Settled bets that were placed in this session, of all products and venues: returned minus staked; `null` until known. */
  readonly bets: Money | null
  /** Spending on gifts in this session. */
  readonly gifts: Money
}

interface SessionPlayDeps {
  /** What the settled bets of a time have come to; nothing when it cannot be read. Platform ms. */
  readonly settled$: (asked: {
    readonly currency: Currency
    readonly from: number
    readonly to: number
  }) => Observable<Money>
  readonly serverTime: Pick<ServerTime, 'now' | 'state$'>
  readonly memory: KeyValue
  readonly memberId: string
  readonly currency$: State$<Currency>
  /** Minor units by currency. */
  readonly gifts$: State$<Readonly<Record<Currency, number>>>
  /**
   * Emits whenever a bet may have been settled; the balance is not enough, because a loss does not change it. Neither
   * changes with a bet that a wallet of its own has paid, so the result is also read once a minute.
   */
  readonly settling$: State$<unknown>
  readonly visible$: State$<boolean>
}

const MINUTE_MS = 60_000
const LOOK_EVERY_MS = MINUTE_MS / 4

/** Least time between two requests for the net result, ms. */
const ASK_EVERY_MS = 5000

export function createSessionPlay$(scope: Scope, deps: SessionPlayDeps): State$<SessionPlay> {
  const { serverTime, currency$, gifts$ } = deps
  // The device's clock may be hours off, so the start is not set before the platform's time is known.
  const startedAt$ = scope.state<number | null>(
    serverTime.state$.pipe(
      filter(({ synced }) => synced),
      take(1),
      map(() => startOf(deps)),
    ),
    null,
  )
  const started$ = startedAt$.pipe(filter((startedAt) => startedAt !== null))
  const minutes$ = scope.state(
    started$.pipe(
      switchMap((startedAt) => timer(0, LOOK_EVERY_MS).pipe(map(() => minutesSince(deps, startedAt)))),
    ),
    0,
  )
  const eachMinute$ = minutes$.pipe(
    skip(1),
    filter(() => deps.visible$.value),
  )
  const bets$ = scope.state<Money | null>(
    combineLatest({ startedAt: started$, currency: currency$ }).pipe(
      switchMap(({ startedAt, currency }) =>
        merge(deps.settling$, eachMinute$).pipe(
          throttleTime(ASK_EVERY_MS, undefined, { leading: true, trailing: true }),
          switchMap(() => settled$(deps, currency, startedAt)),
        ),
      ),
    ),
    null,
  )
  return combineStates(
    { minutes: minutes$, bets: bets$, spent: gifts$, currency: currency$ },
    ({ minutes, bets, spent, currency }): SessionPlay => {
      const gifts = { minor: spent[currency], currency }
      // The value may still be that of the previous currency.
      const known = bets?.currency === currency ? bets : null
      return { minutes, bets: known, gifts, net: known && { minor: known.minor - gifts.minor, currency } }
    },
  )
}

function settled$({ settled$: read$, serverTime }: SessionPlayDeps, currency: Currency, from: number) {
  return read$({ currency, from, to: serverTime.now() }).pipe(catchError(() => EMPTY))
}

/** Real minutes; platform time may run faster than real time. */
function minutesSince({ serverTime }: SessionPlayDeps, startedAt: number): number {
  return Math.max(0, Math.floor((serverTime.now() - startedAt) / serverTime.state$.value.rate / MINUTE_MS))
}

/**
 * Start of the session in platform time, ms. A stored start in the future is replaced, since a reset platform
 * may have an earlier time.
 */
function startOf({ memory, memberId, serverTime }: SessionPlayDeps): number {
  const key = `touchline.playStart.${memberId}`
  const stored = Number(memory.get(key) ?? Number.NaN)
  const now = serverTime.now()
  if (Number.isFinite(stored) && stored <= now) return stored
  memory.set(key, String(now))
  return now
}
