import type { Locator } from '@playwright/test'
import { rest, type Phone } from '../phone.ts'

/** The two phones of a room. */
export interface Sides {
  readonly member: Phone
  readonly moderator: Phone
  /** Why the member can send nothing now. */
  readonly block: Locator
  /** A picture of each side with one number. */
  readonly shoot: (name: string) => Promise<void>
  /** A step that begins without sheets and with an empty draft. */
  readonly step: (name: string, act: () => Promise<void>) => Promise<void>
}

export function sidesOf(member: Phone, moderator: Phone): Sides {
  const { album, words } = member
  return {
    member,
    moderator,
    block: member.page.getByRole('form', { name: words.of('room.composer.label') }).getByRole('status'),
    shoot: async (name) => {
      await rest(member.page)
      await album.shootAll({ '1-moderator': moderator.page, '2-member': member.page }, name)
    },
    step: async (name, act) => {
      await album.step(name, async () => {
        for (const { page } of [member, moderator]) {
          if (await page.getByRole('dialog').first().isVisible()) await page.goBack()
          await page.locator('#room-draft').fill('')
        }
        await act()
      })
    },
  }
}

export async function say({ page, words }: Phone, text: string): Promise<void> {
  await page.locator('#room-draft').fill(text)
  await page.getByRole('button', { name: words.of('room.composer.send'), exact: true }).click()
}

/** The member's message on the page of anybody in the room. */
export const line = ({ page, words }: Phone, text: string): Locator =>
  page.getByRole('log', { name: words.of('room.chat.label') }).getByText(text, { exact: true })
