import {
  concat,
  exhaustMap,
  filter,
  map,
  merge,
  type Observable,
  of,
  scan,
  startWith,
  Subject,
  switchMap,
} from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import { type Currency, CURRENCY_IDS, type Money } from '../../domain/money.ts'
import type { OrderRange } from '../../domain/order.ts'
import { ok, type Result } from '../../domain/result.ts'
import type { GameBetRecord } from '../../domain/rounds/gameBet.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Link } from '../../link/createLink.ts'
import type { Call } from '../../venues/call.ts'
import { gameBetRecord } from '../../venues/gameBetRecord.ts'
import { unitsMoney } from '../../venues/unitsMoney.ts'
import { RECORD_PAGE, RECORD_TIMES } from '../../wire/games/records.ts'
import { MIXED_RECORD_PATHS, type MixedKind, mixedRecords } from '../../wire/site/gameRecords.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'

export { type OpenBetList, type OpenBets, readOpenBets } from './openBets.ts'
export { readOpenChases, readReserved, type ReservedList } from './allRecords.ts'
export { createRereadList, type RereadList } from './rereadList.ts'

/** The kinds of bets on games that the records list, by the product. */
export const GAME_KINDS = { casino: 'CasinoBet', lottery: 'LotteryBet', anchor: 'AnchorBet' } as const

export type GameKind = keyof typeof GAME_KINDS

/** The longest range of settled bets that the platform lists. */
export const MOST_RECORD_DAYS = RECORD_PAGE.mostDays

/** Which bets are listed. */
export interface GameRecordChoice {
  readonly kind: GameKind
  readonly settled: boolean
  readonly range: OrderRange
  readonly currency: Currency
}

/** The pages that were read, with the sums of all pages. */
export interface GameRecordList {
  /** Newest first. */
  readonly records: readonly GameBetRecord[]
  readonly total: number
  readonly staked: Money | null
  /** Returned minus staked, over the settled bets. */
  readonly profit: Money | null
  readonly more: boolean
  readonly loadingMore: boolean
}

interface Page extends Omit<GameRecordList, 'loadingMore' | 'more'> {
  readonly pages: number
}

type ReadPage = (choice: GameRecordChoice, page: number) => Call<Page>

interface GameRecordsDeps {
  readonly read: ReadPage
  readonly choice$: State$<GameRecordChoice>
  readonly conditions: PollConditions
  /** What may have changed the list. */
  readonly changed$: Observable<unknown>
}

export interface GameRecords {
  readonly list$: State$<Feed<GameRecordList>>
  /** Reads the next page; nothing while one is being read. */
  more(): void
  refresh(): void
}

/** Reads a page of the list of all products (docs/games/wallet.md, 8.1). */
export function readGameRecords(link: Pick<Link, 'call' | 'times'>): ReadPage {
  return ({ kind, settled, range, currency }, page) =>
    link
      .call({
        kind: 'read',
        path: MIXED_RECORD_PATHS.list,
        body: {
          betKind: GAME_KINDS[kind] satisfies MixedKind,
          status: settled ? '1' : '0',
          page,
          currencyCode: CURRENCY_IDS[currency],
          ...(settled ? timesOf(range) : {}),
        },
        data: mixedRecords,
        timeoutMs: link.times.pollTimeoutMs,
      })
      .pipe(
        map((result) => {
          if (!result.ok) return result
          const { records, total, pages, betTotalAmount, profit } = result.value
          return ok({
            records: records.flatMap((row) => gameBetRecord(row) ?? []),
            total,
            pages,
            staked: unitsMoney(betTotalAmount, currency),
            profit: unitsMoney(profit, currency),
          })
        }),
      )
}

/** The list of the present choice: its first page is kept fresh, further ones are read when they are asked for. */
export function createGameRecords(
  scope: Scope,
  { read, choice$, conditions, changed$ }: GameRecordsDeps,
): GameRecords {
  const more$ = new Subject<null>()
  const again$ = new Subject<null>()
  scope.onEnd(() => {
    more$.complete()
    again$.complete()
  })
  const listOf$ = (choice: GameRecordChoice): Observable<Feed<GameRecordList>> => {
    let last: Feed<Page> = CONNECTING
    let next = 2
    const first$ = merge(again$, changed$).pipe(
      startWith(null),
      switchMap(() =>
        polledFeed$(() => read(choice, 1), {
          everyMs: choice.settled ? feedTimes.resultsEveryMs : feedTimes.openOrdersEveryMs,
          conditions,
          initial: last,
        }),
      ),
      map((feed): Step => {
        last = feed
        return (shown) => ({ ...shown, first: feed })
      }),
    )
    const further$ = more$.pipe(
      filter(() => (last.value?.pages ?? 1) >= next),
      exhaustMap(() =>
        concat(
          of<Step>((shown) => ({ ...shown, loading: true })),
          read(choice, next).pipe(
            map((result: Result<Page, Failure>): Step => {
              if (!result.ok) return (shown) => ({ ...shown, loading: false })
              next += 1
              const { records } = result.value
              return (shown) => ({ ...shown, further: [...shown.further, ...records], loading: false })
            }),
          ),
        ),
      ),
    )
    return merge(first$, further$).pipe(
      scan((shown: Shown, step) => step(shown), NOTHING),
      map((shown) => listed(shown, next)),
    )
  }
  return {
    list$: scope.state<Feed<GameRecordList>>(choice$.pipe(switchMap(listOf$)), CONNECTING),
    more: () => {
      more$.next(null)
    },
    refresh: () => {
      again$.next(null)
    },
  }
}

interface Shown {
  readonly first: Feed<Page>
  /** The records of later pages. */
  readonly further: readonly GameBetRecord[]
  readonly loading: boolean
}

type Step = (shown: Shown) => Shown

const NOTHING: Shown = { first: CONNECTING, further: [], loading: false }

/** A record that has moved to a later page meanwhile is listed once. */
function listed({ first, further, loading }: Shown, next: number): Feed<GameRecordList> {
  if (first.value === undefined) return first
  const { records, pages, ...sums } = first.value
  const known = new Set(records.map(({ orderNo }) => orderNo))
  const later = further.filter(({ orderNo }) => !known.has(orderNo) && known.add(orderNo))
  return {
    ...first,
    value: { ...sums, records: [...records, ...later], more: pages >= next, loadingMore: loading },
  }
}

function timesOf(range: OrderRange): object {
  return typeof range === 'string'
    ? { timeType: RECORD_TIMES[range] }
    : { timeType: RECORD_TIMES.between, beginTime: range.from, endTime: range.to }
}
