import { createRoundSeeds } from '../../rounds/committedSeed.ts'
import type { World, WorldClock } from '../world.ts'
import { createBatches } from './batches.ts'
import { type BatchView, type BatchViews, createBatchViews } from './batchViews.ts'
import { createBatchCalendar, type VirtualEra } from './eras.ts'
import { formOf } from './form.ts'
import type { VirtualGameId } from './games.ts'
import { parseVirtualId } from './matchId.ts'
import { type PastBatch, pastBatches } from './pastBatches.ts'
import { tablesOf, type VirtualTable } from './tables.ts'
import { type TreePhase, treeOf } from './trees.ts'
import { virtualMatch, virtualResult } from './virtualMatches.ts'
import { createVirtualNews } from './virtualNews.ts'

/** The virtual sports of a platform (docs/virtual-sports.md). Everything is as of the platform clock. */
export interface VirtualSports extends Pick<World, 'match' | 'result' | 'listen' | 'advance'> {
  /** Those that are offered, in the order of the menu. */
  readonly games: readonly VirtualGameId[]
  readonly batches: BatchViews
  /** Platform ms for each real ms while this batch runs. */
  rateOf(view: BatchView): number
  tables(game: VirtualGameId): readonly VirtualTable[]
  tree(view: BatchView): readonly TreePhase[]
  /** Batches whose film is over, newest first; `from` and `to` are starts, platform ms. */
  past(game: VirtualGameId, from: number, to: number): readonly PastBatch[]
  /** The last three places of an entrant in its game, newest first. */
  form(game: VirtualGameId, entrantId: string): readonly number[]
}

export interface VirtualOptions {
  readonly clock: WorldClock
  readonly eras: readonly VirtualEra[]
  /** The 32 secret bytes of the database. */
  readonly roundKey: Uint8Array
  readonly games: readonly VirtualGameId[]
}

/** How long after its start a match can still be found, platform ms. */
const KNOWN_MS = 8 * 86_400_000

export function createVirtualSports({ clock, eras, roundKey, games }: VirtualOptions): VirtualSports {
  const seeds = createRoundSeeds(roundKey)
  const batches = createBatches(createBatchCalendar(eras), seeds)
  const views = createBatchViews({ batches, seeds, clock })
  const rateOf = ({ plan }: BatchView): number => eras[plan.ref.era]?.rate ?? clock.rate

  function find(matchId: string): { readonly view: BatchView; readonly orderNo: number } | null {
    const named = parseVirtualId(matchId)
    const view = named === null ? null : views.find(named.game, named.batchNo)
    return named === null || view === null ? null : { view, orderNo: named.orderNo }
  }

  return {
    games,
    batches: views,
    rateOf,
    match(matchId) {
      const found = find(matchId)
      const now = clock.now()
      if (found === null || now - found.view.startsAt > KNOWN_MS) return undefined
      if (!games.includes(found.view.plan.ref.game)) return undefined
      return virtualMatch(found.view, found.orderNo, { now, rate: rateOf(found.view) })
    },
    result(matchId) {
      const found = find(matchId)
      return found === null ? undefined : virtualResult(batches, found.view, found.orderNo, clock.now())
    },
    ...createVirtualNews({ batches, clock, games }),
    tables: (game) => tablesOf(batches, views, game, clock.now()),
    tree: (view) => treeOf(views, view.plan.ref, clock.now(), rateOf(view)),
    past: (game, from, to) => pastBatches(batches, game, { from, to, now: clock.now() }),
    form: (game, entrantId) => formOf(batches, game, entrantId, clock.now()),
  }
}
