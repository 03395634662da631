import { documented } from '../documented.ts'
import type { DocumentedPlay } from '../tables.ts'

const numbered = (part: string, period: string, count: number): [string, string][] =>
  Array.from({ length: count }, (_, index) => [`${part}${index + 1}`, `${period}${index + 1}`])

/** The part of a kind code. `FTS` is the match too, of sets. */
export const PARTS = [
  ...documented('dpty 2.5', [
    ['FT', 'match'],
    ['HT', 'firstHalf'],
    ['SH', 'secondHalf'],
    ['Q1', 'quarter1'],
    ['Q4', 'quarter4'],
    ['T1', 'third1'],
    ['T3', 'third3'],
    ['S1', 'set1'],
    ['S40', 'set40'],
    ['F5', 'innings1to5'],
    ['M15', 'minutes1to15'],
    ['M30', 'minutes16to30'],
    ['M45', 'minutes31to45'],
    ['M60', 'minutes46to60'],
    ['M75', 'minutes61to75'],
    ['M90', 'minutes76to90'],
    ['ET', 'extraTime'],
    ['PK', 'penalties'],
    ['TIE', 'tie'],
  ]),
]

const parts = new Map<string, string>([
  ...PARTS.map(({ code, means }): [string, string] => [means, code]),
  ...[...numbered('Q', 'quarter', 4), ...numbered('T', 'third', 3), ...numbered('S', 'set', 40)].map(
    ([part, period]): [string, string] => [period, part],
  ),
])

const PLAIN_COUNTS = { corners: 1, cards: 2, redCards: 3, wickets: 4, rounds: 5, stoppages: 6, places: 7 }
const ESPORTS_COUNTS = { kills: 17, towers: 18 }
const ctids = new Map<string, number>(Object.entries({ ...PLAIN_COUNTS, ...ESPORTS_COUNTS }))

const sets = (count: number) => numbered('', 'set', count).map(([, period]) => period)
const H = ['match', 'firstHalf', 'secondHalf']
const M = [...parts.keys()].filter((period) => period.startsWith('minutes'))
const Q = numbered('', 'quarter', 4).map(([, period]) => period)
const T = numbered('', 'third', 3).map(([, period]) => period)
const S = sets(40)
const MAPS = sets(7)

/** The plays of one kind: its code, our kind, and the periods of each stat. */
const kind = (
  code: string,
  ours: string,
  stats: Readonly<Record<string, readonly string[]>>,
): DocumentedPlay[] =>
  Object.entries(stats).flatMap(([stat, periods]) =>
    periods.map((period) => {
      const part = stat === 'sets' && ours !== 'winner' ? 'FTS' : (parts.get(period) ?? '')
      return {
        code: `${stat}.${ours}.${period}`,
        means: `${ctids.get(stat) ?? 0}.${part}_${code}`,
        source: 'dpty 2.5',
        named: [code],
        row: `${code} of ${stat}`,
        open: period.startsWith('set'),
      }
    }),
  )

const each = (
  codes: readonly (readonly [string, string])[],
  stats: Readonly<Record<string, readonly string[]>>,
) => codes.flatMap(([code, ours]) => kind(code, ours, stats))

