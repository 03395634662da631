/**
 * The model of section 3.4 of docs/esports.md, computed a second time: only for checking that the fixtures agree
 * with the table of the page.
 */

/** The chance of each final score of a map, `[home, away, chance]`, from a chance of each step. */
type Finals = readonly (readonly [home: number, away: number, chance: number])[]

/** A map to `wins` in which home wins each fight with the chance `p`. */
export function mapOf(wins: number, p: number): Finals {
  const finals: [number, number, number][] = []
  // How many ways lead to `wins` with `lost` fights of the other side, the last fight being the winner's.
  let ways = 1
  for (let lost = 0; lost < wins; lost += 1) {
    finals.push([wins, lost, ways * p ** wins * (1 - p) ** lost])
    finals.push([lost, wins, ways * (1 - p) ** wins * p ** lost])
    ways = (ways * (wins + lost)) / (lost + 1)
  }
  return finals
}

/** A map of CSGO with additional rounds up to 12–12 + `extra`, with the chances of home to win a round. */
function roundsFrom(homeAttacksFirst: boolean, e: number): Finals {
  const attacking = 0.48 + e
  // Away attacks and wins with 0.48 − e.
  const defending = 1 - (0.48 - e)
  const reached = new Map<string, number>([['0:0', 1]])
  const finals: [number, number, number][] = []
  const LAST = 80
  for (let round = 0; round < LAST; round += 1) {
    const homeAttacks = (round < 24 ? round < 12 : round % 2 === 0) === homeAttacksFirst
    const p = homeAttacks ? attacking : defending
    for (const [score, chance] of [...reached]) {
      const [home = 0, away = 0] = score.split(':').map(Number)
      reached.delete(score)
      for (const [h, a, step] of [
        [home + 1, away, p],
        [home, away + 1, 1 - p],
      ] as const) {
        const over = Math.max(h, a) === 13 ? Math.min(h, a) < 12 : h + a > 24 && Math.abs(h - a) === 2
        if (over) finals.push([h, a, chance * step])
        else reached.set(`${h}:${a}`, (reached.get(`${h}:${a}`) ?? 0) + chance * step)
      }
    }
  }
  return finals
}

/** The mean of both first attackers. */
export const csgoMap = (e: number): Finals =>
  [true, false].flatMap((first) => roundsFrom(first, e).map(([h, a, chance]) => [h, a, chance / 2] as const))

export const chanceOf = (finals: Finals, isIt: (home: number, away: number) => boolean): number =>
  finals.reduce((sum, [home, away, chance]) => sum + (isIt(home, away) ? chance : 0), 0)

const convolved = (a: readonly number[], b: readonly number[]): number[] => {
  const sums = Array.from({ length: a.length + b.length - 1 }, () => 0)
  for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) sums[i + j] = (sums[i + j] ?? 0) + x * y
  return sums
}

const repeated = (each: readonly number[], count: number): readonly number[] =>
  Array.from({ length: count }).reduce<readonly number[]>((sums) => convolved(sums, each), [1])

interface KillRules {
  readonly winner: readonly number[]
  readonly other: readonly number[]
}

/** The chance of kills of a map by both sides, where `isIt` is asked for the kills of home and of away. */
export function killsChance(
  finals: Finals,
  { winner, other }: KillRules,
  isIt: (home: number, away: number) => boolean,
): number {
  const percent = (values: readonly number[]) => values.map((value) => value / 100)
  const ends = new Map<string, number>()
  for (const [home, away, chance] of finals) {
    const key = `${home}:${away}`
    ends.set(key, (ends.get(key) ?? 0) + chance)
  }
  let all = 0
  for (const [score, chance] of ends) {
    const [won = 0, lost = 0] = score.split(':').map(Number)
    const home = convolved(repeated(percent(winner), won), repeated(percent(other), lost))
    const away = convolved(repeated(percent(other), won), repeated(percent(winner), lost))
    for (const [h, x] of home.entries())
      for (const [a, y] of away.entries()) if (isIt(h, a)) all += chance * x * y
  }
  return all
}
