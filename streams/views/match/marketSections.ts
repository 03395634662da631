import type { Line, MarketKey, MarketSpec, Side } from '../../domain/market.ts'
import type { MarketCategory } from '../../domain/menu.ts'
import type { MarketLayout } from '../../feeds/odds/index.ts'

/** A market of the detail without prices, so that it changes only with its shape. */
export interface MarketSection {
  readonly key: MarketKey
  readonly spec: MarketSpec
  readonly name: string
  readonly parlayAllowed: boolean
  readonly folded: boolean
  readonly closed: boolean
  readonly rows: readonly {
    readonly slot: number
    readonly line: Line | null
    readonly sides: readonly Side[]
  }[]
}

/** The id of the tab with all markets. */
export const ALL_CATEGORY = 'all'

/** The markets of a tab, in the venue's order. */
export function marketSections(
  markets: readonly MarketLayout[],
  category: MarketCategory | undefined,
  folded: ReadonlySet<MarketKey>,
): readonly MarketSection[] {
  return markets
    .filter((market) => category === undefined || category.playIds.includes(market.playId))
    .map(({ key, spec, name, parlayAllowed, closed, lines }) => ({
      key,
      spec,
      name,
      parlayAllowed,
      folded: folded.has(key),
      closed,
      rows: lines.map(({ slot, line, sides }) => ({ slot, line, sides })),
    }))
}

/** Whether two lists of sections look the same, apart from prices. */
export function sameSections(a: readonly MarketSection[], b: readonly MarketSection[]): boolean {
  return a.length === b.length && a.every((section, index) => shape(section) === shape(b[index]))
}

function shape(section: MarketSection | undefined): string {
  if (section === undefined) return ''
  const rows = section.rows
    .map(({ slot, line, sides }) => `${slot}@${line ?? ''}:${sides.join(',')}`)
    .join(';')
  return `${section.key} ${section.name} ${section.folded} ${section.closed} ${section.parlayAllowed} ${rows}`
}
