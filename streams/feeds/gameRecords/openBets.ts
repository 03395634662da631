import { EMPTY, expand, map, toArray } from 'rxjs'
import { GROUP_OF_KIND } from '../../domain/betKind.ts'
import type { OpenBet } from '../../domain/openBet.ts'
import type { Failure } from '../../domain/failure.ts'
import { ok, type Result } from '../../domain/result.ts'
import type { Call } from '../../venues/call.ts'
import { currencyOfNumber } from '../../venues/gameBetRecord.ts'
import type { AskProduct } from '../../venues/launchedProduct.ts'
import { unitsMoney } from '../../venues/unitsMoney.ts'
import { RECORD_PAGE } from '../../wire/games/records.ts'
import { MIXED_RECORD_PATHS, type MixedRecordRow, unsettledRecords } from '../../wire/site/gameRecords.ts'
import type { RereadList } from './rereadList.ts'

/** The newest bets that are not settled, and how many there are. */
export interface OpenBetList {
  readonly bets: readonly OpenBet[]
  /** The number of all unsettled bets, including those that are not listed. */
  readonly total: number
}

export type OpenBets = RereadList<OpenBetList>

/** How many pages are read at most. */
const MOST_PAGES = 2

/** Reads the newest bets that are not settled, of all products and currencies (docs/games/wallet.md, 8.2). */
export function readOpenBets(ask: AskProduct): () => Call<OpenBetList> {
  const readPage = (page: number): Call<OpenBetList> =>
    ask({
      kind: 'read',
      path: MIXED_RECORD_PATHS.unsettled,
      body: { page, size: RECORD_PAGE.usual, orderStatus: 0 },
      answer: unsettledRecords,
      polled: true,
    }).pipe(
      map((result) => {
        if (!result.ok) return result
        const { records, total } = result.value.value
        return ok({ bets: records.flatMap((row) => openBet(row) ?? []), total })
      }),
    )
  return () =>
    readPage(1).pipe(
      expand((result, index) => {
        const before = index + 1
        const isMore = result.ok && result.value.total > before * RECORD_PAGE.usual
        return isMore && before < MOST_PAGES ? readPage(before + 1) : EMPTY
      }),
      toArray(),
      map(together),
    )
}

/** The pages as one list; a part is never the answer for the whole. */
function together(results: readonly Result<OpenBetList, Failure>[]): Result<OpenBetList, Failure> {
  const byNumber = new Map<string, OpenBet>()
  let total = 0
  for (const result of results) {
    if (!result.ok) return result
    total = result.value.total
    // A bet that was placed in between moves the last one of a page to the next page.
    for (const bet of result.value.bets) byNumber.set(bet.orderNo, bet)
  }
  return ok({ bets: [...byNumber.values()], total })
}

/** A bet of the list; `null` for one of an unknown kind, or without a readable stake. */
export function openBet(row: MixedRecordRow): OpenBet | null {
  const group = GROUP_OF_KIND.get(row.betKind)
  const currency = currencyOfNumber(row.currencyCode)
  const stake = currency === null ? null : unitsMoney(row.betAmount, currency)
  if (group === undefined || stake === null) return null
  return {
    group,
    orderNo: row.orderNo,
    venue: group === 'sport' ? row.gameCode : null,
    name: row.gameName,
    round: row.roundNo === '' ? null : row.roundNo,
    selection: row.optionName,
    chosen: row.numbers === null ? null : { playId: Number(row.option), numbers: row.numbers },
    odds: row.odds,
    stake,
    legs: row.legs,
    placedAt: row.betTime,
  }
}
