import { columnsIn } from '../../../streams/domain/sports/descriptorOf.ts'
import { isVirtualSport } from '../../../streams/domain/vocabulary/sports.ts'
import type { ImtyMarket } from '../../../streams/wire/imty/markets.ts'
import { IMTY_MAIN_LINE } from '../../../streams/wire/imty/tables.ts'
import { marketKey } from '../../../streams/domain/market.ts'
import type { WorldLine, WorldMarket, WorldMatch } from '../../world/world.ts'
import { VIRTUAL_ROW_MARKETS } from '../virtualBatches.ts'
import { marketNumber } from './numbers.ts'

/** Which lines of its events a call answers (docs/venues/imty.md, 3.1). */
export type LineChoice =
  /** The main lines of the columns of the sport's list row. */
  | { readonly kind: 'columns' }
  | { readonly kind: 'none' }
  | { readonly kind: 'all' }
  | {
      readonly kind: 'some'
      readonly betTypes: ReadonlySet<number>
      /** Empty sets do not limit. */
      readonly periods: ReadonlySet<number>
      readonly groups: ReadonlySet<number>
      /** Empty for the main line. */
      readonly levels: ReadonlySet<number>
    }

interface Limits {
  readonly BetTypeIds?: readonly number[] | undefined
  readonly PeriodIds?: readonly number[]
  readonly EventGroupTypeIds?: readonly number[]
  readonly MarketlineLevels?: readonly number[] | undefined
}

/** Missing bet types are the columns, whatever the other limits; an empty list of them is no markets. */
export function lineChoice(limits: Limits): LineChoice {
  const { BetTypeIds, PeriodIds = [], EventGroupTypeIds = [], MarketlineLevels = [] } = limits
  if (BetTypeIds === undefined) return { kind: 'columns' }
  if (BetTypeIds.length === 0) return { kind: 'none' }
  return {
    kind: 'some',
    betTypes: new Set(BetTypeIds),
    periods: new Set(PeriodIds),
    groups: new Set(EventGroupTypeIds),
    levels: new Set(MarketlineLevels),
  }
}

export interface ChosenMarket {
  readonly market: WorldMarket
  readonly number: ImtyMarket
  readonly lines: readonly WorldLine[]
}

/** The markets of a match with those of their lines that were chosen. */
export function chosenMarkets(match: WorldMatch, choice: LineChoice): readonly ChosenMarket[] {
  if (choice.kind === 'none') return []
  const columns = isOutright(match) || choice.kind !== 'columns' ? null : columnKeys(match)
  const markets = columns === null ? match.markets : inColumns(match, columns)
  return markets.flatMap((market) => {
    const number = marketNumber(match.sport, market.spec)
    const lines = market.lines.filter(({ slot }) => isLevel(choice, slot, match))
    if (lines.length === 0 || (choice.kind === 'some' && !isChosen(choice, number))) return []
    return [{ market, number, lines }]
  })
}

/** A race of virtual sports has no teams either, but is listed and played like a match. */
export function isOutright({ teams, sport }: WorldMatch): boolean {
  return teams === null && !isVirtualSport(sport)
}

function columnKeys({ sport, phase }: WorldMatch): readonly string[] {
  if (isVirtualSport(sport)) return VIRTUAL_ROW_MARKETS
  return columnsIn(sport, phase)
    .flat()
    .map(({ spec }) => marketKey(spec))
}

function inColumns({ markets }: WorldMatch, keys: readonly string[]): readonly WorldMarket[] {
  return keys.flatMap((key) => markets.find((market) => market.key === key) ?? [])
}

function isLevel(choice: LineChoice, slot: number, match: WorldMatch): boolean {
  if (choice.kind === 'all' || isOutright(match)) return true
  if (choice.kind === 'some' && choice.levels.size > 0) return choice.levels.has(slot)
  return slot === IMTY_MAIN_LINE
}

function isChosen(
  { betTypes, periods, groups }: Extract<LineChoice, { kind: 'some' }>,
  { betType, period, group }: ImtyMarket,
): boolean {
  const limits = (numbers: ReadonlySet<number>, number: number) => numbers.size === 0 || numbers.has(number)
  return betTypes.has(betType) && limits(periods, period) && limits(groups, group)
}
