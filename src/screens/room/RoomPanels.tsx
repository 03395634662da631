import { useCallback, useMemo, useState, type ReactNode } from 'react'
import type {
  ChatEnd,
  LiveRoom,
  LocalText,
  RoomConnection,
  RoomFacts,
  RoomModel,
} from '../../../streams/index.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useOverlaySteps } from '../../routes/useOverlayStep.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { PinnedNotice } from '../../features/chat/PinnedNotice.tsx'
import { ChatPanel } from '../../features/chat/ChatPanel.tsx'
import { Composer } from '../../features/chat/Composer.tsx'
import type { LineActions, ManagedMessage } from '../../features/chat/lineActions.ts'
import { type BlockedSpeakers, useBlockedSpeakers } from '../../features/chat/useBlockedSpeakers.ts'
import { ScreenBanner } from '../../features/connection/ScreenBanner.tsx'
import { CopyOffer } from '../../features/copyBets/CopyOffer.tsx'
import { GiftStage } from '../../features/giftStage/GiftStage.tsx'
import { GiftTray } from '../../features/giftTray/GiftTray.tsx'
import { GameEntries } from '../../features/anchorGame/GameEntries.tsx'
import { GamePanelHost } from '../../features/anchorGame/GamePanelHost.tsx'
import { useRoomGames } from '../../features/anchorGame/useRoomGames.ts'
import { BagFloat } from '../../features/luckyBag/BagFloat.tsx'
import { PollCard } from '../../features/polls/PollCard.tsx'
import { SlipBarHost } from '../../features/slip/SlipBarHost.tsx'
import { SlipSheetHost } from '../../features/slip/SlipSheetHost.tsx'
import { AnchorTab } from './AnchorTab.tsx'
import { MatchTab } from './MatchTab.tsx'
import { RoomGuess } from '../../features/room/RoomGuess.tsx'
import { RankingTab } from './RankingTab.tsx'
import { ROOM_SHEETS, RoomSheets } from './RoomSheets.tsx'
import { RoomTabs } from './RoomTabs.tsx'
import { labelKeyOf, type RoomTab } from './roomTabs.ts'
import { useWrittenDraft } from './useWrittenDraft.ts'
import styles from './RoomPanels.module.css'

interface RoomPanelsProps {
  readonly model: RoomModel
  readonly live: LiveRoom | undefined
  readonly facts: RoomFacts | null
  /** At the side of the picture: the prices have a tab, since there is no strip of them above. */
  readonly beside: boolean
}

const PANEL = 'room-panel'

/** Everything in a room below the prices: the tabs and their panels, the composer and the sheets. */
export function RoomPanels({ model, live, facts, beside }: RoomPanelsProps) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<RoomTab>('chat')
  const { current: sheet, show, close } = useOverlaySteps(ROOM_SHEETS)
  const [managed, setManaged] = useState<ManagedMessage | null>(null)
  const manage = useCallback(
    (message: ManagedMessage) => {
      setManaged(message)
      show('message')
    },
    [show],
  )
  const { field, onWritten } = useWrittenDraft(sheet)
  const actions = useLineActions(model, manage)
  const blocked = useBlockedSpeakers()
  const roomGames = useRoomGames(facts?.imId ?? live?.roomId ?? '')
  return (
    <div className={styles.panels}>
      <RoomTabs
        selected={tab}
        beside={beside}
        panelId={PANEL}
        live={live}
        facts={facts}
        match$={model.match$}
        onSelect={setTab}
        onMenu={() => show('room-menu')}
      />
      <ScreenBanner reports="prices" />
      <ConnectionLine model={model} joined={facts !== null} />
      {tab === 'chat' && (
        <div className={roomGames.open ? undefined : styles.extra}>
          <GameEntries
            games={roomGames.games}
            opened={roomGames.open ? roomGames.game : null}
            onOpen={roomGames.show}
          />
        </div>
      )}
      <div id={PANEL} role="tabpanel" aria-label={t(labelKeyOf(tab, beside))} className={styles.panel}>
        <RoomPanel
          tab={tab}
          model={model}
          live={live}
          facts={facts}
          beside={beside}
          actions={actions}
          blocked={blocked}
          onBag={() => show('lucky-bag')}
        />
        <SlipBarHost place="box" />
      </div>
      <GamePanelHost roomGames={roomGames} />
      <Composer
        field={field}
        model={model}
        facts={facts}
        onSent={() => setTab('chat')}
        onShare={() => show('share')}
        onGift={() => show('gifts')}
      />
      <SlipSheetHost low />
      <RoomSheets
        sheet={sheet}
        managed={managed}
        blocked={blocked}
        model={model}
        facts={facts}
        onShow={show}
        onClose={close}
        onWritten={onWritten}
        onShared={() => {
          close()
          setTab('chat')
        }}
      />
    </div>
  )
}

