import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoomFacts, RoomModel, SlipView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { classNames } from '../../ui/text/classNames.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { ChatAnnouncer } from './ChatAnnouncer.tsx'
import { ChatList } from './ChatList.tsx'
import { OrderPushBanner } from './OrderPushBanner.tsx'
import type { LineActions } from './lineActions.ts'
import type { BlockedSpeakers } from './useBlockedSpeakers.ts'
import styles from './ChatPanel.module.css'

interface ChatPanelProps {
  readonly model: RoomModel
  readonly facts: RoomFacts | null
  readonly actions: LineActions
  readonly blocked: BlockedSpeakers
  /** The gifts being given: the animation, and `lanes` lanes at the top, which mask that much of the list. */
  readonly gifts: ReactNode
  readonly lanes: number
}

/** The chat of a room: its list, the pill for new messages, and what floats above it. */
export function ChatPanel({ model, facts, actions, blocked, gifts, lanes }: ChatPanelProps) {
  const { t } = useTranslation()
  const all = useStream(model.chat$)
  const view = useMemo(() => ({ ...all, lines: blocked.without(all.lines) }), [all, blocked])
  const hasBar = useStreamPart(useMember().slip.slip$, showsBar)
  const pushed = useStream(model.orderPush$)
  return (
    <div
      className={classNames(
        styles.chat,
        hasBar && styles.overBar,
        lanes > 0 && styles[lanes > 1 ? 'lanes2' : 'lanes1'],
        pushed !== null && styles.pushed,
      )}
    >
      <ChatList view={view} facts={facts} actions={actions} onPause={model.pause} />
      {gifts}
      {pushed !== null && <OrderPushBanner key={pushed.pushId} push={pushed} onTake={model.takeTip} />}
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
