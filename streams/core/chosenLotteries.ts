import { filterOfText, filterText, type LotteryFilter } from '../domain/lottery/lotteryFilter.ts'
import { LOTTERY_LISTS, type LotteryList } from '../feeds/lottery/index.ts'
import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import type { Storage } from '../ports/storage.ts'

/** Which lotteries the member wants to see (docs/games/lottery.md, 2). */
export interface ChosenLotteries {
  /** The list that is shown, a setting kept on the device. */
  readonly tab$: State$<LotteryList>
  chooseTab(tab: LotteryList): void
  /** Which lotteries of the list are shown, and in which order; kept in the browser session. */
  readonly filter$: State$<LotteryFilter>
  chooseFilter(change: Partial<LotteryFilter>): void
}

const TAB_KEY = 'touchline.lotteryTab'
const FILTER_KEY = 'touchline.lotteryFilter'

export function createChosenLotteries(
  scope: Scope,
  { local, session }: Pick<Storage, 'local' | 'session'>,
): ChosenLotteries {
  const stored = local.get(TAB_KEY)
  const tab = scope.cell<LotteryList>(LOTTERY_LISTS.find((each) => each === stored) ?? 'all')
  const filter = scope.cell<LotteryFilter>(filterOfText(session.get(FILTER_KEY)))
  return {
    tab$: tab.state$,
    chooseTab: (list) => {
      tab.set(list)
      local.set(TAB_KEY, list)
    },
    filter$: filter.state$,
    chooseFilter: (change) => {
      filter.update((before) => ({ ...before, ...change }))
      session.set(FILTER_KEY, filterText(filter.state$.value))
    },
  }
}
