import type { RefObject, SyntheticEvent } from 'react'
import type { RoomFacts, RoomModel } from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useZone } from '../../bindings/useZone.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { refusalWords } from '../../words/roomWords.ts'
import { EmotePanel } from './EmotePanel.tsx'
import { MentionList } from './MentionList.tsx'
import { SlowRing } from './SlowRing.tsx'
import { useEmotes } from './useEmotes.ts'
import { useMention } from './useMention.ts'
import styles from './Composer.module.css'

interface ComposerProps {
  /** Where the draft is written. */
  readonly field: RefObject<HTMLInputElement | null>
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
export function Composer({ field, model, facts, onSent, onShare, onGift }: ComposerProps) {
  const { t, i18n } = useTranslation()
  const { serverTime, second$ } = useStreams()
  const zone = useZone()
  const { draft, length, limit, nextAt, block } = useStream(model.composer$)
  const { open, button, toggle, onKeyDown } = useEmotes()
  const mention = useMention(field, draft, model.setDraft)
  const slow = useStreamPart(second$, (now) => nextAt !== null && now < nextAt)
  const over = Math.max(0, length - limit)
  const empty = length === 0
  const reason = block !== null ? refusalWords(i18n, block, { now: serverTime.now(), zone }) : null
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
    <form
      className={styles.composer}
      aria-label={t('room.composer.label')}
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      {(reason !== null || over > 0) && (
        <p className={styles.reason} role="status">
          {reason ?? t('room.composer.over', { count: over })}
        </p>
      )}
      {open && <EmotePanel model={model} onPick={insert} onSent={onSent} />}
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
            <Send disabled={!maySend} field={field} />
          )}
        </label>
        <Further open={open} button={button} onEmotes={toggle} onShare={onShare} onGift={onGift} />
      </div>
    </form>
  )
}

interface SendProps {
  readonly disabled: boolean
  readonly field: RefObject<HTMLInputElement | null>
}

function Send({ disabled, field }: SendProps) {
  const { t } = useTranslation()
  return (
    <button
      type="submit"
      className={styles.send}
      aria-disabled={disabled || undefined}
      onClick={({ detail }) => {
        // pressed by a key: the ring of slow mode would replace the button with the focus
        if (detail === 0 && !disabled) field.current?.focus()
      }}
    >
      {t('room.composer.send')}
    </button>
  )
}

interface FurtherProps extends Pick<ComposerProps, 'onShare' | 'onGift'> {
  /** Whether emoji and stickers are shown, and their button. */
  readonly open: boolean
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onEmotes: () => void
}

/** What can be sent besides a text. */
function Further({ open, button, onEmotes, onShare, onGift }: FurtherProps) {
  const { t } = useTranslation()
  return (
    <>
      <IconButton
        ref={button}
        icon="smile"
        label={t('room.composer.emoji')}
        pressed={open}
        onPress={onEmotes}
      />
      <IconButton icon="slip" label={t('room.composer.share')} onPress={onShare} />
      <span className={styles.gift}>
        <IconButton icon="gift" label={t('room.composer.gift')} onPress={onGift} />
      </span>
    </>
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
