import { useTranslation } from '../i18n/useTranslation.ts'
import styles from './SkipLink.module.css'

/** The first tab stop: moves the focus past the navigation to the screen. */
export function SkipLink() {
  const { t } = useTranslation()
  const skip = () => {
    const main = document.querySelector('main')
    if (main === null) return
    main.tabIndex = -1
    main.focus()
  }
  return (
    // not a link, since the hash is used for routing
    <button type="button" className={styles.skip} onClick={skip}>
      {t('common.skipToContent')}
    </button>
  )
}
