import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import type { Control } from '../platform/control/client.ts'
import { yuan } from './amounts.ts'
import { expect, FIRST_BALANCE, test } from './fixtures.ts'
import { expectNoBarriers } from './looks.ts'
import { toCome } from './matches.ts'
import { roomPage, type RoomPage } from './pages/roomPage.ts'
import { slip as slipOf, type Slip } from './pages/slip.ts'
import { enterAs } from './session.ts'

const BOOT = 8_800
const STAKE = 10_000

/** Another member in a browser context of their own. */
interface Guest {
  readonly name: string
  readonly page: Page
  readonly room: RoomPage
  readonly slip: Slip
}

async function invite(browser: Browser, control: Control, site: string, theme: string): Promise<Guest> {
  const name = `guest-${randomUUID().slice(0, 8)}`
  await control.createMember({ name, password: 'correct horse 2', RMB: FIRST_BALANCE, USDT: 0 })
  const context = await browser.newContext({ baseURL: site })
  const page = await context.newPage()
  await page.addInitScript((chosen) => {
    localStorage.setItem('touchline.settings', JSON.stringify({ theme: chosen, sort: 'time' }))
  }, theme)
  await enterAs(page, control, name)
  return { name, page, room: roomPage(page), slip: slipOf(page) }
}

for (const [nth, theme] of (['dark', 'light'] as const).entries()) {
  test.describe(`a room in the ${theme} theme`, () => {
    test.use({ deviceSettings: { theme, sort: 'time' } })

    test('two watch, talk, give, follow a bet, and one is muted and told why', async ({
      page,
      browser,
      site,
      control,
      claim,
      signIn,
      home,
      slip,
      member,
    }) => {
      test.setTimeout(240_000)
      const [match] = await claim(toCome)
      const room = roomPage(page)
      const guest = await invite(browser, control, site, theme)
      await control.setMemberProfile({ member: guest.name, admin: true, level: 8 })

      await signIn()
      await home.nav('主播').click()
      // Each theme uses its own room.
      const roomId = await room.onAir(nth)

      await test.step('the list leads into the room, and the pictures move', async () => {
        await page.locator(`a[href="/app/live/${roomId}"]`).click()
        await expect(room.draft).toBeVisible()
        const position = () => room.video.evaluate((video) => (video as HTMLVideoElement).currentTime)
        await expect.poll(position, { timeout: 30_000 }).toBeGreaterThan(0.5)
        const seen = await position()
        await expect.poll(position).toBeGreaterThan(seen)
        await guest.room.open(roomId)
      })

      await test.step('what one says the other hears, markup as text', async () => {
        const said = `<b>中路有空当</b>，${member.name}`
        await room.say(said)
        await expect(guest.room.line(said)).toBeVisible()
        await guest.room.say(`守住就行，${guest.name}`)
        await expect(room.line(`守住就行，${guest.name}`)).toBeVisible()
      })

      let boots = 0
      const giveTen = async () => {
        await room.giveDear('战靴', '10')
        boots += 10
      }
      const giveCombo = async () => {
        await giveTen()
        const isCombo = await room.giveDearAgain()
        if (isCombo) boots += 10
        return isCombo
      }
      await test.step('a combo of gifts runs in the other browser, with its animation, paid once each', async () => {
        // The animation lasts two seconds, so the wait for it starts before the gift is given.
        const animation = () =>
          guest.page
            .locator('canvas')
            .waitFor({ timeout: 30_000 })
            .then(
              () => true,
              () => false,
            )
        const lane = guest.room.lane(`${member.name} 送出 战靴 ×20`).waitFor({ state: 'attached' })
        let moved = animation()
        // On a slow machine the time for more of a combo may be over before the second ten are given.
        expect((await giveCombo()) || (await giveCombo()) || (await giveCombo())).toBe(true)
        await lane
        if (!(await moved)) {
          // On a slow machine the first animation is not loaded in time, and its icon was shown instead.
          moved = animation()
          await giveTen()
        }
        expect(await moved).toBe(true)
        await expect.poll(member.balance).toBe(FIRST_BALANCE - boots * BOOT)
        const { audit } = await member.wallet()
        expect(audit.balanced).toBe(true)
      })

      await test.step('a bet shown by one is followed by the other at the price of now', async () => {
        await page.goto('/app/home/home-sport')
        await home.tab('串关').click()
        await home.reveal(match)
        await home.homeWin(match).click()
        await slip.open()
        await slip.type('100')
        await slip.press(slip.place)
        await expect(slip.receiptOf('投注成功')).toBeVisible()
        await slip.press(slip.done)
        await room.open(roomId)
        await room.share(match.home)
        const card = guest.room.card(member.name)
        await expect(card).toContainText(match.home)
        await control.world({
          do: 'movePrice',
          matchId: match.id,
          key: 'goals.result.match',
          slot: 1,
          side: 'home',
          percent: -15,
        })
        const past = await guest.room.sharedPrice(card)
        await card.getByRole('button', { name: `跟单：${match.home}` }).click()
        await expect(guest.slip.sheet).toBeVisible()
        await expect(guest.slip.leg(match.home)).toBeVisible()
        await expect(guest.slip.leg(match.home)).not.toContainText(past)
        await guest.slip.type('100')
        await guest.slip.press(guest.slip.place)
        await expect(guest.slip.receiptOf('投注成功')).toBeVisible()
        await guest.slip.press(guest.slip.sheet.getByRole('button', { name: '完成' }))
        await expect(room.card(member.name)).toContainText('1 人跟单')
      })

      await test.step('who is muted is told why, and keeps the draft', async () => {
        const withdrawn = `这句会被撤回，${member.name}`
        const rude = `这句会惹人，${member.name}`
        await room.say(withdrawn)
        await expect(guest.room.line(withdrawn)).toBeVisible()
        const withdrawing = await guest.room.manage(member.name)
        await withdrawing.getByRole('button', { name: '撤回消息' }).click()
        await expect(room.line(withdrawn)).toHaveCount(0)
        await expect(room.chat.getByText('一条消息已被管理员撤回').last()).toBeVisible()

        await room.say(rude)
        await expect(guest.room.line(rude)).toBeVisible()
        const muting = await guest.room.manage(member.name)
        await muting.getByRole('textbox', { name: '原因，会告诉对方' }).fill('请不要刷屏')
        await muting.getByRole('button', { name: `禁言 ${member.name}` }).click()
        await room.draft.fill('我还想说')
        await expect(room.block).toContainText('你已被禁言')
        await expect(room.block).toContainText('请不要刷屏')
        await page.reload()
        await expect(room.block).toContainText('请不要刷屏')
        await expect(room.draft).toHaveValue('我还想说')
      })

      expect(await member.balance()).toBe(FIRST_BALANCE - boots * BOOT - STAKE)
      await guest.page.context().close()
    })
  })
}

