import { textIn, type TextLanguage } from '../../../streams/domain/localText.ts'
import type { ImtyCupPhase, ImtyVirtualFilm, ImtyVirtualTable } from '../../../streams/wire/imty/virtual.ts'
import type { BatchView } from '../../world/virtual/batchViews.ts'
import type { VirtualGameId } from '../../world/virtual/games.ts'
import type { TreeTie } from '../../world/virtual/trees.ts'
import type { VirtualSports } from '../../world/virtual/virtualSports.ts'
import { filmsOfBatch } from '../virtualFilms.ts'
import { batchNameOf } from './virtualSeasons.ts'

/** The films of a batch, none before its start. */
export function filmRecords(view: BatchView): readonly ImtyVirtualFilm[] {
  return filmsOfBatch(view).map((film) => ({
    EventId: film.matchId,
    Length: film.length,
    ...(film.kind === 'race'
      ? {
          Distance: film.distance,
          Runners: film.runners.map(({ number, finish, splits }) => ({
            Number: number,
            Finish: finish,
            Splits: splits,
          })),
          Moments: [],
        }
      : {
          Distance: null,
          Runners: [],
          Moments: film.frames.map((frame) => ({
            Time: frame.time,
            Side: frame.side,
            Kind: frame.kind,
            Value: frame.kind === 'points' ? frame.value : 0,
          })),
        }),
  }))
}

/** The ties of each cup that one of the batches belongs to, as far as they are known. */
export function cupRecords(
  virtual: Pick<VirtualSports, 'tree'>,
  views: readonly BatchView[],
  language: TextLanguage,
): readonly ImtyCupPhase[] {
  const cups = new Map(views.map((view) => [`${view.plan.ref.game} ${batchNameOf(view).Season}`, view]))
  return [...cups.values()].flatMap((view) =>
    virtual.tree(view).map(({ phase, ties }) => ({
      CompetitionId: view.plan.ref.game,
      Season: batchNameOf(view).Season,
      Phase: phase,
      Ties: ties.map((tie) => tieRecord(tie, language)),
    })),
  )
}

function tieRecord(tie: TreeTie, language: TextLanguage): ImtyCupPhase['Ties'][number] {
  return {
    OrderNo: tie.orderNo,
    HomeTeam: textIn(tie.home.name, language),
    AwayTeam: textIn(tie.away.name, language),
    HomeScores: tie.scores.map(([home]) => home),
    AwayScores: tie.scores.map(([, away]) => away),
    Penalties: tie.penalties?.join(':') ?? '',
    Winner: tie.winner,
  }
}

/** The tables of the present season of a league, or of the groups of a cup; none of another game. */
export function tableRecords(
  virtual: Pick<VirtualSports, 'tables'>,
  game: VirtualGameId,
  language: TextLanguage,
): readonly ImtyVirtualTable[] {
  return virtual.tables(game).map(({ group, rows }) => ({
    CompetitionId: game,
    Group: group,
    Rows: rows.map(({ team, won, drawn, lost, scored, conceded, points }) => ({
      TeamName: textIn(team.name, language),
      Won: won,
      Drawn: drawn,
      Lost: lost,
      Scored: scored,
      Conceded: conceded,
      Points: points,
    })),
  }))
}
