import { memo } from 'react'
import type { ChatLine, Gift } from '../../../streams/index.ts'
import { fanBand } from '../../../streams/live.ts'
import { classNames } from '../../ui/text/classNames.ts'
import { FanBadge } from '../../ui/text/FanBadge.tsx'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
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
  switch (line.kind) {
    case 'message':
      return <MessageLine line={line} admin={admin} actions={actions} />
    case 'outgoing':
      return <OutgoingLine line={line} actions={actions} />
    case 'notice':
      return <NoticeLine message={line.message} gifts={gifts} admin={admin} actions={actions} />
    case 'welcome':
      return <WelcomeLine line={line} />
    case 'gap':
      return <p className={styles.gap}>{t('room.chat.gap', { count: line.missed })}</p>
  }
})

type Welcome = Extract<ChatLine, { kind: 'welcome' }>

/** Who has entered; from the second band of levels with the anchor on, the line stands out. */
function WelcomeLine({ line: { name, fan = 0, others } }: { readonly line: Welcome }) {
  const { t } = useTranslation()
  const read = useLocalText()
  const band = fanBand(fan)
  return (
    <p className={classNames(styles.quiet, band !== null && styles[band])} data-band={band ?? undefined}>
      {band !== null && (
        <>
          <FanBadge level={fan} label={t('room.fan.badge', { level: String(fan) })} />{' '}
        </>
      )}
      {others > 0
        ? t('room.chat.welcomeOthers', { name: read(name), count: others })
        : t('room.chat.welcome', { name: read(name) })}
    </p>
  )
}
