import type * as v from 'valibot'
import type { PmtyVirtualTie, virtualTable, virtualTree } from '../../../wire/pmty/virtualLeague.ts'
import type { PmtyVirtualResult } from '../../../wire/pmty/virtualResults.ts'
import { VIRTUAL_CUP_PHASES } from '../../../wire/virtualGames.ts'
import type { CupPhase, CupTree, TableGroup, Tie, VirtualResult } from '../../virtual.ts'

const PHASES: readonly CupPhase[] = VIRTUAL_CUP_PHASES
const MAX_LEGS = 2

export function readTree(wire: v.InferOutput<typeof virtualTree>): CupTree {
  return PHASES.flatMap((phase) => {
    const ties = wire[phase].map(readTie).toSorted((one, other) => one.orderNo - other.orderNo)
    return ties.length === 0 ? [] : [{ phase, ties }]
  })
}

function readTie(wire: PmtyVirtualTie): Tie {
  return {
    orderNo: wire.orderNo,
    home: wire.homeName,
    away: wire.awayName,
    homeGoals: goalsOf(wire.homeScore),
    awayGoals: goalsOf(wire.awayScore),
    penalties: /^\d{1,3}:\d{1,3}$/.test(wire.penalties) ? wire.penalties : '',
    winner: wire.winner === 1 ? 'home' : wire.winner === 2 ? 'away' : null,
  }
}

/** `1,2` as numbers; none for anything else. */
function goalsOf(text: string): readonly number[] {
  return /^\d{1,3}(?:,\d{1,3})*$/.test(text) ? text.split(',').slice(0, MAX_LEGS).map(Number) : []
}

export function readTable(wire: v.InferOutput<typeof virtualTable>): readonly TableGroup[] {
  return wire.map(({ groupId, sVirtualSportXZTeamRankingDetailPOList: rows }) => ({
    group: groupId,
    rows: rows.map((row) => ({
      team: row.virtualTeamName,
      played: row.totalCount,
      record: row.winDrawLostDescription,
      scored: row.goalsScored,
      conceded: row.goalsConceded,
      points: row.points,
    })),
  }))
}

export function readResult(wire: PmtyVirtualResult): VirtualResult {
  return {
    matchId: wire.matchId,
    game: wire.tournamentId,
    batchNo: wire.batchNo,
    round: wire.lod,
    startedAt: wire.matchTime,
    home: wire.homeName,
    away: wire.awayName,
    result: wire.scoreResult,
    voided: wire.voided,
  }
}
