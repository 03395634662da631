import type { Locator } from '@playwright/test'
import { line, say, type Sides } from './sides.ts'

/** Both are on the platform's own list. */
const WORD = 'my telegram is tour'
const LINK = 'look at www.example.com'

/** What a moderator does to a message and its sender, and the texts that the room refuses. */
export async function messages(sides: Sides): Promise<void> {
  await withdrawn(sides)
  await muted(sides)
  await refused(sides, 'blocked-word', WORD)
  await refused(sides, 'blocked-link', LINK)
}

/** Opens the menu of the member's newest message on the moderator's phone. */
async function manage({ member, moderator: { page, words } }: Sides): Promise<Locator> {
  const name = words.of('room.chat.options', { name: member.member.name })
  await page.getByRole('button', { name }).last().dispatchEvent('click')
  const menu = page.getByRole('dialog', { name: words.of('room.message.title') })
  await menu.waitFor()
  return menu
}

async function withdrawn(sides: Sides): Promise<void> {
  const { member, moderator, step, shoot } = sides
  await step('withdrawn', async () => {
    const text = `Withdrawn at ${String(Date.now() % 1e5)}`
    await say(member, text)
    await line(moderator, text).waitFor()
    await shoot('said')
    const menu = await manage(sides)
    await shoot('message-menu')
    await menu.getByRole('button', { name: moderator.words.of('room.admin.withdraw') }).click()
    for (const side of [member, moderator]) await line(side, text).waitFor({ state: 'detached' })
    await shoot('withdrawn')
  })
}

async function muted(sides: Sides): Promise<void> {
  const { member, moderator, block, step, shoot } = sides
  const { words, album, page } = member
  await step('muted', async () => {
    const text = `Annoying at ${String(Date.now() % 1e5)}`
    await say(member, text)
    await line(moderator, text).waitFor()
    const menu = await manage(sides)
    await menu.getByRole('textbox', { name: words.of('room.admin.reason') }).fill('Please be kind')
    await shoot('mute-form')
    await page.locator('#room-draft').fill('half a line')
    await menu.getByRole('button', { name: words.like('room.admin.muteNamed') }).click()
    await block.waitFor()
    await shoot('muted')
    await page.reload()
    await block.waitFor()
    const draft = await page.locator('#room-draft').inputValue()
    album.note(draft === 'half a line' ? 'muted: the draft is kept' : `muted: the DRAFT is lost: "${draft}"`)
    await shoot('muted-after-reload')
  })
  await step('unmuted', async () => {
    await say(moderator, 'All is well again')
    const menu = await manage(sides)
    await menu.getByRole('button', { name: words.of('room.admin.unmute'), exact: true }).click()
    await block.waitFor({ state: 'hidden' })
    await shoot('unmuted')
    await say(member, 'Thank you')
    await line(moderator, 'Thank you').last().waitFor()
    await shoot('unmuted-said')
  })
}

/** A refused text stays in the member's list with its reason, and nobody else sees it. */
async function refused(sides: Sides, name: string, text: string): Promise<void> {
  const { member, moderator, step, shoot } = sides
  const { words, album, page } = member
  await step(name, async () => {
    await say(member, text)
    const retry = page.getByRole('button', { name: words.of('room.chat.retryMessage', { text }) })
    await retry.waitFor()
    if (!(await line(member, text).first().isVisible())) album.note(`${name}: the TEXT is lost`)
    if (await line(moderator, text).first().isVisible()) album.note(`${name}: OTHERS see it`)
    await shoot(name)
    await page
      .getByRole('button', { name: words.of('room.chat.discard') })
      .last()
      .click()
    await retry.waitFor({ state: 'detached' })
    await shoot(`${name}-discarded`)
  })
}
