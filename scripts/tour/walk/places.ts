import type { Page } from '@playwright/test'
import { openRoom } from '../matrix/rooms.ts'
import { rest, type Phone } from '../phone.ts'

/** The place may change by a few pixels when rows are measured again. */
const NEAR = 8
/** How long a list may load before it is at its place. */
const RETURN_MS = 8000

/** The place in each list after Back from a page, and after a reload. */
export async function places(phone: Phone): Promise<void> {
  const { page, step } = phone
  const lists = [
    ['list', '/app/home/home-sport?tab=early', 'article a[href^="/app/match/"]'],
    ['rooms', '/app/live', 'a[href^="/app/live/"]'],
  ] as const
  for (const [name, address, link] of lists) {
    await step(`place in ${name}`, async () => {
      await page.goto(address)
      await page.locator(link).first().waitFor()
      await rest(page)
      await scroll(page, 500)
      await rest(page)
      const before = await placeOf(page)
      const inView = await page.locator(link).evaluateAll((links) =>
        links.findIndex((each) => {
          const { top, bottom } = each.getBoundingClientRect()
          return top > 260 && bottom < innerHeight - 140
        }),
      )
      await page.locator(link).nth(inView).click()
      await page.waitForURL((url) => url.pathname !== new URL(address, phone.base).pathname)
      await rest(page)
      await page.goBack()
      await report(phone, `${name} after Back`, before)
      await page.reload()
      await report(phone, `${name} after a reload`, before)
    })
  }
  await step('place in settings', async () => {
    await page.goto('/app/settings')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await rest(page)
    await scroll(page, 150)
    await rest(page)
    const before = await placeOf(page)
    await page.reload()
    await report(phone, 'settings after a reload', before)
  })
  await step('room kept after a reload', async () => {
    await openRoom(phone)
    await page.locator('#room-draft').fill('half a line')
    await rest(page)
    await page.reload()
    await page.locator('#room-draft').waitFor()
    await rest(page)
    const draft = await page.locator('#room-draft').inputValue()
    phone.album.note(draft === 'half a line' ? 'the draft is kept' : 'the DRAFT is lost after a reload')
  })
}

async function report({ page, album, shoot }: Phone, name: string, before: number): Promise<void> {
  let after = -1
  for (let waited = 0; waited < RETURN_MS; waited += 500) {
    await page.waitForTimeout(500)
    after = await placeOf(page)
    if (Math.abs(after - before) <= NEAR) break
  }
  const kept = Math.abs(after - before) <= NEAR
  album.note(`${kept ? 'place kept' : 'PLACE LOST'}: ${name}, ${String(before)} → ${String(after)}`)
  if (!kept) await shoot(`place-lost-${name.replaceAll(' ', '-')}`)
}

/** The largest scrolled distance of anything on the page. */
async function placeOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.round(Math.max(scrollY, ...[...document.querySelectorAll('main *')].map((each) => each.scrollTop))),
  )
}

async function scroll(page: Page, by: number): Promise<void> {
  await page.evaluate((distance) => {
    const tall = [...document.querySelectorAll('main *')]
      .filter((each) => ['auto', 'scroll'].includes(getComputedStyle(each).overflowY))
      .sort((a, b) => b.scrollHeight - b.clientHeight - (a.scrollHeight - a.clientHeight))
    const [tallest] = tall
    if (tallest !== undefined) tallest.scrollTop = distance
  }, by)
}
