import { expect, rest, rows } from './inView.ts'
import type { Tour } from './tour.ts'

/** Virtual sports, esports, and the chooser of venues with the venue that has no sport menu. */
export async function further(on: Tour): Promise<void> {
  await virtual(on)
  await esports(on)
  await news(on)
  await venues(on)
}

async function virtual({ page, control, shoot }: Tour): Promise<void> {
  await page.goto('/vr/race')
  const countdown = page.getByRole('img', { name: /^封盘还剩 / })
  await expect(countdown).toBeVisible()
  const left = Number(/\d+/.exec((await countdown.getAttribute('aria-label')) ?? '')?.[0])
  // The lock is ten seconds before the start; a few seconds later the field has spread.
  await control.advance((left + 14) * 1000)
  await page.reload()
  await expect(page.getByRole('img', { name: /^赛事影像，领先的是/ })).toBeVisible()
  await page.waitForTimeout(5000)
  await shoot('virtual-race')
  await page.goto('/vr/soccer')
  await expect(page.getByRole('tablist', { name: '批次' })).toBeVisible()
  await rest(page)
  await shoot('virtual-league')
}

async function esports({ page, control, shoot }: Tour): Promise<void> {
  await page.goto('/esports')
  await expect(rows(page).first()).toBeVisible()
  await rest(page)
  await shoot('esports')
  const inPlay = (await control.matches()).find(({ sport, state }) => sport === 'lol' && state === 'live')
  if (inPlay === undefined) throw new Error('No match of LOL is in play.')
  await page.goto('/esports/list/lol')
  await page
    .getByRole('article', { name: `${inPlay.home} 对 ${inPlay.away}` })
    .getByRole('link', { name: /个盘口/ })
    .click()
  await expect(page.getByRole('table').first()).toBeVisible()
  await rest(page)
  await shoot('esports-match')
}

async function news({ page, shoot }: Tour): Promise<void> {
  await page.goto('/app/news')
  const articles = page.getByRole('main').getByRole('link')
  await expect(articles.first()).toBeVisible()
  await rest(page)
  await shoot('news')
}

async function venues({ page, shoot }: Tour): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: /^切换场馆/ }).click()
  const chooser = page.getByRole('dialog', { name: '切换场馆' })
  await expect(chooser).toBeVisible()
  await rest(page)
  await shoot('venues')
  await chooser.getByRole('button', { name: /^主播游戏/ }).click()
  await expect(page.getByRole('heading', { name: /没有体育菜单/ })).toBeVisible()
  await rest(page)
  await shoot('venue-lobby')
  // The screens after this one are those of a venue with sports.
  await page.getByRole('button', { name: /^场馆/ }).click()
  await chooser.getByRole('button', { name: /^PM体育/ }).click()
  await expect(rows(page).first()).toBeVisible()
}
