import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures.ts'
import { homePage } from './pages/homePage.ts'
import { loginPage } from './pages/loginPage.ts'
import { roomPage } from './pages/roomPage.ts'

/** A room that no other test uses. */
const ROOM = 'r8804'

test('a stranger becomes a member, keeps the recovery code, and is in with the starting balance', async ({
  page,
  home,
}) => {
  const name = `e2e_${randomUUID().replaceAll('-', '').slice(0, 12)}`
  await page.goto('/')
  await page.getByRole('button', { name: '注册新账号' }).click()
  const account = page.getByRole('textbox', { name: '账号' })
  const submit = page.getByRole('button', { name: '注册', exact: true })

  await submit.click()
  await expect(account).toBeFocused()
  await account.fill('demo')
  await page.getByRole('textbox', { name: '密码' }).fill('correct horse 3')
  await submit.click()
  await expect(page.getByText('这个账号已被使用')).toBeVisible()
  await account.fill(name)
  await submit.click()

  await expect(page.getByLabel(/^恢复码 /)).toHaveText(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/)
  await page.getByRole('button', { name: '我已记下，继续' }).click()
  await expect(home.rows.first()).toBeVisible()
  await expect(home.balance).toHaveAccessibleName(/^余额 ¥1,000\.00，/)
})

test('a moderator sets slow mode and mutes a member, who is told of both', async ({
  page,
  browser,
  site,
  enter,
  member,
}) => {
  const room = roomPage(page)
  const context = await browser.newContext({ baseURL: site })
  const other = await context.newPage()
  const moderated = roomPage(other)
  const setSlow = async (choice: string) => {
    await other.getByRole('button', { name: '直播间选项' }).click()
    await other.getByRole('radiogroup', { name: '慢速模式' }).getByRole('radio', { name: choice }).click()
    await other.getByRole('button', { name: '保存规则' }).click()
  }
  await other.goto('/')
  await loginPage(other).signIn('moderator', 'demo1234')
  await expect(homePage(other).rows.first()).toBeVisible()
  await moderated.open(ROOM)
  await enter()
  await room.open(ROOM)

  const said = `大家好，${member.name}`
  await room.say(said)
  await expect(moderated.line(said)).toBeVisible()

  await setSlow('10 秒')
  await expect(room.chat.getByText('慢速模式，每 10 秒一条').last()).toBeVisible()
  await setSlow('关')

  const muting = await moderated.manage(member.name)
  await muting.getByRole('textbox', { name: '原因，会告诉对方' }).fill('请文明聊天')
  await muting.getByRole('button', { name: `禁言 ${member.name}` }).click()
  await expect(room.block).toContainText('你已被禁言')
  await expect(room.block).toContainText('请文明聊天')
  await context.close()
})
