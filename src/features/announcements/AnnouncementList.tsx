import { useEffect } from 'react'
import dayjs from 'dayjs'
import type { Announcement, AnnouncementStreams } from '../../../streams/announcements.ts'
import { useOfflinePage } from '../../bindings/useOfflinePage.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { Inset } from '../../ui/page/Inset.tsx'
import { Badge } from '../../ui/text/Badge.tsx'
import styles from './AnnouncementList.module.css'

const SKELETON_CARDS = 3

/** The venue's announcements, newest first. Those that are shown here have been seen. */
export function AnnouncementList({ streams }: { readonly streams: AnnouncementStreams }) {
  const { t } = useTranslation()
  const list = useStream(streams.list$)
  const shown = list.value?.announcements
  useOfflinePage(list.status === 'failed' ? list.reason : null)
  useEffect(() => {
    if (shown !== undefined) streams.markSeen(shown)
  }, [shown, streams])
  const retry = { label: t('common.action.retry'), onPress: streams.refresh }
  if (list.status === 'failed') {
    return (
      <EmptyState
        art="error"
        title={t('announcements.failed')}
        text={t(`states.feed.${list.reason}`)}
        actions={<Button onPress={retry.onPress}>{retry.label}</Button>}
      />
    )
  }
  if (list.value === undefined || shown === undefined) {
    return <Skeleton shape="records" rows={SKELETON_CARDS} label={t('common.loading')} />
  }
  if (shown.length === 0) return <EmptyState art="flag" title={t('announcements.empty')} />
  return (
    <ScrollArea sunken>
      {list.status === 'stale' && (
        <Banner floats icon="offline" action={retry}>
          {t('states.listOld', {
            reason: t(`states.feed.${list.reason}`),
            time: dayjs(list.asOf).format('HH:mm:ss'),
          })}
        </Banner>
      )}
      <ul className={styles.list}>
        {shown.map((announcement) => (
          <li key={announcement.id}>
            <AnnouncementCard announcement={announcement} />
          </li>
        ))}
      </ul>
      {list.value.more && (
        <Inset>
          <Button kind="secondary" onPress={streams.loadMore}>
            {t('announcements.earlier')}
          </Button>
        </Inset>
      )}
    </ScrollArea>
  )
}

function AnnouncementCard({ announcement }: { readonly announcement: Announcement }) {
  const { t } = useTranslation()
  const { title, text, at, important } = announcement
  return (
    <article className={styles.card}>
      <h2 className={styles.title}>
        {important && <Badge tone="live">{t('announcements.important')}</Badge>}
        {title}
      </h2>
      <time className={styles.time} dateTime={new Date(at).toISOString()}>
        {dayjs(at).format('YYYY-MM-DD HH:mm')}
      </time>
      <p className={styles.text}>{text}</p>
    </article>
  )
}
