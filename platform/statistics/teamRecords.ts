import { textIn, type TextLanguage } from '../../streams/domain/localText.ts'
import { soccerPositions, soccerResults } from '../../streams/wire/site/soccerCodes.ts'
import type { PlayedMatch, WorldTeam } from '../world/world.ts'
import type { MatchRecord, TeamSheet } from '../world/matchRecord.ts'
import { type Standing, standingRow } from './standings.ts'

/** An earlier match, with its result for one of its teams. */
export function meetingRow(
  { id, kickOff, league, teams, score }: PlayedMatch,
  teamId: string,
  language: TextLanguage,
) {
  const [own, other] = teams.home.id === teamId ? score : [score[1], score[0]]
  const result = own > other ? soccerResults.won : own === other ? soccerResults.drawn : soccerResults.lost
  return {
    matchId: id,
    matchTime: kickOff,
    leagueName: textIn(league.name, language),
    homeName: textIn(teams.home.name, language),
    awayName: textIn(teams.away.name, language),
    score,
    result,
  }
}

interface TeamContext {
  readonly table: readonly Standing[] | null
  readonly recent: readonly PlayedMatch[]
  readonly language: TextLanguage
}

/** A team of `teamDetail`. */
export function teamRecord({ id, name }: WorldTeam, { table, recent, language }: TeamContext) {
  const place = table?.findIndex(({ team }) => team.id === id) ?? -1
  const standing = table?.[place]
  return {
    teamId: id,
    teamName: textIn(name, language),
    standing: standing === undefined ? null : standingRow(standing, place, language),
    recent: recent.map((match) => meetingRow(match, id, language)),
  }
}

/** `null` where the players are not known. */
export function lineUpsOf(record: MatchRecord | null) {
  if (record === null) return null
  const sheetOf = ({ formation, starting, bench }: TeamSheet) => ({
    formation,
    starting: starting.map(({ number, position }) => ({ number, position: soccerPositions[position] })),
    bench: bench.map(({ number, position }) => ({ number, position: soccerPositions[position] })),
  })
  return { home: sheetOf(record.sheets.home), away: sheetOf(record.sheets.away) }
}
