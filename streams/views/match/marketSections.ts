import type { MarketKey, MarketSpec, Side } from '../../domain/market.ts'
import type { MarketCategory } from '../../domain/menu.ts'
import type { MarketLayout } from '../../feeds/odds/index.ts'

/** One market of the detail: its places, not its prices, so that it changes only when its shape does. */
export interface MarketSection {
  readonly key: MarketKey
  readonly spec: MarketSpec
  readonly name: string
  readonly parlayAllowed: boolean
  readonly folded: boolean
  readonly rows: readonly { readonly slot: number; readonly sides: readonly Side[] }[]
}

/** The id of the tab that holds every market. */
export const ALL_CATEGORY = 'all'

/** The markets of a tab, in the venue's order. */
export function marketSections(
  markets: readonly MarketLayout[],
  category: MarketCategory | undefined,
  folded: ReadonlySet<MarketKey>,
): readonly MarketSection[] {
  return markets
    .filter((market) => category === undefined || category.playIds.includes(market.playId))
    .map(({ key, spec, name, parlayAllowed, lines }) => ({
      key,
      spec,
      name,
      parlayAllowed,
      folded: folded.has(key),
      rows: lines.map(({ slot, sides }) => ({ slot, sides })),
    }))
}

/** Whether two lists of sections would be drawn alike, prices aside. */
export function sameSections(a: readonly MarketSection[], b: readonly MarketSection[]): boolean {
  return a.length === b.length && a.every((section, index) => shape(section) === shape(b[index]))
}

function shape(section: MarketSection | undefined): string {
  if (section === undefined) return ''
  const rows = section.rows.map(({ slot, sides }) => `${slot}:${sides.join(',')}`).join(';')
  return `${section.key} ${section.name} ${section.folded} ${section.parlayAllowed} ${rows}`
}
