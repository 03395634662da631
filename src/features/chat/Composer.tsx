import { useRef, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoomFacts, RoomModel } from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { refusalWords } from '../../words/roomWords.ts'
import { EmotePanel } from './EmotePanel.tsx'
import { MentionList } from './MentionList.tsx'
import { SlowRing } from './SlowRing.tsx'
import { useMention } from './useMention.ts'
import styles from './Composer.module.css'

interface ComposerProps {
  readonly model: RoomModel
  readonly facts: RoomFacts | null
  /** Called after the draft was sent. */
  readonly onSent: () => void
  readonly onShare: () => void
  readonly onGift: () => void
}

const FIELD = 'room-draft'
const LIMIT_NOTE = 'room-draft-count'

/**
 * The composer. The draft can always be edited; only sending is delayed or refused, with the reason shown.
 */
export function Composer({ model, facts, onSent, onShare, onGift }: ComposerProps) {
  const { t, i18n } = useTranslation()
  const { serverTime, second$ } = useStreams()
  const { draft, length, limit, nextAt, block } = useStream(model.composer$)
  const emoji = useOverlayStep('emoji')
  const field = useRef<HTMLInputElement>(null)
  const mention = useMention(field, draft, model.setDraft)
  const slow = useStreamPart(second$, (now) => nextAt !== null && now < nextAt)
  const over = Math.max(0, length - limit)
  const empty = length === 0
  const reason = block !== null ? refusalWords(i18n, block, serverTime.now()) : null
  const maySend = block === null && !slow && over === 0 && !empty

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!maySend) return
    model.send()
    model.pause(false)
    onSent()
  }
  const insert = (text: string) => {
    const at = field.current?.selectionStart ?? draft.length
    const to = field.current?.selectionEnd ?? at
    model.setDraft(draft.slice(0, at) + text + draft.slice(to))
  }

  return (
    <form className={styles.composer} aria-label={t('room.composer.label')} onSubmit={submit}>
      {(reason !== null || over > 0) && (
        <p className={styles.reason} role="status">
          {reason ?? t('room.composer.over', { count: over })}
        </p>
      )}
      {emoji.open && <EmotePanel model={model} onPick={insert} onSent={onSent} />}
      {mention.query !== null && (
        <MentionList model={model} facts={facts} query={mention.query} onPick={mention.pick} />
      )}
      <div className={styles.row}>
        <label className={styles.field} htmlFor={FIELD}>
          <input
            ref={field}
            id={FIELD}
            className={styles.input}
            value={draft}
            placeholder={t('room.composer.placeholder')}
            aria-label={t('room.composer.label')}
            aria-describedby={LIMIT_NOTE}
            aria-invalid={over > 0 || undefined}
            autoComplete="off"
            enterKeyHint="send"
            dir="auto"
            onSelect={mention.followCaret}
            onKeyDown={mention.onKeyDown}
            onChange={(event) => {
              model.setDraft(event.target.value)
              mention.followCaret()
            }}
          />
          <DraftCount length={length} limit={limit} />
          {slow && nextAt !== null ? (
            <SlowRing nextAt={nextAt} slowMs={facts?.slowMs ?? 0} />
          ) : (
            <button type="submit" className={styles.send} aria-disabled={!maySend || undefined}>
              {t('room.composer.send')}
            </button>
          )}
        </label>
        <IconButton
          icon="smile"
          label={t('room.composer.emoji')}
          pressed={emoji.open}
          onPress={emoji.open ? emoji.close : emoji.show}
        />
        <IconButton icon="slip" label={t('room.composer.share')} onPress={onShare} />
        <span className={styles.gift}>
          <IconButton icon="gift" label={t('room.composer.gift')} onPress={onGift} />
        </span>
      </div>
    </form>
  )
}

interface DraftCountProps {
  readonly length: number
  readonly limit: number
}

function DraftCount({ length, limit }: DraftCountProps) {
  const { t } = useTranslation()
  const figures = { length: String(length), limit: String(limit) }
  return (
    <span
      id={LIMIT_NOTE}
      className={classNames(styles.count, length > limit && styles.over, length === 0 && styles.none)}
    >
      <VisuallyHidden>{t('room.composer.counted', figures)}</VisuallyHidden>
      <span aria-hidden="true">{t('room.composer.count', figures)}</span>
    </span>
  )
}
