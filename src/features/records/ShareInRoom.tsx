import { useTranslation } from 'react-i18next'
import type { Order } from '../../../streams/index.ts'
import { Button } from '../../ui/Button.tsx'
import { mayBeShared } from './orderWords.ts'

interface ShareInRoomProps {
  readonly order: Order
  /** `null` when no room was opened yet. */
  readonly onShare: ((orderNo: string) => void) | null
}

/** Shows the bet in the room that was opened last; left out when none was, or the bet can't be shown. */
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
