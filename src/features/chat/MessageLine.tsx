import { useTranslation } from 'react-i18next'
import type { ChatLine, Speaker } from '../../../streams/index.ts'
import { classNames } from '../../ui/classNames.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SpeakerBadge } from '../room/SpeakerBadge.tsx'
import type { LineActions } from './lineActions.ts'
import { ShareCard } from './ShareCard.tsx'
import styles from './ChatLine.module.css'

interface MessageLineProps {
  readonly line: Extract<ChatLine, { kind: 'message' }>
  readonly admin: boolean
  readonly actions: LineActions
}

/** What somebody said or shared. */
export function MessageLine({ line, admin, actions }: MessageLineProps) {
  const { t } = useTranslation()
  const { message, mine, withdrawn } = line
  const { from } = message
  if (withdrawn) return <p className={styles.withdrawn}>{t('room.chat.withdrawn')}</p>
  const manage = () => {
    actions.manage({ messageId: message.id, from })
  }
  return (
    <div
      className={classNames(styles.line, from.role === 'admin' && styles.byAdmin)}
      onContextMenu={
        admin
          ? (event) => {
              event.preventDefault()
              manage()
            }
          : undefined
      }
    >
      <SpeakerBadge speaker={from} />
      <Name speaker={from} mine={mine} />
      {message.type === 'text' ? (
        <bdi className={styles.text}>{message.text}</bdi>
      ) : (
        <span className={styles.text}>{t('room.share.shares')}</span>
      )}
      {admin && (
        <button
          type="button"
          className={styles.manage}
          aria-label={t('room.chat.options', { name: from.name })}
          onClick={manage}
        >
          <Icon name="more" size="row" />
        </button>
      )}
      {message.type === 'orderShare' && (
        <ShareCard share={message} followers={line.followers} mine={mine} onFollow={actions.follow} />
      )}
    </div>
  )
}

/** Kept apart from its neighbours: a name may turn the direction of writing. */
function Name({ speaker, mine }: { readonly speaker: Speaker; readonly mine: boolean }) {
  return <bdi className={classNames(styles.name, mine && styles.mine)}>{speaker.name}</bdi>
}
