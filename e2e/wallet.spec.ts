import type { Page } from '@playwright/test'
import { walletPaths } from '../streams/wire/site/walletPaths.ts'
import { expect, test } from './fixtures.ts'
import { expectNoBarriers } from './looks.ts'
import { enterAs } from './session.ts'

const sendButton = (page: Page) => page.getByRole('button', { name: /^(转入|从)(真人|彩票)场馆/ })
const amountField = (page: Page) => page.getByRole('textbox', { name: '转账金额' })
const tile = (page: Page, name: string) =>
  page.getByRole('list', { name: '各个钱包' }).getByRole('listitem').filter({ hasText: name })
const move = (page: Page) => page.getByRole('status').filter({ hasText: /到账|确认|查询|归集/ })

/** Chooses the venue of the transfer. */
async function chooseVenue(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^选择场馆/ }).click()
  await page.getByRole('dialog', { name: '选择场馆' }).getByRole('radio', { name }).click()
  await expect(page.getByRole('button', { name: `选择场馆 ${name}` })).toBeVisible()
}

test.describe('the wallet', () => {
  test('opens from the balance; money goes to a venue and back, and is collected with one tap', async ({
    page,
    signIn,
    home,
    member,
    control,
  }) => {
    test.slow()
    await signIn()
    await home.balance.click()
    await expect(page.getByRole('heading', { name: '钱包' })).toBeVisible()
    await expect(tile(page, '中心钱包')).toContainText('10,000.00')
    await expectNoBarriers(page, 'wallet')

    await test.step('500 go to the lottery', async () => {
      await chooseVenue(page, '彩票场馆')
      await page.getByRole('group', { name: '常用金额' }).getByRole('button', { name: '500' }).click()
      await expect(page.getByText('转后 中心可用')).toContainText('9,500.00')
      await sendButton(page).click()
      await expect(move(page)).toContainText('已到账 ¥500.00')
      await expect(tile(page, '彩票场馆')).toContainText('500.00')
      expect(await member.balance()).toBe(950_000)
    })

    await test.step('more than the venue holds cannot be taken back', async () => {
      await page.getByRole('radio', { name: '转回中心' }).click()
      await amountField(page).fill('500.01')
      await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true')
      await expect(page.getByText('场馆钱包余额不足')).toBeVisible()
      await amountField(page).fill('100')
      await sendButton(page).click()
      await expect(tile(page, '彩票场馆')).toContainText('400.00')
    })

    await test.step('all of it is collected', async () => {
      await page.getByRole('button', { name: /^把场馆的 ¥400.00/ }).click()
      await expect(tile(page, '彩票场馆')).toContainText('0.00')
      await expect(tile(page, '中心钱包')).toContainText('10,000.00')
      expect(await member.balance()).toBe(1_000_000)
    })

    await test.step('the statement has one line for each transfer', async () => {
      await page.getByRole('button', { name: '资金记录' }).click()
      await page.getByRole('radio', { name: '转账' }).click()
      const lines = page.getByRole('listitem').filter({ hasText: '彩票场馆' })
      await expect(lines).toHaveCount(3)
      await expect(lines.last()).toContainText('中心 → 彩票场馆')
      await expectNoBarriers(page, 'statement')
    })
    expect((await control.ledger()).balanced).toBe(true)
  })

  test('a transfer that its venue has not answered is not repeated, also after a reload', async ({
    page,
    enter,
    member,
    control,
  }) => {
    test.slow()
    await enter()
    await page.goto('/wallet')
    await control.setTransfers({ hold: true, member: member.name })
    await amountField(page).fill('200')
    await sendButton(page).click()
    await expect(move(page)).toContainText('待场馆确认 ¥200.00，请勿重复转')
    await amountField(page).fill('200')
    await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true')
    expect(await member.balance()).toBe(980_000)
    await page.reload()
    await expect(move(page)).toContainText('待场馆确认 ¥200.00，请勿重复转')
    await control.setTransfers({ hold: false, refuse: true, member: member.name })
    await expect(page.getByText('转账没有成功，资金未变动')).toBeVisible()
    await expect.poll(member.balance).toBe(1_000_000)
    await page.getByRole('button', { name: '再试一次' }).click()
    await expect(amountField(page)).toHaveValue('200.00')
    await sendButton(page).click()
    await expect(move(page)).toContainText('已到账 ¥200.00')
    expect(await member.balance()).toBe(980_000)
  })

  test('a transfer whose answer is lost is looked up and never sent again', async ({
    page,
    enter,
    member,
    control,
  }) => {
    test.slow()
    await enter()
    await page.goto('/wallet')
    await expect(tile(page, '中心钱包')).toContainText('10,000.00')
    const path = walletPaths.transfer
    await control.fault({ path, member: member.name, count: 1, action: { kind: 'truncate', keep: 0.5 } })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(path)) sent.push(request.url())
    })
    await amountField(page).fill('300')
    await sendButton(page).click()
    await expect(move(page)).toContainText('已到账 ¥300.00')
    expect([await member.balance(), sent.length]).toEqual([970_000, 1])
  })

  test('a deposit and a withdrawal of the demonstration take effect at once', async ({
    page,
    enter,
    member,
  }) => {
    await enter()
    await page.goto('/wallet')
    await page.getByRole('button', { name: '充值', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: '充值' })
    await expect(sheet).toContainText('不会有真实资金进出')
    await sheet.getByRole('textbox', { name: '金额' }).fill('99')
    await sheet.getByRole('button', { name: '充值' }).click()
    await expect(sheet.getByRole('alert')).toContainText('最少 ¥100.00')
    await sheet.getByRole('textbox', { name: '金额' }).fill('250')
    await sheet.getByRole('button', { name: '充值' }).click()
    await expect(move(page)).toContainText('已到账 ¥250.00')
    expect(await member.balance()).toBe(1_025_000)
  })

  test('a seamless member has no transfers, and one currency needs no choice', async ({
    page,
    home,
    control,
  }) => {
    const name = `seamless-${Date.now().toString(36)}`
    await control.createMember({
      name,
      password: 'correct horse 1',
      RMB: 100_00,
      walletType: 'seamless',
      onlyCurrency: 'RMB',
    })
    await enterAs(page, control, name)
    await page.goto('/')
    await expect(home.rows.first()).toBeVisible()
    await home.balance.click()
    await expect(page.getByText('免转钱包：')).toBeVisible()
    await expect(tile(page, 'USDT')).toHaveCount(0)
    await expect(tile(page, '真人场馆')).toHaveCount(0)
    await expect(amountField(page)).toHaveCount(0)
    await page.getByRole('button', { name: '资金记录' }).click()
    await expect(page.getByRole('radiogroup', { name: '币种' })).toHaveCount(0)
  })
})
