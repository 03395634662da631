import type { Locator, Page, Route } from '@playwright/test'
import { PMTY_PATHS } from '../streams/wire/pmty/paths.ts'
import { expect, test } from './fixtures.ts'
import { quietInPlay, toCome } from './matches.ts'
import type { MatchSummary } from './matches.ts'

const RESULT = 'goals.result.match'

const LOOKS = [
  {
    look: { language: 'CMN', fontSize: 'default', theme: 'dark' },
    bar: /^投注单，/,
    parlay: /^串关/,
    says: {
      belowMin: /最低 \d/,
      moved: /接受 [\d.]+ 并投注/,
      suspended: /市场暂停/,
      offline: /没有网络，暂不能投注/,
      aboveMax: /最高 \d|余额不足/,
      waiting: '受理中',
      result: '投注结果',
    },
  },
  {
    look: { language: 'ENGLISH', fontSize: 'enlarge', theme: 'light' },
    bar: /^Bet slip,/,
    parlay: /^Parlay/,
    says: {
      belowMin: /At least \d/,
      moved: /Accept [\d.]+ and bet/,
      suspended: /Suspended;/,
      offline: /Offline, can’t bet yet/,
      aboveMax: /At most \d|Balance too low/,
      waiting: 'Waiting',
      result: 'Result',
    },
  },
] as const

/** Phones, and a window that is too low for the whole keypad. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const

for (const { look, bar, parlay, says } of LOOKS) {
  test.describe(`${look.language}, ${look.fontSize} type`, () => {
    test.use({ deviceSettings: { ...look, sort: 'time' } })

    for (const viewport of WINDOWS) {
      test(`neither a digit nor what arrives late moves a key, the main button, the leg or the tabs, ${viewport.width} × ${viewport.height}`, async ({
        page,
        context,
        control,
        claim,
        enter,
      }) => {
        const [match, other] = await claim(toCome, 2)
        if (other === undefined) throw new Error('two matches were asked for')
        await enter()
        await page.setViewportSize(viewport)
        const quote = await holdQuotes(page)
        await chooseHomeWin(page, match)
        await page.getByRole('button', { name: bar }).click()
        const slip = slipOf(page)
        await expect(slip.five).toBeVisible()
        await slip.settle()
        const first = await slip.places()
        const expectSame = async (state: string, sign: RegExp) => {
          await expect(slip.sheet.getByText(sign).first(), state).toBeAttached()
          expect.soft(await slip.places(), state).toEqual(first)
        }

        await quote.release()
        await slip.five.click()
        await expectSame('below minimum', says.belowMin)
        await slip.key('0').click()
        await expectSame('valid', /¥50\.00/)
        await control.world({
          do: 'movePrice',
          matchId: match.id,
          key: RESULT,
          slot: 1,
          side: 'home',
          percent: -12,
        })
        await expectSame('price moved', says.moved)
        await control.world({ do: 'suspend', matchId: match.id })
        await expectSame('suspended', says.suspended)
        await control.world({ do: 'resume', matchId: match.id })
        await expectSame('open again', says.moved)
        await context.setOffline(true)
        await expectSame('offline', says.offline)
        await context.setOffline(false)
        await expectSame('online again', says.moved)
        for (let zeros = 0; zeros < 4; zeros++) await slip.key('0').click()
        await expectSame('above maximum', says.aboveMax)
      })
    }

    test('a second single and a series move none of them either', async ({ page, claim, enter }) => {
      const [match, other] = await claim(toCome, 2)
      if (other === undefined) throw new Error('two matches were asked for')
      await enter()
      await chooseHomeWin(page, match)
      // The slip keeps a price for the next page once its code is loaded, which its bar shows.
      await expect(page.getByRole('button', { name: bar })).toBeVisible()
      await chooseHomeWin(page, other)
      await page.getByRole('button', { name: bar }).click()
      const slip = slipOf(page)
      const singles = slip.sheet.getByRole('tab').first()
      await singles.click()
      for (const kind of [singles, slip.sheet.getByRole('tab', { name: parlay })]) {
        await kind.click()
        const stakes = slip.sheet.locator('li button[aria-pressed]')
        await stakes.first().click()
        await slip.settle()
        const first = await slip.places()
        for (const stake of await stakes.all()) {
          await stake.click()
          for (const digit of ['2', '0']) {
            await slip.key(digit).click()
            expect.soft(await slip.places()).toEqual(first)
          }
        }
        expect
          .soft(await slip.spaceAboveFooter(), 'between the totals and the keypad')
          .toBeGreaterThanOrEqual(8)
      }
    })

    test('the sheet keeps its place from the tap on the main button to the result', async ({
      page,
      claim,
      enter,
    }) => {
      const [match] = await claim(quietInPlay)
      await enter()
      await chooseHomeWin(page, match)
      await page.getByRole('button', { name: bar }).click()
      const slip = slipOf(page)
      for (const digit of ['5', '0']) await slip.key(digit).click()
      await expect(async () => {
        if (await slip.five.isVisible()) await slip.main.click({ timeout: 1000 })
        await expect(slip.five).toBeHidden({ timeout: 600 })
      }).toPass()
      const outcome = page.getByRole('dialog').filter({ has: page.getByRole('heading', { level: 2 }) })
      const title = outcome.getByRole('heading', { level: 2 }).first()
      const top = async () => Math.round((await title.boundingBox())?.y ?? 0)
      await expect(title).toHaveText(says.waiting)
      const waiting = await top()
      await expect(title).toHaveText(says.result)
      await expect(outcome.getByText(/TL\d+/)).toBeVisible()
      expect(await top()).toBe(waiting)
    })

    test('a room’s slip has the selection, its price, the stake, the keypad and the button with its reason in view', async ({
      page,
      enter,
    }) => {
      await enter()
      await openRoomWithPrices(page)
      await page.locator('section [data-price]:not([aria-disabled])').first().click()
      await page.getByRole('button', { name: bar }).click()
      const slip = slipOf(page)
      const stake = slip.sheet.locator('li button[aria-pressed]').first()
      if ((await stake.getAttribute('aria-pressed')) === 'false') await stake.click()
      await slip.five.click()
      await expect(slip.sheet.getByText(says.belowMin).first()).toBeVisible()
      for (const height of [844, 780, 664]) {
        await page.setViewportSize({ width: 390, height })
        await slip.settle()
        const reason = page.locator(`[id="${(await slip.main.getAttribute('aria-describedby')) ?? ''}"]`)
        const name = slip.sheet.getByRole('listitem').first().locator('div > div').first()
        const price = stake.locator('xpath=preceding::span[1]')
        for (const part of [name, price, stake, slip.key('1'), slip.key('0'), slip.main, reason]) {
          await expectWhole(part, `${String(height)} high`)
        }
      }
    })
  })
}

/** Chooses the first price of the match's page, the home win of the full time. */
async function chooseHomeWin(page: Page, { sport, id }: MatchSummary): Promise<void> {
  await page.goto(`/app/match/${sport}/${id}`)
  const price = page.locator('main section [data-price]:not([aria-disabled])').first()
  await price.click()
  await expect(price).toHaveAttribute('aria-pressed', 'true')
}

