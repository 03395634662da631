import { LOTTERIES, type Lottery, lotteryOf } from '../../../streams/domain/lottery/lotteries.ts'
import { drawOnSale } from '../../../streams/domain/lottery/plannedDraws.ts'
import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { lotteryIconPath } from '../../live/drawing/lotteryArt.ts'
import { lotteryName } from '../../names/lotteryNames.ts'
import type { LotteryDeps } from './lotteryDeps.ts'
import { memberOf } from './lotteryMember.ts'
import { isPlanned, saleCode } from './saleStatuses.ts'
import type { ListName, LotteryLists } from '../../venues/lotteryLists.ts'
import { storedNumbers } from './storedNumbers.ts'

const LISTS: Readonly<Record<ListName, (lottery: Lottery, own: ReadonlySet<string>) => boolean>> = {
  all: () => true,
  hot: ({ hot }) => hot,
  ins: ({ ins }) => ins,
  collected: ({ ticketId }, own) => own.has(ticketId),
}

/** The preference that says whether a lottery is among the member's own: one for each, so that calls do not collide. */
const collectedKey = (ticketId: string): string => `lottery.collected.${ticketId}`

export function createLotteryLists(
  deps: Pick<LotteryDeps, 'store' | 'sales' | 'clock' | 'newest'>,
): LotteryLists {
  const { store, sales } = deps
  return {
    async list(name, { memberId, language }) {
      const { preferences } = await memberOf(deps, memberId)
      const own = new Set(
        LOTTERIES.map(({ ticketId }) => ticketId).filter((id) => preferences[collectedKey(id)] === true),
      )
      const listed = LOTTERIES.filter(
        (lottery) => sales.of(lottery.ticketId).saleStatus !== 'removed' && LISTS[name](lottery, own),
      )
      return Promise.all(
        listed.map((lottery) => listRow(deps, lottery, { language, isOwn: own.has(lottery.ticketId) })),
      )
    },
    async collect(memberId, ticketId, collected) {
      if (lotteryOf(ticketId) === null || sales.of(ticketId).saleStatus === 'removed') return false
      await store.accounts.changePreference(memberId, { [collectedKey(ticketId)]: collected })
      return true
    },
  }
}

async function listRow(
  { sales, clock, newest }: Pick<LotteryDeps, 'sales' | 'clock' | 'newest'>,
  lottery: Lottery,
  { language, isOwn }: { readonly language: TextLanguage; readonly isOwn: boolean },
) {
  const { ticketId, seriesId } = lottery
  const sale = sales.of(ticketId)
  const plan = isPlanned(sale) ? drawOnSale(lottery, clock.now()) : null
  const { drawn } = await newest.of(lottery)
  return {
    ticketId,
    ticketName: lotteryName(ticketId, language),
    seriesId,
    icon: lotteryIconPath(seriesId),
    saleStatus: saleCode(sale),
    message: sale.message,
    planId: plan?.planId ?? null,
    saleEndTime: plan?.sealsAt ?? null,
    drawTime: plan?.drawAt ?? null,
    lastPlanId: drawn?.round ?? null,
    lastNumbers: storedNumbers(lottery, drawn?.result ?? null) ?? [],
    collect: isOwn ? 1 : 0,
    sort: LOTTERIES.indexOf(lottery) + 1,
  }
}
