import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** The minimum size of a touch target, CSS pixels. */
const TOUCH = 44
/**
 * The minimum height of a price in a column of three: 30 painted, plus half of the gaps above and below.
 * Cells of 44 would show a third fewer matches, and hit areas of 44 would overlap; instead such a price is
 * wide, so that its area is larger than 44 × 44 (WCAG 2.2 requires 24 × 24).
 */
const DENSE_PRICE = 32
/** Edges are searched in whole pixels, while a hit area can end on a fraction of one. */
const TOLERANCE = 1

/**
 * Checks the size of the hit area of each control in view: the points whose taps reach it, not its painted
 * box.
 */
export async function expectTouchable(page: Page, screen: string): Promise<void> {
  const areas = await page.evaluate(hitAreas)
  expect(areas.length, `${screen}: controls in view`).toBeGreaterThan(0)
  const small = areas.filter(({ dense, width, height }) => {
    const least = dense ? DENSE_PRICE : TOUCH
    const wide = dense && width * height >= TOUCH * TOUCH
    return height < least - TOLERANCE || width < TOUCH - TOLERANCE || (dense && !wide)
  })
  expect.soft(small, screen).toEqual([])
}

interface HitArea {
  readonly name: string
  readonly dense: boolean
  readonly width: number
  readonly height: number
}

/**
 * Runs in the page. Controls that are partly scrolled out of view or covered by a floating element are
 * skipped.
 */
function hitAreas(): readonly HitArea[] {
  const CONTROLS =
    'button, a[href], input, select, textarea, [role="button"], [tabindex="0"]:not([role="tabpanel"])'
  const FAR = 120
  /** Just inside the edge of a touch target (half of 44, less 1), which can be larger than the painted box. */
  const HALF = 21
  const targetAt = (x: number, y: number): Element | null => {
    const hit = document.elementFromPoint(x, y)
    const target = hit?.closest(`${CONTROLS}, label`) ?? null
    return target instanceof HTMLLabelElement ? target.control : target
  }
  /** Whether the element found at a point floats above the other one: a bar, a sheet, a sticky element. */
  const floatsOver = (met: Element, element: Element): boolean => {
    for (let at: Element | null = met; at !== null && !at.contains(element); at = at.parentElement) {
      if (/absolute|sticky|fixed/.test(getComputedStyle(at).position)) return true
    }
    return false
  }
  const within = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1 &&
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1
  /**
   * Whether the element is completely in view, including the part of its hit area outside its painted box.
   */
  const inView = (element: Element, box: DOMRect): boolean => {
    if (!within(box, new DOMRect(0, 0, innerWidth, innerHeight))) return false
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      const clip = at.getBoundingClientRect()
      const down = /auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight + 1
      const across = /auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth + 1
      const room = new DOMRect(
        clip.x + (across ? 8 : -FAR),
        clip.y + (down ? 8 : -FAR),
        clip.width + (across ? -16 : 2 * FAR),
        clip.height + (down ? -16 : 2 * FAR),
      )
      if ((down || across) && !within(box, room)) return false
    }
    return true
  }
  const reach = (element: Element, x: number, y: number, dx: number, dy: number): number => {
    let steps = 0
    while (steps < FAR && targetAt(x + dx * (steps + 1), y + dy * (steps + 1)) === element) steps++
    return steps
  }
  return [...document.querySelectorAll(CONTROLS)].flatMap((element): HitArea[] => {
    const paint = (element instanceof HTMLInputElement ? element.labels?.[0] : null) ?? element
    const box = paint.getBoundingClientRect()
    if (box.width < 2 || box.height < 2 || !paint.checkVisibility({ visibilityProperty: true })) return []
    if (element.closest('[inert], [aria-hidden="true"]') !== null || !inView(element, box)) return []
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const edges = [
      [x, y],
      [x, box.top + 2],
      [x, box.bottom - 2],
      [x, y - HALF],
      [x, y + HALF],
    ] as const
    const covered = edges.some(([atX, atY]) => {
      const over = document.elementFromPoint(atX, atY)
      return over !== null && targetAt(atX, atY) !== element && floatsOver(over, element)
    })
    if (covered) return []
    const name = element.getAttribute('aria-label') ?? paint.textContent.trim()
    return [
      {
        name: `${element.tagName.toLowerCase()}.${element.className} ${name.slice(0, 30)}`,
        dense: element.closest('article') !== null && element.matches('[data-price]'),
        width: reach(element, x, y, -1, 0) + reach(element, x, y, 1, 0) + 1,
        height: reach(element, x, y, 0, -1) + reach(element, x, y, 0, 1) + 1,
      },
    ]
  })
}
