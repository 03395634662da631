import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

export interface SettingsPage {
  open(): Promise<void>
  segment(setting: string, choice: string): Locator
  /** Opens the choices of a setting and selects one. */
  choose(setting: string, choice: string): Promise<void>
}

export function settingsPage(page: Page): SettingsPage {
  return {
    async open() {
      await page.goto('/app/settings')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
    segment: (setting, choice) =>
      page.getByRole('radiogroup', { name: setting }).getByRole('radio', { name: choice }),
    async choose(setting, choice) {
      await page.getByRole('button', { name: new RegExp(`^${setting}`) }).click()
      const sheet = page.getByRole('dialog', { name: setting })
      await sheet.getByRole('radio', { name: choice }).click()
      await expect(sheet).toBeHidden()
    },
  }
}
