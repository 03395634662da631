import type { AnnouncementStreams } from '../../../streams/announcements.ts'
import { useAnnouncements } from '../../bindings/useAnnouncements.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PATHS } from '../../routes/paths.ts'
import { useOpenPage } from '../../routes/useOpenPage.ts'
import { ListRow } from '../../ui/list/ListRow.tsx'

/** The way to the venue's announcements; nothing where it has none. */
export function AnnouncementsRow() {
  const streams = useAnnouncements()
  return streams === null ? null : <Row streams={streams} />
}

function Row({ streams }: { readonly streams: AnnouncementStreams }) {
  const { t } = useTranslation()
  const unseen = useStream(streams.unseen$)
  const openPage = useOpenPage()
  const words =
    unseen === 0 ? t('announcements.nothingNew') : t('announcements.unseen', { count: unseen ?? 0 })
  return (
    <ListRow
      label={t('announcements.title')}
      value={unseen === null ? undefined : words}
      onPress={() => {
        openPage(PATHS.announcements)
      }}
    />
  )
}
