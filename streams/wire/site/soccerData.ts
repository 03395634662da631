import * as v from 'valibot'
import { id, listOf, maybe, nameOf, siftedListOf, text, whole, wordOf } from '../decode.ts'
import {
  playerStats,
  promotionStages,
  soccerCounts,
  soccerEvents,
  soccerPhases,
  soccerPlays,
  soccerPositions,
  soccerResults,
  soccerSides,
} from './soccerCodes.ts'
import { subMatchTypes } from '../subMatchTypes.ts'

/**
 * Calls of the soccer data, which need no credentials (docs/protocol.md, 1.7). Every call names a match of a
 * venue.
 */
export const soccerRequest = v.object({
  venueCode: v.pipe(v.string(), v.maxLength(16)),
  matchId: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
})

export type SoccerRequest = v.InferOutput<typeof soccerRequest>

/** Longest name of a market, such as `goals.handicap.match`. */
const LONGEST_MARKET = 80
const FURTHEST_LINE = 4000

/** A price by its market and line in quarters; `null` for a market without lines. */
export const oddHistoryRequest = v.object({
  ...soccerRequest.entries,
  market: v.pipe(v.string(), v.maxLength(LONGEST_MARKET)),
  line: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(-FURTHEST_LINE), v.maxValue(FURTHEST_LINE))),
})

const count = v.pipe(whole, v.minValue(0))
/** Home first. */
const pair = v.tuple([count, count])
const side = nameOf(soccerSides)
const shirt = maybe(count)

const meeting = v.object({
  matchId: id,
  matchTime: whole,
  leagueName: text,
  homeName: text,
  awayName: text,
  score: pair,
  /** For the team that the list is about. */
  result: nameOf(soccerResults),
})

const teamRow = v.object({
  teamId: id,
  teamName: text,
  rank: count,
  played: count,
  won: count,
  drawn: count,
  lost: count,
  goalsFor: count,
  goalsAgainst: count,
  points: count,
})

const team = v.object({
  teamId: id,
  teamName: text,
  /** `null` where there is no table. */
  standing: maybe(teamRow),
  /** Newest first. */
  recent: listOf(meeting),
})

/** `teamDetail`: both teams of a match, their place in the table and their latest matches. */
export const teamDetail = v.object({ home: team, away: team })

const player = v.object({ number: count, position: nameOf(soccerPositions) })
const teamSheet = v.object({ formation: text, starting: listOf(player), bench: listOf(player) })

/** `matchExInformation`: the earlier meetings of the teams, and who plays. */
export const matchExInformation = v.object({
  meetings: listOf(meeting),
  /** `null` where the players are not known. */
  lineUps: maybe(v.object({ home: teamSheet, away: teamSheet })),
})

/** `matchDetail`: what has been counted so far. */
export const soccerMatchDetail = v.object({
  phase: nameOf(soccerPhases),
  score: pair,
  counts: siftedListOf(v.object({ count: nameOf(soccerCounts), values: pair })),
})

const event = v.object({
  eventId: id,
  type: nameOf(soccerEvents),
  side,
  time: whole,
  minute: count,
  added: count,
  subMatchType: nameOf(subMatchTypes),
  player: shirt,
  other: shirt,
  penalty: v.boolean(),
  score: pair,
})

/** `matchEventPhase`: phases and events so far, and where the ball is. */
export const matchEventPhase = v.object({
  phase: nameOf(soccerPhases),
  phases: listOf(v.object({ phase: nameOf(soccerPhases), time: whole })),
  events: siftedListOf(event),
  play: maybe(v.object({ kind: nameOf(soccerPlays), side, time: whole })),
})

/** European odds × 100 000, as everywhere. */
const odds = v.pipe(whole, v.minValue(100_000))
const threeOdds = v.object({ home: odds, draw: odds, away: odds })

/** `get100Odds`: 1X2 prices of reference makers, when they opened and now. */
export const hundredOdds = v.object({
  makers: listOf(v.object({ maker: text, first: threeOdds, now: threeOdds })),
})

/** `v2/scoreRank`: the league table and the rankings of players. */
export const scoreRank = v.object({
  /** `null` where there is no table. */
  table: maybe(v.object({ leagueName: text, round: count, rounds: count, rows: listOf(teamRow) })),
  players: listOf(
    v.object({
      stat: nameOf(playerStats),
      rows: listOf(v.object({ teamId: id, teamName: text, number: count, total: count })),
    }),
  ),
})

const entrant = maybe(v.object({ teamId: id, teamName: text }))

/** `promotionChart`: the stages of a knock-out tournament, the first round first. */
export const promotionChart = v.object({
  stages: listOf(
    v.object({
      stage: wordOf(promotionStages),
      ties: listOf(v.object({ home: entrant, away: entrant, winner: maybe(side) })),
    }),
  ),
})

/** `oddChangeHistory`: the prices of a line at instants, by selection; without odds while it was not offered. */
export const oddChangeHistory = v.object({
  points: listOf(v.object({ time: whole, odds: maybe(v.record(v.string(), odds)) })),
  /** Goals that were scored meanwhile. */
  marks: listOf(v.object({ time: whole, minute: count, score: pair })),
})

export type TeamDetail = v.InferOutput<typeof teamDetail>
export type TeamRow = v.InferOutput<typeof teamRow>
export type Meeting = v.InferOutput<typeof meeting>
export type MatchExInformation = v.InferOutput<typeof matchExInformation>
export type SoccerMatchDetail = v.InferOutput<typeof soccerMatchDetail>
export type MatchEventPhase = v.InferOutput<typeof matchEventPhase>
export type SoccerEvent = v.InferOutput<typeof event>
export type HundredOdds = v.InferOutput<typeof hundredOdds>
export type ScoreRank = v.InferOutput<typeof scoreRank>
export type PromotionChart = v.InferOutput<typeof promotionChart>
export type OddChangeHistory = v.InferOutput<typeof oddChangeHistory>
