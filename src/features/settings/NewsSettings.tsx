import type { ReactNode } from 'react'
import { useMember, useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Switch } from '../../ui/choice/Switch.tsx'
import { ListGroup } from '../../ui/list/ListGroup.tsx'
import { ListRow } from '../../ui/list/ListRow.tsx'

const NAMES = {
  betNews: 'betNews.ofBets',
  goalNews: 'betNews.ofGoals',
  liveNews: 'siteContent.goesLive.setting',
} as const

interface NewsSettingsProps {
  /** The row of the venue's announcements. */
  readonly announcements: ReactNode
}

/** Announcements, and the notices that every screen shows: results of bets, goals in their matches, live rooms. */
export function NewsSettings({ announcements }: NewsSettingsProps) {
  const { t } = useTranslation()
  const { settings } = useStreams()
  const chosen = useStream(settings.settings$)
  const { hasPush } = useMember()
  // Results and goals are brought by the push.
  const names = hasPush ? (['betNews', 'goalNews', 'liveNews'] as const) : (['liveNews'] as const)
  return (
    <ListGroup title={t('betNews.title')}>
      {announcements}
      {names.map((name) => (
        <ListRow
          key={name}
          label={t(NAMES[name])}
          control={
            <Switch
              label={t(NAMES[name])}
              on={chosen[name] === 'on'}
              onChange={(on) => {
                settings.change(name, on ? 'on' : 'off')
              }}
            />
          }
        />
      ))}
    </ListGroup>
  )
}
