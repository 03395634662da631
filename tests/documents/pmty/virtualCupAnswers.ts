import { documentedFields } from '../documented.ts'

/** Trees, tables and results of cups, leagues and basketball. */
const START = 1_795_178_880_000
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'

interface Tie {
  readonly homeName: string
  readonly homeScore: string
  readonly awayName: string
  readonly awayScore: string
  readonly isSecond?: 0 | 1
  readonly winner?: 0 | 1 | 2
  readonly penalties?: string
}

const ties = (tournamentId: string, phase: string, each: readonly Tie[]) =>
  each.map(({ isSecond = 0, winner = 0, penalties = '', ...tie }, index) => ({
    ...tie,
    phase,
    isSecond,
    tournamentId,
    orderNo: index + 1,
    winner,
    penalties,
  }))

const tie = (home: string, away: string, score: readonly [string, string] = ['', '']): Tie => ({
  homeName: home,
  homeScore: score[0],
  awayName: away,
  awayScore: score[1],
})

const won = (each: Tie, winner: 1 | 2): Tie => ({ ...each, isSecond: 1, winner })

/** The round of 16 of a Nations Cup; winners of ties 1 and 2 meet, 3 and 4, and so on. */
const ROUND_OF_16 = [
  won(tie('巴西', '韩国', ['1,2', '0,2']), 1),
  won(tie('瑞士', '日本', ['0,1', '2,1']), 2),
  won(tie('法国', '加拿大', ['3,1', '1,0']), 1),
  won(tie('荷兰', '摩洛哥', ['1,0', '0,0']), 1),
  won(tie('德国', '墨西哥', ['2,2', '1,1']), 1),
  won(tie('美国', '西班牙', ['0,1', '1,3']), 2),
  won(tie('阿根廷', '丹麦', ['2,0', '0,1']), 1),
  won(tie('英格兰', '葡萄牙', ['1,1', '1,2']), 2),
]

const OTHERS_OF_8 = [
  tie('法国', '荷兰', ['1', '1']),
  tie('德国', '西班牙', ['0', '2']),
  tie('阿根廷', '葡萄牙', ['2', '1']),
]

const tree = (first: Tie, others: readonly Tie[] = OTHERS_OF_8) =>
  documentedFields('virtual-sports 6.6', {
    Q16: ties('31004', 'Q16', ROUND_OF_16),
    Q8: ties('31004', 'Q8', [first, ...others]),
  })

const SECOND: { readonly isSecond: 1 } = { isSecond: 1 }

/** Only `tid` and `batchNo` count; the others are sent as the venue does. */
export const TREE_REQUEST = documentedFields('virtual-sports 6.6', {
  tid: '31004',
  batchNo: '20261120-0098',
  lod: 'Q8-2',
  mmp: 'PREGAME',
  beginTime: START,
})

/**
 * The quarter-finals of the vectors: their second leg is at home of 日本, who lost the first by 0:2, so their home
 * score stands second here. The other ties of the batch are shown with their first leg alone.
 */
export const NATIONS_CUP_TREES = {
  before: tree(tie('巴西', '日本', ['2', '0'])),
  running: tree({ ...tie('巴西', '日本', ['2,0', '0,1']), ...SECOND }),
  over: tree({ ...won(tie('巴西', '日本', ['2,1', '0,3']), 1), penalties: '6:5' }),
}

/** The final of a World Cup has the match for third place in its batch; single ties have one score. */
export const WORLD_CUP_TREE = documentedFields('virtual-sports 6.6; virtual-sports 1', {
  Q4: ties('31003', 'Q4', [
    { ...tie('巴西', '法国', ['1', '1']), winner: 2, penalties: '3:4' },
    { ...tie('德国', '日本', ['2', '0']), winner: 1 },
  ]),
  Q2: ties('31003', 'Q2', [tie('法国', '德国')]),
  Q3: ties('31003', 'Q3', [tie('巴西', '日本')]),
})

/** A league or a friendly. */
export const NO_TREE = documentedFields('virtual-sports 6.6', {})

