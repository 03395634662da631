import { useTranslation } from 'react-i18next'
import type { RecordsView } from '../../../streams/index.ts'
import { ChipRow } from '../../ui/ChipRow.tsx'
import { Inset } from '../../ui/Inset.tsx'
import { Segmented } from '../../ui/Segmented.tsx'

const RANGES = ['today', 'yesterday', 'week', 'month'] as const

type Range = (typeof RANGES)[number]

interface RecordFiltersProps {
  readonly view: RecordsView
  readonly onSettled: (settled: boolean) => void
  readonly onRange: (range: Range) => void
}

/** Unsettled or settled, and of which time. */
export function RecordFilters({ view, onSettled, onRange }: RecordFiltersProps) {
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
