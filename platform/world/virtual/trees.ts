import type { Pair } from '../../../streams/domain/match.ts'
import { shootOutScore, tieScore } from '../../../streams/domain/virtual/football.ts'
import type { WorldTeam } from '../world.ts'
import type { BatchView, BatchViews } from './batchViews.ts'
import { teamsOf } from './competitors.ts'
import { CUP_BATCHES, CUP_PHASES } from './cups.ts'
import type { BatchRef } from './eras.ts'
import { VIRTUAL_GAMES } from './games.ts'
import { playingAt } from './playing.ts'

/** A tie of a cup; home is that of the first leg. */
export interface TreeTie {
  readonly home: WorldTeam
  readonly away: WorldTeam
  /** The score of each leg that has started, as far as its film has shown it; home first. */
  readonly scores: readonly Pair[]
  readonly orderNo: number
  /** Whether its second leg has started. */
  readonly second: boolean
  /** 0 while it is open, 1 for home. */
  readonly winner: 0 | 1 | 2
  /** Home first; `null` without a shoot-out, and before its end. */
  readonly penalties: Pair | null
}

export interface TreePhase {
  /** `Q16` to `Q2`; `Q3` is the match for third place. */
  readonly phase: string
  readonly ties: readonly TreeTie[]
}

/** The phases that are known so far of the cup to which a batch belongs (docs/virtual-sports.md, 6.6). */
export function treeOf(views: BatchViews, ref: BatchRef, now: number, rate: number): readonly TreePhase[] {
  const { format } = VIRTUAL_GAMES[ref.game]
  if (format !== 'groupCup' && format !== 'legCup') return []
  const first = ref.index - (ref.index % CUP_BATCHES)
  const phases = new Map<string, TreeTie[]>()
  for (const [place, lod] of CUP_PHASES[format].entries()) {
    const [phase = '', leg] = lod.split('-')
    if (!phase.startsWith('Q')) continue
    const view = views.at({ ...ref, index: first + place })
    if (view === null) continue
    for (const [at, pairing] of view.plan.pairings.entries()) {
      const name = pairing.tie === 'thirdPlace' ? 'Q3' : phase
      const ties = phases.get(name) ?? []
      phases.set(name, ties)
      const known = leg === '2' ? ties[at] : undefined
      const tie =
        known === undefined ? firstTie(view, at, now, rate) : withSecondLeg(known, view, at, now, rate)
      if (tie === null) continue
      if (known === undefined) ties.push(tie)
      else ties[at] = tie
    }
  }
  return [...phases].map(([phase, ties]) => ({ phase, ties }))
}

function scoreNow(view: BatchView, at: number, now: number, rate: number): readonly Pair[] {
  if (view.drawn === null) return []
  return [playingAt(view.drawn, at + 1, Math.floor((now - view.startsAt) / rate)).score]
}

interface Decided {
  readonly winner: TreeTie['winner']
  readonly penalties: Pair | null
}

/** Home is that of the match. */
function decidedBy(view: BatchView, at: number, now: number): Decided {
  const { drawn, paysAt, plan } = view
  const match = drawn?.kind === 'football' ? drawn.matches[at] : undefined
  if (match === undefined || paysAt === null || paysAt > now) return { winner: 0, penalties: null }
  const [home, away] = tieScore(match.result, plan.pairings[at]?.before ?? null)
  return { winner: home > away ? 1 : 2, penalties: shootOutScore(match.result) }
}

function firstTie(view: BatchView, at: number, now: number, rate: number): TreeTie | null {
  const pairing = view.plan.pairings[at]
  const teams = teamsOf(view.plan.ref.game)
  const [home, away] = [teams[pairing?.home ?? -1], teams[pairing?.away ?? -1]]
  if (pairing === undefined || home === undefined || away === undefined) return null
  const open: Decided = { winner: 0, penalties: null }
  const decided = pairing.tie === 'firstLeg' ? open : decidedBy(view, at, now)
  return { home, away, scores: scoreNow(view, at, now, rate), orderNo: at + 1, second: false, ...decided }
}

function withSecondLeg(tie: TreeTie, view: BatchView, at: number, now: number, rate: number): TreeTie {
  const { winner, penalties } = decidedBy(view, at, now)
  return {
    ...tie,
    scores: [...tie.scores, ...scoreNow(view, at, now, rate).map(([home, away]): Pair => [away, home])],
    second: view.drawn !== null,
    winner: winner === 0 ? 0 : winner === 1 ? 2 : 1,
    penalties: penalties === null ? null : [penalties[1], penalties[0]],
  }
}
