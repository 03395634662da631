import { expect, pictured, rest, rows } from './inView.ts'
import type { Tour } from './tour.ts'

/** The main screens on a phone that lies on its side; a room on its side is in `liveTour.ts`. */
export async function onTheSide({ page, shoot }: Tour): Promise<void> {
  const upright = page.viewportSize()
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/app/home/home-sport?tab=live')
  await expect(rows(page).first()).toBeVisible()
  await rest(page)
  await shoot('home-side')
  await rows(page).first().locator('a[href^="/app/match/"]').first().click()
  await expect(page.getByRole('region').first()).toBeVisible()
  await rest(page)
  await shoot('match-side')
  for (const [address, screen] of [
    ['/casino', 'casino-side'],
    ['/casino/C01', 'casino-table-side'],
    ['/lottery/201', 'lottery-ticket-side'],
    ['/common-sport-records/', 'records-side'],
  ] as const) {
    await page.goto(address)
    await pictured(page)
    await shoot(screen)
  }
  if (upright !== null) await page.setViewportSize(upright)
}
