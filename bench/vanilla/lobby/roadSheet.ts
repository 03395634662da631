import { drawRoads, type RoadDrawing, type RoadLabel } from '../../../src/features/roads/roadDrawing.ts'
import styles from '../../../src/features/roads/RoadSheet.module.css'
import { casino } from '../../../src/i18n/texts/cmn/casino.ts'
import { type DrawnShoe, roadsInWords } from './words.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** An element of the drawing. */
interface Mark {
  /** The same from drawing to drawing, so that its element stays. */
  readonly key: string
  readonly tag: 'path' | 'text'
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
}

interface Placed {
  readonly element: Element
  readonly mark: Mark
}

/** The drawing of a table's roads: writes only what has changed. */
export interface RoadSheet {
  draw(shoe: DrawnShoe): void
}

export function createRoadSheet(sheet: Element, superSix: boolean): RoadSheet {
  const [grid, rule] = [sheet.firstElementChild, sheet.lastElementChild]
  if (grid === null || rule === null) throw new Error('the drawing has no grid')
  // The copied page shows what was known when it was copied.
  sheet.replaceChildren(grid, rule)
  let placed: ReadonlyMap<string, Placed> = new Map()
  return {
    draw(shoe) {
      sheet.ariaLabel = roadsInWords(shoe)
      const before = new Map(placed)
      const now = new Map<string, Placed>()
      let last: Element = grid
      for (const mark of marksOf(drawRoads(shoe.roads, { superSix }))) {
        const known = before.get(mark.key)
        const element = known?.element ?? document.createElementNS(SVG, mark.tag)
        write(element, mark, known?.mark ?? null)
        if (last.nextSibling !== element) last.after(element)
        before.delete(mark.key)
        now.set(mark.key, { element, mark })
        last = element
      }
      for (const { element } of before.values()) element.remove()
      placed = now
    },
  }
}

function write(element: Element, mark: Mark, before: Mark | null): void {
  for (const [name, value] of Object.entries(mark.attributes)) {
    if (before?.attributes[name] !== value) element.setAttribute(name, value)
  }
  if (mark.text !== (before?.text ?? '')) element.textContent = mark.text
}

function marksOf({ paths, labels, tieCounts }: RoadDrawing): readonly Mark[] {
  const seen = new Set<string>()
  const keyOf = (paint: string): string => {
    // Dots are drawn on two roads.
    const key = `path ${paint}${seen.has(`path ${paint}`) ? ' again' : ''}`
    seen.add(key)
    return key
  }
  return [
    ...paths.map(({ paint, d }): Mark => ({
      key: keyOf(paint),
      tag: 'path',
      attributes: { class: styles[paint] ?? '', d },
      text: '',
    })),
    ...labels.map(({ label, x, y }): Mark => ({
      key: `label ${label}`,
      tag: 'text',
      attributes: { class: styles['label'] ?? '', x: x.join(' '), y: y.join(' ') },
      text: labelSaid(label).repeat(x.length),
    })),
    ...tieCounts.map(({ x, y, count }): Mark => ({
      key: `${String(x)} ${String(y)}`,
      tag: 'text',
      attributes: { class: styles['count'] ?? '', x: String(x), y: String(y) },
      text: String(count),
    })),
  ]
}

function labelSaid(label: RoadLabel): string {
  return label === 'six' ? '6' : casino.roads.mark[label]
}
