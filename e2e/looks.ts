import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './fixtures.ts'

interface Look {
  readonly theme: 'dark' | 'light'
  readonly font: 'default' | 'enlarge'
  /** The rules that are run; `null` for all. */
  readonly rules: readonly string[] | null
}

/**
 * Names, roles and structure are the same in every look, so all rules run once. Small text needs more contrast than
 * enlarged text, so contrast is checked at the default size in both themes; enlarged text makes more regions scroll.
 */
const LOOKS: readonly Look[] = [
  { theme: 'dark', font: 'default', rules: null },
  { theme: 'light', font: 'default', rules: ['color-contrast'] },
  { theme: 'light', font: 'enlarge', rules: ['scrollable-region-focusable'] },
]

/** The impacts that fail the test. */
const SERIOUS = ['serious', 'critical']

type Examined = Window & { readonly axe?: typeof axe }

/** Checks the page in several combinations of theme and font size: with axe, and that it is not too wide. */
export async function expectNoBarriers(page: Page, screen: string): Promise<void> {
  // Axe is half a megabyte, so it is injected only once into each document.
  const has = await page.evaluate(() => (window as Examined).axe !== undefined)
  if (!has) await page.evaluate(axe.source)
  const found = await page.evaluate(barriers, { looks: LOOKS, impacts: SERIOUS, soonMs: SOON_MS })
  expect.soft(found, screen).toEqual([])
}

/** Animations that end within this time are awaited; longer ones, such as danmaku, are examined while running. */
const SOON_MS = 3000

interface Examination {
  readonly looks: readonly Look[]
  readonly impacts: readonly string[]
  readonly soonMs: number
}

/** Runs in the page. Returns the violations of these impacts in each look. */
async function barriers({ looks, impacts, soonMs }: Examination): Promise<readonly string[]> {
  const { axe: examiner } = window as Examined
  if (examiner === undefined) throw new Error('axe is not in the page')
  const { dataset } = document.documentElement
  const found: string[] = []
  for (const look of looks) {
    let violations = await examine(look, examiner)
    // When the settings of the member arrive, the app sets its own theme and font size again: then the result is void.
    while (dataset['theme'] !== look.theme || dataset['font'] !== look.font) {
      violations = await examine(look, examiner)
    }
    const name = `${look.theme} ${look.font}`
    for (const { id, impact, nodes } of violations) {
      if (!impacts.includes(impact ?? '')) continue
      const where = nodes
        .slice(0, 3)
        .map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`)
      found.push(`${name}, ${id} (${String(nodes.length)}): ${where.join(' | ')}`)
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push(`${name}: wider than the window`)
  }
  return found

  async function examine({ theme, font, rules }: Look, by: typeof axe): Promise<readonly axe.Result[]> {
    dataset['theme'] = theme
    dataset['font'] = font
    await new Promise(requestAnimationFrame)
    // An element that fades or changes colour has the colours of neither theme until its animation ends.
    const ending = document.getAnimations().filter(({ playState, effect, currentTime }) => {
      const end = Number(effect?.getComputedTiming().endTime ?? Infinity)
      return playState === 'running' && end - Number(currentTime) < soonMs
    })
    await Promise.allSettled(ending.map(({ finished }) => finished))
    // The frame in which they have ended is drawn.
    await new Promise(requestAnimationFrame)
    // Only violations are described: the thousand elements of a match that pass take longer than the rules.
    const { violations } = await by.run(document, {
      resultTypes: ['violations'],
      // No rule of these impacts reads the style sheets or the media of the page.
      preload: false,
      iframes: false,
      ...(rules === null ? {} : { runOnly: { type: 'rule', values: [...rules] } }),
    })
    return violations
  }
}
