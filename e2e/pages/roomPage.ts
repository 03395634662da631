import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

export interface RoomPage {
  readonly chat: Locator
  readonly draft: Locator
  readonly video: Locator
  /** Why no message can be sent. */
  readonly block: Locator
  /** The id of a room on the air, by its place among those of the open list. Which are depends on the hour. */
  onAir(place: number): Promise<string>
  open(roomId: string): Promise<void>
  say(text: string): Promise<void>
  line(text: string): Locator
  /**
   * Gives an expensive gift, which needs a second tap, from the sheet; `giveDearAgain` uses the combo button.
   */
  giveDear(gift: string, count: string): Promise<void>
  /** Whether the button was still there, which it is for some seconds only. */
  giveDearAgain(): Promise<boolean>
  lane(words: string): Locator
  readonly gifts: Locator
  share(selection: string): Promise<void>
  card(name: string): Locator
  /** The price at which a shared bet was placed. */
  sharedPrice(card: Locator): Promise<string>
  /** Opens the menu of a message as an admin. */
  manage(name: string): Promise<Locator>
}

export function roomPage(page: Page): RoomPage {
  const chat = page.getByRole('log', { name: '聊天记录' })
  const draft = page.getByRole('textbox', { name: '聊天输入' })
  const gifts = page.getByRole('dialog', { name: '礼物' })
  return {
    chat,
    draft,
    gifts,
    video: page.locator('video'),
    block: page.getByRole('form', { name: '聊天输入' }).getByRole('status'),
    async onAir(place) {
      const link = page.getByRole('link', { name: '直播中' }).nth(place)
      return /\/app\/live\/(\w+)$/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? ''
    },
    async open(roomId) {
      await page.goto(`/app/live/${roomId}`)
      await expect(draft).toBeVisible()
      await expect(chat).toBeVisible()
    },
    async say(text) {
      await draft.fill(text)
      await page.getByRole('button', { name: '发送', exact: true }).click()
      await expect(draft).toHaveValue('')
    },
    line: (text) => chat.getByText(text, { exact: true }),
    async giveDear(gift, count) {
      await page.getByRole('button', { name: '送礼物' }).click()
      await gifts.getByRole('radio', { name: new RegExp(`^${gift}，`) }).click()
      await gifts.getByRole('radio', { name: `${count} 个` }).click()
      await gifts.getByRole('button', { name: new RegExp(`^送出 ${count} 个 ${gift}`) }).click()
      await gifts.getByRole('button', { name: new RegExp(`^确认送出 ${count} 个 ${gift}`) }).click()
    },
    async giveDearAgain() {
      // The button is animated and shown only briefly, so Playwright's stability check never passes.
      const press = (name: RegExp) =>
        page.getByRole('button', { name }).click({ force: true, timeout: 5_000 })
      try {
        await press(/^再送 /)
        await press(/^确认送出 /)
        return true
      } catch {
        return false
      }
    },
    lane: (words) => page.getByRole('list', { name: '正在送出的礼物' }).getByText(words),
    async share(selection) {
      await page.getByRole('button', { name: '晒单', exact: true }).click()
      const sheet = page.getByRole('dialog', { name: '晒我的注单' })
      await sheet.getByRole('button', { name: `晒单：${selection}` }).click()
      await expect(sheet).toBeHidden()
    },
    card: (name) => chat.getByRole('region', { name: `${name} 的晒单` }),
    async sharedPrice(card) {
      const words = card.getByText(/^下注时 \d/)
      return ((await words.textContent()) ?? '').replace('下注时 ', '')
    },
    async manage(name) {
      await chat
        .getByRole('button', { name: `${name} 的消息，更多操作` })
        .last()
        .click()
      return page.getByRole('dialog', { name: '消息' })
    },
  }
}
