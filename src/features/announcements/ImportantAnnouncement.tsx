import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { AnnouncementStreams } from '../../../streams/announcements.ts'
import { useAnnouncements } from '../../bindings/useAnnouncements.ts'
import { useStream } from '../../bindings/useStream.ts'
import { addLateTexts } from '../../i18n/i18n.ts'
import { lateTexts } from '../../i18n/texts/cmn/late.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { overlayOf } from '../../routes/overlays.ts'
import { overlayStack } from '../../routes/overlayStack.ts'
import { PATHS } from '../../routes/paths.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'
import styles from './AnnouncementList.module.css'

/** Shows each important announcement once on this device, but not over another overlay or the list of announcements. */
export function ImportantAnnouncement() {
  const { i18n } = useTranslation()
  useState(() => {
    addLateTexts(i18n, lateTexts)
  })
  const streams = useAnnouncements()
  return streams === null ? null : <Shown streams={streams} />
}

function Shown({ streams }: { readonly streams: AnnouncementStreams }) {
  const { t } = useTranslation()
  const location = useLocation()
  const important = useStream(streams.important$)
  const isFree =
    overlayOf(location.hash) === null &&
    overlayStack(location).length === 0 &&
    location.pathname !== PATHS.announcements
  if (important === null || !isFree) return null
  const close = () => {
    streams.markSeen([important])
  }
  return (
    <Sheet
      open
      onClose={close}
      label={important.title}
      header={<SheetHeader>{important.title}</SheetHeader>}
      footer={<Button onPress={close}>{t('announcements.done')}</Button>}
    >
      <SheetSection>
        <p className={styles.text}>{important.text}</p>
      </SheetSection>
    </Sheet>
  )
}
