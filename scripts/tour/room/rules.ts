import type { Locator } from '@playwright/test'
import type { TextKey } from '../../../src/i18n/catalogueText.ts'
import { rest } from '../phone.ts'
import { line, say, type Sides } from './sides.ts'

/** Each condition for chatting, and the choice that lifts it. The room reports a condition once a text is sent. */
const CONDITIONS = [
  ['vip', 'room.admin.vip', 'room.admin.vipOf.five', 'room.admin.vipOf.none'],
  ['registered', 'room.admin.registered', 'room.admin.registeredOf.week', 'room.admin.registeredOf.none'],
  ['deposit', 'room.admin.deposit', 'room.admin.depositOf.high', 'room.admin.depositOf.none'],
] as const

const TEXT = 'Sent before the rule was lifted'

/** The rules of a room, each set and lifted. */
export async function rules(sides: Sides): Promise<void> {
  const { member, moderator, step, shoot } = sides
  await step('slow', async () => {
    await choose(sides, 'room.admin.slow', 'room.admin.slowOf.thirty')
    await rest(member.page)
    await shoot('slow')
    await say(member, 'Slowly now')
    await line(moderator, 'Slowly now').last().waitFor()
    await member.page.locator('#room-draft').fill('and then')
    await member.page.getByRole('timer').first().waitFor()
    await shoot('slow-said')
  })
  await step('slow off', async () => {
    await choose(sides, 'room.admin.slow', 'room.admin.slowOf.off')
    await shoot('slow-off')
    await say(member, 'Fast again')
    await line(moderator, 'Fast again').last().waitFor()
  })
  const retry = member.page.getByRole('button', {
    name: member.words.of('room.chat.retryMessage', { text: TEXT }),
  })
  for (const [index, [name, rule, choice, lifted]] of CONDITIONS.entries()) {
    await step(name, async () => {
      await choose(sides, rule, choice)
      await shoot(`${name}-set`)
      await say(member, TEXT)
      if (!(await seen(retry))) member.album.note(`${name}: the member may send`)
      await shoot(name)
    })
    await step(`${name} lifted`, async () => {
      await choose(sides, rule, lifted)
      if (await retry.isVisible()) await retry.click()
      await line(moderator, TEXT).nth(index).waitFor()
      await shoot(`${name}-lifted`)
    })
  }
  await chat(sides, 'chat-off', false)
  await chat(sides, 'chat-on', true)
}

async function chat(sides: Sides, name: string, on: boolean): Promise<void> {
  const { member, block, step, shoot } = sides
  const { words } = member
  await step(name, async () => {
    const menu = await openMenu(sides)
    const control = menu.getByRole('switch', { name: words.of('room.admin.chatOn') })
    if ((await control.getAttribute('aria-checked')) !== String(on)) await control.click()
    await shoot(`${name}-menu`)
    await save(sides, menu)
    await block.waitFor({ state: on ? 'hidden' : 'visible' })
    await shoot(name)
  })
}

/** The moderator closes the room and opens it. */
export async function closing(sides: Sides): Promise<void> {
  const { member, block, step, shoot } = sides
  const { words } = member
  await step('room closed', async () => {
    const menu = await openMenu(sides)
    const reason = menu.getByRole('textbox', { name: words.of('room.admin.closeReason') })
    if (await reason.isVisible()) await reason.fill('A short break')
    await shoot('closing')
    await menu.getByRole('button', { name: words.of('room.admin.close'), exact: true }).click()
    await block.waitFor()
    await shoot('room-closed')
  })
  await step('room opened', async () => {
    const menu = await openMenu(sides)
    await shoot('opening')
    await menu.getByRole('button', { name: words.of('room.admin.open'), exact: true }).click()
    await block.waitFor({ state: 'hidden' })
    await shoot('room-opened')
  })
}

async function openMenu({ moderator: { page, words } }: Sides): Promise<Locator> {
  await page.getByRole('button', { name: words.of('room.menu'), exact: true }).click()
  const menu = page.getByRole('dialog', { name: words.of('room.admin.room') })
  await menu.waitFor()
  return menu
}

async function choose(sides: Sides, rule: TextKey, choice: TextKey): Promise<void> {
  const { words } = sides.moderator
  const menu = await openMenu(sides)
  await menu
    .getByRole('radiogroup', { name: words.of(rule), exact: true })
    .getByRole('radio', { name: words.of(choice), exact: true })
    .click()
  await save(sides, menu)
}

async function save({ moderator: { words } }: Sides, menu: Locator): Promise<void> {
  await menu.getByRole('button', { name: words.of('room.admin.save') }).click()
  await menu.waitFor({ state: 'hidden' })
}

async function seen(one: Locator): Promise<boolean> {
  return one.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  )
}