interface RoomPanelProps extends RoomPanelsProps {
  readonly tab: RoomTab
  readonly actions: LineActions
  readonly blocked: BlockedSpeakers
  readonly onBag: () => void
}

/** What the selected tab shows. */
function RoomPanel(props: RoomPanelProps): ReactNode {
  const { tab, model, live, facts, beside, actions, blocked, onBag } = props
  switch (tab) {
    case 'chat':
      return (
        <>
          {!beside && <RoomGuess model={model} live={live} facts={facts} />}
          <Chat model={model} facts={facts} actions={actions} blocked={blocked} onBag={onBag} />
        </>
      )
    case 'match':
      return (
        <MatchTab
          live={live}
          match$={model.match$}
          roomId={facts?.imId ?? null}
          beside={beside}
          guess={beside && <RoomGuess model={model} live={live} facts={facts} />}
        />
      )
    case 'anchor':
      return <AnchorTab live={live} facts={facts} />
    case 'ranking':
      return <RankingTab model={model} />
  }
}

function useLineActions(model: RoomModel, manage: LineActions['manage']): LineActions {
  return useMemo(
    () => ({
      retry: model.retry,
      discard: model.discard,
      follow: model.follow,
      sharedNow$: model.sharedNow$,
      manage,
    }),
    [model, manage],
  )
}

interface ChatProps {
  readonly model: RoomModel
  readonly facts: RoomFacts | null
  readonly actions: LineActions
  readonly blocked: BlockedSpeakers
  /** A lucky bag is to be shown. */
  readonly onBag: () => void
}

function Chat({ model, facts, actions, blocked, onBag }: ChatProps) {
  const lanes = useStream(model.giftLanes$)
  const pushed = useStream(model.orderPush$) !== null
  return (
    <ChatPanel
      model={model}
      facts={facts}
      actions={actions}
      blocked={blocked}
      lanes={lanes.length}
      above={
        <>
          <PinnedNotice notice={model.notice} />
          <PollCard polls={model.polls} />
          <CopyOffer copies={model.copies} />
        </>
      }
      gifts={
        <>
          <GiftTray lanes={lanes} lowered={pushed} />
          <BagFloat bags={model.bags} onLook={onBag} />
          <Show model={model} anchor={facts?.anchor.name ?? ''} />
        </>
      }
    />
  )
}

function Show({ model, anchor }: { readonly model: RoomModel; readonly anchor: LocalText }) {
  const show = useStream(model.giftShow$)
  return <GiftStage show={show} anchorName={useLocalText()(anchor)} onShown={model.giftShown} />
}

/**
 * Shown while the chat is not connected, or once it has ended. The player and the prices report their own connection.
 */
function ConnectionLine({ model, joined }: { readonly model: RoomModel; readonly joined: boolean }) {
  const { t } = useTranslation()
  const line = connectionLine(useStream(model.connection$), joined)
  if (line === null) return null
  return (
    <Banner floats icon={line === 'connecting' ? 'info' : 'offline'}>
      {t(`room.connection.${line}`)}
    </Banner>
  )
}

function connectionLine(connection: RoomConnection | ChatEnd, joined: boolean) {
  switch (connection) {
    case 'connected':
      return joined ? null : 'connecting'
    case 'connecting':
    case 'disconnected':
      return joined ? 'disconnected' : 'connecting'
    default:
      return connection
  }
}
