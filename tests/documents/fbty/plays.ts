import type { DocumentedPlay } from '../tables.ts'
import { BASES, FOOTBALL_PERIODS, PERIOD_OFFSETS, QUARTERS_OF_AN_HOUR } from './codes.ts'

const HALVES = ['match', 'firstHalf', 'secondHalf']
const MINUTES = [...HALVES, ...QUARTERS_OF_AN_HOUR]
const SETS = Array.from({ length: 40 }, (_, index) => `set${index + 1}`)
const QUARTERS = ['quarter1', 'quarter2', 'quarter3', 'quarter4']
const THIRDS = ['third1', 'third2', 'third3']

const football = new Map(FOOTBALL_PERIODS.map(({ code, means }) => [means, code]))
const offsets = new Map(PERIOD_OFFSETS.map(({ code, means }) => [means, code]))
const baseOf = (sport: string): number => BASES.find(({ means }) => means === sport)?.code ?? Number.NaN

/** The plays of one market type: the type, what it is, and its periods. */
const plays = (
  base: number,
  named: readonly string[],
  mty: number,
  kind: string,
  periods: readonly string[],
): DocumentedPlay[] =>
  periods.map((period) => ({
    code: `${mty}.${base === 1000 ? (football.get(period) ?? '') : base + (offsets.get(period) ?? Number.NaN)}`,
    means: `${kind}.${period}`,
    source: 'fbty 2.5; fbty 2.3',
    named,
    row: `${mty} ${kind}`,
    // The page gives sets, frames, innings and rounds without their number.
    open: periods === SETS,
  }))

const inFootball = (periods: readonly string[], types: readonly (readonly [number, string])[]) =>
  types.flatMap(([mty, kind]) => plays(1000, [String(mty), kind], mty, kind, periods))

const counted = (first: number, kinds: readonly string[]) =>
  kinds.map((kind, index) => [first + index, kind] as const)

export const FOOTBALL_PLAYS: readonly DocumentedPlay[] = [
  ...inFootball(
    [...MINUTES, 'extraTime'],
    [
      [1000, 'goals.handicap'],
      [1005, 'goals.result'],
      [1010, 'corners.total'],
      [1011, 'corners.handicap'],
    ],
  ),
  ...inFootball([...MINUTES, 'extraTime', 'penalties'], [[1007, 'goals.total']]),
  ...inFootball(MINUTES, [[1009, 'corners.result']]),
  ...inFootball([...HALVES, 'extraTime', 'penalties'], [[1201, 'goals.oddEven']]),
  ...inFootball([...HALVES, 'penalties'], [[1206, 'goals.winner']]),
  ...inFootball(['match'], [[1099, 'goals.correctScore']]),
  ...inFootball(['firstHalf'], [[1100, 'goals.correctScore']]),
  ...inFootball(['secondHalf'], [[1188, 'goals.correctScore']]),
  ...inFootball(['extraTime'], [[1232, 'goals.correctScore']]),
  ...inFootball(HALVES, [
    ...counted(1202, ['goals.bothScore', 'goals.doubleChance', 'goals.teamTotalHome', 'goals.teamTotalAway']),
    ...counted(1207, ['goals.exactTotal', 'goals.winningMargin', 'goals.oddEvenHome', 'goals.oddEvenAway']),
    ...counted(1211, ['goals.cleanSheetHome', 'goals.cleanSheetAway']),
    ...counted(1213, ['goals.winToNilHome', 'goals.winToNilAway']),
    ...counted(1217, ['goals.firstTeam', 'goals.lastTeam']),
    [1230, 'goals.resultAndBothScore'],
    ...counted(1301, ['corners.oddEven', 'corners.teamTotalHome', 'corners.teamTotalAway']),
    ...counted(1304, ['corners.oddEvenHome', 'corners.oddEvenAway']),
    ...counted(1306, ['corners.firstTeam', 'corners.lastTeam', 'corners.race']),
    ...counted(1401, ['cards.result', 'cards.handicap', 'cards.total']),
    ...counted(1404, ['cards.teamTotalHome', 'cards.teamTotalAway', 'cards.oddEven']),
    ...counted(1407, ['cards.bothScore', 'cards.firstTeam', 'cards.lastTeam']),
  ]),
  ...inFootball(QUARTERS_OF_AN_HOUR, [[1216, 'goals.anyScore']]),
  ...inFootball(
    ['match'],
    [
      [1215, 'goals.halfTimeFullTime'],
      ...counted(1219, ['goals.nextTeam', 'goals.race']),
      ...counted(1221, ['goals.scoreBothHalvesHome', 'goals.scoreBothHalvesAway']),
      ...counted(1223, ['goals.winBothHalvesHome', 'goals.winBothHalvesAway']),
      ...counted(1225, ['goals.winEitherHalfHome', 'goals.winEitherHalfAway']),
      ...counted(1227, ['goals.halfWithMost', 'goals.firstTime', 'goals.goalRange']),
      ...counted(1309, ['corners.halfWithMost', 'corners.cornerRange']),
      [1410, 'cards.halfWithMost'],
      [1501, 'redCards.anyScore'],
    ],
  ),
  ...inFootball(['tie'], [[1231, 'goals.toQualify']]),
]

/** A type that the page names by its own number, such as 5002. */
const own = (sport: string, mty: number, kind: string, periods: readonly string[]) =>
  plays(baseOf(sport), [String(mty)], mty, kind, periods)

