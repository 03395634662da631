import { useTranslation } from '../../../i18n/useTranslation.ts'
import { MovingPart } from './MovingPart.tsx'
import type { Motion } from './pose.ts'
import styles from './Scene.module.css'

interface ReplayProps {
  readonly playFrom: number | null
  /** Shows it while the picture is repeated. */
  readonly motion: Motion
}

/** Says that the picture is shown once more, slowly. */
export function Replay({ playFrom, motion }: ReplayProps) {
  const { t } = useTranslation()
  if (playFrom === null) return null
  return (
    <MovingPart motion={motion} playFrom={playFrom} still={0}>
      <span className={styles.again}>{t('anchorGame.scene.again')}</span>
    </MovingPart>
  )
}
