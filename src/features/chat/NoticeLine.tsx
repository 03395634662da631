import type { ChatLine, Gift } from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useZone } from '../../bindings/useZone.tsx'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ownPath } from '../../routes/ownPath.ts'
import { RouteLink } from '../../routes/RouteLink.tsx'
import { noticeWords } from '../../words/noticeWords.ts'
import type { LineActions } from './lineActions.ts'
import { MenuButton } from './MenuButton.tsx'
import { useOddsText } from './useOddsText.ts'
import styles from './ChatLine.module.css'

type NoticeMessage = Extract<ChatLine, { kind: 'notice' }>['message']

interface NoticeLineProps {
  readonly message: NoticeMessage
  readonly gifts: readonly Gift[]
  readonly admin: boolean
  readonly actions: LineActions
}

/** An event in the room, such as a mute or a gift. */
export function NoticeLine({ message, gifts, admin, actions }: NoticeLineProps) {
  const { t } = useTranslation()
  const oddsText = useOddsText()
  const read = useLocalText()
  const { serverTime } = useStreams()
  const zone = useZone()
  if (message.type === 'activityPush') {
    return <Announcement message={message} admin={admin} actions={actions} />
  }
  return (
    <p className={styles.quiet}>
      {noticeWords(t, message, { gifts, now: serverTime.now(), zone, oddsText, read })}
    </p>
  )
}

interface AnnouncementProps extends Pick<NoticeLineProps, 'admin' | 'actions'> {
  readonly message: Extract<NoticeMessage, { type: 'activityPush' }>
}

/** An announcement of the operator. Admins have its menu, which withdraws it. */
function Announcement({ message, admin, actions }: AnnouncementProps) {
  const { t } = useTranslation()
  const read = useLocalText()
  const { id, from } = message
  const title = read(message.title)
  const text = read(message.text)
  return (
    <div className={styles.notice}>
      <b>
        <bdi>{title}</bdi>
      </b>{' '}
      <bdi>{text}</bdi>
      <AnnouncedPage address={message.link} />
      {admin && (
        <MenuButton
          label={t('room.notice.options', { title })}
          onPress={() => {
            actions.manage({ messageId: id, from, text: `${title} ${text}`.trim(), mine: false })
          }}
        />
      )}
    </div>
  )
}

/** A page of the app opens in its place, since another tab would leave the frame or the native shell that has the app. */
function AnnouncedPage({ address }: { readonly address: string | null }) {
  const { t } = useTranslation()
  const url = safeUrl(address)
  if (url === null) return null
  const path = ownPath(url)
  if (path !== null) return <RouteLink to={path}>{t('room.notice.open')}</RouteLink>
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer nofollow">
      {t('room.notice.open')}
    </a>
  )
}

/** The address comes from a message, so only https and this origin are allowed; `null` for any other. */
function safeUrl(address: string | null): URL | null {
  if (address === null) return null
  try {
    const url = new URL(address, window.location.origin)
    return url.protocol === 'https:' || url.origin === window.location.origin ? url : null
  } catch {
    return null
  }
}
