import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectNoBarriers } from './looks.ts'
import { toCome } from './matches.ts'
import { settingsPage } from './pages/settingsPage.ts'

/** The button that sends a prediction, and changes the one that was sent. */
const send = (page: Page, name = '提交预测') => page.getByRole('button', { name, exact: true })

test('articles are read, a score is predicted and changed, and listed among the own ones', async ({
  page,
  claim,
  enter,
  match,
}) => {
  test.slow()
  await enter()
  const [shown] = await claim(toCome)

  await test.step('news are reached from the settings, and an article leads to its match', async () => {
    await settingsPage(page).open()
    await page.getByRole('button', { name: /^赛事资讯/ }).click()
    const articles = page.getByRole('main').getByRole('link')
    await expect(articles.first()).toBeVisible()
    await expectNoBarriers(page, 'news')
    await articles.filter({ hasText: '前瞻' }).first().click()
    await expect(page.getByText('两队对比')).toBeVisible()
    await expectNoBarriers(page, 'article')
    await page.getByRole('button', { name: '查看赛事' }).click()
    await expect(page).toHaveURL(/\/app\/match\/football\//)
  })

  await test.step('a prediction is sent, is counted among those of all, and changed', async () => {
    await match.open(shown)
    await match.tab('预测').click()
    const more = page.getByRole('button', { name: `${shown.home} 多一球` })
    await more.click()
    await more.click()
    await page.getByRole('button', { name: `${shown.away} 多一球` }).click()
    await expectNoBarriers(page, 'prediction')
    await send(page).click()
    await expect(page.getByText('已提交，开赛前可以修改')).toBeVisible()
    await expect(page.getByText(`${shown.home} 胜 100%`)).toBeVisible()
    await more.click()
    await send(page, '改成 3:1').click()
    await expect(page.getByText('已提交，开赛前可以修改')).toBeVisible()
  })

  await test.step('it is in the own list, and kept by the platform', async () => {
    await page.goto('/app/news/predictions')
    await page.getByRole('tab', { name: '我的预测' }).click()
    const own = page.getByRole('link', { name: new RegExp(`${shown.home}.*3:1`) })
    await expect(own).toContainText('等待赛果')
    await expectNoBarriers(page, 'own predictions')
  })
})
