import { ownRows } from './collected.ts'
import type { ListedLottery, LotteryList } from './lottery.ts'

/** The rows of the last answer for each list, ordered by the time of the answer. */
export type KnownLists = ReadonlyMap<LotteryList, readonly ListedLottery[]>

export function withLatest(known: KnownLists, list: LotteryList, rows: readonly ListedLottery[]): KnownLists {
  const before = [...known].filter(([other]) => other !== list)
  return new Map([...before, [list, rows]])
}

/** Number of lotteries in each list. The list of all lotteries gives the counts of every list; newer answers win. */
export function listCounts(
  known: KnownLists,
  own: ReadonlyMap<string, boolean>,
): ReadonlyMap<LotteryList, number> {
  const counts = new Map<LotteryList, number>()
  for (const [list, told] of known) {
    const rows = ownRows(list, told, own)
    counts.set(list, rows.length)
    if (list !== 'all') continue
    counts.set('hot', rows.filter(({ lottery }) => lottery.hot).length)
    counts.set('ins', rows.filter(({ lottery }) => lottery.ins).length)
    counts.set('collect', rows.filter(({ collected }) => collected).length)
  }
  return counts
}
