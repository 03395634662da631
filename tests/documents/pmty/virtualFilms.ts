import { type Basketball, type Football, placesAt, type Race, splitsOf } from './virtualDraws.ts'
import { FILMS } from './virtualVectors.ts'

/** Films by sections 4 and 6.4 of docs/virtual-sports.md, made a second time from what the draws are. */

interface FilmEntry {
  readonly time: number
  /** 1 or 2. */
  readonly side: number
  readonly kind: string
  readonly value?: number
}

/** The score after each entry; `worth` is what an entry adds. */
function withScores<E extends FilmEntry>(entries: readonly E[], worth: (entry: E) => number) {
  const score: [number, number] = [0, 0]
  return entries.map((entry) => {
    score[entry.side === 1 ? 0 : 1] += worth(entry)
    return { ...entry, score: score.join(':') }
  })
}

export function footballFilmOf({ attacks, kicks }: Football) {
  const { kicksFrom, kick: kickMs } = FILMS.football
  const played = attacks
    .map(({ side, half, second, scores }) => ({
      time: 50_000 * half + Math.floor((second * 50) / 3),
      side: side + 1,
      kind: scores ? 'goal' : 'attack',
    }))
    .sort((a, b) => a.time - b.time)
  const [home, away] = kicks ?? [[], []]
  const taken = Array.from({ length: home.length + away.length }, (_, index) => ({
    time: kicksFrom + kickMs * (index + 1),
    side: 1 + (index % 2),
    kind: (index % 2 === 0 ? home : away)[Math.floor(index / 2)] === 1 ? 'kick' : 'kickMissed',
  }))
  return [
    ...withScores(played, ({ kind }) => Number(kind === 'goal')),
    ...withScores(taken, ({ kind }) => Number(kind === 'kick')),
  ]
}

/** Of a batch of football, ms. */
export const footballFilmMs = (batch: readonly Football[]): number =>
  FILMS.football.T +
  FILMS.football.kick * Math.max(...batch.map(({ kicks }) => (kicks === null ? 0 : kicks.flat().length)))

const POSSESSIONS = 20

export function basketballFilmOf({ draws }: Basketball, chances: readonly [number, number]) {
  const entries = draws.flatMap((drawn, index) => {
    const side = 1 + (index % 2)
    const value = drawn < 110 ? 3 : drawn < 110 + (chances[side - 1] ?? 0) ? 2 : 0
    const before = FILMS.basketball.quartersFrom[Math.floor(index / (2 * POSSESSIONS))] ?? 0
    const possession = 1 + Math.floor((index % (2 * POSSESSIONS)) / 2)
    const time = before + FILMS.basketball.possession * possession - (side === 1 ? 600 : 0)
    return value === 0 ? [] : [{ time, side, kind: 'points', value }]
  })
  return withScores(entries, ({ value }) => value)
}

export function raceFilmOf(race: Race) {
  const totalTime = (race.times.at(-1) ?? 0) + FILMS.behindTheLine
  return {
    totalTime,
    order: race.order,
    runners: race.paces.map((paces, index) => ({
      number: index + 1,
      finish: race.times[race.order.indexOf(index + 1)],
      splits: splitsOf(paces),
    })),
    list: Array.from({ length: Math.floor(totalTime / 1000) }, (_, index) => {
      const time = (index + 1) * 1000
      const [ranking1, ranking2, ranking3] = placesAt(race, time)
      return { time, ranking1, ranking2, ranking3 }
    }),
  }
}
