import type { Line, MarketKey, MarketSpec, Side } from '../../domain/market.ts'
import type { MarketCategory } from '../../domain/menu.ts'
import { SUB_MATCHES, type SubMatch } from '../../domain/vocabulary/subMatches.ts'
import type { MarketLayout } from '../../feeds/odds/index.ts'

/** The parts of a match by which its markets are grouped, the latest first. */
const PARTS = ['penalty', 'extraTime', 'regular'] as const satisfies readonly SubMatch[]

/** The same part of an electronic match, which has a number of its own. */
const ELECTRONIC = {
  penalty: 'ePenalty',
  extraTime: 'eExtraTime',
  regular: 'eRegular',
} as const satisfies Readonly<Record<MatchPart, SubMatch>>

type MatchPart = (typeof PARTS)[number]

/** A market of the detail without prices, so that it changes only with its shape. */
export interface MarketSection {
  readonly key: MarketKey
  readonly spec: MarketSpec
  readonly name: string
  readonly parlayAllowed: boolean
  readonly part: MatchPart
  readonly folded: boolean
  /** Whether the member wants it first. */
  readonly pinned: boolean
  readonly closed: boolean
  readonly rows: readonly {
    readonly slot: number
    readonly line: Line | null
    readonly sides: readonly Side[]
  }[]
}

/** The id of the tab with all markets. */
export const ALL_CATEGORY = 'all'

/** How the member wants to see the markets. */
interface MarketLook {
  readonly folded: ReadonlySet<MarketKey>
  readonly pinned: readonly MarketKey[]
}

/**
 * The markets of a tab: the pinned ones, the latest pin first, then the others in the venue's order. The market on who
 * qualifies (period `tie`) is the first of extra time if the match has markets of extra time.
 */
export function marketSections(
  markets: readonly MarketLayout[],
  category: MarketCategory | undefined,
  { folded, pinned }: MarketLook,
): readonly MarketSection[] {
  const goesOn = markets.some(({ subMatch }) => partOf(subMatch) === 'extraTime')
  return markets
    .filter((market) => category === undefined || category.playIds.includes(market.playId))
    .map(({ key, spec, name, parlayAllowed, subMatch, closed, lines }) => ({
      key,
      spec,
      name,
      parlayAllowed,
      part: goesOn && spec.period === 'tie' ? 'extraTime' : partOf(subMatch),
      folded: folded.has(key),
      pinned: pinned.includes(key),
      closed,
      rows: lines.map(({ slot, line, sides }) => ({ slot, line, sides })),
    }))
    .toSorted(
      (a, b) => placeOf(pinned, a.key) - placeOf(pinned, b.key) || Number(leads(b)) - Number(leads(a)),
    )
}

function partOf(subMatch: number | undefined): MatchPart {
  return (
    PARTS.find((part) =>
      [SUB_MATCHES[part].id, SUB_MATCHES[ELECTRONIC[part]].id].some((id) => id === subMatch),
    ) ?? 'regular'
  )
}

function leads({ spec, part }: Pick<MarketSection, 'spec' | 'part'>): boolean {
  return spec.period === 'tie' && part === 'extraTime'
}

function placeOf(pinned: readonly MarketKey[], key: MarketKey): number {
  const place = pinned.indexOf(key)
  return place < 0 ? pinned.length : place
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
  return `${section.key} ${section.name} ${section.folded} ${section.pinned} ${section.closed} ${section.parlayAllowed} ${section.part} ${rows}`
}

/** The markets of one part of a match. */
export interface PartSections {
  readonly part: MarketSection['part']
  readonly sections: readonly MarketSection[]
}

/** The markets by part of the match, the latest part first; in each they keep their order. */
export function byPart(sections: readonly MarketSection[]): readonly PartSections[] {
  return PARTS.map((part) => ({
    part,
    sections: sections.filter((section) => section.part === part),
  })).filter((group) => group.sections.length > 0)
}
