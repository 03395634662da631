import type { ReserveStreams } from '../../../streams/reserve.ts'
import { useReservationProgress } from '../../bindings/useReserve.ts'
import { catalogueText } from '../../i18n/catalogueText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonRow } from '../../ui/button/ButtonRow.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import styles from './ReservationChanges.module.css'

interface ReservationChangesProps {
  readonly orderNo: string
  readonly reserve: ReserveStreams
  /** `null` where the price cannot be changed. */
  readonly onEdit: (() => void) | null
}

/** Changes the price or cancels; the second press of the button cancels. */
export function ReservationChanges({ orderNo, reserve, onEdit }: ReservationChangesProps) {
  const { t, i18n } = useTranslation()
  const { phase, reasonKey } = useReservationProgress(reserve, orderNo)
  const asks = phase === 'asking'
  const words =
    phase === 'unknown' ? t('reserve.unknown') : reasonKey === null ? null : catalogueText(i18n, reasonKey)
  return (
    <div className={styles.changes}>
      <ButtonRow>
        {onEdit !== null && (
          <Button kind="secondary" size="medium" disabled={phase === 'sending'} onPress={onEdit}>
            {t('reserve.edit')}
          </Button>
        )}
        <Button
          kind={asks ? 'danger' : 'secondary'}
          size="medium"
          busy={phase === 'sending'}
          onPress={() => {
            reserve.changes.pressCancel(orderNo)
          }}
        >
          {t(phase === 'sending' ? 'reserve.sending' : asks ? 'reserve.cancelAsk' : 'reserve.cancel')}
        </Button>
      </ButtonRow>
      <div role="status">{words !== null && <Note align="start">{words}</Note>}</div>
    </div>
  )
}
