import type { SeriesId } from './series.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/** When the draws of a lottery are, in UTC+8. */
export type DrawCalendar =
  /** At midnight + n × interval; a day has a whole number of them. */
  | { readonly kind: 'interval'; readonly intervalMs: number }
  /** Once each day, `timeMs` after midnight. */
  | { readonly kind: 'daily'; readonly timeMs: number }
  /** On some days of the week (0 is Monday), `timeMs` after midnight. */
  | { readonly kind: 'weekly'; readonly days: readonly number[]; readonly timeMs: number }

/** A lottery (docs/games/lottery.md, 1). Its rounds have the `ticketId` as their game. */
export interface Lottery {
  readonly ticketId: string
  readonly seriesId: SeriesId
  readonly calendar: DrawCalendar
  /** From the seal to the draw, platform ms. */
  readonly sealedBeforeMs: number
  /** Whether it is in the list of quick ones. */
  readonly ins: boolean
  readonly hot: boolean
}

/** From the draw until it is paid, while its numbers are shown, real ms. */
export const SHOWING_MS = 3 * SECOND_MS

const every = (seconds: number): DrawCalendar => ({ kind: 'interval', intervalMs: seconds * SECOND_MS })
const at = (hours: number, minutes: number): number => (hours * 60 + minutes) * MINUTE_MS

const DAILY_FIVE: DrawCalendar = { kind: 'daily', timeMs: at(21, 25) }
const MARK_SIX: DrawCalendar = { kind: 'weekly', days: [1, 3, 5], timeMs: at(21, 30) }

function lottery(
  ticketId: string,
  seriesId: SeriesId,
  calendar: DrawCalendar,
  sealedBefore: number,
  lists: { readonly ins?: true; readonly hot?: true },
): Lottery {
  const { ins = false, hot = false } = lists
  return { ticketId, seriesId, calendar, sealedBeforeMs: sealedBefore * SECOND_MS, ins, hot }
}

/** All lotteries, in the order of the list. */
export const LOTTERIES: readonly Lottery[] = [
  lottery('101', 1, every(60), 5, { ins: true, hot: true }),
  lottery('102', 1, every(180), 10, { ins: true }),
  lottery('201', 2, every(60), 5, { ins: true, hot: true }),
  lottery('202', 2, every(300), 10, { hot: true }),
  lottery('203', 2, DAILY_FIVE, 900, { hot: true }),
  lottery('301', 3, every(300), 10, { hot: true }),
  lottery('302', 3, every(60), 5, { ins: true }),
  lottery('401', 4, every(1200), 30, { hot: true }),
  lottery('402', 4, every(60), 5, { ins: true }),
  lottery('501', 5, every(600), 30, {}),
  lottery('502', 5, every(60), 5, { ins: true, hot: true }),
  lottery('601', 6, MARK_SIX, 900, { hot: true }),
  lottery('602', 6, every(300), 10, { ins: true }),
]

/** `null` for an id that no lottery has. */
export function lotteryOf(ticketId: string): Lottery | null {
  return LOTTERIES.find((each) => each.ticketId === ticketId) ?? null
}
