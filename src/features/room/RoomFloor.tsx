import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveRoom, MatchRowView, RoomFacts, RoomModel } from '../../../streams/index.ts'
import { useStream } from '../../bindings/useStream.ts'
import { Banner } from '../../ui/Banner.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { ChatPanel } from '../chat/ChatPanel.tsx'
import { Composer } from '../chat/Composer.tsx'
import type { LineActions, ManagedMessage } from '../chat/lineActions.ts'
import { GiftTray } from '../giftTray/GiftTray.tsx'
import { SlipBarHost } from '../slip/SlipBarHost.tsx'
import { SlipSheetHost } from '../slip/SlipSheetHost.tsx'
import { AnchorTab } from './AnchorTab.tsx'
import { MatchTab } from './MatchTab.tsx'
import { PredictionPanel } from './PredictionPanel.tsx'
import { RankingTab } from './RankingTab.tsx'
import { RoomSheets, type OpenSheet } from './RoomSheets.tsx'
import styles from './RoomFloor.module.css'

interface RoomFloorProps {
  readonly model: RoomModel
  readonly live: LiveRoom | undefined
  readonly facts: RoomFacts | null
  readonly row: MatchRowView | null
}

const TABS = ['chat', 'match', 'anchor', 'ranking'] as const

type RoomTab = (typeof TABS)[number]

const PANEL = 'room-panel'

/** All of a room below its prices: the tabs, what they show, where people write, and the sheets. */
export function RoomFloor({ model, live, facts, row }: RoomFloorProps) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<RoomTab>('chat')
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const actions = useLineActions(model, setSheet)
  return (
    <div className={styles.floor}>
      <div className={styles.tabs}>
        <Tabs
          label={t('room.tabs.label')}
          place="dense"
          items={TABS.map((key) => ({ key, label: t(`room.tabs.${key}`) }))}
          selected={tab}
          onSelect={setTab}
          panelId={PANEL}
        />
        {facts?.admin === true && (
          <IconButton icon="more" label={t('room.menu')} onPress={() => setSheet({ kind: 'menu' })} />
        )}
      </div>
      <ConnectionLine model={model} joined={facts !== null} />
      <div id={PANEL} role="tabpanel" aria-label={t(`room.tabs.${tab}`)} className={styles.panel}>
        {panelOf()}
        <SlipBarHost place="box" />
      </div>
      <Composer
        model={model}
        facts={facts}
        onSent={() => setTab('chat')}
        onShare={() => setSheet({ kind: 'share' })}
        onGift={() => setSheet({ kind: 'gifts' })}
      />
      <SlipSheetHost low />
      <RoomSheets
        sheet={sheet}
        model={model}
        facts={facts}
        onClose={() => setSheet(null)}
        onShared={() => {
          setSheet(null)
          setTab('chat')
        }}
      />
    </div>
  )

  function panelOf(): ReactNode {
    switch (tab) {
      case 'chat':
        return (
          <>
            <Guess model={model} live={live} facts={facts} />
            <Chat model={model} facts={facts} actions={actions} />
          </>
        )
      case 'match':
        return <MatchTab row={row} />
      case 'anchor':
        return <AnchorTab live={live} facts={facts} />
      case 'ranking':
        return <RankingTab model={model} />
    }
  }
}

function useLineActions(model: RoomModel, open: (sheet: OpenSheet) => void): LineActions {
  return useMemo(
    () => ({
      retry: model.retry,
      discard: model.discard,
      follow: model.follow,
      manage: (message: ManagedMessage) => {
        open({ kind: 'manage', message })
      },
    }),
    [model, open],
  )
}

function Guess({ model, live, facts }: Pick<RoomFloorProps, 'model' | 'live' | 'facts'>) {
  const prediction = useStream(model.prediction$)
  const row = useStream(model.match$)
  if (prediction === null) return null
  const home = row?.match.home.name ?? live?.match?.home
  const away = row?.match.away.name ?? live?.match?.away
  if (home === undefined || away === undefined) return null
  return (
    <PredictionPanel
      prediction={prediction}
      home={home}
      away={away}
      closed={facts?.open === false}
      onPredict={model.predict}
    />
  )
}

interface ChatProps {
  readonly model: RoomModel
  readonly facts: RoomFacts | null
  readonly actions: LineActions
}

function Chat({ model, facts, actions }: ChatProps) {
  const lanes = useStream(model.giftLanes$)
  const pushed = useStream(model.orderPush$) !== null
  return (
    <ChatPanel
      model={model}
      facts={facts}
      actions={actions}
      lanes={lanes.length}
      tray={<GiftTray lanes={lanes} lowered={pushed} />}
    />
  )
}

/** While the talk is not connected; the picture and the prices have words of their own. */
function ConnectionLine({ model, joined }: { readonly model: RoomModel; readonly joined: boolean }) {
  const { t } = useTranslation()
  const connection = useStream(model.connection$)
  if (connection === 'connected' && joined) return null
  if (!joined) return <Banner icon="info">{t('room.connection.connecting')}</Banner>
  return <Banner icon="offline">{t('room.connection.disconnected')}</Banner>
}
