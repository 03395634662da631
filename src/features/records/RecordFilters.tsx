import type { TFunction } from 'i18next'
import type { Currency, RecordsView } from '../../../streams/index.ts'
import { calendarDay, dayText } from '../../../streams/records.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { ChipRow } from '../../ui/choice/ChipRow.tsx'
import { Inset } from '../../ui/page/Inset.tsx'
import { Segmented } from '../../ui/choice/Segmented.tsx'
import { DateRangeSheet } from './DateRangeSheet.tsx'

const RANGES = ['today', 'yesterday', 'week', 'month', 'custom'] as const

const BETS = ['unsettled', 'settled'] as const
export const RESERVED_SHOWN = ['reserved', 'failed'] as const

/** A list of reservations: those that wait, or those that failed. */
export type ReservedShown = (typeof RESERVED_SHOWN)[number]

interface RecordFiltersProps {
  readonly view: Pick<RecordsView, 'settled' | 'range' | 'mostDays' | 'currency' | 'currencies'>
  /** Which reservations are shown; `null` for bets, and `undefined` where there are no reservations. */
  readonly reserved: ReservedShown | null | undefined
  readonly onReserved: (shown: ReservedShown | null) => void
  readonly onSettled: (settled: boolean) => void
  readonly onRange: (range: RecordsView['range']) => void
  readonly onCurrency: (currency: Currency) => void
}

/** The filters of the records: unsettled, settled or reserved, currency, and time range. */
export function RecordFilters({
  view,
  reserved,
  onReserved,
  onSettled,
  onRange,
  onCurrency,
}: RecordFiltersProps) {
  const { t } = useTranslation()
  return (
    <>
      <Inset>
        <Segmented
          label={t('records.state.label')}
          items={[...BETS, ...(reserved === undefined ? [] : RESERVED_SHOWN)].map((key) => ({
            key,
            label: t(`records.state.${key}`),
          }))}
          selected={reserved ?? (view.settled ? 'settled' : 'unsettled')}
          onSelect={(key) => {
            if (key === 'reserved' || key === 'failed') onReserved(key)
            else {
              onReserved(null)
              onSettled(key === 'settled')
            }
          }}
        />
      </Inset>
      {view.currencies.length > 1 && (
        <ChipRow
          place="plain"
          label={t('records.currency')}
          items={view.currencies.map(({ currency, open }) => ({
            key: currency,
            label: t(`common.currency.${currency}`),
            count: !view.settled && reserved == null && open !== null && open > 0 ? open : undefined,
          }))}
          selected={view.currency}
          onSelect={onCurrency}
        />
      )}
      {view.settled && reserved == null && (
        <RangeFilter range={view.range} mostDays={view.mostDays} onRange={onRange} />
      )}
    </>
  )
}

interface RangeFilterProps {
  readonly range: RecordsView['range']
  readonly mostDays: RecordsView['mostDays']
  readonly onRange: RecordFiltersProps['onRange']
}

/** The usual ranges of time, and one that is chosen in a calendar. */
function RangeFilter({ range, mostDays, onRange }: RangeFilterProps) {
  const { t } = useTranslation()
  const { open, show, close } = useOverlayStep('record-dates')
  const { serverTime } = useStreams()
  const own = typeof range === 'string' ? null : range
  return (
    <>
      <ChipRow
        place="plain"
        label={t('records.range.label')}
        items={RANGES.map((key) => ({
          key,
          label: key === 'custom' ? ownLabel(t, own) : t(`records.range.${key}`),
        }))}
        selected={own === null ? (RANGES.find((key) => key === range) ?? 'week') : 'custom'}
        onSelect={(key) => {
          // Pressed again, the calendar opens again.
          if (key === 'custom') show()
          else onRange(key)
        }}
      />
      <DateRangeSheet
        open={open}
        onClose={close}
        range={own}
        mostDays={mostDays}
        now={serverTime.now()}
        onRange={onRange}
      />
    </>
  )
}

/** The first and the last day of a chosen range. */
function ownLabel(t: TFunction, own: { readonly from: number; readonly to: number } | null): string {
  if (own === null) return t('records.range.custom')
  const [from, to] = [dayText(calendarDay(own.from)), dayText(calendarDay(own.to - 1))]
  return from === to ? from.slice(5) : `${from.slice(5)} – ${to.slice(5)}`
}
