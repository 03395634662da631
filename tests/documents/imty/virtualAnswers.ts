import { documentedFields } from '../documented.ts'
import { EVENT } from './eventAnswers.ts'

const COMPETITION = { SportId: 43, CompetitionId: '31101', CompetitionName: 'L' }
const NAME = { Season: '20261120', MatchDay: '346' }

/** What an event has as a race of a batch. */
export const BATCH_FIELDS = documentedFields('imty 3.2', {
  ...NAME,
  BatchNo: '20261120-0346',
  OrderNo: 1,
  Round: '',
  ClosingDate: '2026-11-20T08:47:50.000-04:00',
  Entrants: [{ Number: 1, Name: 'A', Form: [1, 3, 2] }],
  Places: [] as number[],
})

const RACE = {
  ...EVENT.fields,
  ...BATCH_FIELDS.fields,
  EventId: 'v3110120261120034601',
  EventGroupId: 'v3110120261120034601',
  EventDate: '2026-11-20T08:48:00.000-04:00',
  EventStateId: 0,
  Market: 1,
  OpenParlay: false,
  HomeTeam: '',
  HomeTeamId: '',
  AwayTeam: '',
  AwayTeamId: '',
  HomeScore: 0,
  AwayScore: 0,
  RBTime: 'NS',
  Competition: { ...EVENT.fields.Competition, CompetitionId: '31101', CompetitionName: 'L' },
}

const BATCH = {
  SportId: 43,
  CompetitionId: '31101',
  BatchNo: '20261120-0346',
  ...NAME,
  Round: '',
  StartDate: '2026-11-20T08:48:00.000-04:00',
  SealDate: '2026-11-20T08:47:50.000-04:00',
  Status: 'decided',
  Commitment: '229c360f6126b2f90f45cd733da3137a3b4168a0246cfd22f969ca30ecb93761',
  FilmLength: 64_674 as number | null,
  EventIds: ['v3110120261120034601'],
}

const RACE_FILM = {
  EventId: 'v3110120261120034601',
  Length: 64_674,
  Distance: 1000 as number | null,
  Runners: [
    {
      Number: 1,
      Finish: 59_208,
      Splits: [117_492, 239_855, 364_589, 496_566, 628_293, 763_640, 875_265, 1_000_000],
    },
  ],
  Moments: [] as {
    readonly Time: number
    readonly Side: number
    readonly Kind: string
    readonly Value: number
  }[],
}

const MATCH_FILM = {
  EventId: 'v3100420261120009801',
  Length: 100_000,
  Distance: null as number | null,
  Runners: [] as (typeof RACE_FILM)['Runners'],
  Moments: [{ Time: 25_933, Side: 1, Kind: 'goal', Value: 0 }],
}

const TIE = {
  OrderNo: 1,
  HomeTeam: 'A',
  AwayTeam: 'B',
  HomeScores: [1, 2],
  AwayScores: [0, 2],
  Penalties: '',
  Winner: 1,
}

const ROW = { TeamName: 'A', Won: 2, Drawn: 1, Lost: 0, Scored: 5, Conceded: 2, Points: 7 }

/** A race that runs, the film and the cup of a second leg, and the table of a league, in one answer. */
export const VIRTUAL = {
  request: documentedFields('imty 3.2', {
    SportId: 43,
    OddsType: 3,
    ...NAME,
    CompetitionIds: ['31101'],
    IncludeEvents: true,
    IncludeFilms: true,
    IncludeCup: true,
    IncludeTables: true,
    BetTypeIds: [] as number[],
  }),
  answer: documentedFields('imty 3.1; imty 3.2', {
    ...NAME,
    Competitions: [COMPETITION],
    Sports: [{ SportId: 43, Events: [RACE] }],
    Batches: [BATCH],
    Films: [RACE_FILM, MATCH_FILM],
    Cups: [{ CompetitionId: '31004', Season: '3', Phase: 'Q16', Ties: [TIE] }],
    Tables: [{ CompetitionId: '31001', Group: '1', Rows: [ROW] }],
  }),
}

/** What the item of a wager has besides the fields of every item. */
export const VIRTUAL_ITEM = documentedFields('imty 3.2', {
  EventName: '虚拟赛马 20261120-0346',
  BatchNo: '20261120-0346',
})
