import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Small letters need more contrast than enlarged ones, so both themes are asked about it in small ones. */
const LOOKS = [
  { theme: 'dark', font: 'default', rules: null },
  { theme: 'light', font: 'enlarge', rules: null },
  { theme: 'light', font: 'default', rules: ['color-contrast'] },
] as const

/** How bad a finding must be to fail. */
const SERIOUS = ['serious', 'critical']

/** Asks axe about what is shown, in both themes and both font sizes. */
export async function expectNoBarriers(page: Page, screen: string): Promise<void> {
  const found: string[] = []
  for (const look of LOOKS) {
    await page.evaluate(({ theme, font }) => {
      const { dataset } = document.documentElement
      dataset['theme'] = theme
      dataset['font'] = font
    }, look)
    // There are no frames to look into; the other way opens a second page for each answer.
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