/** A type that the page names by what is added to the base of several sports. */
const added = (sports: readonly string[], offset: number, kind: string, periods: readonly string[]) =>
  sports.flatMap((sport) => plays(baseOf(sport), [String(offset)], baseOf(sport) + offset, kind, periods))

const PARTS = ['match', 'firstHalf', 'secondHalf', ...QUARTERS]
const BY_POINTS = ['basketball', 'american football']
const BY_SETS = ['volleyball', 'table tennis', 'badminton', 'beach volleyball']
const BY_GOALS = [
  ['ice hockey', THIRDS],
  ['handball', ['firstHalf', 'secondHalf']],
  ['water polo', QUARTERS],
] as const
const BY_ROUNDS = ['boxing', 'MMA']

export const OTHER_PLAYS: readonly DocumentedPlay[] = [
  ...own('basketball', 3002, 'points.handicap', PARTS),
  ...own('basketball', 3003, 'points.total', PARTS),
  ...own('basketball', 3004, 'points.winner', PARTS),
  ...own('american football', 6001, 'points.winner', PARTS),
  ...own('american football', 6002, 'points.handicap', PARTS),
  ...own('american football', 6003, 'points.total', PARTS),
  ...added(BY_POINTS, 201, 'points.oddEven', ['match', 'firstHalf']),
  ...added(BY_POINTS, 202, 'points.teamTotalHome', ['match']),
  ...added(BY_POINTS, 203, 'points.teamTotalAway', ['match']),
  ...own('tennis', 5001, 'sets.winner', ['match']),
  ...own('tennis', 5001, 'games.winner', ['set1', 'set2', 'set3']),
  ...own('tennis', 5002, 'games.handicap', ['match']),
  ...own('tennis', 5002, 'games.handicap', SETS),
  ...own('tennis', 5003, 'games.total', ['match']),
  ...own('tennis', 5003, 'games.total', SETS),
  ...own('tennis', 5004, 'sets.handicap', ['match']),
  ...own('tennis', 5201, 'sets.total', ['match']),
  ...own('tennis', 5202, 'sets.correctScore', ['match']),
  ...own('tennis', 5203, 'games.oddEven', ['match']),
  ...added(BY_SETS, 1, 'sets.winner', ['match']),
  ...added(BY_SETS, 1, 'points.winner', SETS),
  ...added(BY_SETS, 2, 'sets.handicap', ['match']),
  ...added(BY_SETS, 3, 'points.total', ['match']),
  ...added(BY_SETS, 3, 'points.total', SETS),
  ...added(BY_SETS, 201, 'sets.total', ['match']),
  ...added(BY_SETS, 202, 'sets.correctScore', ['match']),
  ...added(BY_SETS, 203, 'points.handicap', SETS),
  ...own('snooker', 16001, 'sets.winner', ['match']),
  ...own('snooker', 16001, 'points.winner', SETS),
  ...own('snooker', 16002, 'sets.handicap', ['match']),
  ...own('snooker', 16003, 'sets.total', ['match']),
  ...own('snooker', 16201, 'points.total', ['match']),
  ...own('snooker', 16201, 'points.total', SETS),
  ...BY_GOALS.flatMap(([sport, parts]) => [
    ...added([sport], 1, 'goals.result', ['match', ...parts]),
    ...added([sport], 2, 'goals.handicap', ['match', ...parts]),
    ...(sport === 'handball'
      ? own(sport, 8005, 'goals.total', ['match', ...parts])
      : added([sport], 3, 'goals.total', ['match', ...parts])),
  ]),
  ...own('baseball', 7001, 'runs.winner', ['match']),
  ...own('baseball', 7002, 'runs.handicap', ['match', 'innings1to5']),
  ...own('baseball', 7003, 'runs.total', ['match', 'innings1to5']),
  ...own('baseball', 7003, 'runs.total', SETS),
  ...own('baseball', 7201, 'runs.result', ['innings1to5']),
  ...own('baseball', 7201, 'runs.result', SETS),
  ...own('baseball', 7202, 'runs.oddEven', ['match']),
  ...own('baseball', 7203, 'runs.teamTotalHome', ['match']),
  ...own('baseball', 7204, 'runs.teamTotalAway', ['match']),
  ...own('cricket', 14002, 'runs.winner', ['match']),
  ...own('cricket', 14003, 'runs.total', ['match', 'set1', 'set2']),
  ...own('cricket', 14006, 'runs.oddEven', ['match', 'set1', 'set2']),
  ...own('cricket', 14201, 'wickets.total', ['set1', 'set2']),
  ...added(BY_ROUNDS, 1, 'scorecards.result', ['match']),
  ...added(BY_ROUNDS, 1, 'points.winner', SETS),
  ...added(BY_ROUNDS, 2, 'rounds.total', ['match']),
  ...own('boxing', 19004, 'stoppages.distance', ['match']),
  ...own('MMA', 18204, 'stoppages.distance', ['match']),
  ...added(BY_ROUNDS, 201, 'scorecards.method', ['match']),
  ...added(BY_ROUNDS, 202, 'stoppages.roundGroup', ['match']),
  ...BASES.flatMap(({ code: base }) => plays(base, ['base + 900'], base + 900, 'places.outright', ['match'])),
]

/** Known of the venue, and not used. */
export const UNUSED_TYPES = { codes: [4001, 4003, 92001], source: 'fbty 2.5' } as const
