import type { DrawnBatch } from '../../streams/domain/virtual/batch.ts'
import type { BatchView } from '../world/virtual/batchViews.ts'
import type { BatchRef } from '../world/virtual/eras.ts'
import type { VirtualGameId } from '../world/virtual/games.ts'
import type { VirtualSports } from '../world/virtual/virtualSports.ts'

export interface PastMatches {
  readonly games: readonly VirtualGameId[]
  /** Starts, platform ms. */
  readonly from: number
  readonly to: number
  /** Empty for all. */
  readonly batchNo: string
  readonly skip: number
  readonly count: number
}

/** A match or race whose film is over. */
export interface PastMatch {
  readonly view: BatchView
  readonly drawn: DrawnBatch
  readonly orderNo: number
}

/** A page of what is over, newest first; only what is on it is computed (docs/virtual-sports.md, 6.8). */
export function pastMatches(
  virtual: Pick<VirtualSports, 'past' | 'batches'>,
  { games, from, to, batchNo, skip, count }: PastMatches,
): { readonly total: number; readonly page: readonly PastMatch[] } {
  const past = games
    .flatMap((game) => virtual.past(game, from, to))
    .sort((one, other) => other.startsAt - one.startsAt)
  const named = games.flatMap((game) => virtual.batches.find(game, batchNo)?.plan.ref ?? [])
  const isNamed = (ref: BatchRef): boolean =>
    named.some(({ game, era, index }) => ref.game === game && ref.era === era && ref.index === index)
  const wanted = batchNo === '' ? past : past.filter(({ ref }) => isNamed(ref))
  const page: PastMatch[] = []
  let passed = 0
  for (const { ref, matches } of wanted) {
    if (passed >= skip + count) break
    if (passed + matches > skip) {
      const view = virtual.batches.at(ref)
      for (let orderNo = 1; view?.drawn != null && orderNo <= matches; orderNo += 1) {
        const place = passed + orderNo - 1
        if (place >= skip && place < skip + count) page.push({ view, drawn: view.drawn, orderNo })
      }
    }
    passed += matches
  }
  return { total: wanted.reduce((sum, { matches }) => sum + matches, 0), page }
}
