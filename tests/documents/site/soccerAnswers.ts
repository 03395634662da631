import { documented, documentedFields } from '../documented.ts'

const DATA = 'protocol 1.7'

export const PHASES = documented(DATA, [
  [1001, 'not started'],
  [1002, 'first half'],
  [1003, 'half time'],
  [1004, 'second half'],
  [1005, 'regular time ended'],
  [1006, 'extra time awaited'],
  [1007, 'first half of extra time'],
  [1008, 'break of extra time'],
  [1009, 'second half of extra time'],
  [1010, 'extra time ended'],
  [1011, 'penalties awaited'],
  [1012, 'penalty shoot-out'],
  [1013, 'finished'],
  [1014, 'interrupted'],
  [1015, 'abandoned'],
  [1016, 'cancelled'],
])

export const SUB_MATCHES = documented(DATA, [
  [0, 'regular'],
  [1, 'extra time'],
  [2, 'penalty'],
  [3, 'e-sports regular'],
  [4, 'e-sports extra time'],
  [5, 'e-sports penalty'],
])

export const PLAYER_STATS = documented(DATA, [
  [1, 'goals'],
  [2, 'assists'],
])

export const EVENTS = documented(DATA, [
  [1, 'goal'],
  [2, 'goal disallowed'],
  [3, 'penalty awarded'],
  [4, 'penalty missed'],
  [5, 'yellow card'],
  [6, 'red card'],
  [7, 'corner'],
  [8, 'substitution'],
])

export const PLAYS = documented(DATA, [
  [1, 'possession'],
  [2, 'attack'],
  [3, 'dangerous attack'],
  [4, 'corner'],
  [5, 'goal'],
  [6, 'penalty'],
  [7, 'review'],
])

export const SIDES = documented(DATA, [
  [1, 'home'],
  [2, 'away'],
])

export const RESULTS = documented(DATA, [
  [1, 'won'],
  [2, 'drawn'],
  [3, 'lost'],
])

export const POSITIONS = documented(DATA, [
  [1, 'goalkeeper'],
  [2, 'defender'],
  [3, 'midfielder'],
  [4, 'forward'],
])

export const COUNTS = documented(DATA, [
  [1, 'possession'],
  [2, 'shots'],
  [3, 'shots on target'],
  [4, 'corners'],
  [5, 'attacks'],
  [6, 'dangerous attacks'],
  [7, 'fouls'],
  [8, 'offsides'],
  [9, 'yellow cards'],
  [10, 'red cards'],
])

const MEETING = {
  matchId: '10999871',
  matchTime: 1767225600000,
  leagueName: '英格兰超级联赛',
  homeName: '利物浦',
  awayName: '曼城',
  score: [2, 2],
  result: 2,
}

const ROW = {
  teamId: '100101',
  teamName: '曼城',
  rank: 2,
  played: 11,
  won: 8,
  drawn: 1,
  lost: 2,
  goalsFor: 26,
  goalsAgainst: 9,
  points: 25,
}

export const TEAMS = documentedFields(DATA, {
  home: { teamId: '100101', teamName: '曼城', standing: ROW, recent: [MEETING] },
  away: { teamId: '100102', teamName: '利物浦', standing: null, recent: [] },
})

export const BACKGROUND = documentedFields(DATA, {
  meetings: [MEETING],
  lineUps: {
    home: {
      formation: '4-3-3',
      starting: [{ number: 1, position: 1 }],
      bench: [{ number: 17, position: 4 }],
    },
    away: {
      formation: '4-4-2',
      starting: [{ number: 1, position: 1 }],
      bench: [{ number: 12, position: 2 }],
    },
  },
})

export const MATCH = documentedFields(DATA, {
  phase: 1004,
  score: [1, 1],
  counts: [
    { count: 1, values: [58, 42] },
    { count: 4, values: [5, 3] },
  ],
})

export const EVENT_PHASES = documentedFields(DATA, {
  phase: 1004,
  phases: [
    { phase: 1002, time: 1767225600000 },
    { phase: 1003, time: 1767228420000 },
  ],
  events: [
    {
      eventId: '1767226320000.0',
      type: 1,
      side: 1,
      time: 1767226320000,
      minute: 12,
      added: 0,
      subMatchType: 0,
      player: 9,
      other: 8,
      penalty: false,
      score: [1, 0],
    },
    {
      eventId: '1767228400000.1',
      type: 8,
      side: 2,
      time: 1767228400000,
      minute: 45,
      added: 2,
      subMatchType: 0,
      player: 7,
      other: 17,
      penalty: false,
      score: [1, 0],
    },
  ],
  play: { kind: 3, side: 1, time: 1767229000000 },
})

export const MAKERS = documentedFields(DATA, {
  makers: [
    {
      maker: '北港',
      first: { home: 185000, draw: 340000, away: 420000 },
      now: { home: 170000, draw: 350000, away: 520000 },
    },
  ],
})

export const RANKS = documentedFields(DATA, {
  table: { leagueName: '英格兰超级联赛', round: 12, rounds: 22, rows: [ROW] },
  players: [{ stat: 1, rows: [{ teamId: '100101', teamName: '曼城', number: 9, total: 11 }] }],
})

export const CHART = documentedFields(DATA, {
  stages: [
    {
      stage: 'semiFinals',
      ties: [
        {
          home: { teamId: '400101', teamName: '斐济' },
          away: { teamId: '400102', teamName: '南非' },
          winner: 1,
        },
        { home: null, away: null, winner: null },
      ],
    },
  ],
})

/** The selections of a point are names of sides. */
export const HISTORY = {
  points: [
    { time: 1767225600000, odds: { home: 192000, away: 198000 } },
    { time: 1767226320000, odds: null },
  ],
  marks: [{ time: 1767226320000, minute: 12, score: [1, 0] }],
}
export const HISTORY_POINT = documentedFields(DATA, {
  points: [{ time: 1, odds: null }],
  marks: HISTORY.marks,
})
