import type { TFunction } from 'i18next'
import { groupDigits, type SlipField, type SlipView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { StakeField } from '../../ui/slip/StakeField.tsx'
import { SystemRow } from '../../ui/slip/SystemRow.tsx'
import { InViewWhile } from './InViewWhile.tsx'
import { LegList } from './LegList.tsx'
import { limitsLine, limitTrouble } from '../../words/limitWords.ts'
import { foldName, seriesName } from '../../words/slipWords.ts'

/** The series to stake on: the fold of all legs, or also its smaller folds and the cover. */
export function SeriesRows({ view }: { readonly view: SlipView }) {
  return (
    <LegList>
      {view.fields.map((field) => (
        <SeriesRow key={field.key} view={view} field={field} />
      ))}
    </LegList>
  )
}

function SeriesRow({ view, field }: { readonly view: SlipView; readonly field: SlipField }) {
  const { t } = useTranslation()
  const { slip } = useMember()
  const { series } = field
  if (series === null) return null
  const name = seriesName(t, series.key)
  const sign = t(`common.currencySign.${view.currency}`)
  const active = view.activeField === field.key
  const several = series.combinations > 1
  return (
    <SystemRow
      name={name}
      detail={
        several
          ? t('slip.lines', { count: series.combinations })
          : t('slip.seriesOdds', { price: view.totalOdds })
      }
      note={noteWords(t, field)}
      stake={
        <InViewWhile active={active}>
          <StakeField
            value={groupDigits(field.text)}
            prefix={several ? t('slip.stake.perLinePrefix', { sign }) : sign}
            placeholder={several ? t('slip.stake.perLine') : t('slip.stake.placeholder')}
            active={active}
            invalid={limitTrouble(t, field) !== null}
            ariaLabel={
              field.text === ''
                ? t('slip.stake.empty', { selection: name })
                : t('slip.stake.label', { selection: name, amount: groupDigits(field.text) })
            }
            onPress={() => {
              slip.focusField(field.key)
            }}
          />
        </InViewWhile>
      }
    />
  )
}

/** `2串1 × 3 + 3串1 × 1 · 每注 10 – 2,500`; the parts are listed only when there are several. */
function noteWords(t: TFunction, field: SlipField): string {
  const folds = field.series?.folds ?? []
  const parts = folds.map(({ size, count }) =>
    t('slip.seriesPart', { name: foldName(t, size), lines: String(count) }),
  )
  const limits = limitTrouble(t, field) ?? limitsLine(t, field)
  return folds.length > 1 ? `${parts.join(' + ')} · ${limits}` : limits
}