/** Our key, and the client's id of the play: `ctid`, a point and `kc`. */
export const PLAYS: readonly DocumentedPlay[] = [
  ...kind('1X2', 'result', {
    goals: [...H, ...M, ...T, ...Q, 'extraTime'],
    corners: [...H, ...M],
    cards: H,
    runs: [...sets(9), 'innings1to5'],
    scorecards: ['match'],
  }),
  ...kind('ML', 'winner', {
    goals: [...H, 'penalties'],
    points: [...H, ...Q, ...S],
    sets: ['match'],
    games: sets(3),
    legs: S,
    runs: ['match'],
    ...{ towers: MAPS, rounds: MAPS },
  }),
  ...kind('AH', 'handicap', {
    goals: [...H, ...M, ...T, ...Q, 'extraTime'],
    corners: [...H, ...M, 'extraTime'],
    cards: H,
    points: [...H, ...Q, ...sets(5)],
    sets: ['match'],
    games: ['match', ...sets(3)],
    runs: ['match', 'innings1to5'],
    ...{ towers: MAPS, rounds: MAPS, kills: MAPS },
  }),
  ...kind('OU', 'total', {
    goals: [...H, ...M, ...T, ...Q, 'extraTime', 'penalties'],
    corners: [...H, ...M, 'extraTime'],
    cards: H,
    points: [...H, ...Q, ...S],
    sets: ['match'],
    games: ['match', ...sets(3)],
    legs: ['match', ...S],
    runs: ['match', ...sets(9), 'innings1to5'],
    wickets: sets(2),
    rounds: ['match', ...MAPS],
    ...{ towers: MAPS, kills: MAPS },
  }),
  ...kind('OE', 'oddEven', {
    goals: [...H, 'extraTime', 'penalties'],
    corners: H,
    cards: H,
    points: ['match', 'firstHalf'],
    games: ['match'],
    runs: ['match', ...sets(2)],
    ...{ kills: MAPS, rounds: MAPS },
  }),
  ...kind('CS', 'correctScore', { goals: [...H, 'extraTime'], sets: ['match'] }),
  ...each(
    [
      ['OUH', 'teamTotalHome'],
      ['OUA', 'teamTotalAway'],
    ],
    { goals: H, corners: H, cards: H, points: ['match'], runs: ['match'] },
  ),
  ...each(
    [
      ['OEH', 'oddEvenHome'],
      ['OEA', 'oddEvenAway'],
    ],
    { goals: H, corners: H },
  ),
  ...kind('DC', 'doubleChance', { goals: H }),
  ...kind('BTS', 'bothScore', { goals: H, cards: H }),
  ...kind('RBS', 'resultAndBothScore', { goals: H }),
  ...kind('TG', 'exactTotal', { goals: H }),
  ...kind('WM', 'winningMargin', { goals: H }),
  ...each(
    [
      ['NCH', 'cleanSheetHome'],
      ['NCA', 'cleanSheetAway'],
    ],
    { goals: H },
  ),
  ...each(
    [
      ['WNH', 'winToNilHome'],
      ['WNA', 'winToNilAway'],
    ],
    { goals: H },
  ),
  ...each(
    [
      ['FG', 'firstTeam'],
      ['LG', 'lastTeam'],
    ],
    { goals: H, corners: H, cards: H },
  ),
  ...kind('NG', 'nextTeam', { goals: ['match'] }),
  ...kind('RC', 'race', { goals: ['match'], corners: H }),
  ...kind('AG', 'anyScore', { goals: M, redCards: ['match'] }),
  ...each(
    [
      ['HTFT', 'halfTimeFullTime'],
      ['TF', 'firstTime'],
      ['RG', 'goalRange'],
    ],
    { goals: ['match'] },
  ),
  ...kind('RG', 'cornerRange', { corners: ['match'] }),
  ...each(
    [
      ['SBH', 'scoreBothHalvesHome'],
      ['SBA', 'scoreBothHalvesAway'],
    ],
    { goals: ['match'] },
  ),
  ...each(
    [
      ['WBH', 'winBothHalvesHome'],
      ['WBA', 'winBothHalvesAway'],
    ],
    { goals: ['match'] },
  ),
  ...each(
    [
      ['WEH', 'winEitherHalfHome'],
      ['WEA', 'winEitherHalfAway'],
    ],
    { goals: ['match'] },
  ),
  ...kind('HM', 'halfWithMost', { goals: ['match'], corners: ['match'], cards: ['match'] }),
  ...kind('DI', 'distance', { stoppages: ['match'] }),
  ...kind('RO', 'roundGroup', { stoppages: ['match'] }),
  ...kind('MV', 'method', { scorecards: ['match'] }),
  ...kind('QF', 'toQualify', { goals: ['tie'] }),
  ...kind('OR', 'outright', { places: ['match'] }),
]

/** Kind codes that are known from the venue's clients; all others are ours. */
export const KNOWN = {
  codes: [
    'FT_AH',
    'HT_AH',
    'FT_OU',
    'HT_OU',
    'FT_1X2',
    'HT_1X2',
    'FT_ML',
    'FT_CS',
    'FT_OE',
    'FTS_AH',
    'Q1_AH',
  ],
  source: 'dpty 2.5',
} as const
