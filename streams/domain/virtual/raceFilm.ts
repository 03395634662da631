import { type DrawnRace, SEGMENTS } from './races.ts'

/** Covered distances are in millionths of the whole distance. */
export const WHOLE_DISTANCE = 1_000_000
/** How long the film goes on after the last runner has finished, ms. */
const AFTER_LAST_MS = 4000

/** How one entrant runs. */
export interface Runner {
  readonly number: number
  /** When it is at the finish, ms of the film. */
  readonly finish: number
  /** What is covered at the end of each segment, millionths. */
  readonly splits: readonly number[]
}

/** The runners of a race by number. */
export function runnersOf({ result: { order, times }, paces }: DrawnRace): readonly Runner[] {
  return paces.map((own, index) => {
    const number = index + 1
    return { number, finish: times[order.indexOf(number)] ?? 0, splits: splitsOf(own) }
  })
}

function splitsOf(paces: readonly number[]): readonly number[] {
  const whole = paces.reduce((sum, pace) => sum + pace, 0)
  let soFar = 0
  return paces.map((pace) => {
    soFar += pace
    return Math.floor((WHOLE_DISTANCE * soFar) / whole)
  })
}

/** What a runner has covered at `at` ms of the film; above the whole distance behind the finish. */
export function coveredAt({ finish, splits }: Omit<Runner, 'number'>, at: number): number {
  const segment = Math.floor((SEGMENTS * at) / finish)
  const last = splitAt(splits, SEGMENTS) - splitAt(splits, SEGMENTS - 1)
  if (segment >= SEGMENTS) {
    return WHOLE_DISTANCE + Math.floor((last * SEGMENTS * (at - finish)) / finish)
  }
  const from = splitAt(splits, segment)
  const to = splitAt(splits, segment + 1)
  return from + Math.floor(((to - from) * (SEGMENTS * at - segment * finish)) / finish)
}

function splitAt(splits: readonly number[], segments: number): number {
  return segments === 0 ? 0 : (splits[segments - 1] ?? WHOLE_DISTANCE)
}

/** The numbers at `at` ms of the film, the leader first: by time at the finish, before it by what is covered. */
export function placesAt(runners: readonly Runner[], at: number): readonly number[] {
  const standing = runners.map((runner) => {
    const home = at >= runner.finish
    return { number: runner.number, home, by: home ? -runner.finish : coveredAt(runner, at) }
  })
  return standing
    .sort((one, other) => {
      if (one.home !== other.home) return one.home ? -1 : 1
      return other.by - one.by || one.number - other.number
    })
    .map(({ number }) => number)
}

/** The length of the film of a race, ms. */
export function raceFilmMs({ times }: DrawnRace['result']): number {
  return Math.max(0, ...times) + AFTER_LAST_MS
}
