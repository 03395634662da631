import { textIn, type TextLanguage } from '../../../streams/domain/localText.ts'
import type { DrawnBatch } from '../../../streams/domain/virtual/batch.ts'
import { shootOutScore } from '../../../streams/domain/virtual/football.ts'
import { virtualMatchId } from '../../world/virtual/eras.ts'
import { leagueOf } from '../../world/virtual/names/leagues.ts'
import { teamsOfMatch } from '../../world/virtual/virtualMatches.ts'
import type { VirtualSports } from '../../world/virtual/virtualSports.ts'
import { roundOfMatch } from '../virtualBatches.ts'
import { type PastMatch, pastMatches, type PastMatches } from '../virtualResults.ts'

const SHOWN_PLACES = 3

/** A page of results, newest first (docs/virtual-sports.md, 6.8). */
export function resultRecords(virtual: VirtualSports, asked: PastMatches, language: TextLanguage) {
  const { total, page } = pastMatches(virtual, asked)
  return { total, records: page.map((past) => resultRecord(virtual, past, language)) }
}

function resultRecord(virtual: VirtualSports, { view, drawn, orderNo }: PastMatch, language: TextLanguage) {
  const { plan, startsAt, commitment } = view
  const { game } = plan.ref
  const teams = teamsOfMatch(plan, orderNo)
  return {
    matchId: virtualMatchId(game, plan.batchNo, orderNo),
    tournamentId: game,
    tournamentName: textIn(leagueOf(game).name, language),
    batchNo: plan.batchNo,
    orderNo,
    lod: roundOfMatch(view, orderNo),
    matchTime: startsAt,
    homeName: teams === null ? '' : textIn(teams.home.name, language),
    awayName: teams === null ? '' : textIn(teams.away.name, language),
    ...scoreTexts(drawn, orderNo),
    commitment,
    seed: virtual.batches.seedOf(view) ?? '',
    voided: false,
  }
}

function scoreTexts(drawn: DrawnBatch, orderNo: number): { scoreResult: string; halfScore: string } {
  if (drawn.kind === 'race') {
    return { scoreResult: drawn.race.result.order.slice(0, SHOWN_PLACES).join('-'), halfScore: '' }
  }
  if (drawn.kind === 'basketball') {
    const result = drawn.matches[orderNo - 1]?.result
    const [one, two] = result?.quarters ?? []
    const half = one === undefined || two === undefined ? '' : `${one[0] + two[0]}:${one[1] + two[1]}`
    return { scoreResult: result?.score.join(':') ?? '', halfScore: half }
  }
  const result = drawn.matches[orderNo - 1]?.result
  if (result === undefined) return { scoreResult: '', halfScore: '' }
  const kicks = shootOutScore(result)
  const score = result.score.join(':')
  return {
    scoreResult: kicks === null ? score : `${score} (${kicks.join(':')})`,
    halfScore: result.half.join(':'),
  }
}