interface Row {
  readonly name: string
  readonly played: readonly [won: number, drawn: number, lost: number]
  readonly goals: readonly [scored: number, conceded: number]
}

const group = (groupId: string, pointsOfAWin: 2 | 3, rows: readonly Row[]) => ({
  groupId,
  sVirtualSportXZTeamRankingDetailPOList: rows.map(({ name, played, goals }) => ({
    virtualTeamName: name,
    totalCount: played[0] + played[1] + played[2],
    winDrawLostDescription: played.join('/'),
    goalsScored: goals[0],
    goalsConceded: goals[1],
    goalsWinning: goals[0] - goals[1],
    points: played[0] * pointsOfAWin + played[1],
  })),
})

export const RANKING_REQUEST = documentedFields('virtual-sports 6.7', { tid: '31003' })

/** Group A of a World Cup after its third round: two are equal in points, two more in points and difference. */
export const WORLD_CUP_GROUPS = documentedFields('virtual-sports 6.7', [
  group('A', 3, [
    { name: '巴西', played: [2, 1, 0], goals: [5, 2] },
    { name: '日本', played: [2, 1, 0], goals: [4, 2] },
    { name: '瑞士', played: [0, 1, 2], goals: [3, 5] },
    { name: '加拿大', played: [0, 1, 2], goals: [1, 4] },
  ]),
])

export const LEAGUE_TABLE = documentedFields('virtual-sports 6.7', [
  group('1', 3, [
    { name: '云岭', played: [1, 0, 0], goals: [2, 1] },
    { name: '白沙', played: [0, 0, 1], goals: [1, 2] },
  ]),
])

export const BASKETBALL_TABLE = documentedFields('virtual-sports 6.7', [
  group('1', 2, [
    { name: '北港', played: [1, 0, 0], goals: [96, 76] },
    { name: '河畔', played: [0, 0, 1], goals: [76, 96] },
  ]),
])

/** Cups without groups and friendlies. */
export const NO_TABLE = documentedFields('virtual-sports 6.7', [] as unknown[])

const result = (fields: Readonly<Record<string, unknown>>) => ({
  orderNo: 1,
  matchTime: START,
  seed: SEED,
  voided: false,
  ...fields,
})

/** Records of a league, of a tie with a shoot-out, of basketball, and of a batch that was given back. */
export const MATCH_RESULTS = documentedFields('virtual-sports 6.8', {
  total: 4,
  pages: 1,
  current: 1,
  size: 20,
  records: [
    result({
      matchId: 'v3100120261120021201',
      tournamentId: '31001',
      tournamentName: 'VR足球联赛',
      batchNo: '20261120-0212',
      lod: '12',
      homeName: '云岭',
      awayName: '白沙',
      scoreResult: '2:1',
      halfScore: '1:1',
      commitment: 'b1e850822faa80640754197611b27c2a3e8539f16e8c4f0999267b14646509ff',
    }),
    result({
      matchId: 'v3100420261120009801',
      tournamentId: '31004',
      tournamentName: 'VR国家杯',
      batchNo: '20261120-0098',
      lod: 'Q8-2',
      homeName: '日本',
      awayName: '巴西',
      scoreResult: '3:1 (5:6)',
      halfScore: '1:0',
      commitment: '69c789bc96499a109f71cd08002651800d8a58406142cbeb69a44182d5ca45a1',
    }),
    result({
      matchId: 'v3120120261120021201',
      tournamentId: '31201',
      tournamentName: 'VR篮球联赛',
      batchNo: '20261120-0212',
      lod: '7',
      homeName: '北港',
      awayName: '河畔',
      scoreResult: '96:76',
      halfScore: '55:50',
      commitment: 'ad762c6858b5446df41bc4eedc032a272b9606e035cfaf662713777cd3082202',
    }),
    result({
      matchId: 'v3100120261120021101',
      tournamentId: '31001',
      tournamentName: 'VR足球联赛',
      batchNo: '20261120-0211',
      matchTime: START - 240_000,
      lod: '11',
      homeName: '白沙',
      awayName: '云岭',
      scoreResult: '',
      halfScore: '',
      commitment: '',
      voided: true,
    }),
  ],
})
