import type { LiveRoom } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { RoomShareSheet, type SharedRoom } from './RoomShareSheet.tsx'

type RoomShareProps = Omit<SharedRoom, 'live'> & { readonly live: LiveRoom | undefined }

/** The button that shares a room, with its sheet; nothing until the room is known. */
export function RoomShare({ live, facts, row }: RoomShareProps) {
  const { t } = useTranslation()
  const sheet = useOverlayStep('room-share')
  if (live === undefined) return null
  return (
    <>
      <IconButton icon="share" label={t('room.card.title')} onPress={sheet.show} />
      {sheet.open && <RoomShareSheet live={live} facts={facts} row={row} onClose={sheet.close} />}
    </>
  )
}
