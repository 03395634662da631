import type { ListItem } from './listItems.ts'

/** Where the drawn lines of a list are. */
export interface LineLayout {
  /** The list that the indexes refer to. */
  readonly items: readonly ListItem[]
  /** The height of the whole list, px. */
  readonly size: number
  /** In order; the sticky header first, even when it is above the visible lines. */
  readonly lines: readonly LinePlace[]
  /** The index of the league's header that is sticky. */
  readonly sticky: number
  /** Reports a drawn line to whoever measures it. */
  readonly measure?: (line: HTMLElement | null) => void
}

export interface LinePlace {
  readonly index: number
  /** Distance from the top of the list, px. */
  readonly start: number
}

/** The visible part of a list, px. */
export interface ListWindow {
  readonly top: number
  readonly height: number
  /** Pixels per design point. */
  readonly unit: number
}

/**
 * Heights of lines that are not measured yet, in design points. A list is left at a distance from its top, and
 * opened again there before the lines above are measured, so these are the real heights in both type sizes.
 */
const HEIGHTS = {
  default: { part: 30, league: 36, match: 117, banners: 88 },
  enlarge: { part: 30, league: 36, match: 129, banners: 88 },
}

/** How much higher a match is in the layout for beginners, in both type sizes. */
const BEGINNER_MORE = { default: 46, enlarge: 40 }

/** The width of the column in design points. */
const COLUMN = 390

/** The lines that fit the window, by their estimated heights. */
export function estimatedLayout(items: readonly ListItem[], { top, height, unit }: ListWindow): LineLayout {
  const lines: LinePlace[] = []
  let size = 0
  let header: LinePlace = { index: 0, start: 0 }
  let sticky = 0
  for (const [index, item] of items.entries()) {
    const place = { index, start: size }
    size += estimatedHeight(item) * unit
    if (item.type === 'league') header = place
    if (size <= top || place.start >= top + height) continue
    if (lines.length === 0) {
      sticky = header.index
      if (header.index !== index) lines.push(header)
    }
    lines.push(place)
  }
  return { items, size, lines, sticky }
}

/** In design points. */
export function estimatedHeight(item: ListItem | undefined): number {
  const { dataset } = document.documentElement
  const font = dataset['font'] === 'enlarge' ? 'enlarge' : 'default'
  const type = item?.type ?? 'match'
  const more = type === 'match' && dataset['layout'] === 'beginner' ? BEGINNER_MORE[font] : 0
  return HEIGHTS[font][type] + more
}

/** CSS pixels per design point, from the width of the scrolling element; 1 while it has none. */
export function unitOf(scroller: HTMLElement | null): number {
  const width = scroller?.clientWidth ?? 0
  return width === 0 ? 1 : width / COLUMN
}

export function sameLayout(a: LineLayout | null, b: LineLayout): boolean {
  return (
    a !== null &&
    a.items === b.items &&
    a.size === b.size &&
    a.sticky === b.sticky &&
    a.measure === b.measure &&
    a.lines.length === b.lines.length &&
    a.lines.every(({ index, start }, at) => index === b.lines[at]?.index && start === b.lines[at].start)
  )
}
