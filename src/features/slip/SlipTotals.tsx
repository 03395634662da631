import { formatMoney, type SlipField, type SlipView } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { KeyValue } from '../../ui/list/KeyValue.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { Num } from '../../ui/text/Num.tsx'
import { seriesName } from '../../words/slipWords.ts'
import { movedProfit } from './movedProfit.ts'
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
        {view.fields
          // The one being typed into also before its first digit, so that no digit moves the rows above.
          .filter((field) => view.counted.includes(field) || field === typedField(view))
          .map((field) => (
            <SeriesTotal key={field.key} field={field} />
          ))}
        <Note align="start">{t('slip.parlayBasis')}</Note>
      </>
    )
  }
  // For the only single, the row above the keypad already shows the possible win.
  const said = typedField(view) !== undefined && view.fields.length === 1
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
  if (series === null) return null
  return (
    <KeyValue
      label={
        <>
          {seriesName(t, series.key)}{' '}
          {typed !== null && risked !== null && (
            <Num>
              {t('slip.arithmetic', {
                unit: formatMoney(typed),
                lines: String(series.combinations),
                total: formatMoney(risked),
              })}
            </Num>
          )}
        </>
      }
      lead={t('slip.maxReturns')}
      value={returns === null ? '–' : formatMoney(returns)}
    />
  )
}

function SinglesTotal({ view }: { readonly view: SlipView }) {
  const { t } = useTranslation()
  const [only, ...more] = view.counted
  const moved = only === undefined || more.length > 0 ? null : movedProfit(view, only)
  return (
    <KeyValue
      label={
        <>
          {t('slip.count', { count: view.counted.length })} · {t('slip.total')}{' '}
          <Num bold>{formatMoney(view.stake, { symbol: true })}</Num>
        </>
      }
      lead={t('slip.canWin')}
      former={moved === null ? undefined : formatMoney(moved.before)}
      value={view.profit === null ? '–' : formatMoney(view.profit)}
    />
  )
}
