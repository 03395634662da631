import { useAnnouncements } from '../bindings/useAnnouncements.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { AnnouncementList } from '../features/announcements/AnnouncementList.tsx'
import { ScreenBanner } from '../features/connection/ScreenBanner.tsx'
import { PATHS } from '../routes/paths.ts'
import { useGoBack } from '../routes/useGoBack.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'

/** The announcements of the venue. */
export function AnnouncementsScreen() {
  const { t } = useTranslation()
  const back = useGoBack(PATHS.settings)
  const streams = useAnnouncements()
  return (
    <>
      <PageHeader title={t('announcements.title')} back={{ label: t('common.action.back'), onPress: back }} />
      <ScreenBanner reports="nothing" />
      {streams === null ? (
        <EmptyState art="flag" title={t('announcements.empty')} />
      ) : (
        <AnnouncementList streams={streams} />
      )}
    </>
  )
}
