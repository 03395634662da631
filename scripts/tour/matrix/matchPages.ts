import { WORLD_SPORTS } from '../../../platform/world/sports.ts'
import { inPlay, live, outright, toCome } from '../matches.ts'
import type { Phone } from '../phone.ts'
import { openMatch } from '../slip.ts'

/** The most categories of markets that are shown one by one. */
const CATEGORIES = 4

/** The pages of matches and tournaments. */
export async function matchPages(phone: Phone): Promise<void> {
  const { page, words, matches, step, shoot } = phone
  const categories = page.getByRole('tablist', { name: words.of('match.categories') }).getByRole('tab')
  await step('match in play', async () => {
    await openMatch(phone, await matches.take(inPlay))
    await shoot('match')
    const count = Math.min(await categories.count(), CATEGORIES)
    for (let index = 1; index < count; index += 1) {
      await categories.nth(index).click()
      await shoot(`match-tab-${String(index)}`)
    }
    await categories.first().click()
    const more = page.getByRole('button', { name: words.like('match.moreLines') }).first()
    if (await more.isVisible()) {
      await more.click()
      await shoot('match-more-lines')
    }
    await page.locator('main section').last().scrollIntoViewIfNeeded()
    await shoot('match-end')
  })
  for (const sport of WORLD_SPORTS.filter((each) => each !== 'football' && each !== 'rugby')) {
    await step(`match ${sport}`, async () => {
      await openMatch(phone, await matches.take(live(sport)))
      await shoot(`match-${sport}`)
    })
  }
  await step('match to come', async () => {
    await openMatch(phone, await matches.take(toCome))
    await shoot('match-to-come')
  })
  await step('match suspended', async () => {
    const match = await matches.take(inPlay)
    await openMatch(phone, match)
    await phone.control.world({ do: 'suspend', matchId: match.id })
    await page.locator('main section [data-price][aria-disabled]').first().waitFor()
    await shoot('match-suspended')
    await phone.control.world({ do: 'resume', matchId: match.id })
  })
  await step('match with a room', async () => {
    await page.goto('/app/home/home-sport?tab=live')
    const watch = page.locator('a[href*="/app/live?match="]').first()
    await watch.waitFor()
    const id = new URL((await watch.getAttribute('href')) ?? '', phone.base).searchParams.get('match')
    const match = (await phone.control.matches()).find((each) => each.id === id)
    if (match === undefined) throw new Error('the match of the room is over')
    await openMatch(phone, match)
    await page.getByText(words.like('room.watch')).first().waitFor()
    await shoot('match-with-room')
  })
  await step('outright', async () => {
    await openMatch(phone, await matches.take(outright))
    await shoot('outright')
  })
  await step('no such match', async () => {
    await page.goto('/app/match/football/999999999')
    await page.getByText(words.of('match.gone')).waitFor()
    await shoot('match-gone')
  })
}
