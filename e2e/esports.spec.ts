import { amount } from './amounts.ts'
import { expect, test } from './fixtures.ts'

const STAKE = 1000

test('esports are listed by game and date, and a bet on a map is in the records', async ({
  page,
  control,
  signIn,
  match,
  slip,
}) => {
  test.slow()
  await signIn()
  await page.getByRole('link', { name: '电竞' }).click()
  await expect(page).toHaveURL(/\/esports/)
  const dates = page.getByRole('radiogroup', { name: '日期' }).getByRole('radio')
  await expect(dates).toHaveCount(9)

  await page.getByRole('tab', { name: /^LOL/ }).click()
  await expect(page).toHaveURL(/\/esports\/list\/lol/)
  const begun = (await control.matches()).filter(({ sport, state }) => sport === 'lol' && state === 'live')
  // Between two maps nothing is open for a while.
  const open = begun.filter(({ bettingStatus }) => bettingStatus === 'open')
  const latest = (open.length > 0 ? open : begun).toSorted((a, b) => b.kickOff - a.kickOff)[0]
  if (latest === undefined) throw new Error('no match of LOL in play')
  const row = page.getByRole('article', { name: `${latest.home} 对 ${latest.away}` })
  await expect(row).toContainText(/第[1-5]图|休息/)
  await expect(row).toContainText(/BO[35]/)

  await row.getByRole('link', { name: /个盘口/ }).click()
  await expect(page.getByRole('table')).toContainText('人头')
  await expect(page.getByRole('tab', { name: /^全场/ })).toBeVisible()
  const price = match.openPrices.first()
  await expect(price).toHaveText(/\d+\.\d{3}/)
  await price.click()
  await slip.open()
  // A price moves with every fight.
  await slip.choosePolicy('接受任何变化')
  await slip.bet('10')
  await page.goto('/common-sport-records/')
  await expect(page.getByText(amount(STAKE)).first()).toBeVisible()
})

test('the list of a game is opened by its address, and an unknown one is that of all games', async ({
  page,
  enter,
}) => {
  await enter()
  await page.goto('/esports/list/csgo?date=other')
  await expect(page.getByRole('tab', { name: /^CSGO/, selected: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^更晚/ })).toBeChecked()
  await page.goto('/esports/list/chess')
  await expect(page.getByRole('tab', { name: /^全部/, selected: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^今日/ })).toBeChecked()
})

test('the first launch of a visit that begins with esports has the code of esports', async ({
  page,
  enter,
}) => {
  await enter()
  const launched = page.waitForRequest((request) => (request.postData() ?? '').includes('OBDJ'))
  await page.goto('/esports')
  await launched
})
