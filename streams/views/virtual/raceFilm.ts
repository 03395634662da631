import type { RaceFilm, Runner } from '../../venues/virtual.ts'

/** The whole distance, in the unit of `splits`. */
const WHOLE = 1_000_000
const SEGMENTS = 8

/** The place of the film of a race. */
export interface RaceMoment {
  /** Millionths of the distance that each has covered, by number; above 1 000 000 behind the line. */
  readonly covered: ReadonlyMap<number, number>
  /** The numbers by place. */
  readonly places: readonly number[]
  /** How many of them have finished. */
  readonly finished: number
  /** Metres that the leader has left, 0 at the end. */
  readonly metresLeft: number
}

/**
 * What a runner has covered at a time of the film (ms), in millionths of the distance; whole numbers as the platform
 * computes them (docs/virtual-sports.md, 4).
 */
export function coveredAt({ finishMs, splits }: Pick<Runner, 'finishMs' | 'splits'>, ms: number): number {
  const at = Math.max(0, Math.floor(ms))
  const last = splits[SEGMENTS - 1] ?? WHOLE
  if (at >= finishMs) {
    const before = splits[SEGMENTS - 2] ?? 0
    return WHOLE + Math.floor(((last - before) * SEGMENTS * (at - finishMs)) / finishMs)
  }
  const segment = Math.floor((SEGMENTS * at) / finishMs)
  const from = segment === 0 ? 0 : (splits[segment - 1] ?? 0)
  const to = splits[segment] ?? last
  return from + Math.floor(((to - from) * (SEGMENTS * at - segment * finishMs)) / finishMs)
}

/** By finishing time for those who have finished, then by what is covered, the lower number first when equal. */
export function raceAt({ runners, distance }: RaceFilm, ms: number): RaceMoment {
  const covered = new Map(runners.map((runner) => [runner.number, coveredAt(runner, ms)]))
  const finishOf = ({ finishMs }: Runner): number => (finishMs <= ms ? finishMs : Number.POSITIVE_INFINITY)
  const order = runners.toSorted((one, other) => {
    const first = finishOf(one)
    const second = finishOf(other)
    if (first !== second) return first < second ? -1 : 1
    const behind = first === Number.POSITIVE_INFINITY
    const ahead = behind ? (covered.get(other.number) ?? 0) - (covered.get(one.number) ?? 0) : 0
    return ahead === 0 ? one.number - other.number : ahead
  })
  const furthest = Math.min(WHOLE, Math.max(0, ...covered.values()))
  return {
    covered,
    places: order.map(({ number }) => number),
    finished: order.filter(({ finishMs }) => finishMs <= ms).length,
    metresLeft: Math.ceil((distance * (WHOLE - furthest)) / WHOLE),
  }
}
