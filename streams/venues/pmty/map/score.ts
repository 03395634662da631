import type { FactKey, Facts, Pair } from '../../../domain/match.ts'
import { descriptorOf, shownScore } from '../../../domain/sports/descriptorOf.ts'
import type { Sport } from '../../../domain/vocabulary/sports.ts'
import { PMTY_ESPORTS_COUNTS } from '../../../wire/pmty/esportsCounts.ts'
import { PMTY_COUNTS, PMTY_FURTHER_COUNTS, PMTY_GAME_SCORE, PMTY_SCORE } from '../../../wire/pmty/tables.ts'

/** The content of a list of counts. */
export interface Scores {
  /** `null` if the list does not contain it. */
  readonly score: Pair | null
  readonly facts: Facts
}

const ENTRY = /^(S\d+)\|(\d{1,4}):(\d{1,4})$/

const COUNTS: readonly (readonly [string, FactKey])[] = PMTY_COUNTS

const ESPORTS_COUNTS: Readonly<Partial<Record<Sport, typeof COUNTS>>> = PMTY_ESPORTS_COUNTS

const readable = new Map<Sport, readonly (readonly [string, FactKey])[]>()

/** The counts of a sport, with their keys in `msc`. */
function countsOf(sport: Sport): readonly (readonly [string, FactKey])[] {
  const known = readable.get(sport)
  if (known !== undefined) return known
  const { score, stats, further, board } = descriptorOf(sport)
  const total = score === null ? [] : [[PMTY_SCORE, `${score}.match`] as const]
  const ofEsports = ESPORTS_COUNTS[sport]
  const counts = [
    ...total,
    ...(ofEsports ?? COUNTS.filter(([, fact]) => stats.some((stat) => fact.startsWith(`${stat}.`)))),
    ...(further === undefined ? [] : PMTY_FURTHER_COUNTS),
    ...(board.game === undefined ? [] : [[PMTY_GAME_SCORE, board.game] as const]),
  ]
  readable.set(sport, counts)
  return counts
}

/** Parses `msc`; entries that are invalid or not counted in the sport are dropped. */
export function readScores(msc: readonly string[], sport: Sport): Scores {
  const pairs = new Map<string, Pair>()
  for (const entry of msc) {
    const parts = ENTRY.exec(entry)
    if (parts?.[1] !== undefined) pairs.set(parts[1], [Number(parts[2]), Number(parts[3])])
  }
  const facts: { -readonly [K in FactKey]?: Pair } = {}
  for (const [key, fact] of countsOf(sport)) {
    const pair = pairs.get(key)
    if (pair !== undefined) facts[fact] = pair
  }
  return { score: shownScore(sport, facts) ?? pairs.get(PMTY_SCORE) ?? null, facts }
}

/** Parses `S1|3:0` or `3:0`; `null` for anything else. */
export function readScore(text: string): Pair | null {
  const parts = /^(?:S1\|)?(\d{1,4}):(\d{1,4})$/.exec(text.trim())
  return parts === null ? null : [Number(parts[1]), Number(parts[2])]
}

/** Formats a score as `3:0`; empty for `null`. */
export function writeScore(score: Pair | null): string {
  return score === null ? '' : `${score[0]}:${score[1]}`
}