test('each state of a room has no barriers, and a cut connection loses nothing that was said', async ({
  page,
  control,
  enter,
  member,
}) => {
  test.setTimeout(180_000)
  const room = roomPage(page)
  await enter()
  await page.goto('/app/live')
  await expect(page.locator('a[href*="/app/live/r"]').first()).toBeVisible()
  await expectNoBarriers(page, 'rooms')
  await room.open('r8803')
  await room.say(`大家好，${member.name}`)
  await expect(room.line(`大家好，${member.name}`)).toBeVisible()
  await expectNoBarriers(page, 'room')
  await page.getByRole('button', { name: '送礼物' }).click()
  await expect(room.gifts).toBeVisible()
  await expect(room.gifts).toContainText(yuan(FIRST_BALANCE))
  await expectNoBarriers(page, 'gifts')
  await room.gifts.getByRole('button', { name: '关闭' }).click()

  for (let cut = 1; cut <= 3; cut += 1) {
    await expect.poll(() => control.cutRooms(member.name)).toBeGreaterThan(0)
    const text = `断线时的第 ${cut} 句，${member.name}`
    await control.postInRoom({ room: 'r8803', text })
    await expect(room.line(text)).toHaveCount(1)
  }
  await control.configureRoom({ room: 'r8803', chat: false })
  await expect(room.block).toContainText('管理员关闭了聊天')
  await expectNoBarriers(page, 'chat switched off')
  await control.configureRoom({ room: 'r8803', chat: true })
  await expect(room.block).toHaveCount(0)

  await page.goto('/app/live/nobody')
  await expect(page.getByRole('heading', { name: '找不到这个直播间' })).toBeVisible()
  await expectNoBarriers(page, 'no such room')
})
