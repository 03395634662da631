import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** A fifth of 0.1, the limit for a good Cumulative Layout Shift. */
const STILL = 0.02

interface Shift {
  readonly value: number
  /** The class names of the elements that shifted. */
  readonly moved: readonly string[]
}

type Watched = Window & { shifts?: Shift[]; tops?: Map<string, Set<number>> }

/** Records the layout shifts without recent input in each document, from its first paint on. */
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
          node instanceof Element
            ? `${node.className}: ${node.textContent.slice(0, 20)}`
            : String(node?.nodeName),
        )
        shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Checks that the layout shifts of the present document are imperceptible. */
export async function expectStill(page: Page, screen: string): Promise<void> {
  // Waits two frames, so that shifts caused by the last change are recorded.
  const shifts = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return (window as Watched).shifts
  })
  if (shifts === undefined) throw new Error('nothing watches this page')
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect.soft(sum, `${screen} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(STILL)
}

/**
 * Records in each frame where the markets of a match are, and where they or their skeleton begin. A shift soon
 * after a tap is not in the browser's own records, because it may be the answer to the tap.
 */
export async function watchTops(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tops = new Map<string, Set<number>>()
    const see = (name: string, element: Element | null) => {
      if (element === null) return
      tops.set(name, (tops.get(name) ?? new Set()).add(Math.round(element.getBoundingClientRect().top)))
    }
    ;(window as Watched).tops = tops
    const look = () => {
      if (location.pathname.startsWith('/app/match/')) {
        see('the first', document.querySelector('main section, main [role=status]'))
        for (const market of document.querySelectorAll('main section')) {
          const name = market.querySelector('h2, h3') ?? market.querySelector('button')
          see(name?.textContent ?? '', market)
        }
      }
      requestAnimationFrame(look)
    }
    look()
  })
}

/** What was seen at more than one place, with its places. */
export async function seenMoving(page: Page): Promise<readonly string[]> {
  const seen = await page.evaluate(() =>
    [...((window as Watched).tops ?? [])].map(([name, tops]) => ({ name, tops: [...tops] })),
  )
  expect(seen.length).toBeGreaterThan(1)
  return seen.flatMap(({ name, tops }) => (tops.length > 1 ? [`${name}: ${tops.join(' ')}`] : []))
}
