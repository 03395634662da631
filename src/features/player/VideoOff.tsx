import type { VideoName } from '../../../streams/siteContent.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './VideoOff.module.css'

/** In the place of a video that the operator has switched off. */
export function VideoOff({ name }: { readonly name: VideoName }) {
  const { t } = useTranslation()
  return (
    <p className={styles.off} role="status">
      <span>{t(`siteContent.videoOff.${name}`)}</span>
    </p>
  )
}
