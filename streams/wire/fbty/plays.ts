import { forEachSet, type SetWord } from '../sets.ts'
import { FBTY_MINUTES, fbtyPeriod } from './periods.ts'
import { FBTY_OFFERED, fbtyBase, type FbtySport } from './sports.ts'

const SETS: readonly SetWord[] = forEachSet((_, word) => word)
const MATCH = ['match'] as const
const HALVES = ['firstHalf', 'secondHalf'] as const
const QUARTERS = ['quarter1', 'quarter2', 'quarter3', 'quarter4'] as const
const THIRDS = ['third1', 'third2', 'third3'] as const
const H = ['match', 'firstHalf', 'secondHalf'] as const
const BANDED = [...H, ...FBTY_MINUTES] as const

/** A market type: what is added to the base, `stat.kind`, and its periods. */
type TypeRow<K extends string, P extends string> = readonly [offset: number, kind: K, periods: readonly P[]]

interface SportRows<K extends string, P extends string> {
  readonly sports: readonly FbtySport[]
  readonly types: readonly TypeRow<K, P>[]
}

const FOOTBALL = [
  [0, 'goals.handicap', [...BANDED, 'extraTime']],
  [5, 'goals.result', [...BANDED, 'extraTime']],
  [7, 'goals.total', [...BANDED, 'extraTime', 'penalties']],
  [9, 'corners.result', BANDED],
  [10, 'corners.total', [...BANDED, 'extraTime']],
  [11, 'corners.handicap', [...BANDED, 'extraTime']],
  [99, 'goals.correctScore', ['match']],
  [100, 'goals.correctScore', ['firstHalf']],
  [188, 'goals.correctScore', ['secondHalf']],
  [201, 'goals.oddEven', [...H, 'extraTime', 'penalties']],
  [202, 'goals.bothScore', H],
  [203, 'goals.doubleChance', H],
  [204, 'goals.teamTotalHome', H],
  [205, 'goals.teamTotalAway', H],
  [206, 'goals.winner', [...H, 'penalties']],
  [207, 'goals.exactTotal', H],
  [208, 'goals.winningMargin', H],
  [209, 'goals.oddEvenHome', H],
  [210, 'goals.oddEvenAway', H],
  [211, 'goals.cleanSheetHome', H],
  [212, 'goals.cleanSheetAway', H],
  [213, 'goals.winToNilHome', H],
  [214, 'goals.winToNilAway', H],
  [215, 'goals.halfTimeFullTime', MATCH],
  [216, 'goals.anyScore', FBTY_MINUTES],
  [217, 'goals.firstTeam', H],
  [218, 'goals.lastTeam', H],
  [219, 'goals.nextTeam', MATCH],
  [220, 'goals.race', MATCH],
  [221, 'goals.scoreBothHalvesHome', MATCH],
  [222, 'goals.scoreBothHalvesAway', MATCH],
  [223, 'goals.winBothHalvesHome', MATCH],
  [224, 'goals.winBothHalvesAway', MATCH],
  [225, 'goals.winEitherHalfHome', MATCH],
  [226, 'goals.winEitherHalfAway', MATCH],
  [227, 'goals.halfWithMost', MATCH],
  [228, 'goals.firstTime', MATCH],
  [229, 'goals.goalRange', MATCH],
  [230, 'goals.resultAndBothScore', H],
  [231, 'goals.toQualify', ['tie']],
  [232, 'goals.correctScore', ['extraTime']],
  [301, 'corners.oddEven', H],
  [302, 'corners.teamTotalHome', H],
  [303, 'corners.teamTotalAway', H],
  [304, 'corners.oddEvenHome', H],
  [305, 'corners.oddEvenAway', H],
  [306, 'corners.firstTeam', H],
  [307, 'corners.lastTeam', H],
  [308, 'corners.race', H],
  [309, 'corners.halfWithMost', MATCH],
  [310, 'corners.cornerRange', MATCH],
  [401, 'cards.result', H],
  [402, 'cards.handicap', H],
  [403, 'cards.total', H],
  [404, 'cards.teamTotalHome', H],
  [405, 'cards.teamTotalAway', H],
  [406, 'cards.oddEven', H],
  [407, 'cards.bothScore', H],
  [408, 'cards.firstTeam', H],
  [409, 'cards.lastTeam', H],
  [410, 'cards.halfWithMost', MATCH],
  [501, 'redCards.anyScore', MATCH],
] as const

const BY_POINTS = [
  [201, 'points.oddEven', ['match', 'firstHalf']],
  [202, 'points.teamTotalHome', MATCH],
  [203, 'points.teamTotalAway', MATCH],
] as const
const POINT_PARTS = [...H, ...QUARTERS] as const

const TENNIS = [
  [1, 'sets.winner', MATCH],
  [1, 'games.winner', ['set1', 'set2', 'set3']],
  [2, 'games.handicap', ['match', ...SETS]],
  [3, 'games.total', ['match', ...SETS]],
  [4, 'sets.handicap', MATCH],
  [201, 'sets.total', MATCH],
  [202, 'sets.correctScore', MATCH],
  [203, 'games.oddEven', MATCH],
] as const

