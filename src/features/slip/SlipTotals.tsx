import { useTranslation } from 'react-i18next'
import { formatMoney, type SlipField, type SlipView } from '../../../streams/index.ts'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { Note } from '../../ui/Note.tsx'
import { Num } from '../../ui/Num.tsx'
import { seriesName } from '../../words/slipWords.ts'
import { typedField } from './typedField.ts'

/**
 * The totals of what a tap on the main button would place; for series with the calculation and a note on the
 * odds format.
 */
export function SlipTotals({ view }: { readonly view: SlipView }) {
  const { t } = useTranslation()
  if (view.kind !== 'single') {
    return (
      <>
        {view.counted.map((field) => (
          <SeriesTotal key={field.key} field={field} />
        ))}
        <Note align="start">{t('slip.parlayBasis')}</Note>
      </>
    )
  }
  // For only the single being typed, the row above the keypad already shows the possible win.
  const said = typedField(view) !== undefined && view.counted.every(({ key }) => key === view.activeField)
  return (
    <>
      {!said && <SinglesTotal view={view} />}
      {view.europeForced && <Note align="start">{t('slip.europeBasis')}</Note>}
    </>
  )
}

function SeriesTotal({ field }: { readonly field: SlipField }) {
  const { t } = useTranslation()
  const { series, typed, risked, returns } = field
  if (series === null || typed === null || risked === null || returns === null) return null
  return (
    <KeyValue
      label={
        <>
          {seriesName(t, series.key)}{' '}
          <Num>
            {t('slip.arithmetic', {
              unit: formatMoney(typed),
              lines: String(series.lines),
              total: formatMoney(risked),
            })}
          </Num>
        </>
      }
      lead={t('slip.maxReturns')}
      value={formatMoney(returns)}
    />
  )
}

function SinglesTotal({ view }: { readonly view: SlipView }) {
  const { t } = useTranslation()
  return (
    <KeyValue
      label={
        <>
          {t('slip.count', { count: view.counted.length })} · {t('slip.total')}{' '}
          <Num bold>{formatMoney(view.stake, { symbol: true })}</Num>
        </>
      }
      lead={t('slip.canWin')}
      value={view.profit === null ? '–' : formatMoney(view.profit)}
    />
  )
}
