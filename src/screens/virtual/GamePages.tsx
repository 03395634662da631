import { useMemo } from 'react'
import type { VirtualBatch, VirtualGame, VirtualStreams } from '../../../streams/virtual.ts'
import { useStream } from '../../bindings/useStream.ts'
import { LastRaces } from '../../features/virtual/LastRaces.tsx'
import { LeagueTable } from '../../features/virtual/LeagueTable.tsx'
import { ResultRows } from '../../features/virtual/ResultRows.tsx'
import { TieTree } from '../../features/virtual/TieTree.tsx'
import { FeedOr } from './FeedOr.tsx'

/** What there is of a game besides the markets. */
export type GamePageKey = 'bets' | 'table' | 'tree' | 'results'

/** A league has a table, a cup its ties, and the World Cup both. */
export function pagesOf({ format }: Pick<VirtualGame, 'format'>): readonly GamePageKey[] {
  switch (format) {
    case 'league':
      return ['bets', 'table', 'results']
    case 'groupCup':
      return ['bets', 'table', 'tree', 'results']
    case 'legCup':
      return ['bets', 'tree', 'results']
    case 'friendly':
    case 'race':
      return ['bets', 'results']
  }
}

interface PageProps {
  readonly virtual: VirtualStreams
  readonly game: VirtualGame
  readonly batch: VirtualBatch
}

/** One of those pages; its data is requested while it is open. */
export function GamePage({ page, ...props }: PageProps & { readonly page: Exclude<GamePageKey, 'bets'> }) {
  switch (page) {
    case 'table':
      return <TablePage {...props} />
    case 'tree':
      return <TreePage {...props} />
    case 'results':
      return <ResultsPage {...props} />
  }
}

function TablePage({ virtual, game }: PageProps) {
  const feed = useStream(useMemo(() => virtual.table$(game.id), [virtual, game.id]))
  return (
    <FeedOr feed={feed} part>
      {(groups) => <LeagueTable groups={groups} />}
    </FeedOr>
  )
}

function TreePage({ virtual, batch }: PageProps) {
  const { game, sport, batchNo, handle, round, startsAt } = batch
  const tree$ = useMemo(
    () => virtual.tree$({ game, sport, batchNo, handle, round, startsAt }),
    [virtual, game, sport, batchNo, handle, round, startsAt],
  )
  return (
    <FeedOr feed={useStream(tree$)} part>
      {(tree) => <TieTree tree={tree} />}
    </FeedOr>
  )
}

function ResultsPage({ virtual, game }: PageProps) {
  const feed = useStream(useMemo(() => virtual.results$(game.id), [virtual, game.id]))
  return (
    <FeedOr feed={feed} part>
      {(results) => <ResultRows results={results} />}
    </FeedOr>
  )
}

/** The last races above the entrants. */
export function RecentRaces({ virtual, game }: Omit<PageProps, 'batch'>) {
  const feed = useStream(useMemo(() => virtual.results$(game.id), [virtual, game.id]))
  return <LastRaces results={feed.value ?? []} />
}
