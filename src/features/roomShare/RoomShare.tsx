import type { LiveRoom, RoomModel } from '../../../streams/index.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { RoomShareSheet, type SharedRoom } from './RoomShareSheet.tsx'

interface RoomShareProps extends Pick<SharedRoom, 'facts'> {
  readonly live: LiveRoom | undefined
  readonly match$: RoomModel['match$']
}

/** The button that shares a room, with its sheet; nothing until the room is known. */
export function RoomShare({ live, facts, match$ }: RoomShareProps) {
  const { t } = useTranslation()
  const sheet = useOverlayStep('room-share')
  if (live === undefined) return null
  return (
    <>
      <IconButton icon="share" label={t('room.card.title')} onPress={sheet.show} />
      {sheet.open && <OpenSheet live={live} facts={facts} match$={match$} onClose={sheet.close} />}
    </>
  )
}

interface OpenSheetProps extends Pick<SharedRoom, 'live' | 'facts'> {
  readonly match$: RoomModel['match$']
  readonly onClose: () => void
}

/** The match is followed only while its card is shown. */
function OpenSheet({ match$, ...props }: OpenSheetProps) {
  return <RoomShareSheet {...props} row={useStream(match$)} />
}
