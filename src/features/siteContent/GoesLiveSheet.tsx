import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { GoesLive, LiveNews } from '../../../streams/siteContent.ts'
import { useGoesLive } from '../../bindings/useGoesLive.ts'
import { useSiteNotices } from '../../bindings/useSiteNotices.ts'
import { useStream } from '../../bindings/useStream.ts'
import { addLateTexts } from '../../i18n/i18n.ts'
import { siteContent } from '../../i18n/texts/cmn/siteContent.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { roomPath } from '../../routes/paths.ts'
import { useOpenPage } from '../../routes/useOpenPage.ts'
import { useUnaskedStep } from '../../routes/useUnaskedStep.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonRow } from '../../ui/button/ButtonRow.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'
import styles from './GoesLiveSheet.module.css'

/** Tells that a followed anchor or a favourite match is live, once for each room in a visit. */
export function GoesLiveSheet() {
  const { i18n } = useTranslation()
  useState(() => {
    addLateTexts(i18n, { siteContent })
  })
  const model = useGoesLive()
  return model && <Shown model={model} />
}

function Shown({ model }: { readonly model: GoesLive }) {
  const { t } = useTranslation()
  const news = useStream(model.news$)
  const { pathname } = useLocation()
  const isThere = news !== null && pathname === roomPath(news.room.roomId)
  const hasNotice = useStream(useSiteNotices().view$) !== null
  const step = useUnaskedStep('goes-live', news !== null && !isThere && !hasNotice, () => {
    if (news !== null) model.seen(news.room.roomId)
  })
  useEffect(() => {
    if (isThere) model.seen(news.room.roomId)
  }, [model, isThere, news])
  const openPage = useOpenPage()
  if (news === null) {
    return <Sheet open={false} onClose={() => undefined} label="" children={null} />
  }
  const { roomId } = news.room
  const later = () => {
    model.seen(roomId)
  }
  return (
    <Sheet
      open={step.open}
      onClose={later}
      label={t('siteContent.goesLive.title')}
      header={<SheetHeader>{t('siteContent.goesLive.title')}</SheetHeader>}
      footer={
        <ButtonRow>
          <Button kind="secondary" onPress={later}>
            {t('siteContent.goesLive.later')}
          </Button>
          <Button
            onPress={() => {
              step.leave()
              later()
              openPage(roomPath(roomId))
            }}
          >
            {t('siteContent.goesLive.watch')}
          </Button>
        </ButtonRow>
      }
    >
      <SheetSection>
        <News news={news} />
      </SheetSection>
    </Sheet>
  )
}

function News({ news: { room, reason } }: { readonly news: LiveNews }) {
  const { t } = useTranslation()
  const read = useLocalText()
  return (
    <div className={styles.news}>
      {room.poster !== '' && <img className={styles.poster} src={room.poster} alt="" />}
      <div className={styles.words}>
        <p>
          {reason === 'anchor'
            ? t('siteContent.goesLive.anchor', { name: read(room.anchor.name) })
            : t('siteContent.goesLive.match')}
        </p>
        <b>
          <bdi>{read(room.title)}</bdi>
        </b>
      </div>
    </div>
  )
}
