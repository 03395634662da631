import { useTranslation } from 'react-i18next'
import type { ChatLine, Gift } from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { noticeWords } from '../../words/noticeWords.ts'
import { useOddsText } from './useOddsText.ts'
import styles from './ChatLine.module.css'

interface NoticeLineProps {
  readonly message: Extract<ChatLine, { kind: 'notice' }>['message']
  readonly gifts: readonly Gift[]
}

/** An event in the room, such as a mute or a gift. */
export function NoticeLine({ message, gifts }: NoticeLineProps) {
  const { t } = useTranslation()
  const oddsText = useOddsText()
  const read = useLocalText()
  const { serverTime } = useStreams()
  if (message.type === 'activityPush') {
    const link = safeLink(message.link)
    return (
      <div className={styles.notice}>
        <b>
          <bdi>{read(message.title)}</bdi>
        </b>{' '}
        <bdi>{read(message.text)}</bdi>
        {link !== null && (
          <a href={link} target="_blank" rel="noopener noreferrer nofollow">
            {t('room.notice.open')}
          </a>
        )}
      </div>
    )
  }
  return (
    <p className={styles.quiet}>
      {noticeWords(t, message, { gifts, now: serverTime.now(), oddsText, read })}
    </p>
  )
}

/** The link comes from a message, so only https and this origin are allowed; `null` for any other. */
function safeLink(link: string | null): string | null {
  if (link === null) return null
  try {
    const url = new URL(link, window.location.origin)
    return url.protocol === 'https:' || url.origin === window.location.origin ? url.href : null
  } catch {
    return null
  }
}
