import { useCasino } from '../../bindings/useCasino.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Choice } from '../../ui/choice/Choice.tsx'
import { Chip } from './Chip.tsx'
import styles from './ChipRow.module.css'

/** The chip that a tap on a spot adds. */
export function ChipRow() {
  const { t } = useTranslation()
  const { chips: choice } = useCasino()
  const { chips, chosen, currency } = useStream(choice.chips$)
  return (
    <Choice
      role="radiogroup"
      label={t('casino.chips')}
      items={chips.map((units, tier) => ({
        key: String(units),
        units,
        tier,
        ariaLabel: t('casino.chip', { units: String(units), currency: t(`casino.currency.${currency}`) }),
      }))}
      selected={String(chosen)}
      onSelect={(key) => {
        choice.choose(Number(key))
      }}
      classes={{ list: styles.row, item: styles.item, on: styles.on }}
    >
      {({ units, tier }) => <Chip units={units} tier={tier} />}
    </Choice>
  )
}
