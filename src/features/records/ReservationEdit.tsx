import { useState } from 'react'
import {
  cleanPrice,
  priceRange,
  priceText,
  type Reservation,
  type ReserveEvaluation,
  stepped,
  typedPrice,
} from '../../../streams/reserve.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonRow } from '../../ui/button/ButtonRow.tsx'
import { Stepper } from '../../ui/form/Stepper.tsx'
import styles from './ReservationChanges.module.css'

interface ReservationEditProps {
  readonly reservation: Reservation
  readonly onSave: (odds: NonNullable<ReserveEvaluation['odds']>) => void
  readonly onClose: () => void
}

/** Another price to wait for. The venue checks it against the present one. */
export function ReservationEdit({ reservation, onSave, onClose }: ReservationEditProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(priceText(reservation.odds))
  const range = priceRange(null)
  const odds = typedPrice(text)
  const trouble =
    odds === null
      ? t('reserve.block.priceEmpty')
      : odds > range.most
        ? t('reserve.block.priceAbove', { price: priceText(range.most) })
        : null
  const step = (way: 'raised' | 'lowered') => {
    setText((before) => priceText(stepped(typedPrice(before), way, range)))
  }
  return (
    <div className={styles.changes}>
      <Stepper
        label={t('reserve.price')}
        name={t('reserve.priceOf', { selection: reservation.order.legs[0]?.selectionName ?? '' })}
        value={text}
        labels={{ lower: t('reserve.lower'), raise: t('reserve.raise') }}
        onLower={() => {
          step('lowered')
        }}
        onRaise={() => {
          step('raised')
        }}
        onType={(typed) => {
          setText(cleanPrice(typed))
        }}
        error={trouble}
      />
      <ButtonRow>
        <Button kind="secondary" size="medium" onPress={onClose}>
          {t('reserve.editClose')}
        </Button>
        <Button
          size="medium"
          disabled={trouble !== null || odds === reservation.odds}
          onPress={() => {
            if (odds !== null) onSave(odds)
          }}
        >
          {t('reserve.editSave', { price: text })}
        </Button>
      </ButtonRow>
    </div>
  )
}