/** Holds the requests for quotes, as a slow line does, until `release` is called. */
async function holdQuotes(page: Page): Promise<{ readonly release: () => Promise<void> }> {
  let held: Route[] | null = []
  await page.route(`**${PMTY_PATHS.latestMarkets}`, async (route) => {
    if (held === null) await route.continue()
    else held.push(route)
  })
  return {
    release: async () => {
      const routes = held ?? []
      held = null
      await Promise.all(routes.map((route) => route.continue()))
    },
  }
}

async function openRoomWithPrices(page: Page): Promise<void> {
  await page.goto('/app/live')
  const rooms = page.locator('main a[href^="/app/live/"]')
  await expect(rooms.first()).toBeVisible()
  const paths = await rooms.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const path of paths) {
    await page.goto(path)
    const price = page.locator('section [data-price]:not([aria-disabled])').first()
    if (
      await price.waitFor({ timeout: 4000 }).then(
        () => true,
        () => false,
      )
    )
      return
  }
  throw new Error('no room has open prices')
}

function slipOf(page: Page) {
  const sheet = page.getByRole('dialog').filter({ has: page.getByRole('tablist') })
  const key = (name: string): Locator => sheet.getByRole('button', { name, exact: true })
  const five = key('5')
  const tab = sheet.getByRole('tab').first()
  const leg = sheet.getByRole('listitem').first()
  const main = sheet.locator('button').last()
  const box = (part: Locator) =>
    part.evaluate((element) => {
      const { top, bottom, right } = element.getBoundingClientRect()
      return [top, bottom, right].map(Math.round)
    })
  return {
    sheet,
    key,
    five,
    main,
    /** The boxes without the left edges: an offer to remove is put at the left of the main button. */
    places: async () => ({
      five: await box(five),
      main: await box(main),
      leg: await box(leg),
      tab: await box(tab),
    }),
    /** The points between the last text of the part that scrolls, at its end, and the footer with the keypad. */
    spaceAboveFooter: () =>
      sheet.evaluate((element) => {
        const footer = element.lastElementChild?.lastElementChild
        const body = footer?.previousElementSibling
        if (!footer || !body) return 0
        body.scrollTop = body.scrollHeight
        const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        let last = -Infinity
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          range.selectNodeContents(text)
          for (const { bottom, height } of range.getClientRects())
            if (height > 1) last = Math.max(last, bottom)
        }
        return footer.getBoundingClientRect().top - last
      }),
    /** Waits for the end of animations. */
    async settle() {
      await sheet.evaluate(async (element) => {
        await Promise.all(
          element
            .getAnimations({ subtree: true })
            .flatMap(({ effect, finished }) =>
              effect?.getTiming().iterations === Infinity ? [] : [finished.catch(() => undefined)],
            ),
        )
      })
      let last = ''
      await expect(async () => {
        const now = JSON.stringify(await this.places())
        const before = last
        last = now
        expect(now).toBe(before)
      }).toPass({ intervals: [250] })
    },
  }
}

/** Whether the element is neither outside the window nor scrolled or covered, at its corners and centre. */
async function expectWhole(part: Locator, where: string): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 0.97 })
  const hidden = await part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return [
      [x, top + 2],
      [x, y],
      [x, bottom - 2],
    ].filter(([atX, atY]) => {
      const met = document.elementFromPoint(atX ?? 0, atY ?? 0)
      return met === null || !(element.contains(met) || met.contains(element))
    }).length
  })
  expect.soft(hidden, `${(await part.textContent()) ?? ''}, ${where}: covered points`).toBe(0)
}
