import type { TFunction } from 'i18next'
import type { ListedLottery } from '../../../streams/lottery.ts'

const MINUTE_MS = 60_000

/** How often a lottery is drawn. */
export function calendarWords(t: TFunction, { calendar }: ListedLottery['lottery']): string {
  switch (calendar.kind) {
    case 'interval':
      return t('lottery.every', { count: Math.round(calendar.intervalMs / MINUTE_MS) })
    case 'daily':
      return t('lottery.daily')
    case 'weekly':
      return t('lottery.weekly', { count: calendar.days.length })
  }
}
