import { map, type Observable } from 'rxjs'
import { type Currency, CURRENCY_IDS, type Money } from '../../domain/money.ts'
import type { OrderRange } from '../../domain/order.ts'
import { ok } from '../../domain/result.ts'
import type { GameBetRecord } from '../../domain/rounds/gameBet.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Link } from '../../link/createLink.ts'
import type { Call } from '../../venues/call.ts'
import { gameBetRecord } from '../../venues/gameBetRecord.ts'
import { unitsMoney } from '../../venues/unitsMoney.ts'
import { RECORD_PAGE, RECORD_TIMES } from '../../wire/games/records.ts'
import { MIXED_RECORD_PATHS, type MixedKind, mixedRecords } from '../../wire/site/gameRecords.ts'
import { type Page, pagedFeed$, type PagedList } from '../pagedFeed.ts'
import type { PollConditions } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'
import { createPagedModel, listedAs, type PagedModel, type Paging } from './pagedModel.ts'

export { type OpenBetList, type OpenBets, readOpenBets } from './openBets.ts'
export { readOpenChases, readReserved, type ReservedList } from './allRecords.ts'
export { type ChaseList, type Chases, createChases } from './chases.ts'
export { createRereadList } from './rereadList.ts'

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

/** The sums of all pages. */
interface RecordSums {
  readonly total: number
  readonly staked: Money | null
  /** Returned minus staked, over the settled bets. */
  readonly profit: Money | null
}

/** The pages that were read, with the sums of all pages. */
export interface GameRecordList extends RecordSums, Paging {
  /** Newest first. */
  readonly records: readonly GameBetRecord[]
}

type RecordPage = Page<GameBetRecord> & RecordSums

type ReadPage = (choice: GameRecordChoice, page: number) => Call<RecordPage>

interface GameRecordsDeps {
  readonly read: ReadPage
  readonly choice$: State$<GameRecordChoice>
  readonly conditions: PollConditions
  /** What may have changed the list. */
  readonly changed$: Observable<unknown>
}

export type GameRecords = PagedModel<GameRecordList>

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
            items: records.flatMap((row) => gameBetRecord(row) ?? []),
            pages,
            total,
            staked: unitsMoney(betTotalAmount, currency),
            profit: unitsMoney(profit, currency),
          })
        }),
      )
}

/** The list of the present choice, page by page. */
export function createGameRecords(
  scope: Scope,
  { read, choice$, conditions, changed$ }: GameRecordsDeps,
): GameRecords {
  return createPagedModel(scope, {
    choice$,
    changed$,
    listOf$: (choice, asked) =>
      pagedFeed$<GameBetRecord, RecordPage>({
        read: (page) => read(choice, page),
        idOf: ({ orderNo }) => orderNo,
        conditions,
        everyMs: choice.settled ? feedTimes.resultsEveryMs : feedTimes.openOrdersEveryMs,
        ...asked,
      }).pipe(map((feed) => listedAs(feed, listed))),
  })
}

function listed({
  head: { total, staked, profit },
  items,
}: PagedList<GameBetRecord, RecordPage>): Omit<GameRecordList, keyof Paging> {
  return { total, staked, profit, records: items }
}

function timesOf(range: OrderRange): object {
  return typeof range === 'string'
    ? { timeType: RECORD_TIMES[range] }
    : { timeType: RECORD_TIMES.between, beginTime: range.from, endTime: range.to }
}
