import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderPush } from '../../../streams/index.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useOddsText } from './useOddsText.ts'
import styles from './OrderPushBanner.module.css'

/** A bet that the anchor or an admin tells of. It goes when they take it back. */
export function OrderPushBanner({ push }: { readonly push: OrderPush }) {
  const { t } = useTranslation()
  const price = useOddsText()(push.odds)
  const [hidden, setHidden] = useState(false)
  if (hidden) return null
  return (
    <aside className={styles.banner} aria-label={t('room.push.label')} role="status">
      <span className={styles.label}>{t('room.push.label')}</span>
      <span className={styles.words}>
        <b>
          <bdi>{push.selection}</bdi> <span className={styles.price}>@{price}</span>
        </b>
        <small>
          <bdi>{push.from.name}</bdi> · <bdi>{push.match}</bdi>
        </small>
      </span>
      <IconButton
        icon="close"
        label={t('room.push.close')}
        onPress={() => {
          setHidden(true)
        }}
      />
    </aside>
  )
}
