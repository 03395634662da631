import type { MatchMoment } from '../../../../streams/virtual.ts'

/** Where the ball is, in shares of the length and the width of the pitch; home attacks to the right. */
export interface BallPlace {
  readonly x: number
  readonly y: number
}

type Moment = NonNullable<MatchMoment['last']>

const CENTRE: BallPlace = { x: 0.5, y: 0.5 }
/** An attack ends so far before the end of the pitch. */
const END = 0.05

/** Where an attack ends; its place on the width follows from its time, so that it is the same for everybody. */
function endOf({ side, kind, atMs }: Moment): BallPlace {
  const goal = kind === 'goal' || kind === 'kick' || kind === 'points'
  const aside = goal ? 0.06 : 0.3
  const y = 0.5 + aside * Math.sin(atMs)
  return { x: side === 'home' ? 1 - END : END, y }
}

/** Between two attacks the ball moves over the midfield, which has no meaning (docs/virtual-sports.md, 4). */
export function ballPlace({ last, next }: Pick<MatchMoment, 'last' | 'next'>, ms: number): BallPlace {
  // After a goal the ball is at the centre again.
  const from = last === null || last.kind === 'goal' ? CENTRE : endOf(last)
  if (next === null) return last === null ? CENTRE : from
  const to = endOf(next)
  const start = last?.atMs ?? 0
  const share = Math.min(1, Math.max(0, (ms - start) / Math.max(1, next.atMs - start)))
  const eased = share * share * (3 - 2 * share)
  const wander = Math.sin(share * Math.PI) * Math.sin(share * 3 * Math.PI + next.atMs)
  return {
    x: clamp(from.x + (to.x - from.x) * eased + 0.08 * wander),
    y: clamp(from.y + (to.y - from.y) * eased + 0.26 * wander),
  }
}

function clamp(share: number): number {
  return Math.min(1 - END / 2, Math.max(END / 2, share))
}
