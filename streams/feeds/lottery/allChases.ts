import type { Currency } from '../../domain/money.ts'
import type { Call } from '../../venues/call.ts'
import { RECORD_PAGE } from '../../wire/games/records.ts'
import { inEachCurrency$, newestFirst } from '../inEachCurrency.ts'
import type { Page } from '../pagedFeed.ts'
import type { ChasesIn, LotteryChase } from './lottery.ts'
import type { AskedChases, LotteryCalls } from './lotteryCalls.ts'

/** A page of the member's chases in each of the member's currencies, with as many pages as the longest of them has. */
export interface ChasePage extends Page<LotteryChase> {
  /** Platform ms from which on no later page has chases; those before may have others between them. */
  readonly wholeFrom: number
}

const RUNNING: AskedChases = { state: 'inProgress', size: RECORD_PAGE.most }

/**
 * Reads the newest of the member's chases in progress of all lotteries, or of one with the newest that are over, in all
 * of the member's currencies; newest first.
 */
export function readChases$(
  calls: Pick<LotteryCalls, 'chases'>,
  currencies: readonly Currency[],
  ticketId: string | null = null,
): Call<readonly LotteryChase[]> {
  // Those in progress are asked for by themselves, because the newest may all be over, and first: what has ended by the
  // second answer is over.
  const asked: readonly AskedChases[] =
    ticketId === null ? [RUNNING] : [{ ...RUNNING, ticketId }, { ticketId }]
  return inEachCurrency$(
    currencies,
    (currency) => asked.map((each) => calls.chases(each, currency)),
    (lists) => {
      const chases = lists.flatMap((list) => list.chases)
      return newestFirst([...new Map(chases.map((chase) => [chase.chaseNo, chase])).values()])
    },
  )
}

/** Reads a page of the member's chases in each of the member's currencies. */
export function readChasePage$(
  readIn: (page: number, currency: Currency) => Call<ChasesIn>,
  currencies: readonly Currency[],
  page: number,
): Call<ChasePage> {
  return inEachCurrency$(
    currencies,
    (currency) => [readIn(page, currency)],
    (lists) => ({
      items: newestFirst(lists.flatMap(({ chases }) => chases)),
      pages: Math.max(...lists.map(({ pages }) => pages)),
      wholeFrom: Math.max(0, ...lists.map(({ pages, lastAt }) => (pages > page ? lastAt : 0))),
    }),
  )
}
