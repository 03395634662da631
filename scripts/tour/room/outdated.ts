import type { WebSocketRoute } from '@playwright/test'
import { openRoom } from '../matrix/rooms.ts'
import { toCome } from '../matches.ts'
import { rest, type Phone } from '../phone.ts'
import { choose, openMatch, openSlip, type } from '../slip.ts'

/** The close code of a push socket whose client is too old. */
const TOO_OLD = 4426
/** When the prices, which no longer come, are old. */
const NOTICED_MS = 8000

/** While each screen is open, the platform ends its support for this version of the page. */
export async function outdated(phone: Phone): Promise<void> {
  const { page, words, album, step, shoot } = phone
  const push = await pushOf(phone)
  const banner = page.getByText(words.of('states.outdated')).first()
  for (const [name, open] of [
    ['list', () => page.goto('/app/home/home-sport')],
    ['match', async () => openMatch(phone, await phone.matches.take(toCome))],
    ['records', () => page.goto('/common-sport-records/')],
    ['rooms', () => page.goto('/app/live')],
    ['settings', () => page.goto('/app/settings')],
    ['slip', () => openedSlip(phone)],
    ['room', () => openRoom(phone)],
  ] as const) {
    await step(`outdated ${name}`, async () => {
      push.support(true)
      await open()
      await page.waitForTimeout(2000)
      if (name === 'room') await page.locator('#room-draft').fill('half a line')
      await shoot(`supported-${name}`)
      push.support(false)
      await banner.waitFor()
      await shoot(`outdated-${name}`)
      await page.waitForTimeout(NOTICED_MS)
      await shoot(`outdated-${name}-later`)
    })
  }
  await step('outdated, reloaded', async () => {
    push.support(true)
    await page.getByRole('button', { name: words.of('common.action.reload') }).click()
    await banner.waitFor({ state: 'detached' })
    await page.locator('#room-draft').waitFor()
    await rest(page)
    const draft = await page.locator('#room-draft').inputValue()
    album.note(draft === 'half a line' ? 'reloaded: the draft is kept' : 'reloaded: the DRAFT is lost')
    await shoot('outdated-reloaded')
  })
}

async function openedSlip(phone: Phone): Promise<void> {
  await choose(phone, toCome)
  await openSlip(phone)
  await type(phone, '50')
}

/** Routes the push sockets of the page, so that they can be closed as by a platform that is newer. */
async function pushOf({ page }: Phone): Promise<{ readonly support: (on: boolean) => void }> {
  const open = new Set<WebSocketRoute>()
  let supported = true
  const refuse = (socket: WebSocketRoute): void => {
    void socket.close({ code: TOO_OLD, reason: 'client too old' })
  }
  await page.routeWebSocket(
    (url) => !url.pathname.includes('socket.io'),
    (socket) => {
      if (!supported) {
        refuse(socket)
        return
      }
      socket.connectToServer()
      open.add(socket)
    },
  )
  return {
    support: (on) => {
      supported = on
      if (on) return
      for (const socket of open) refuse(socket)
      open.clear()
    },
  }
}
