import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatLine, Gift } from '../../../streams/index.ts'
import { FanBadge } from '../../ui/text/FanBadge.tsx'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { MessageLine } from './MessageLine.tsx'
import { NoticeLine } from './NoticeLine.tsx'
import { OutgoingLine } from './OutgoingLine.tsx'
import type { LineActions } from './lineActions.ts'
import styles from './ChatLine.module.css'

interface ChatLineProps {
  readonly line: ChatLine
  readonly gifts: readonly Gift[]
  readonly admin: boolean
  readonly actions: LineActions
}

/** One line of the chat. Renders again only when one of its props changes. */
export const ChatLineView = memo(function ChatLineView({ line, gifts, admin, actions }: ChatLineProps) {
  const { t } = useTranslation()
  const read = useLocalText()
  switch (line.kind) {
    case 'message':
      return <MessageLine line={line} admin={admin} actions={actions} />
    case 'outgoing':
      return <OutgoingLine line={line} actions={actions} />
    case 'notice':
      return <NoticeLine message={line.message} gifts={gifts} />
    case 'welcome':
      return (
        <p className={styles.quiet}>
          {line.fan !== undefined && (
            <>
              <FanBadge level={line.fan} label={t('room.fan.badge', { level: String(line.fan) })} />{' '}
            </>
          )}
          {line.others > 0
            ? t('room.chat.welcomeOthers', { name: read(line.name), count: line.others })
            : t('room.chat.welcome', { name: read(line.name) })}
        </p>
      )
    case 'gap':
      return <p className={styles.gap}>{t('room.chat.gap', { count: line.missed })}</p>
  }
})
