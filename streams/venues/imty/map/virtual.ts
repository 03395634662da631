import type { Market } from '../../../domain/market.ts'
import type { Match, Pair } from '../../../domain/match.ts'
import type {
  ImtyCupPhase,
  ImtyVirtualBatch,
  ImtyVirtualEvent,
  ImtyVirtualFilm,
  ImtyVirtualTable,
} from '../../../wire/imty/virtual.ts'
import { VIRTUAL_CUP_PHASES } from '../../../wire/virtualGames.ts'
import type {
  CupPhase,
  CupTree,
  Film,
  TableGroup,
  Tie,
  VirtualBatch,
  VirtualMatch,
  VirtualResult,
} from '../../virtual.ts'
import { MAX_MATCHES, usableBatch, usableEntrants } from '../../virtualBatches.ts'
import { matchFilm, raceFilm } from '../../virtualFilms.ts'
import { readMatch } from './event.ts'
import { readMarkets } from './line.ts'

/** An event of a batch with the number of its sport. */
export interface BatchEvent {
  readonly sport: number
  readonly event: ImtyVirtualEvent
}

/** `Season` and `MatchDay`, by which the venue's call names a batch. */
export function handleOf({ Season, MatchDay }: Pick<ImtyVirtualBatch, 'Season' | 'MatchDay'>): string {
  return `${Season}/${MatchDay}`
}

export function namedBy(handle: string): Pick<ImtyVirtualBatch, 'Season' | 'MatchDay'> {
  const [Season = '', MatchDay = ''] = handle.split('/')
  return { Season, MatchDay }
}

/** The season number that is shown. `Season` is `era.number`; the part before the point identifies the era. */
function seasonOf({ Season, Round }: Pick<ImtyVirtualBatch, 'Season' | 'Round'>): number {
  const number = Number(Season.split('.').at(-1))
  return Round === '' || !Number.isSafeInteger(number) || number < 0 ? 0 : number
}

/** A batch of a game; `null` without usable times or matches. `at` is the venue's time of the answer, ms. */
export function readBatch(
  wire: ImtyVirtualBatch,
  events: readonly BatchEvent[],
  at: number,
): VirtualBatch | null {
  const { CompetitionId: game, BatchNo: batchNo, StartDate: startsAt, SealDate: sealsAt, Round: round } = wire
  const matches = events
    .filter(({ event }) => event.BatchNo === batchNo && event.Competition.CompetitionId === game)
    .slice(0, MAX_MATCHES)
    .flatMap((each) => readVirtualMatch(each, at, sealsAt) ?? [])
  const told = { game, batchNo, handle: handleOf(wire), startsAt, sealsAt, round }
  return usableBatch({ ...told, season: seasonOf(wire), commitment: wire.Commitment }, matches, at)
}

/** A match or race; `null` for a sport that is not offered. A detail has the time of the lock itself. */
export function readVirtualMatch(
  { sport, event }: BatchEvent,
  at: number,
  sealsAt: number | null = null,
): VirtualMatch | null {
  const match = readMatch({ sport, event, at }, at)
  if (match?.sealsAt === undefined) return null
  return {
    batchNo: event.BatchNo,
    handle: handleOf(event),
    orderNo: event.OrderNo,
    match: { ...match, sealsAt: sealsAt ?? match.sealsAt },
    markets: readMarkets(match.sport, [event], at),
    entrants: usableEntrants(
      event.Entrants.map(({ Number: number, Name: name, Form: form }) => ({ number, name, form })),
    ),
  }
}

/** All markets of a match or race, of which there is one event. */
export function readVirtualMarkets({ sport, event }: BatchEvent, at: number): readonly Market[] {
  const match = readMatch({ sport, event, at }, at)
  return match === null ? [] : readMarkets(match.sport, [event], at)
}

/** A film; `null` where it cannot be drawn. */
export function readFilm({ Length, Distance, Runners, Moments }: ImtyVirtualFilm): Film | null {
  if (Runners.length === 0) {
    return matchFilm(
      Moments.map(({ Time, Side, Kind, Value }) => ({ atMs: Time, side: Side, kind: Kind, value: Value })),
    )
  }
  return raceFilm({
    lengthMs: Length,
    distance: Distance,
    runners: Runners.map(({ Number: number, Finish, Splits }) => ({
      number,
      finishMs: Finish,
      splits: Splits,
    })),
  })
}

/** The score that the film of a match has reached; `null` before its start, and of a race. */
export function scoreAt({ teams, state, score }: Pick<Match, 'teams' | 'state' | 'score'>): Pair | null {
  return teams === null || state === 'notStarted' || state === 'cancelled' ? null : score
}

const PHASES: readonly CupPhase[] = VIRTUAL_CUP_PHASES
const MAX_LEGS = 2

export function readTree(wire: readonly ImtyCupPhase[]): CupTree {
  return PHASES.flatMap((phase) => {
    const ties = wire
      .filter(({ Phase }) => Phase === phase)
      .flatMap(({ Ties }) => Ties.map(readTie))
      .toSorted((one, other) => one.orderNo - other.orderNo)
    return ties.length === 0 ? [] : [{ phase, ties }]
  })
}

function readTie(wire: ImtyCupPhase['Ties'][number]): Tie {
  return {
    orderNo: wire.OrderNo,
    home: wire.HomeTeam,
    away: wire.AwayTeam,
    homeGoals: goalsOf(wire.HomeScores),
    awayGoals: goalsOf(wire.AwayScores),
    penalties: /^\d{1,3}:\d{1,3}$/.test(wire.Penalties) ? wire.Penalties : '',
    winner: wire.Winner === 1 ? 'home' : wire.Winner === 2 ? 'away' : null,
  }
}

/** None where one of them is no count. */
function goalsOf(scores: readonly number[]): readonly number[] {
  return scores.every((score) => Number.isSafeInteger(score) && score >= 0) ? scores.slice(0, MAX_LEGS) : []
}

export function readTable(wire: readonly ImtyVirtualTable[]): readonly TableGroup[] {
  return wire.map(({ Group, Rows }) => ({
    group: Group,
    rows: Rows.map(({ TeamName, Won, Drawn, Lost, Scored, Conceded, Points }) => ({
      team: TeamName,
      played: Won + Drawn + Lost,
      record: `${Won}/${Drawn}/${Lost}`,
      scored: Scored,
      conceded: Conceded,
      points: Points,
    })),
  }))
}

const SHOWN_PLACES = 3

/** What a match or race has come to; `null` for a sport that is not offered. */
export function readResult({ sport, event }: BatchEvent, at: number): VirtualResult | null {
  const match = readMatch({ sport, event, at }, at)
  if (match === null) return null
  const { id, league, kickOff, teams, state, facts } = match
  const kicks = facts['goals.penalties']
  const score = match.score.join(':')
  const ofMatch = kicks === undefined ? score : `${score} (${kicks.join(':')})`
  return {
    matchId: id,
    game: league.id,
    batchNo: event.BatchNo,
    round: event.Round,
    startedAt: kickOff,
    home: teams?.home.name ?? '',
    away: teams?.away.name ?? '',
    result: teams === null ? event.Places.slice(0, SHOWN_PLACES).join('-') : ofMatch,
    voided: state === 'cancelled',
  }
}
