import { useTranslation } from '../../i18n/useTranslation.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import styles from './RoomWaiting.module.css'

const LINES = 6

/** A room while its code is loading: the picture, the match and the chat have their later places. */
export function RoomWaiting() {
  const { t } = useTranslation()
  return (
    <div className={styles.room} role="status">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <div className={styles.picture} />
      <div className={styles.panel}>
        <div className={styles.strip} />
        <div className={styles.lines}>
          {Array.from({ length: LINES }, (_, line) => (
            <i key={line} />
          ))}
        </div>
      </div>
    </div>
  )
}
