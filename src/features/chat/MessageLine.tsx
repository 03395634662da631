import type { ChatLine, Speaker } from '../../../streams/index.ts'
import { mentions } from '../../../streams/live.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { classNames } from '../../ui/text/classNames.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { SpeakerBadge } from './SpeakerBadge.tsx'
import type { LineActions } from './lineActions.ts'
import { MenuButton } from './MenuButton.tsx'
import { useLongPress } from './useLongPress.ts'
import { PredictionCard } from './PredictionCard.tsx'
import { SaidText } from './SaidText.tsx'
import { ShareCard } from './ShareCard.tsx'
import styles from './ChatLine.module.css'

interface MessageLineProps {
  readonly line: Extract<ChatLine, { kind: 'message' }>
  readonly admin: boolean
  readonly actions: LineActions
}

/** A message that somebody wrote, or a bet or a predicted score that they shared. */
export function MessageLine(props: MessageLineProps) {
  const { t } = useTranslation()
  if (props.line.withdrawn) return <p className={styles.withdrawn}>{t('room.chat.withdrawn')}</p>
  return <SaidLine {...props} />
}

function SaidLine({ line, admin, actions }: MessageLineProps) {
  const { t } = useTranslation()
  const read = useLocalText()
  const { memberName } = useMember()
  const { message, mine } = line
  const { from } = message
  const callsMe = !mine && message.type === 'text' && mentions(message.text, memberName)
  const manage = () => {
    const text = message.type === 'text' ? message.text : null
    actions.manage({ messageId: message.id, from, text, mine })
  }
  const press = useLongPress(manage)
  return (
    <div
      className={classNames(styles.line, from.role === 'admin' && styles.byAdmin, callsMe && styles.callsMe)}
      {...press}
    >
      <SpeakerBadge speaker={from} />
      <Name speaker={from} mine={mine} />
      {callsMe && <VisuallyHidden>{t('room.chat.callsMe')}</VisuallyHidden>}
      {message.type === 'text' ? (
        <SaidText text={message.text} className={styles.text} />
      ) : (
        <span className={styles.text}>
          {t(message.type === 'orderShare' ? 'room.share.shares' : 'predictions.card.shares')}
        </span>
      )}
      <MenuButton
        label={t('room.chat.options', { name: read(from.name) })}
        onlyOnFocus={!admin}
        onPress={manage}
      />
      {message.type === 'orderShare' && (
        <ShareCard share={message} followers={line.followers} mine={mine} actions={actions} />
      )}
      {message.type === 'scorePrediction' && <PredictionCard prediction={message} />}
    </div>
  )
}

/** In a `<bdi>`, because a right-to-left name would reorder the text around it. */
function Name({ speaker, mine }: { readonly speaker: Speaker; readonly mine: boolean }) {
  const read = useLocalText()
  return <bdi className={classNames(styles.name, mine && styles.mine)}>{read(speaker.name)}</bdi>
}
