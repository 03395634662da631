import type { MarketKey, MarketSpec, Period, Side, Stat } from '../../domain/market.ts'
import type { Sport } from '../../domain/sport.ts'

/** One market column of a match row: which market, and its sides from top to bottom. */
export interface Column {
  readonly key: MarketKey
  readonly spec: MarketSpec
  readonly sides: readonly Side[]
}

/** Columns come in pages of three; a row swipes from page to page. */
export type ColumnPage = readonly [Column, Column, Column]

function column(stat: Stat, kind: MarketSpec['kind'], period: Period, sides: readonly Side[]): Column {
  return { key: `${stat}.${kind}.${period}`, spec: { stat, kind, period }, sides }
}

const HOME_AWAY: readonly Side[] = ['home', 'away']
const OVER_UNDER: readonly Side[] = ['over', 'under']

const FOOTBALL: readonly ColumnPage[] = [
  [
    column('goals', 'result', 'match', ['home', 'draw', 'away']),
    column('goals', 'handicap', 'match', HOME_AWAY),
    column('goals', 'total', 'match', OVER_UNDER),
  ],
  [
    column('goals', 'result', 'firstHalf', ['home', 'draw', 'away']),
    column('goals', 'handicap', 'firstHalf', HOME_AWAY),
    column('goals', 'total', 'firstHalf', OVER_UNDER),
  ],
]

const BASKETBALL: readonly ColumnPage[] = [
  [
    column('points', 'winner', 'match', HOME_AWAY),
    column('points', 'handicap', 'match', HOME_AWAY),
    column('points', 'total', 'match', OVER_UNDER),
  ],
  [
    column('points', 'handicap', 'firstHalf', HOME_AWAY),
    column('points', 'total', 'firstHalf', OVER_UNDER),
    column('points', 'oddEven', 'match', ['odd', 'even']),
  ],
]

const TENNIS: readonly ColumnPage[] = [
  [
    column('sets', 'winner', 'match', HOME_AWAY),
    column('games', 'handicap', 'match', HOME_AWAY),
    column('games', 'total', 'match', OVER_UNDER),
  ],
]

/** What the rows of a sport's list show. A sport without columns of its own has the two-way ones. */
export function columnPages(sport: Sport): readonly ColumnPage[] {
  switch (sport) {
    case 'football':
      return FOOTBALL
    case 'tennis':
      return TENNIS
    default:
      return BASKETBALL
  }
}
