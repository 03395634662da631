import { textIn, type TextLanguage } from '../../streams/domain/localText.ts'
import type { MarketKey } from '../../streams/domain/market.ts'
import type { BatchView } from '../world/virtual/batchViews.ts'
import { virtualMatchId } from '../world/virtual/eras.ts'
import { parseVirtualId } from '../world/virtual/matchId.ts'
import { entrantsOf, matchCount } from '../world/virtual/virtualMatches.ts'
import type { VirtualSports } from '../world/virtual/virtualSports.ts'
import type { WorldMatch } from '../world/world.ts'

/** The markets of a list row of virtual sports (docs/virtual-sports.md, 6.2). */
export const VIRTUAL_ROW_MARKETS: readonly MarketKey[] = [
  'goals.result.match',
  'goals.handicap.match',
  'goals.total.match',
  'points.winner.match',
  'points.handicap.match',
  'points.total.match',
  'places.outright.match',
  'places.place.match',
]

/** A match or race with its batch. */
export interface MatchOfBatch {
  readonly view: BatchView
  readonly match: WorldMatch
  /** From 1. */
  readonly orderNo: number
}

/** `null` for an id of another kind, of a batch that is not announced, and of one that is too long ago. */
export function matchOfBatch(
  virtual: Pick<VirtualSports, 'games' | 'batches' | 'match'> | null,
  matchId: string,
): MatchOfBatch | null {
  const named = parseVirtualId(matchId)
  if (named === null || virtual?.games.includes(named.game) !== true) return null
  const view = virtual.batches.find(named.game, named.batchNo)
  const match = virtual.match(matchId)
  return view === null || match === undefined ? null : { view, match, orderNo: named.orderNo }
}

/** All matches of a batch, by `orderNo`. */
export function matchesOfBatch(
  virtual: Pick<VirtualSports, 'match'>,
  view: BatchView,
): readonly MatchOfBatch[] {
  const { plan } = view
  return Array.from({ length: matchCount(plan) }, (_, index) => index + 1).flatMap((orderNo) => {
    const match = virtual.match(virtualMatchId(plan.ref.game, plan.batchNo, orderNo))
    return match === undefined ? [] : [{ view, match, orderNo }]
  })
}

/** The round of a league or the phase of a cup; a match for third place has one of its own. */
export function roundOfMatch({ plan }: BatchView, orderNo: number): string {
  return plan.pairings[orderNo - 1]?.tie === 'thirdPlace' ? 'Q3' : plan.lod
}

/** An entrant of a race. */
export interface EntrantRow {
  readonly number: number
  readonly id: string
  readonly name: string
  readonly weight: number
  /** Its last places, the newest first. */
  readonly form: readonly number[]
}

/** By number; none of a match. */
export function entrantRows(
  virtual: Pick<VirtualSports, 'form'>,
  { plan }: BatchView,
  language: TextLanguage,
): readonly EntrantRow[] {
  const { entry, ref } = plan
  const weights = 'weights' in entry ? entry.weights : []
  return entrantsOf(plan).map(({ id, name }, index) => ({
    number: index + 1,
    id,
    name: textIn(name, language),
    weight: weights[index] ?? 0,
    form: virtual.form(ref.game, id),
  }))
}
