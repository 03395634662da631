import type { DrawnBatch } from '../../../streams/domain/virtual/batch.ts'
import type { RoundSeeds } from '../../rounds/committedSeed.ts'
import type { WorldClock } from '../world.ts'
import type { PlannedBatch } from './batchPlans.ts'
import type { Batches } from './batches.ts'
import { teamsOf } from './competitors.ts'
import type { BatchRef } from './eras.ts'
import { VIRTUAL_GAMES, type VirtualGameId } from './games.ts'
import { type BatchPlace, indexInSeason } from './pairings.ts'

/** The states of a round (docs/games/rounds.md, 2.1) that a batch has; one that never starts is `void`. */
export type BatchStatus = 'open' | 'sealed' | 'decided' | 'closed' | 'void'

/** What is public of a batch now. Instants are platform ms. */
export interface BatchView {
  readonly plan: PlannedBatch
  readonly status: BatchStatus
  readonly opensAt: number
  readonly sealsAt: number
  readonly startsAt: number
  /** The end of the film; `null` before the start, because it follows from the result. */
  readonly paysAt: number | null
  readonly commitment: string
  /** `null` before the start. */
  readonly drawn: DrawnBatch | null
}

/** The place of a batch in its season. The first season of each era is 1. */
export interface SeasonPlace extends Pick<BatchPlace, 'season' | 'lod'> {
  readonly era: number
}

/** The batches that are announced, as they are now. */
export interface BatchViews {
  /** Those that are listed, by start. */
  listed(game: VirtualGameId): readonly BatchView[]
  /** `null` for a batch that never was or is not announced yet. */
  find(game: VirtualGameId, batchNo: string): BatchView | null
  /** The batch of a season; `null` for one that is not announced yet, and where the game has no seasons. */
  ofSeason(game: VirtualGameId, place: SeasonPlace): BatchView | null
  /** The batch at a place of the calendar; `null` while it is not announced. */
  at(ref: BatchRef): BatchView | null
  /** 64 hexadecimal digits; `null` before the start. That of a void batch shows what was given back. */
  seedOf(view: BatchView): string | null
}

interface ViewDeps {
  readonly batches: Batches
  readonly seeds: RoundSeeds
  readonly clock: WorldClock
}

/** No batch is announced so many periods before its start. */
const FARTHEST_PERIODS = 8

export function createBatchViews({ batches, seeds, clock }: ViewDeps): BatchViews {
  const { calendar } = batches

  function at(ref: BatchRef): BatchView | null {
    const now = clock.now()
    const startsAt = calendar.startOf(ref)
    const rate = calendar.eras[ref.era]?.rate ?? 1
    const farthest = FARTHEST_PERIODS * VIRTUAL_GAMES[ref.game].period * rate
    if (ref.index < 0 || startsAt - now > farthest) return null
    const opensAt = batches.opensAt(ref)
    const cutOff = calendar.isCutOff(ref)
    const ends = calendar.eras[ref.era + 1]?.since ?? Infinity
    if (opensAt > now || opensAt >= ends) return null
    const started = !cutOff && startsAt <= now
    return {
      plan: batches.plan(ref),
      status: cutOff ? 'void' : statusOf(ref, now),
      opensAt,
      sealsAt: calendar.sealOf(ref),
      startsAt,
      paysAt: started ? batches.paysAt(ref) : null,
      commitment: seeds.commitment(batches.key(ref)),
      drawn: started ? batches.drawn(ref) : null,
    }
  }

  function statusOf(ref: BatchRef, now: number): BatchStatus {
    if (now < calendar.sealOf(ref)) return 'open'
    if (now < calendar.startOf(ref)) return 'sealed'
    return now < batches.endsAt(ref) ? 'decided' : 'closed'
  }

  return {
    at,
    listed(game) {
      const era = calendar.eras.length - 1
      const last = calendar.lastStarted(game, era, clock.now())
      const first = Math.max(0, last - 1)
      const count = last + 2 + VIRTUAL_GAMES[game].ahead - first
      const refs = Array.from({ length: count }, (_, place) => ({ game, era, index: first + place }))
      return refs.flatMap((ref) => at(ref) ?? []).filter(({ status }) => status !== 'closed')
    },
    find(game, batchNo) {
      const ref = calendar.find(game, batchNo)
      return ref === null ? null : at(ref)
    },
    ofSeason(game, { era, ...place }) {
      const index = indexInSeason(game, teamsOf(game).length, place)
      return index === null || calendar.eras[era] === undefined ? null : at({ game, era, index })
    },
    seedOf: ({ plan, drawn, status }) =>
      drawn === null && status !== 'void' ? null : seeds.seed(batches.key(plan.ref)),
  }
}
