import { useTranslation } from 'react-i18next'
import type { Currency, RecordsView } from '../../../streams/index.ts'
import { ChipRow } from '../../ui/choice/ChipRow.tsx'
import { Inset } from '../../ui/page/Inset.tsx'
import { Segmented } from '../../ui/choice/Segmented.tsx'

const RANGES = ['today', 'yesterday', 'week', 'month'] as const

type Range = (typeof RANGES)[number]

interface RecordFiltersProps {
  readonly view: RecordsView
  readonly onSettled: (settled: boolean) => void
  readonly onRange: (range: Range) => void
  readonly onCurrency: (currency: Currency) => void
}

/** The filters of the records: unsettled or settled, currency, and time range. */
export function RecordFilters({ view, onSettled, onRange, onCurrency }: RecordFiltersProps) {
  const { t } = useTranslation()
  return (
    <>
      <Inset>
        <Segmented
          label={t('records.state.label')}
          items={[
            { key: 'unsettled', label: t('records.state.unsettled') },
            { key: 'settled', label: t('records.state.settled') },
          ]}
          selected={view.settled ? 'settled' : 'unsettled'}
          onSelect={(key) => {
            onSettled(key === 'settled')
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
            count: !view.settled && open !== null && open > 0 ? open : undefined,
          }))}
          selected={view.currency}
          onSelect={onCurrency}
        />
      )}
      {view.settled && (
        <ChipRow
          place="plain"
          label={t('records.range.label')}
          items={RANGES.map((key) => ({ key, label: t(`records.range.${key}`) }))}
          selected={RANGES.find((key) => key === view.range) ?? 'week'}
          onSelect={onRange}
        />
      )}
    </>
  )
}
