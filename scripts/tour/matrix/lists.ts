import { PLAYED_SPORTS, WORLD_SPORTS } from '../../../platform/world/sports.ts'
import type { Phone } from '../phone.ts'

/** Those with matches; tournaments are in the list of outrights. */
const SPORTS = WORLD_SPORTS.filter((sport) => PLAYED_SPORTS[sport].tournament !== true)

/** The lists of matches: each tab, the sports in play, days, sort order, and the modes without matches. */
export async function lists({ page, words, control, step, shoot }: Phone): Promise<void> {
  const rows = page.getByRole('article')
  const tab = (key: 'today' | 'live' | 'early' | 'parlay' | 'champion') =>
    page
      .getByRole('tablist', { name: words.of('home.tabs.label') })
      .getByRole('tab', { name: words.like(`home.tabs.${key}`) })
  const home = async (): Promise<void> => {
    await page.goto('/app/home/home-sport')
    await rows.first().waitFor()
  }
  const inPlay = new Set(
    (await control.matches()).flatMap(({ sport, state }) => (state === 'live' ? [sport] : [])),
  )
  // Football is last: the sport stays when the tab is changed.
  for (const sport of SPORTS.filter((each) => inPlay.has(each)).toReversed()) {
    await step(`list in play, ${sport}`, async () => {
      await home()
      await tab('live').click()
      await page
        .getByRole('tablist', { name: words.of('home.sports') })
        .getByRole('tab', { name: words.like(`markets.sport.${sport}`) })
        .first()
        .click()
      await rows.first().waitFor()
      await shoot(`list-live-${sport}`)
    })
  }
  for (const key of ['today', 'early', 'parlay', 'champion'] as const) {
    await step(`list ${key}`, async () => {
      await home()
      await tab(key).click()
      await rows.first().waitFor()
      await shoot(`list-${key}`)
    })
  }
  await step('days, sort order and scrolling', async () => {
    await home()
    await tab('early').click()
    await rows.first().waitFor()
    const days = page.getByRole('radiogroup', { name: words.of('home.days.label') }).getByRole('radio')
    const chips =
      (await days.count()) > 0 ? days : page.getByLabel(words.of('home.days.label')).getByRole('tab')
    await chips.nth(1).click()
    await rows.first().waitFor()
    await shoot('list-day')
    const order = page.getByRole('combobox', { name: words.of('home.sort.label') })
    await order.selectOption('league')
    await shoot('list-by-league')
    await page.getByRole('tabpanel').evaluate((list) => {
      list.scrollTop = 900
    })
    await shoot('list-scrolled')
    await order.selectOption('time')
  })
  await step('hot leagues, and the choice of leagues', async () => {
    await home()
    await tab('today').click()
    await page
      .getByRole('tablist', { name: words.of('home.sports') })
      .getByRole('tab', { name: words.like('home.sort.hot') })
      .click()
    await rows.first().waitFor()
    await shoot('list-hot')
    await page.getByRole('button', { name: words.of('home.filter.open'), exact: true }).click()
    await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    await shoot('league-filter')
    await page.goBack()
  })
  for (const mode of ['real', 'lottery'] as const) {
    await step(`mode ${mode}`, async () => {
      await home()
      await page.getByRole('tab', { name: words.of(`common.mode.${mode}`), exact: true }).click()
      await page.waitForURL(mode === 'real' ? '**/casino' : '**/lottery')
      await shoot(`mode-${mode}`)
      await page.goBack()
    })
  }
}
