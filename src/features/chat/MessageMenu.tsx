import { type ReactNode, useState } from 'react'
import type { ReportReason, RoomModel } from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useCopy } from '../../bindings/useShell.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { LowSheet } from '../../ui/sheet/LowSheet.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { Segmented } from '../../ui/choice/Segmented.tsx'
import { SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { SheetForm } from '../../ui/sheet/SheetForm.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'
import { AdminActions } from './AdminActions.tsx'
import { BlockedList } from './BlockedList.tsx'
import type { ManagedMessage } from './lineActions.ts'
import type { BlockedSpeakers } from './useBlockedSpeakers.ts'
import { chatText } from '../../words/stickerWords.ts'
import styles from './MessageMenu.module.css'

interface MessageMenuProps {
  readonly message: ManagedMessage
  readonly admin: boolean
  readonly model: RoomModel
  readonly blocked: BlockedSpeakers
  /** Copying the bets of the sender, and the people who are copied. */
  readonly copying: ReactNode
  /** Called when a reply or a mention was written into the draft. */
  readonly onWritten: () => void
  readonly onClose: () => void
}

const REASONS: readonly ReportReason[] = ['spam', 'abuse', 'scam', 'other']
/** How much of a message is quoted in a reply, in characters. */
const QUOTED = 20

/** The actions on a message and its sender. */
export function MessageMenu({
  message,
  admin,
  model,
  blocked,
  copying,
  onWritten,
  onClose,
}: MessageMenuProps) {
  const { t } = useTranslation()
  const read = useLocalText()
  const { from, mine } = message
  const name = read(from.name)
  const done = (act: () => void) => () => {
    act()
    onClose()
  }
  return (
    <LowSheet
      label={t('room.message.title')}
      header={
        <SheetHeader>
          {[name, message.text === null ? '' : chatText(t, message.text)]
            .filter((part) => part !== '')
            .join(' · ')}
        </SheetHeader>
      }
      onClose={onClose}
    >
      <SheetSection>
        <Words message={message} model={model} onWritten={onWritten} onClose={onClose} />
      </SheetSection>
      {!mine && (
        <SheetSection divide="hair">
          <SheetForm>
            <Report message={message} model={model} onClose={onClose} />
          </SheetForm>
        </SheetSection>
      )}
      {!mine && from.role === 'member' && (
        <SheetSection divide="hair">
          <SheetForm>
            <Button
              kind="secondary"
              size="medium"
              onPress={done(() => {
                blocked.block({ id: from.id, name })
                model.copies.stop(from.id)
              })}
            >
              {t('room.message.block')}
            </Button>
            <Note align="start">{t('room.message.blockNote')}</Note>
          </SheetForm>
        </SheetSection>
      )}
      {copying}
      <BlockedList blocked={blocked} />
      {admin && <AdminActions message={message} model={model} onClose={onClose} />}
    </LowSheet>
  )
}

type PartProps = Pick<MessageMenuProps, 'message' | 'model' | 'onClose'>

/** Reply, mention and copy. */
function Words({
  message: { text, from, mine },
  model,
  onWritten,
  onClose,
}: PartProps & Pick<MessageMenuProps, 'onWritten'>) {
  const { t } = useTranslation()
  const { notices } = useStreams()
  const toClipboard = useCopy()
  const name = useLocalText()(from.name)
  const write = (words: string) => {
    const { draft } = model.composer$.value
    model.setDraft(draft === '' ? words : `${draft.trimEnd()} ${words}`)
    onWritten()
    onClose()
  }
  const copy = (words: string) => {
    onClose()
    void toClipboard(words).then((isCopied) => {
      notices.say(isCopied ? 'room.toast.copied' : 'room.toast.notCopied')
    })
  }
  return (
    <div className={styles.words}>
      {!mine && text !== null && (
        <Button
          kind="secondary"
          size="medium"
          onPress={() => {
            write(t('room.message.quote', { name, text: shortened(text) }))
          }}
        >
          {t('room.message.reply')}
        </Button>
      )}
      {!mine && (
        <Button
          kind="secondary"
          size="medium"
          onPress={() => {
            write(t('room.message.call', { name }))
          }}
        >
          {t('room.message.mention')}
        </Button>
      )}
      {text !== null && (
        <Button
          kind="secondary"
          size="medium"
          onPress={() => {
            copy(text)
          }}
        >
          {t('room.message.copy')}
        </Button>
      )}
    </div>
  )
}

function Report({ message, model, onClose }: PartProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState<ReportReason>('spam')
  return (
    <>
      <Segmented
        label={t('room.message.reportFor')}
        items={REASONS.map((key) => ({ key, label: t(`room.message.reasons.${key}`) }))}
        selected={reason}
        onSelect={setReason}
      />
      <Button
        kind="secondary"
        size="medium"
        onPress={() => {
          model.report(message.messageId, reason)
          onClose()
        }}
      >
        {t('room.message.report')}
      </Button>
    </>
  )
}

/** Cut by grapheme, so that no character is split. */
function shortened(text: string): string {
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  return characters.length <= QUOTED ? text : `${characters.slice(0, QUOTED).join('')}…`
}
