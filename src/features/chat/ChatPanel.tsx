import { type ReactNode, useMemo, useRef } from 'react'
import type { RoomFacts, RoomModel, SlipView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { classNames } from '../../ui/text/classNames.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { ChatAnnouncer } from './ChatAnnouncer.tsx'
import { ChatList } from './ChatList.tsx'
import { OrderPushBanner } from './OrderPushBanner.tsx'
import { useFocusKept } from './useFocusKept.ts'
import { useHeightIn } from './useHeightIn.ts'
import type { LineActions } from './lineActions.ts'
import type { BlockedSpeakers } from './useBlockedSpeakers.ts'
import styles from './ChatPanel.module.css'

interface ChatPanelProps {
  readonly model: RoomModel
  readonly facts: RoomFacts | null
  readonly actions: LineActions
  readonly blocked: BlockedSpeakers
  /** Temporary content over the top of the list. It covers the oldest lines and does not shift the others. */
  readonly above: ReactNode
  /** The gifts being given: the animation, and `lanes` lanes at the top, which mask that much of the list. */
  readonly gifts: ReactNode
  readonly lanes: number
}

/** The chat of a room: its list, the pill for new messages, and what floats above it. */
export function ChatPanel({ model, facts, actions, blocked, above, gifts, lanes }: ChatPanelProps) {
  const { t } = useTranslation()
  const all = useStream(model.chat$)
  const view = useMemo(() => ({ ...all, lines: blocked.without(all.lines) }), [all, blocked])
  const hasBar = useStreamPart(useMember().slip.slip$, showsBar)
  const pushed = useStream(model.orderPush$)
  const chat = useRef<HTMLDivElement>(null)
  const top = useRef<HTMLDivElement>(null)
  useHeightIn(chat, top, '--above')
  useFocusKept(chat, '[role="log"]')
  return (
    <div
      ref={chat}
      className={classNames(
        styles.chat,
        hasBar && styles.overBar,
        view.paused && styles.read,
        lanes > 0 && styles[lanes > 1 ? 'lanes2' : 'lanes1'],
        pushed !== null && styles.pushed,
      )}
    >
      <div ref={top} className={styles.above}>
        {above}
      </div>
      <ChatList view={view} facts={facts} actions={actions} onPause={model.pause} />
      {gifts}
      {pushed !== null && (
        <div className={styles.push}>
          <OrderPushBanner key={pushed.pushId} push={pushed} onTake={model.takeTip} />
        </div>
      )}
      {view.paused && (
        <button
          type="button"
          className={styles.pill}
          onClick={() => {
            model.pause(false)
          }}
        >
          {view.fresh > 0 ? t('room.chat.fresh', { count: view.fresh }) : t('room.chat.toNewest')}
          <Icon name="down" size="m" />
        </button>
      )}
      <ChatAnnouncer view={view} />
    </div>
  )
}

const showsBar = ({ legs, waiting }: SlipView) => legs.length > 0 || waiting.length > 0
