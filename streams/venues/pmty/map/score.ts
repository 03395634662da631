import type { Facts, Pair } from '../../../domain/match.ts'
import type { Sport } from '../../../domain/sport.ts'
import { PMTY_SCORES as keys } from '../../../wire/pmty/tables.ts'

/** What a list of counts tells; `null` where it does not tell. */
export interface Scores {
  readonly score: Pair | null
  readonly facts: Facts
  readonly redCards: Pair | null
  readonly yellowCards: Pair | null
  readonly corners: Pair | null
}

const ENTRY = /^(S\d+)\|(\d{1,4}):(\d{1,4})$/

type FactKey = keyof Facts

const GOALS: readonly (readonly [string, FactKey])[] = [
  [keys.total, 'goals.match'],
  [keys.firstHalf, 'goals.firstHalf'],
  [keys.secondHalf, 'goals.secondHalf'],
  [keys.corners, 'corners.match'],
  [keys.cornersFirstHalf, 'corners.firstHalf'],
]
const POINTS: readonly (readonly [string, FactKey])[] = [
  [keys.total, 'points.match'],
  [keys.firstHalf, 'points.firstHalf'],
  [keys.secondHalf, 'points.secondHalf'],
  [keys.quarter1, 'points.quarter1'],
  [keys.quarter2, 'points.quarter2'],
  [keys.quarter3, 'points.quarter3'],
  [keys.quarter4, 'points.quarter4'],
]
const SETS: readonly (readonly [string, FactKey])[] = [
  [keys.total, 'sets.match'],
  [keys.set1, 'games.set1'],
  [keys.set2, 'games.set2'],
  [keys.set3, 'games.set3'],
]

function factsTable(sport: Sport): readonly (readonly [string, FactKey])[] {
  if (sport === 'basketball' || sport === 'americanFootball' || sport === 'eBasketball') return POINTS
  return sport === 'tennis' || sport === 'volleyball' || sport === 'badminton' ? SETS : GOALS
}

/** Reads `msc`; entries that cannot be read are left out. */
export function readScores(msc: readonly string[], sport: Sport): Scores {
  const pairs = new Map<string, Pair>()
  for (const entry of msc) {
    const parts = ENTRY.exec(entry)
    if (parts?.[1] !== undefined) pairs.set(parts[1], [Number(parts[2]), Number(parts[3])])
  }
  const facts: { -readonly [K in FactKey]?: Pair } = {}
  for (const [key, fact] of factsTable(sport)) {
    const pair = pairs.get(key)
    if (pair !== undefined) facts[fact] = pair
  }
  return {
    score: pairs.get(keys.total) ?? null,
    facts,
    redCards: pairs.get(keys.redCards) ?? null,
    yellowCards: pairs.get(keys.yellowCards) ?? null,
    corners: sport === 'football' ? (pairs.get(keys.corners) ?? null) : null,
  }
}

/** `3:0` from `S1|3:0` or `3:0`; `null` for anything else. */
export function readScore(text: string): Pair | null {
  const parts = /^(?:S1\|)?(\d{1,4}):(\d{1,4})$/.exec(text.trim())
  return parts === null ? null : [Number(parts[1]), Number(parts[2])]
}

/** `3:0`; empty for no score. */
export function writeScore(score: Pair | null): string {
  return score === null ? '' : `${score[0]}:${score[1]}`
}
