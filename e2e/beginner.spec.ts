import { expect, test } from './fixtures.ts'
import { expectNoBarriers } from './looks.ts'
import { toCome } from './matches.ts'

test.use({ deviceSettings: { sort: 'time' } })

test('a beginner sees one market a row in words, and a slip that explains itself', async ({
  page,
  claim,
  home,
  slip,
  signIn,
}) => {
  await signIn()
  await home.nav('我的').click()
  await page.getByRole('radio', { name: '新手' }).click()
  await home.nav('首页').click()
  await home.tab('串关').click()
  const [match] = await claim(toCome)
  await home.reveal(match)
  const question = home.row(match).getByRole('group', { name: '谁会赢' })
  await expect(question.getByRole('button')).toHaveCount(3)
  await expect(question.getByRole('button').nth(1)).toContainText('平局')
  await expectNoBarriers(page, 'list for beginners')
  await question.getByRole('button').first().click()
  await slip.open()
  await expect(slip.sheet).toContainText('每投 ¥100.00')
  await slip.type('50')
  await expect(slip.sheet).toContainText('投 ¥50.00：猜中拿回')
  await expectNoBarriers(page, 'slip for beginners')
})
