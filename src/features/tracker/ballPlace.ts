import type { MatchEvents } from '../../../streams/statistics.ts'

export type Play = NonNullable<MatchEvents['play']>

/** A place on the pitch, in percent of its width and height, and how near to the goal the attack is. */
export interface BallPlace {
  readonly x: number
  readonly y: number
  readonly side: 'home' | 'away'
  /** 0 to 1. */
  readonly danger: number
}

interface Spot {
  /** Percent of the way to the goal that is attacked. */
  readonly x: number
  readonly danger: number
}

const SPOTS: Readonly<Record<Play['kind'], Spot>> = {
  unknown: { x: 50, danger: 0 },
  possession: { x: 42, danger: 0 },
  attack: { x: 66, danger: 0.45 },
  dangerousAttack: { x: 82, danger: 0.9 },
  corner: { x: 94, danger: 0.7 },
  goal: { x: 95, danger: 1 },
  penalty: { x: 86, danger: 1 },
  review: { x: 50, danger: 0 },
}

const TOP = 10
const BOTTOM = 90
/** Numbers that spread the times of plays over the height. */
const SPREAD = 7919

/** Where the ball is drawn. The height follows from the time of the play, so that every client draws the same. */
export function ballPlace(play: Play | null): BallPlace {
  const kind = play?.kind ?? 'unknown'
  const side = play?.side === 'away' ? 'away' : 'home'
  const { x, danger } = SPOTS[kind]
  return { x: side === 'home' ? x : 100 - x, y: heightOf(play), side, danger }
}

function heightOf(play: Play | null): number {
  if (play === null) return 50
  const upper = Math.floor(play.time / 1000) % 2 === 0
  if (play.kind === 'corner') return upper ? TOP : BOTTOM
  if (play.kind === 'goal' || play.kind === 'penalty' || play.kind === 'review') return 50
  return 25 + ((Math.floor(play.time / 1000) * SPREAD) % 51)
}
