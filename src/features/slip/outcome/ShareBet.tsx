import { useState } from 'react'
import { useLive } from '../../../bindings/useLive.ts'
import { useStream } from '../../../bindings/useStream.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { PATHS } from '../../../routes/paths.ts'
import { useOpenPage } from '../../../routes/useOpenPage.ts'
import { Button } from '../../../ui/button/Button.tsx'

/**
 * Shares the bet with the room that was opened last, again if that failed; opens the list of rooms when there was none.
 */
export function ShareBet({ orderNo }: { readonly orderNo: string }) {
  const { t } = useTranslation()
  const live = useLive()
  const openPage = useOpenPage()
  const room = useStream(live.lastRoom$)
  const [sent, setSent] = useState(false)
  return (
    <Button
      kind="outline"
      size="small"
      icon="share"
      disabled={sent}
      ariaLabel={room === null ? undefined : t('room.share.toRoomNamed', { number: orderNo })}
      onPress={() => {
        if (room === null) openPage(PATHS.rooms)
        else {
          setSent(true)
          live.share(orderNo, () => {
            setSent(false)
          })
        }
      }}
    >
      {room === null ? t('room.share.findRoom') : t('room.share.toRoom')}
    </Button>
  )
}
