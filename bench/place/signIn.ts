import type { Browser, Page } from 'playwright'
import { DEMO_MEMBER } from '../../platform/store/demoMember.ts'
import { openVisit, type StorageState } from '../browser/openBrowser.ts'
import type { Place } from './place.ts'

/** Signs the demo member in by hand, once, and gives what the device then holds. */
export async function signIn(browser: Browser, place: Place): Promise<StorageState> {
  const visit = await openVisit(browser, {})
  try {
    const { page } = visit
    await page.goto(place.origin)
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

/** The home list with its prices stands on the screen. */
export async function homeShown(page: Page): Promise<void> {
  await page
    .locator('button', { hasText: /\d+\.\d\d$/ })
    .first()
    .waitFor()
}
