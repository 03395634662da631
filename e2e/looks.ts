import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const LOOKS = [
  { theme: 'dark', font: 'default' },
  { theme: 'dark', font: 'enlarge' },
  { theme: 'light', font: 'enlarge' },
  { theme: 'light', font: 'default' },
] as const

/** How bad a finding must be to fail. */
const SERIOUS = ['serious', 'critical']

/**
 * Asks axe about what is shown, in both themes and both font sizes. What does not depend on the look is asked
 * once, in the first.
 */
export async function expectNoBarriers(page: Page, screen: string): Promise<void> {
  const found: string[] = []
  for (const [index, look] of LOOKS.entries()) {
    await page.evaluate(({ theme, font }) => {
      const { dataset } = document.documentElement
      dataset['theme'] = theme
      dataset['font'] = font
    }, look)
    // There are no frames to look into; the other way opens a second page for each answer.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    if (index > 0) axe.withRules(['color-contrast'])
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
