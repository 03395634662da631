import type { Locator } from '@playwright/test'
import { openRoom } from '../matrix/rooms.ts'
import { inPlay, toCome } from '../matches.ts'
import { rest, type Phone } from '../phone.ts'
import { choose, openMatch, openSlip, placing, sheet, type } from '../slip.ts'

const UPRIGHT = { width: 390, height: 844 }
const SIDE = { width: 844, height: 390 }

/** The slip keeps stake, field and main button in view when the phone is turned; other screens lie on their side. */
export async function rotation(phone: Phone): Promise<void> {
  const { page, album, words, step, shoot } = phone
  await step('rotation, slip', async () => {
    await page.setViewportSize(UPRIGHT)
    await choose(phone, toCome, toCome, toCome)
    await openSlip(phone)
    await sheet(phone)
      .getByRole('tab', { name: words.like('slip.tabs.single') })
      .click()
    await sheet(phone)
      .getByRole('button', { name: words.like('slip.stake.empty') })
      .last()
      .click()
    await type(phone, '50')
    // A quick amount is called +50.
    const field = sheet(phone)
      .getByRole('button', { name: words.exactly('slip.stake.label') })
      .filter({ hasText: /^\D*50$/ })
    for (const [name, size] of [
      ['upright', UPRIGHT],
      ['on its side', SIDE],
      ['upright again', UPRIGHT],
    ] as const) {
      await page.setViewportSize(size)
      await rest(page)
      const lost = [
        ...((await field.count()) === 1 ? [] : ['the stake']),
        ...((await within(field)) ? [] : ['the field']),
        ...((await within(placing(phone))) ? [] : ['the button']),
      ]
      album.note(
        lost.length === 0 ? `slip ${name}: all in view` : `SLIP ${name}: not in view: ${lost.join(', ')}`,
      )
      await shoot(`rotation-slip-${name.replaceAll(' ', '-')}`)
    }
  })
  await step('on its side', async () => {
    await page.setViewportSize(SIDE)
    await page.goto('/app/home/home-sport')
    await page.getByRole('article').first().waitFor()
    await shoot('side-list')
    await openMatch(phone, await phone.matches.take(inPlay))
    await shoot('side-match')
    await openRoom(phone)
    await shoot('side-room')
    await openSlip(phone)
    await shoot('side-room-slip')
    for (const [name, path] of [
      ['records', '/common-sport-records/'],
      ['rooms', '/app/live'],
      ['settings', '/app/settings'],
    ] as const) {
      await page.goto(path)
      await rest(page)
      await shoot(`side-${name}`)
    }
  })
  await page.setViewportSize(UPRIGHT)
}

/** Whether nearly all of it is in the window. */
async function within(one: Locator): Promise<boolean> {
  const box = await one
    .first()
    .boundingBox({ timeout: 2000 })
    .catch(() => null)
  const size = one.page().viewportSize()
  if (box === null || size === null) return false
  return (
    box.x >= -1 && box.y >= -1 && box.x + box.width <= size.width + 1 && box.y + box.height <= size.height + 1
  )
}
