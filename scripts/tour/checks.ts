import type { Page } from '@playwright/test'

/** A fifth of 0.1, the limit for a good Cumulative Layout Shift. */
const STILL = 0.02

interface Shift {
  readonly value: number
  readonly moved: readonly string[]
}

type Watched = Window & { shifts?: Shift[] }

/** Records the layout shifts without recent input in each document. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    ;(window as Watched).shifts = shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: readonly { node: Node | null }[]
        }
        if (hadRecentInput) continue
        const moved = sources.map(({ node }) =>
          node instanceof Element ? `${node.className}: ${node.textContent.slice(0, 30)}` : '',
        )
        shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What is wrong on the page as it is now; the layout shifts are those since the last call. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  const { wide, keys, cut, shifts } = await page.evaluate(look)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  return [
    ...(wide > 0 ? [`wider than the window by ${String(wide)} px`] : []),
    ...keys.map((key) => `text key: ${key}`),
    ...cut.map((text) => `cut: ${text}`),
    ...(sum > STILL
      ? [`layout shift ${sum.toFixed(3)}: ${shifts.flatMap(({ moved }) => moved).join(' | ')}`]
      : []),
  ]
}

/** Runs in the page. It has no named functions inside, which the transpiler would wrap in a call of its own. */
function look() {
  const keys = new Set<string>()
  const cut = new Set<string>()
  for (const element of document.body.querySelectorAll('*')) {
    const own = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim() ?? '')
    const texts = [
      ...own,
      element.getAttribute('aria-label') ?? '',
      element.getAttribute('placeholder') ?? '',
    ]
    for (const text of texts) if (/^[a-z]+(\.[a-zA-Z]+)+$/.test(text)) keys.add(text)

    const { width, height, right, bottom, left, top } = element.getBoundingClientRect()
    const inside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
    // Texts for screen readers alone are one point wide.
    if (!inside || width <= 2 || height <= 2 || !element.checkVisibility({ visibilityProperty: true }))
      continue
    const style = getComputedStyle(element)
    const clips = style.overflowX === 'hidden' || style.overflowX === 'clip'
    const clamped = style.webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1
    const isText = own.some((text) => text !== '') || style.textOverflow === 'ellipsis'
    const over = clips && isText && element.scrollWidth > element.clientWidth + 1
    if (over || clamped)
      cut.add(
        `${element.getAttribute('class') ?? element.tagName}: ${element.textContent.trim().slice(0, 80)}`,
      )
  }
  const shifts = (window as Watched).shifts?.splice(0) ?? []
  const wide = Math.max(0, document.documentElement.scrollWidth - innerWidth)
  return { wide, keys: [...keys], cut: [...cut], shifts }
}
