import { useState } from 'react'
import type { Scope } from '../../../streams/index.ts'
import type {
  BatchTab,
  VirtualBatch,
  VirtualGame,
  VirtualGameModel,
  VirtualStreams,
  VirtualView,
} from '../../../streams/virtual.ts'
import { useScope } from '../../bindings/useScope.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { DomainRow } from '../../features/addresses/DomainRow.tsx'
import { BatchHead } from '../../features/virtual/BatchHead.tsx'
import { BatchRow } from '../../features/virtual/BatchRow.tsx'
import { EntrantList } from '../../features/virtual/EntrantList.tsx'
import { MatchPrices } from '../../features/virtual/MatchPrices.tsx'
import { RouteLink } from '../../routes/RouteLink.tsx'
import { virtualMatchPath } from '../../routes/virtualPaths.ts'
import { Tabs } from '../../ui/choice/Tabs.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { FeedOr } from './FeedOr.tsx'
import { FilmPlace } from './FilmPlace.tsx'
import { GamePage, type GamePageKey, pagesOf, RecentRaces } from './GamePages.tsx'
import styles from './Virtual.module.css'

interface GameProps {
  readonly virtual: VirtualStreams
  readonly game: VirtualGame
}

/** The batches of a game. */
export function GameContent({ virtual, game }: GameProps) {
  const { t } = useTranslation()
  const model = useScope((scope: Scope) => virtual.game(scope, game.id), virtual, game.id)
  if (model === null) return <Skeleton shape="records" rows={5} label={t('common.loading')} />
  return <Batches virtual={virtual} game={game} model={model} />
}

function Batches({ virtual, game, model }: GameProps & { readonly model: VirtualGameModel }) {
  const { t } = useTranslation()
  const view = useStream(model.view$)
  const { shown, tabs } = view
  const tab = tabs.find(({ batchNo }) => batchNo === shown?.batchNo)
  return (
    <FeedOr feed={view.list}>
      {() =>
        shown === null || tab === undefined ? (
          <EmptyState art="flag" title={t('virtual.none')} text={t('virtual.noneText')} />
        ) : (
          <>
            <BatchRow tabs={tabs} selected={shown.batchNo} onSelect={model.choose} />
            <Shown virtual={virtual} game={game} model={model} view={view} shown={shown} tab={tab} />
          </>
        )
      }
    </FeedOr>
  )
}

interface ShownProps extends GameProps {
  readonly model: VirtualGameModel
  readonly view: VirtualView
  readonly shown: VirtualBatch
  readonly tab: BatchTab
}

/** The film above, then the batch that is chosen, and what else there is of the game. */
function Shown({ virtual, game, model, view, shown, tab }: ShownProps) {
  const { t } = useTranslation()
  const film = useStream(model.film$)
  const [page, setPage] = useState<GamePageKey>('bets')
  const pages = pagesOf(game)
  return (
    <ScrollArea>
      <FilmPlace virtual={virtual} view={view} film={film} next={shown} />
      <BatchHead batch={shown} tab={tab} />
      {game.format === 'race' && <RecentRaces virtual={virtual} game={game} />}
      <div className={styles.fixed}>
        <Tabs
          label={t('virtual.pages')}
          items={pages.map((key) => ({ key, label: t(`virtual.page.${key}`) }))}
          selected={page}
          onSelect={setPage}
        />
      </div>
      {page === 'bets' ? (
        <Bets game={game} batch={shown} />
      ) : (
        <GamePage key={page} page={page} virtual={virtual} game={game} batch={shown} />
      )}
      <DomainRow type="vr" group={t('addresses.site')} />
      <div className={styles.end} />
    </ScrollArea>
  )
}

function Bets({ game, batch }: { readonly game: VirtualGame; readonly batch: VirtualBatch }) {
  const { t } = useTranslation()
  const [race] = batch.matches
  if (game.format !== 'race' || race === undefined)
    return <MatchPrices path={game.path} matches={batch.matches} />
  return (
    <>
      <EntrantList entry={race} />
      <RouteLink to={virtualMatchPath(game.path, race.match.id)} className={styles.all}>
        {t('virtual.allMarkets')} <Icon name="right" size="s" />
      </RouteLink>
    </>
  )
}
