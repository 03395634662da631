import { useEffect, useEffectEvent } from 'react'
import type { PanelView } from '../../../streams/play.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { refusalText } from '../../i18n/failureText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './GamePanel.module.css'

interface PanelExitNoteProps {
  readonly view: PanelView
  readonly onClose: () => void
}

/** Why the panel closes; the room stays (docs/games/anchor.md, 5.3). */
export function PanelExitNote({ view, onClose }: PanelExitNoteProps) {
  const { i18n } = useTranslation()
  const { notices } = useStreams()
  const { exit, closed } = view.state
  const leave = useEffectEvent(() => {
    // The message of an exit that is carried out at once is shown in the room.
    if (exit?.afterMs === 0) notices.say(exit.textKey)
    onClose()
  })
  useEffect(() => {
    if (closed) leave()
  }, [closed])
  if (exit === null) return null
  return (
    <p className={styles.exit} role="alert">
      {exit.message ?? refusalText(i18n, exit.textKey, exit.message)}
    </p>
  )
}
