import { useState } from 'react'
import type { RoomModel } from '../../../streams/index.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import styles from './PinnedNotice.module.css'

/** The notice of the room above its chat: one line, or the whole text; hidden on this device until it changes. */
export function PinnedNotice({ notice }: Pick<RoomModel, 'notice'>) {
  const { t } = useTranslation()
  const shown = useStream(notice.shown$)
  const [openId, setOpenId] = useState<string | null>(null)
  if (shown === null) return null
  const open = openId === shown.id
  return (
    <section className={styles.notice} aria-label={t('room.pinned.label')}>
      <button
        type="button"
        className={styles.text}
        aria-expanded={open}
        onClick={() => {
          setOpenId(open ? null : shown.id)
        }}
      >
        <Icon name="pin" size="m" />
        <bdi className={classNames(styles.words, !open && styles.line)}>{shown.text}</bdi>
        <Icon name="down" size="s" className={classNames(styles.arrow, open && styles.up)} />
      </button>
      <IconButton icon="close" label={t('room.pinned.hide')} onPress={notice.hide} />
    </section>
  )
}
