import type { Play } from '../../domain/baccarat/plays.ts'
import {
  addStakes,
  NO_STAKES,
  roomOn,
  type SpotLimits,
  stakedPlays,
  stakeOn,
  type Stakes,
  stakesOf,
  stoppedByPlay,
  totalStake,
} from '../../domain/casino/stakes.ts'

/** How stakes came onto the spots. All but `tap` are not sent without a press of the button. */
type StepKind = 'tap' | 'double' | 'repeat' | 'restore' | 'move'

interface Step {
  readonly by: StepKind
  /** What lies on the spots after it. */
  readonly stakes: Stakes
}

/** A note to the member about the last command. */
export type SpotNote =
  | { readonly type: 'maxOfPlay' | 'maxOfRound'; readonly play: Play }
  /** A double, a repeat or a move stopped at the limits. */
  | { readonly type: 'stopped' }
  /** There is nothing to repeat. */
  | { readonly type: 'noLast' }
  /** What was not sent was cleared at the seal. */
  | { readonly type: 'sealed'; readonly stakes: Stakes }

/** What lies on the spots of a table and is not sent. */
export interface Spots {
  /** The round that it is for; it ends with it. `null` while no bets are taken. */
  readonly round: string | null
  readonly steps: readonly Step[]
  readonly note: SpotNote | null
}

export type SpotsEvent =
  /** `stake` in minor units. */
  | { readonly type: 'tapped'; readonly play: Play; readonly stake: number; readonly by: SpotLimits }
  | { readonly type: 'undone' }
  | { readonly type: 'cleared' }
  /** The spot of one play was replaced by that of another. */
  | { readonly type: 'moved'; readonly from: Play; readonly to: Play; readonly by: SpotLimits }
  | { readonly type: 'doubled'; readonly by: SpotLimits }
  /** `last` are the member's last accepted bets at the table, on plays that it has. */
  | { readonly type: 'repeated'; readonly last: Stakes; readonly by: SpotLimits }
  /** What lay there was sent. */
  | { readonly type: 'sent' }
  /** Bets of the round were refused: they lie on the spots again. */
  | { readonly type: 'restored'; readonly round: string; readonly stakes: Stakes; readonly by: SpotLimits }
  /** `round` takes bets now; `null`: none does. */
  | { readonly type: 'round'; readonly round: string | null }

export const NO_SPOTS: Spots = { round: null, steps: [], note: null }

/** What lies on the spots. */
export function lying({ steps }: Pick<Spots, 'steps'>): Stakes {
  return steps.at(-1)?.stakes ?? NO_STAKES
}

/**
 * Whether what lies there was put there by taps alone, so that it is sent by itself with fast bet: a repeat or double
 * needs a press of the button (docs/games/rounds.md, 8).
 */
export function tappedOnly({ steps }: Pick<Spots, 'steps'>): boolean {
  return steps.length > 0 && steps.every(({ by }) => by === 'tap')
}

/** The next state. Pure; while no bets are taken only a change of the round has an effect. */
export function spotsAfter(spots: Spots, event: SpotsEvent): Spots {
  if (event.type === 'round') return inRound(spots, event.round)
  if (spots.round === null) return spots
  switch (event.type) {
    case 'tapped':
      return tapped(spots, event)
    case 'undone':
      return spots.steps.length === 0 ? spots : { ...spots, steps: spots.steps.slice(0, -1), note: null }
    case 'cleared':
    case 'sent':
      return spots.steps.length === 0 ? spots : { ...spots, steps: [], note: null }
    case 'moved':
      return moved(spots, event)
    case 'doubled':
      return added(spots, 'double', lying(spots), event.by)
    case 'repeated':
      if (stakedPlays(event.last).length === 0) return { ...spots, note: { type: 'noLast' } }
      return added(spots, 'repeat', event.last, event.by)
    case 'restored':
      return event.round === spots.round ? added(spots, 'restore', event.stakes, event.by) : spots
  }
}

function inRound(spots: Spots, round: string | null): Spots {
  if (round === spots.round) return spots
  const left = lying(spots)
  // The words about a seal stay until the next round takes bets.
  const note: SpotNote | null =
    stakedPlays(left).length > 0 ? { type: 'sealed', stakes: left } : round === null ? spots.note : null
  return { round, steps: [], note }
}

function tapped(spots: Spots, { play, stake, by }: Extract<SpotsEvent, { type: 'tapped' }>): Spots {
  const before = lying(spots)
  if (stake > roomOn(play, before, by)) {
    return { ...spots, note: { type: stoppedByPlay(play, before, by) ? 'maxOfPlay' : 'maxOfRound', play } }
  }
  return withStep(
    spots,
    'tap',
    addStakes(
      before,
      stakesOf((each) => (each === play ? stake : 0)),
    ),
    null,
  )
}

/** Moves stakes in every step, so that an undo puts none on the spot that is gone. What exceeds the limits is removed. */
function moved(spots: Spots, { from, to, by }: Extract<SpotsEvent, { type: 'moved' }>): Spots {
  if (spots.steps.every(({ stakes }) => stakeOn(stakes, from) === 0)) return spots
  const steps = spots.steps.map((step): Step => {
    if (stakeOn(step.stakes, from) === 0) return step
    const left = stakesOf((play) => (play === from ? 0 : stakeOn(step.stakes, play)))
    const stake = Math.min(stakeOn(step.stakes, from), roomOn(to, left, by))
    const stakes = addStakes(
      left,
      stakesOf((play) => (play === to ? stake : 0)),
    )
    return { by: 'move', stakes }
  })
  const stopped = totalStake(lying({ steps })) < totalStake(lying(spots))
  return { ...spots, steps, note: stopped ? { type: 'stopped' } : null }
}

/** Adds stakes play by play, each as far as the limits leave room. */
function added(spots: Spots, kind: StepKind, stakes: Stakes, by: SpotLimits): Spots {
  const before = lying(spots)
  let after = before
  for (const play of stakedPlays(stakes)) {
    const stake = Math.min(stakeOn(stakes, play), roomOn(play, after, by))
    after = addStakes(
      after,
      stakesOf((each) => (each === play ? stake : 0)),
    )
  }
  const wanted = addStakes(before, stakes)
  const stopped = stakedPlays(wanted).some((play) => stakeOn(after, play) < stakeOn(wanted, play))
  const note: SpotNote | null = stopped ? { type: 'stopped' } : null
  const changed = stakedPlays(after).some((play) => stakeOn(after, play) !== stakeOn(before, play))
  return changed ? withStep(spots, kind, after, note) : { ...spots, note }
}

function withStep(spots: Spots, by: StepKind, stakes: Stakes, note: SpotNote | null): Spots {
  return { ...spots, steps: [...spots.steps, { by, stakes }], note }
}
