import { useState } from 'react'
import type { AnchorGame, AnchorGameModel, PanelView, PlayStreams } from '../../../streams/play.ts'
import { useAnchorGames } from '../../bindings/useAnchorGames.ts'
import { useScope } from '../../bindings/useScope.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Segmented } from '../../ui/choice/Segmented.tsx'
import { Tabs } from '../../ui/choice/Tabs.tsx'
import { LowSheet } from '../../ui/sheet/LowSheet.tsx'
import { SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { PanelFooter } from './PanelFooter.tsx'
import { PanelExitNote } from './PanelExitNote.tsx'
import { GamePlay } from './GamePlay.tsx'
import { OwnBets } from './OwnBets.tsx'
import { PastRounds } from './PastRounds.tsx'
import styles from './GamePanel.module.css'

interface GamePanelProps {
  readonly roomId: string
  /** The games of the room, of which one is shown. */
  readonly games: readonly AnchorGame[]
  readonly game: AnchorGame
  readonly onGame: (game: AnchorGame) => void
  readonly onClose: () => void
}

const PAGES = ['play', 'results', 'bets', 'rules'] as const

type Page = (typeof PAGES)[number]

const PANEL = 'anchor-game'

/** The games of a room, beside its picture and its chat. Each keeps its round while another is shown. */
export function GamePanel({ roomId, games, game, onGame, onClose }: GamePanelProps) {
  const play = useAnchorGames()
  const model = useScope((screen) => play.game(screen, roomId, game), play, roomId, game)
  if (model === null) return null
  return (
    <Open key={game} play={play} model={model} games={games} game={game} onGame={onGame} onClose={onClose} />
  )
}

interface OpenProps extends Omit<GamePanelProps, 'roomId'> {
  readonly play: PlayStreams
  readonly model: AnchorGameModel
}

function Open({ play, model, games, game, onGame, onClose }: OpenProps) {
  const { t } = useTranslation()
  const view = useStream(model.view$)
  const [page, setPage] = useState<Page>('play')
  const [typing, setTyping] = useState(false)
  const title = t(`anchorGame.game.${game}`)
  return (
    <LowSheet
      label={title}
      onClose={onClose}
      shown={page}
      header={
        <SheetHeader
          actions={
            <>
              <IconButton
                icon={page === 'play' ? 'records' : 'close'}
                label={t(page === 'play' ? 'anchorGame.page.bets' : 'anchorGame.page.play')}
                onPress={() => setPage(page === 'play' ? 'bets' : 'play')}
              />
              <IconButton icon="down" label={t('anchorGame.hide')} onPress={onClose} />
            </>
          }
        >
          {games.length > 1 ? (
            <Tabs
              label={t('anchorGame.games')}
              place="sheet"
              items={games.map((key) => ({ key, label: t(`anchorGame.short.${key}`) }))}
              selected={game}
              onSelect={onGame}
              panelId={PANEL}
            />
          ) : (
            title
          )}
        </SheetHeader>
      }
      footer={
        page === 'play' && <PanelFooter model={model} view={view} typing={typing} setTyping={setTyping} />
      }
    >
      <div id={PANEL} role="tabpanel" aria-label={title} className={styles.panel}>
        <PanelExitNote view={view} onClose={onClose} />
        {page !== 'play' && (
          <div className={styles.pages}>
            <Segmented
              label={t('anchorGame.pages')}
              items={PAGES.map((key) => ({ key, label: t(`anchorGame.page.${key}`) }))}
              selected={page}
              onSelect={(next) => {
                if (next === 'results') model.openResults()
                setPage(next)
              }}
            />
          </div>
        )}
        <Shown page={page} play={play} model={model} view={view} />
      </div>
    </LowSheet>
  )
}

interface ShownProps {
  readonly page: Page
  readonly play: PlayStreams
  readonly model: AnchorGameModel
  readonly view: PanelView
}

function Shown({ page, play, model, view }: ShownProps) {
  switch (page) {
    case 'play':
      return <GamePlay play={play} model={model} view={view} />
    case 'results':
      return <PastRounds play={play} view={view} />
    case 'bets':
      return <OwnBets play={play} view={view} />
    case 'rules':
      return (
        <div className={styles.rules}>
          {view.rules.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )
  }
}