const BY_SETS = [
  [1, 'sets.winner', MATCH],
  [1, 'points.winner', SETS],
  [2, 'sets.handicap', MATCH],
  [3, 'points.total', ['match', ...SETS]],
  [201, 'sets.total', MATCH],
  [202, 'sets.correctScore', MATCH],
  [203, 'points.handicap', SETS],
] as const

const SNOOKER = [
  [1, 'sets.winner', MATCH],
  [1, 'points.winner', SETS],
  [2, 'sets.handicap', MATCH],
  [3, 'sets.total', MATCH],
  [201, 'points.total', ['match', ...SETS]],
] as const

const BASEBALL = [
  [1, 'runs.winner', MATCH],
  [2, 'runs.handicap', ['match', 'innings1to5']],
  [3, 'runs.total', ['match', 'innings1to5', ...SETS]],
  [201, 'runs.result', ['innings1to5', ...SETS]],
  [202, 'runs.oddEven', MATCH],
  [203, 'runs.teamTotalHome', MATCH],
  [204, 'runs.teamTotalAway', MATCH],
] as const

const INNINGS = ['set1', 'set2'] as const
const CRICKET = [
  [2, 'runs.winner', MATCH],
  [3, 'runs.total', ['match', ...INNINGS]],
  [6, 'runs.oddEven', ['match', ...INNINGS]],
  [201, 'wickets.total', INNINGS],
] as const

const BOUTS = [
  [1, 'scorecards.result', MATCH],
  [1, 'points.winner', SETS],
  [2, 'rounds.total', MATCH],
  [201, 'scorecards.method', MATCH],
  [202, 'stoppages.roundGroup', MATCH],
] as const

/** Goals of the match and of its parts, and the type of the total, which handball has apart. */
function byGoals<P extends string>(parts: readonly P[], total: 3 | 5) {
  const periods = ['match' as const, ...parts]
  return [
    [1, 'goals.result', periods],
    [2, 'goals.handicap', periods],
    [total, 'goals.total', periods],
  ] as const
}

/** The market types of the venue (docs/venues/fbty.md, 2.5). */
const ROWS = [
  { sports: ['football'], types: FOOTBALL },
  { sports: ['basketball', 'americanFootball'], types: BY_POINTS },
  {
    sports: ['basketball'],
    types: [
      [2, 'points.handicap', POINT_PARTS],
      [3, 'points.total', POINT_PARTS],
      [4, 'points.winner', POINT_PARTS],
    ],
  },
  {
    sports: ['americanFootball'],
    types: [
      [1, 'points.winner', POINT_PARTS],
      [2, 'points.handicap', POINT_PARTS],
      [3, 'points.total', POINT_PARTS],
    ],
  },
  { sports: ['tennis'], types: TENNIS },
  { sports: ['volleyball', 'tableTennis', 'badminton', 'beachVolleyball'], types: BY_SETS },
  { sports: ['snooker'], types: SNOOKER },
  { sports: ['iceHockey'], types: byGoals(THIRDS, 3) },
  { sports: ['handball'], types: byGoals(HALVES, 5) },
  { sports: ['waterPolo'], types: byGoals(QUARTERS, 3) },
  { sports: ['baseball'], types: BASEBALL },
  { sports: ['cricket'], types: CRICKET },
  { sports: ['boxing', 'mma'], types: BOUTS },
  { sports: ['boxing'], types: [[4, 'stoppages.distance', MATCH]] },
  { sports: ['mma'], types: [[204, 'stoppages.distance', MATCH]] },
  { sports: FBTY_OFFERED, types: [[900, 'places.outright', MATCH]] },
] as const satisfies readonly SportRows<string, string>[]

type KeyOf<R> = R extends readonly [number, infer K extends string, readonly (infer P extends string)[]]
  ? `${K}.${P}`
  : never

/** A market of the venue: `stat.kind.period`. */
export type FbtyMarketKey = KeyOf<(typeof ROWS)[number]['types'][number]>

/** One market of a sport: its numbers and its name. */
export interface FbtyPlay {
  readonly sport: FbtySport
  readonly mty: number
  readonly pe: number
  readonly key: FbtyMarketKey
}

function playsOf({ sports, types }: SportRows<string, string>): readonly FbtyPlay[] {
  return sports.flatMap((sport) =>
    types.flatMap(([offset, kind, periods]) =>
      periods.flatMap((period): FbtyPlay[] => {
        const pe = fbtyPeriod(sport, period)
        const base = fbtyBase(sport)
        if (pe === null || base === null) return []
        return [{ sport, mty: base + offset, pe, key: `${kind}.${period}` as FbtyMarketKey }]
      }),
    ),
  )
}

/** All markets of the venue, by sport. */
export const FBTY_PLAYS: readonly FbtyPlay[] = ROWS.flatMap((row) => playsOf(row))

/** The client's play id. */
export function fbtyPlayId({ mty, pe }: Pick<FbtyPlay, 'mty' | 'pe'>): string {
  return `${mty}.${pe}`
}

/** Market names by play id. */
export const FBTY_PLAY_KEYS: Readonly<Record<string, FbtyMarketKey>> = Object.fromEntries(
  FBTY_PLAYS.map((play) => [fbtyPlayId(play), play.key]),
)
