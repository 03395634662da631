import { formatAmount, type Money } from '../../../streams/index.ts'
import { type CashOutQuote, partsOf } from '../../../streams/records.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { StepSlider } from '../../ui/form/StepSlider.tsx'
import { KeyValue } from '../../ui/list/KeyValue.tsx'

interface CashOutPartProps {
  readonly quote: CashOutQuote
  readonly chosen: Money
  /** `null` is the whole open stake. */
  readonly onPart: (part: Money | null) => void
}

/** Chooses a part of the open stake in steps of about a tenth; nothing when it is cashed out as a whole only. */
export function CashOutPart({ quote, chosen, onPart }: CashOutPartProps) {
  const { t } = useTranslation()
  const parts = partsOf(quote)
  if (parts.length < 2) return null
  const place = parts.findIndex(({ minor }) => minor === chosen.minor)
  const at = place === -1 ? parts.length - 1 : place
  const words = { part: formatAmount(chosen.minor), left: formatAmount(quote.openStake.minor - chosen.minor) }
  return (
    <>
      <KeyValue label={t('cashOut.title')} value={t('cashOut.partText', words)} />
      <StepSlider
        label={t('cashOut.slider')}
        steps={parts.length}
        at={at}
        text={t('cashOut.partText', words)}
        onStep={(step) => {
          onPart(step === parts.length - 1 ? null : (parts[step] ?? null))
        }}
      />
    </>
  )
}
