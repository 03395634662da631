import type { Order } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { mayBeShared } from '../../words/orderWords.ts'

interface ShareInRoomProps {
  readonly order: Order
  /** `null` when no room has been opened yet. */
  readonly onShare: ((orderNo: string) => void) | null
}

/**
 * A button that shares the order with the room opened last; omitted when there is none or the order cannot be
 * shared.
 */
export function ShareInRoom({ order, onShare }: ShareInRoomProps) {
  const { t } = useTranslation()
  if (onShare === null || !mayBeShared(order)) return null
  return (
    <Button
      kind="outline"
      size="small"
      icon="share"
      ariaLabel={t('room.share.toRoomNamed', { number: order.orderNo })}
      onPress={() => {
        onShare(order.orderNo)
      }}
    >
      {t('room.share.toRoom')}
    </Button>
  )
}
