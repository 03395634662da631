import { amount } from './amounts.ts'
import { expect } from './fixtures.ts'
import { quietInPlay } from './matches.ts'
import { testOnOwnPlatform } from './ownSite.ts'

/** Quiet matches are few, and the other tests need them too. */
const test = testOnOwnPlatform({ speed: 1 })

const STAKE = 1000

/** The venues besides the default one, on which all other tests run. */
const FURTHER = ['IM体育', 'FB体育', 'DP体育', 'YB体育'] as const

for (const venue of FURTHER) {
  test(`at ${venue} a bet in play is placed, listed and settled`, async ({
    page,
    claim,
    signIn,
    home,
    slip,
    settledAtEnd,
  }) => {
    test.slow()
    // IMTY opens a sheet for an important announcement. The world may abandon or cancel a match at any moment.
    await page.addLocatorHandler(page.getByRole('dialog', { name: /^赛事(腰斩|取消)$/ }), (sheet) =>
      sheet.getByRole('button', { name: '知道了' }).click(),
    )
    await signIn()
    const [match] = await claim(quietInPlay)
    await home.enterVenue(venue)
    await home.nav('滚球').click()
    await home.reveal(match)
    await home.homeWin(match).click()
    await slip.open()
    await slip.bet('10')
    await expect(await settledAtEnd(match)).toContainText(amount(STAKE))
  })
}

test('the venue without a sport menu leads to the rooms of the anchors, and back', async ({
  signIn,
  home,
  page,
}) => {
  await signIn()
  await home.enterVenue('主播游戏')
  await expect(page.getByRole('heading', { name: '主播游戏没有体育菜单' })).toBeVisible()
  await expect(page.getByRole('tab', { name: '滚球' })).toHaveCount(0)
  await page.getByRole('button', { name: '去直播间' }).click()
  await expect(page).toHaveURL(/\/app\/live$/)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await home.nav('首页').click()
  await page.getByRole('button', { name: /^场馆/ }).click()
  await page
    .getByRole('dialog', { name: '切换场馆' })
    .getByRole('button', { name: /^PM体育/ })
    .click()
  await expect(home.rows.first()).toBeVisible()
})
