import { PHASES, type TableView } from '../../../streams/casino.ts'
import { useCasino } from '../../bindings/useCasino.ts'
import { useMedia } from '../../bindings/useMedia.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { HandsBoard } from './HandsBoard.tsx'
import { TableScene } from './scene/TableScene.tsx'
import styles from './LiveScene.module.css'

interface LiveSceneProps {
  readonly table: TableView
  readonly small?: boolean
}

/** The scene of a table; only the cards if it is switched off, with the data saver, or with reduced motion. */
export function LiveScene({ table: { info, moment, round }, small = false }: LiveSceneProps) {
  const { t } = useTranslation()
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const shown = useStream(useCasino().sceneShown$)
  if (!shown || still) {
    return (
      <div className={styles.still}>
        <HandsBoard hands={moment} results={moment.results} small={small} />
        {!small && !shown && <p className={styles.note}>{t('casino.scene.off')}</p>}
      </div>
    )
  }
  return (
    <TableScene
      dealer={info.dealer}
      hands={moment}
      results={moment.results}
      round={round?.round ?? ''}
      washing={round !== null && moment.phase === PHASES.washCard}
    />
  )
}
