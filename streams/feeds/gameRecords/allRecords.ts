import { map } from 'rxjs'
import { type Currency, CURRENCY_IDS } from '../../domain/money.ts'
import { ok } from '../../domain/result.ts'
import type { Link } from '../../link/createLink.ts'
import type { Call } from '../../venues/call.ts'
import { RECORD_PAGE, RECORD_TIMES } from '../../wire/games/records.ts'
import { chaseRecords } from '../../wire/lottery/records.ts'
import {
  MIXED_RECORD_PATHS,
  mixedRecords,
  type MixedRecordsRequest,
  RECORD_VIEW_STATUS,
} from '../../wire/site/gameRecords.ts'
import { inEachCurrency$, newestFirst } from '../inEachCurrency.ts'
import { type ChasePage, type ChasesIn, lotteryChases, readChasePage$ } from '../lottery/index.ts'
import { openBet, type OpenBetList } from './openBets.ts'

/** The lists of reservations at all venues: those that wait, and those of a month that did not become a bet. */
const RESERVED_LISTS = {
  reserved: { status: RECORD_VIEW_STATUS.preOrdering, timeType: null },
  failed: { status: RECORD_VIEW_STATUS.preOrderFail, timeType: RECORD_TIMES.month },
} as const

export type ReservedList = keyof typeof RESERVED_LISTS

type AskLink = Pick<Link, 'call' | 'times'>

/** Reads the member's newest reservations at all venues, in all currencies (docs/games/wallet.md, 8.1). */
export function readReserved(
  link: AskLink,
  list: ReservedList,
  currencies: readonly Currency[],
): () => Call<OpenBetList> {
  const readIn = (currency: Currency): Call<OpenBetList> =>
    link
      .call({
        ...callOf(link),
        body: bodyOf({ tab: 'BetRecord', recordGroup: 'sport', ...RESERVED_LISTS[list] }, currency),
        data: mixedRecords,
      })
      .pipe(
        map((result) => {
          if (!result.ok) return result
          const { records, total } = result.value
          return ok({ bets: records.flatMap((row) => openBet(row) ?? []), total })
        }),
      )
  return () =>
    inEachCurrency$(
      currencies,
      (currency) => [readIn(currency)],
      (lists) => ({
        bets: newestFirst(lists.flatMap(({ bets }) => bets)),
        total: lists.reduce((sum, { total }) => sum + total, 0),
      }),
    )
}

/** Reads a page of the member's chases that are in progress, of all lotteries and in all currencies. */
export function readOpenChases(
  link: AskLink,
  currencies: readonly Currency[],
): (page: number) => Call<ChasePage> {
  const readIn = (page: number, currency: Currency): Call<ChasesIn> =>
    link
      .call({
        ...callOf(link),
        body: bodyOf(
          {
            tab: 'AppendRecord',
            recordGroup: 'lottery',
            status: RECORD_VIEW_STATUS.unsettled,
            timeType: null,
          },
          currency,
          page,
        ),
        data: chaseRecords,
      })
      .pipe(map((result) => (result.ok ? ok(lotteryChases(result.value)) : result)))
  return (page) => readChasePage$(readIn, currencies, page)
}

function callOf({ times }: Pick<Link, 'times'>) {
  return { kind: 'read', path: MIXED_RECORD_PATHS.list, timeoutMs: times.pollTimeoutMs } as const
}

function bodyOf(
  asked: Pick<MixedRecordsRequest, 'tab' | 'recordGroup' | 'status' | 'timeType'>,
  currency: Currency,
  page = 1,
): Partial<MixedRecordsRequest> {
  return { ...asked, page, size: RECORD_PAGE.most, currencyCode: CURRENCY_IDS[currency] }
}
