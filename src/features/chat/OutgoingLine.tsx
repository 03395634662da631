import type { ChatLine } from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useZone } from '../../bindings/useZone.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { classNames } from '../../ui/text/classNames.ts'
import { refusalWords } from '../../words/roomWords.ts'
import { chatText } from '../../words/stickerWords.ts'
import { SaidText } from './SaidText.tsx'
import type { LineActions } from './lineActions.ts'
import styles from './ChatLine.module.css'

interface OutgoingLineProps {
  readonly line: Extract<ChatLine, { kind: 'outgoing' }>
  readonly actions: LineActions
}

/** The member's own message that the room has not confirmed: being sent, or failed, with retry and delete. */
export function OutgoingLine({ line, actions }: OutgoingLineProps) {
  const { t, i18n } = useTranslation()
  const { serverTime } = useStreams()
  const zone = useZone()
  const { id, text, state, refusal } = line
  if (state === 'sending') {
    return (
      <div className={classNames(styles.line, styles.waits)}>
        <SaidText text={text} className={classNames(styles.text, styles.mine)} />
        <div className={styles.state}>{t('room.chat.sending')}</div>
      </div>
    )
  }
  return (
    <div className={styles.line}>
      <SaidText text={text} className={styles.text} />
      <div className={styles.state}>
        <span className={styles.failed}>
          {refusal === null
            ? t('room.chat.notSent')
            : refusalWords(i18n, refusal, { now: serverTime.now(), zone })}
        </span>
        <button
          type="button"
          className={styles.retry}
          aria-label={t('room.chat.retryMessage', { text: chatText(t, text) })}
          onClick={() => {
            actions.retry(id)
          }}
        >
          {t('room.chat.retry')}
        </button>
        <button
          type="button"
          className={styles.retry}
          aria-label={t('room.chat.discard')}
          onClick={() => {
            actions.discard(id)
          }}
        >
          {t('room.chat.delete')}
        </button>
      </div>
    </div>
  )
}
