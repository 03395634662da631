import type { Locator, Page } from '@playwright/test'
import type { MatchSummary } from '../matches.ts'
import { startingWith } from './words.ts'

export interface MatchPage {
  open(match: Pick<MatchSummary, 'sport' | 'id'>): Promise<void>
  /** A tab of markets, by the beginning of its name. */
  tab(name: string): Locator
  market(name: string): Locator
  /** The price of a selection in a market, such as a team's name in `全场独赢`. */
  price(market: string, selection: string): Locator
  /** Prices that can be bet on now, of any market. */
  readonly openPrices: Locator
  readonly gone: Locator
}

export function matchPage(page: Page): MatchPage {
  const market = (name: string): Locator => page.getByRole('region', { name, exact: true })
  return {
    async open({ sport, id }) {
      await page.goto(`/app/match/${sport}/${id}`)
    },
    tab: (name) => page.getByRole('tab', { name: startingWith(name) }).first(),
    market,
    price: (name, selection) => market(name).getByRole('button', { name: startingWith(selection, '，') }),
    openPrices: page.locator('section [data-price]:not([aria-disabled])'),
    gone: page.getByText('找不到这场比赛'),
  }
}
