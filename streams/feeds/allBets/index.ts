import { EMPTY, map, mergeMap, type Observable, of, startWith, switchMap, throttleTime } from 'rxjs'
import { type Currency, CURRENCY_IDS, type Money } from '../../domain/money.ts'
import { err, ok } from '../../domain/result.ts'
import type { Link } from '../../link/createLink.ts'
import { transportFailure } from '../../link/exchange.ts'
import type { Call } from '../../venues/call.ts'
import { unitsMoney } from '../../venues/unitsMoney.ts'
import { RECORD_PAGE, RECORD_TIMES } from '../../wire/games/records.ts'
import {
  MIXED_RECORD_PATHS,
  openCounts,
  RECORD_VIEW_STATUS,
  recordProfit,
} from '../../wire/site/gameRecords.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'

/** Reads how many bets are not settled: of all products, at all venues and in all currencies. */
export function readOpenCount(link: Pick<Link, 'call' | 'times'>): () => Call<number> {
  return () =>
    link
      .call({
        kind: 'read',
        path: MIXED_RECORD_PATHS.list,
        // The shortest list: the counts are of all groups, whatever is listed.
        body: { recordGroup: 'casino', status: RECORD_VIEW_STATUS.unsettled, page: 1, size: 1 },
        data: openCounts,
        timeoutMs: link.times.pollTimeoutMs,
      })
      .pipe(
        map((result) =>
          result.ok ? ok([...result.value.counts.values()].reduce((sum, count) => sum + count, 0)) : result,
        ),
      )
}

const DAY_MS = 24 * 3_600_000

/** Bets that were placed from one platform time to before another, ms, in one currency. */
export interface AskedProfit {
  readonly currency: Currency
  readonly from: number
  readonly to: number
}

/**
 * Reads what the settled bets of a time have returned less their stakes: of all products and at all venues. Of a longer
 * time than the list can have, the end counts.
 */
export function readProfit$(
  link: Pick<Link, 'call' | 'times'>,
  { currency, from, to }: AskedProfit,
): Call<Money> {
  return link
    .call({
      kind: 'read',
      path: MIXED_RECORD_PATHS.list,
      body: {
        status: RECORD_VIEW_STATUS.settled,
        page: 1,
        size: 1,
        currencyCode: CURRENCY_IDS[currency],
        timeType: RECORD_TIMES.between,
        endTime: to,
        beginTime: Math.max(from, to - RECORD_PAGE.mostDays * DAY_MS),
      },
      data: recordProfit,
      timeoutMs: link.times.pollTimeoutMs,
    })
    .pipe(
      map((result) => {
        if (!result.ok) return result
        const profit = unitsMoney(result.value.profit, currency)
        return profit === null ? err(transportFailure('badData')) : ok(profit)
      }),
    )
}

interface OpenCountDeps {
  readonly read: () => Call<number>
  readonly conditions: PollConditions
  /** What may have changed the number. */
  readonly changed$: Observable<unknown>
}

/** The number, read while it is subscribed: at once, after each change, and once a minute. */
export function openCount$(
  { read, conditions, changed$ }: OpenCountDeps,
  { everyMs = feedTimes.pushedEveryMs, burstMs = feedTimes.burstMs } = {},
): Observable<number> {
  return changed$.pipe(
    throttleTime(burstMs, undefined, { leading: true, trailing: true }),
    startWith('first'),
    switchMap(() => polledFeed$(read, { everyMs, conditions })),
    // A failure says nothing of the number.
    mergeMap(({ status, value }) => (status === 'live' ? of(value) : EMPTY)),
  )
}
