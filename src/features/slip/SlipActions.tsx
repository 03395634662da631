import type { SlipView } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import type { ReserveMode } from './reserve/useReserveMode.ts'
import { ShareSlip } from './ShareSlip.tsx'
import { typedField } from './typedField.ts'
import styles from './SlipActions.module.css'

interface SlipActionsProps {
  readonly view: SlipView
  readonly reserve: Pick<ReserveMode, 'leg' | 'enter'>
}

/**
 * What else can be done with the slip: reserving a price of its only leg, and sharing it. With one leg the row is
 * there from the start, because only the first quote says whether the leg can be reserved. With more legs it makes
 * way for the keypad.
 */
export function SlipActions({ view, reserve }: SlipActionsProps) {
  const { t } = useTranslation()
  const { length } = view.legs
  if (length === 0 || (length > 1 && typedField(view) !== undefined)) return null
  return (
    <div className={styles.actions}>
      {reserve.leg !== null && (
        <Button kind="quiet" size="small" icon="clock" onPress={reserve.enter}>
          {t('slip.reserve.enter')}
        </Button>
      )}
      <ShareSlip view={view} />
    </div>
  )
}
