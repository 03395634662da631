import type { Browser, Page } from 'playwright'
import { DEMO_MEMBER } from '../../platform/store/demoMembers.ts'
import { openVisit, type StorageState } from '../browser/openBrowser.ts'
import type { BenchPlatform } from './benchPlatform.ts'

/** Signs in the demo member through the login page once, and returns the resulting storage. */
export async function signIn(browser: Browser, platform: BenchPlatform): Promise<StorageState> {
  const visit = await openVisit(browser, { now: platform.now })
  try {
    const { page } = visit
    await page.goto(platform.origin)
    const password = page.locator('input[type="password"]')
    await password.waitFor()
    await page.locator('input:not([type="password"]):not([type="checkbox"])').first().fill(DEMO_MEMBER.name)
    await password.fill(DEMO_MEMBER.password)
    await password.press('Enter')
    await homeShown(page)
    return await visit.context.storageState()
  } finally {
    await visit.close()
  }
}

/** Resolves when the home list shows prices. */
export async function homeShown(page: Page): Promise<void> {
  await page
    .locator('button', { hasText: /\d+\.\d\d$/ })
    .first()
    .waitFor()
}
