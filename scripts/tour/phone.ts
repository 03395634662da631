import type { Browser, BrowserContext, Page } from '@playwright/test'
import { createControl } from '../../platform/control/client.ts'
import type { Control } from '../../platform/control/client.ts'
import { LANGUAGE_TAGS, type Language } from '../../src/i18n/languages.ts'
import type { Album } from './album.ts'
import { watchShifts } from './checks.ts'
import { createMatches, type Matches } from './matches.ts'
import { wordsOf, type Words } from './words.ts'

export interface Look {
  readonly language: Language
  readonly theme: 'dark' | 'light'
  readonly size: 'default' | 'enlarge'
  /** The width of the window, points. */
  readonly width: number
}

/** One member with a phone. */
export interface Phone {
  readonly base: string
  readonly context: BrowserContext
  readonly page: Page
  readonly words: Words
  readonly control: Control
  readonly matches: Matches
  readonly album: Album
  readonly member: { readonly name: string; readonly password: string }
  readonly shoot: (name: string) => Promise<void>
  readonly step: (name: string, act: () => Promise<void>) => Promise<void>
}

/** Minor units of RMB. */
const FUNDS = 5_000_000
const PATIENCE_MS = 10_000

/** Opens a phone of a new member, who is not signed in yet. */
export async function openPhone(
  browser: Browser,
  base: string,
  look: Look,
  album: Album,
  name = `tour_${String(Date.now() % 1e9)}`,
): Promise<Phone> {
  const control = createControl(base)
  const member = { name, password: 'touchline-1' }
  await control.createMember({ ...member, RMB: FUNDS })
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width: look.width, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: LANGUAGE_TAGS[look.language],
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(
    (settings) => {
      const key = 'touchline.settings'
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(settings))
    },
    { language: look.language, theme: look.theme, fontSize: look.size, sort: 'time' },
  )
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await watchShifts(page)
  album.watch(page)
  return {
    base,
    context,
    page,
    control,
    album,
    member,
    words: await wordsOf(look.language),
    matches: createMatches(control),
    shoot: async (shot) => {
      await rest(page)
      await album.shoot(page, shot)
    },
    step: async (title, act) => {
      await album.step(title, async () => {
        await context.setOffline(false)
        await act()
      })
    },
  }
}

export async function signIn({ page, member, words }: Phone): Promise<void> {
  await page.goto('/')
  await page.getByRole('textbox', { name: words.of('login.account') }).fill(member.name)
  await page.getByRole('textbox', { name: words.of('login.password'), exact: true }).fill(member.password)
  await page.getByRole('button', { name: words.of('login.submit'), exact: true }).click()
  await page.getByRole('article').first().waitFor()
}

/** Waits until animations and the guards of buttons have ended. */
export async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(600)
}
