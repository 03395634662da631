import type { Pair } from '../../../streams/domain/match.ts'
import type { FootballResult } from '../../../streams/domain/virtual/football.ts'
import { tieScore } from '../../../streams/domain/virtual/football.ts'
import type { Dice } from '../random.ts'
import { shuffled } from './shuffled.ts'
import { POINTS_OF_WIN, standingsOf } from './standings.ts'

/** The batches of a cup, by their place in it; `-1` and `-2` are legs (docs/virtual-sports.md, 6.2 and 6.6). */
export const CUP_PHASES = {
  groupCup: ['G1', 'G2', 'G3', 'Q16', 'Q8', 'Q4', 'Q2'],
  legCup: ['Q16-1', 'Q16-2', 'Q8-1', 'Q8-2', 'Q4-1', 'Q4-2', 'Q2'],
} as const

export const CUP_BATCHES = 7
/** Rounds of groups, which are announced together. */
export const GROUP_ROUNDS = 3
const GROUPS = 8
const POTS = 4
const FINAL = CUP_BATCHES - 1

/** Who plays whom; the teams are places in the list of the game. */
export interface Pairing {
  readonly home: number
  readonly away: number
  readonly before: Pair | null
  /** Which match of a tie it is; `none` in groups and leagues. */
  readonly tie: 'none' | 'firstLeg' | 'secondLeg' | 'single' | 'thirdPlace'
}

/** A match of a cup that was played. */
export interface PlayedPairing extends Pairing {
  readonly result: FootballResult
}

/** The matches of an earlier batch of the same cup, with their results. */
export type PlayedPhase = (phase: number) => readonly PlayedPairing[]

function single(home: number, away: number): Pairing {
  return { home, away, before: null, tie: 'single' }
}

/** The eight groups of a World Cup: one team of each quarter of the list, which is by strength. */
export function drawGroups(teams: number, drawn: Dice): readonly (readonly number[])[] {
  const pots = Array.from({ length: POTS }, (_, pot) =>
    shuffled(
      Array.from({ length: teams / POTS }, (__, place) => (pot * teams) / POTS + place),
      drawn,
    ),
  )
  return Array.from({ length: GROUPS }, (_, group) => pots.map((pot) => pot[group] ?? 0))
}

/** Places in the group that meet in each round. */
const ROUND_PAIRS = [
  [
    [0, 1],
    [2, 3],
  ],
  [
    [2, 0],
    [1, 3],
  ],
  [
    [0, 3],
    [1, 2],
  ],
] as const

/** The pairings of a World Cup's batch. */
export function groupCupPairings(
  groups: readonly (readonly number[])[],
  phase: number,
  played: PlayedPhase,
): readonly Pairing[] {
  if (phase < GROUP_ROUNDS) {
    const pairs = ROUND_PAIRS[phase] ?? []
    return groups.flatMap((group) =>
      pairs.map(([one, other]): Pairing => ({
        home: group[one] ?? 0,
        away: group[other] ?? 0,
        before: null,
        tie: 'none',
      })),
    )
  }
  if (phase === GROUP_ROUNDS) return firstTies(groups, played)
  const winners = inPairs(played(phase - 1).map(winnerOf)).map(([one, other]) => single(one, other))
  if (phase < FINAL) return winners
  const [one = 0, other = 0] = played(phase - 1).map(loserOf)
  return [...winners, { ...single(one, other), tie: 'thirdPlace' }]
}

/** A1–B2, C1–D2, E1–F2, G1–H2, B1–A2, D1–C2, F1–E2, H1–G2. */
function firstTies(groups: readonly (readonly number[])[], played: PlayedPhase): readonly Pairing[] {
  const matches = ROUND_PAIRS.flatMap((_, round) => played(round)).map(({ home, away, result }) => ({
    home,
    away,
    score: result.score,
  }))
  const tables = groups.map((group) =>
    standingsOf(
      group,
      matches.filter(({ home }) => group.includes(home)),
      POINTS_OF_WIN.football,
    ),
  )
  const at = (group: number, place: number): number => tables[group]?.[place]?.team ?? 0
  const neighbours = inPairs(groups.map((_, group) => group))
  return [
    ...neighbours.map(([one, other]) => single(at(one, 0), at(other, 1))),
    ...neighbours.map(([one, other]) => single(at(other, 0), at(one, 1))),
  ]
}

/** The pairings of a Nations Cup's batch; `order` is the draw of its teams. */
export function legCupPairings(
  order: readonly number[],
  phase: number,
  played: PlayedPhase,
): readonly Pairing[] {
  if (phase % 2 === 1) {
    return played(phase - 1).map(({ home, away, result: { score } }) => ({
      home: away,
      away: home,
      before: [score[1], score[0]],
      tie: 'secondLeg',
    }))
  }
  const teams = phase === 0 ? order : played(phase - 1).map(winnerOf)
  return inPairs(teams).map(([home, away]) =>
    phase === FINAL ? single(home, away) : { home, away, before: null, tie: 'firstLeg' },
  )
}

function inPairs(teams: readonly number[]): readonly (readonly [number, number])[] {
  return teams.flatMap((team, place) => {
    const next = teams[place + 1]
    return place % 2 === 0 && next !== undefined ? [[team, next] as const] : []
  })
}

/** The team that goes through. */
export function winnerOf({ home, away, before, result }: PlayedPairing): number {
  const [one, other] = tieScore(result, before)
  return one > other ? home : away
}

function loserOf(match: PlayedPairing): number {
  return winnerOf(match) === match.home ? match.away : match.home
}

/** The groups, from the pairings of their first round: two matches of each. */
export function drawnGroupsOf(firstRound: readonly Pairing[]): readonly (readonly number[])[] {
  return inPairs(firstRound.map((_, at) => at)).map((matches) =>
    matches.flatMap((at) => {
      const match = firstRound[at]
      return match === undefined ? [] : [match.home, match.away]
    }),
  )
}
