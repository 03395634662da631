import { useState } from 'react'
import type { NoticeView, SiteNotice } from '../../../streams/siteContent.ts'
import { useSiteNotices } from '../../bindings/useSiteNotices.ts'
import { useStream } from '../../bindings/useStream.ts'
import { addLateTexts } from '../../i18n/i18n.ts'
import { siteContent } from '../../i18n/texts/cmn/siteContent.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { targetPath } from '../../routes/targetPath.ts'
import { useOpenPage } from '../../routes/useOpenPage.ts'
import { useUnaskedStep } from '../../routes/useUnaskedStep.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonRow } from '../../ui/button/ButtonRow.tsx'
import { Checkbox } from '../../ui/choice/Checkbox.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'
import styles from './NoticeModal.module.css'

/**
 * The operator's notices, one after the other, where nothing else is open and no bet is on its way. Back closes the
 * one that is shown.
 */
export function NoticeModal() {
  const { i18n } = useTranslation()
  useState(() => {
    addLateTexts(i18n, { siteContent })
  })
  const notices = useSiteNotices()
  const view = useStream(notices.view$)
  const [quiet, setQuiet] = useState(false)
  // Each notice is silenced by a choice of its own.
  const close = (notice: SiteNotice) => {
    notices.close(notice, quiet)
    setQuiet(false)
  }
  const step = useUnaskedStep('notice', view !== null, () => {
    if (view !== null) close(view.notice)
  })
  const openPage = useOpenPage()
  return (
    <NoticeSheet
      open={step.open}
      view={view}
      quiet={quiet}
      onQuiet={setQuiet}
      onClose={close}
      onGo={(notice, path) => {
        step.leave()
        close(notice)
        openPage(path)
      }}
    />
  )
}

interface NoticeSheetProps {
  readonly open: boolean
  readonly view: NoticeView | null
  readonly quiet: boolean
  readonly onQuiet: (quiet: boolean) => void
  readonly onClose: (notice: SiteNotice) => void
  readonly onGo: (notice: SiteNotice, path: string) => void
}

/** One sheet for all of them, which stays open from one to the next. */
function NoticeSheet({ open, view, quiet, onQuiet, onClose, onGo }: NoticeSheetProps) {
  const { t } = useTranslation()
  const read = useLocalText()
  if (view === null) return <Sheet open={false} onClose={() => undefined} label="" children={null} />
  const { notice, position, of } = view
  const title = read(notice.title)
  const path = targetPath(notice.target)
  const close = () => {
    onClose(notice)
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      label={title}
      header={<SheetHeader>{title}</SheetHeader>}
      footer={
        <ButtonRow>
          {path !== null && (
            <Button
              kind="secondary"
              onPress={() => {
                onGo(notice, path)
              }}
            >
              {t('siteContent.notice.go')}
            </Button>
          )}
          <Button onPress={close}>
            {t(position === of ? 'siteContent.notice.done' : 'siteContent.notice.next')}
          </Button>
        </ButtonRow>
      }
    >
      <SheetSection>
        {of > 1 && <p className={styles.place}>{t('siteContent.notice.place', { position, of })}</p>}
        <p className={styles.text} aria-live="polite">
          {read(notice.text)}
        </p>
        {notice.every !== 'once' && (
          <Checkbox label={t('siteContent.notice.quiet')} checked={quiet} onChange={onQuiet} />
        )}
      </SheetSection>
    </Sheet>
  )
}
