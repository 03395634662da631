import type { Browser } from '@playwright/test'
import type { TextKey } from '../../src/i18n/catalogueText.ts'
import { createAlbum } from './album.ts'
import { keyboardOf, type Keyboard } from './keys/keyboard.ts'
import { inPlay, outright, toCome, type Wanted } from './matches.ts'
import { openRoom } from './matrix/rooms.ts'
import { openPhone, rest, type Look, type Phone } from './phone.ts'
import { openMatch, press, placing, sheet, titled } from './slip.ts'

const SETTLE_MS = 30_000

/** Everything with the keyboard alone, from sign-in to a gift. Only addresses are opened without it. */
export async function keys(browser: Browser, base: string, folder: string, look: Look): Promise<void> {
  const album = createAlbum(folder)
  const phone = await openPhone(browser, base, look, album)
  const board = keyboardOf(phone)
  await signInByKeys(phone, board)
  await phone.step('list by keys', async () => {
    await phone.page.goto('/app/home/home-sport')
    await phone.page.getByRole('article').first().waitFor()
    await board.tabTo(phone.words.like('home.row.moreMarkets'))
    await board.enter('keys-match')
  })
  await bet(phone, board, 'keys-bet', [inPlay])
  await bet(phone, board, 'keys-parlay', [toCome, toCome])
  await bet(phone, board, 'keys-outright', [outright])
  await pages(phone, board)
  await room(phone, board)
  await phone.context.close()
  process.stdout.write(`${album.close()}\n`)
}

async function signInByKeys({ page, words, member, step }: Phone, board: Keyboard): Promise<void> {
  await step('sign in by keys', async () => {
    await page.goto('/')
    await page.locator('input[name=username]').waitFor()
    await board.tabTo(words.exactly('login.account'))
    await board.type(member.name)
    await board.tabTo(words.exactly('login.password'))
    await board.type(member.password)
    await board.enter('keys-signed-in')
    await page.getByRole('article').first().waitFor()
  })
}

async function bet(phone: Phone, board: Keyboard, name: string, wanted: readonly Wanted[]): Promise<void> {
  const { page, words, matches, step, shoot, album } = phone
  await step(name, async () => {
    for (const each of wanted) {
      await openMatch(phone, await matches.take(each))
      // A price is named by its selection and its price.
      await board.tabTo(/[,，] \d|，\d/)
      await board.press('Enter')
    }
    await page.keyboard.press('b')
    await rest(page)
    await board.enter(`${name}-slip`)
    if (wanted.length > 1) {
      await board.tabTo(words.like('slip.tabs.single'))
      await board.press('ArrowRight')
      await board.tabTo(words.like('slip.stake.empty'))
      await board.press('Enter')
    }
    await board.type('50')
    await board.tabTo(new RegExp(`^${words.of('slip.place')}\\s*[¥₮]`))
    await shoot(`${name}-ready`)
    for (let attempt = 0; attempt < 5 && (await placing(phone).isVisible()); attempt += 1) {
      await page.keyboard.press('Enter')
      await rest(page)
    }
    await titled(phone, 'slip.result.accepted').waitFor({ timeout: SETTLE_MS })
    await shoot(`${name}-accepted`)
    await board.tabTo(words.exactly('common.action.done'))
    await board.enter(`${name}-done`)
    if (await sheet(phone).isVisible()) {
      album.note(`${name}: Enter on Done does not close the slip`)
      await press(sheet(phone).getByRole('button', { name: words.of('common.action.done'), exact: true }))
    }
  })
}

async function pages(phone: Phone, board: Keyboard): Promise<void> {
  const { page, words, step } = phone
  await step('records by keys', async () => {
    await page.goto('/app/home/home-sport')
    await page.getByRole('article').first().waitFor()
    await board.tabTo(words.like('common.navigation.records'))
    await board.enter('keys-records')
    await board.tabTo(words.exactly('records.state.unsettled'))
    await board.press('ArrowRight')
  })
  await step('settings by keys', async () => {
    await page.goto('/app/home/home-sport')
    await page.getByRole('article').first().waitFor()
    await board.tabTo(words.like('common.navigation.me'))
    await board.enter('keys-settings')
    for (const key of [
      'settings.oddsFormat',
      'settings.language',
      'entry.security.changePassword',
    ] as const) {
      await board.tabTo(words.like(key))
      await board.enter(`keys-${key}`)
      await board.press('Escape')
    }
  })
}

async function room(phone: Phone, board: Keyboard): Promise<void> {
  const { page, words, step } = phone
  const at = (key: TextKey): RegExp => words.exactly(key)
  await step('room by keys', async () => {
    await openRoom(phone)
    await board.tabTo(at('room.composer.label'))
    await board.type('Hello from the keyboard')
    await board.enter('keys-room-said')
    await board.tabTo(at('room.composer.emoji'))
    await board.enter('keys-room-emoji')
    await board.press('Escape')
    await board.tabTo(at('room.composer.gift'))
    await board.enter('keys-room-gifts')
    await board.press('ArrowRight')
    await board.tabTo(words.like('room.gift.sendNamed'))
    await board.enter('keys-room-gift')
    const tray = page.getByRole('dialog', { name: words.of('room.gift.title') })
    if (await tray.isVisible()) await board.enter('keys-room-gift-confirmed')
  })
  await step('tabs of a room by keys', async () => {
    await openRoom(phone)
    await board.tabTo(at('room.tabs.chat'))
    for (const tab of ['match', 'anchor', 'ranking']) {
      await board.press('ArrowRight')
      await phone.shoot(`keys-room-${tab}`)
    }
  })
}
