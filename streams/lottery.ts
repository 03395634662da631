/** The entry point of the screens of the lottery. */
export { lotteryStreams, type LotteryStreams } from './core/lotteryStreams.ts'
export { chaseCosts, MAX_CHASED, MIN_CHASED } from './domain/lottery/chase.ts'
export { hasQuickChoice, QUICK_CHOICES } from './domain/lottery/choosing.ts'
export { colourOf, COLOURS } from './domain/lottery/colours.ts'
export { MAX_BETS, MAX_MULTIPLE } from './domain/lottery/limits.ts'
export { lotteryOf } from './domain/lottery/lotteries.ts'
export { filteredLotteries, LOTTERY_ORDERS } from './domain/lottery/lotteryFilter.ts'
export { awaitedDraw, dayDigits, drawOfPlan, type PlannedDraw } from './domain/lottery/plannedDraws.ts'
export { calendarDay } from './domain/calendar.ts'
export type { Play, Value, ValueGroup } from './domain/lottery/play.ts'
export { playGroups } from './domain/lottery/playGroups.ts'
export { SERIES, SERIES_ID, SERIES_IDS, type SeriesId } from './domain/lottery/series.ts'
export { trendOf } from './domain/lottery/trend.ts'
export { type TrendView, trendViews } from './domain/lottery/trendViews.ts'
export { type GameBetRecord, shownOutcome } from './domain/rounds/gameBet.ts'
export {
  type ListedLottery,
  LOTTERY_LISTS,
  type LotteryChase,
  type LotteryTable,
  type PastDraw,
  type SaleDraw,
} from './feeds/lottery/index.ts'
export type { SentCall } from './machines/gameBets/gameBets.ts'
export { chaseMultiples, type ChasePlan, costOf, DEFAULT_CHASE } from './machines/lotteryBasket/basket.ts'
export { type Confirmed, toChase } from './machines/lotteryBasket/createLotteryBasket.ts'
export type { LotteryModel, LotteryView } from './views/lottery/lotteryModel.ts'
export { drawnOf, type GroupView, type ValueView } from './views/lottery/playView.ts'
