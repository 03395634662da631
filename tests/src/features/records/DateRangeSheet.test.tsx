import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DateRangeSheet } from '../../../../src/features/records/DateRangeSheet.tsx'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import { calendarDay, dayBegins } from '../../../../streams/records.ts'
import { createI18n } from '../../../support/i18n.ts'
import { withDialogs } from '../../ui/dialog.ts'

withDialogs()

const dayOf = (day: number) => calendarDay(Date.UTC(2026, 10, day))

async function choose(mostDays: number | null, days: readonly string[]) {
  const onRange = vi.fn()
  render(
    <TranslationProvider i18n={await createI18n('CMN')}>
      <DateRangeSheet
        open
        onClose={() => undefined}
        range={null}
        mostDays={mostDays}
        now={Date.UTC(2026, 10, 28)}
        onRange={onRange}
      />
    </TranslationProvider>,
  )
  for (const day of days) fireEvent.click(await screen.findByRole('button', { name: day }))
  fireEvent.click(screen.getByRole('button', { name: '查询' }))
  return onRange
}

describe('the calendar of the records', () => {
  it.each([
    [null, ['2026-11-01', '2026-11-20'], 1, 20],
    [7, ['2026-11-01', '2026-11-07'], 1, 7],
    [7, ['2026-11-01', '2026-11-20'], 1, 7],
    [7, ['2026-11-20', '2026-11-01'], 14, 20],
  ] as const)('reaches as far as the list takes: %s days', async (mostDays, days, from, to) => {
    const onRange = await choose(mostDays, days)
    expect(onRange).toHaveBeenCalledExactlyOnceWith({
      from: dayBegins(dayOf(from)),
      to: dayBegins(dayOf(to) + 1),
    })
    expect(screen.queryByText('按北京时间的自然日，最多 7 天') !== null).toBe(mostDays === 7)
  })
})
