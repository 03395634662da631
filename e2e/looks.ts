import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * Names, roles and structure are the same in every look, so all rules run once. Small text needs more contrast than
 * enlarged text, so contrast is checked at the default size in both themes; enlarged text makes more regions scroll.
 */
const LOOKS = [
  { theme: 'dark', font: 'default', rules: null },
  { theme: 'light', font: 'default', rules: ['color-contrast'] },
  { theme: 'light', font: 'enlarge', rules: ['scrollable-region-focusable'] },
] as const

/** The impacts that fail the test. */
const SERIOUS = ['serious', 'critical']

/** Checks the page in several combinations of theme and font size: with axe, and that it is not too wide. */
export async function expectNoBarriers(page: Page, screen: string): Promise<void> {
  const found: string[] = []
  for (const look of LOOKS) {
    await page.evaluate(async ({ theme, font }) => {
      const { dataset } = document.documentElement
      dataset['theme'] = theme
      dataset['font'] = font
      // Colours that change slowly have neither look until they have arrived.
      const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      await Promise.allSettled(changes.map(({ finished }) => finished))
    }, look)
    // The page has no frames; the default mode would open a second page for each analysis.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    if (look.rules !== null) axe.withRules([...look.rules])
    const { violations } = await axe.analyze()
    for (const { id, impact, nodes } of violations) {
      if (!SERIOUS.includes(impact ?? '')) continue
      const where = nodes
        .slice(0, 3)
        .map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`)
      found.push(`${look.theme} ${look.font}, ${id} (${nodes.length}): ${where.join(' | ')}`)
    }
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    if (wider) found.push(`${look.theme} ${look.font}: wider than the window`)
  }
  expect.soft(found, screen).toEqual([])
}
