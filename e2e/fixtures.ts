import { randomUUID } from 'node:crypto'
import { test as base, expect } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { createControl } from '../platform/control/client.ts'
import type { Control, WalletView } from '../platform/control/client.ts'
import { yuan } from './amounts.ts'
import { claimMatches } from './matches.ts'
import type { MatchSummary, Wanted } from './matches.ts'
import { homePage } from './pages/homePage.ts'
import type { HomePage } from './pages/homePage.ts'
import { loginPage } from './pages/loginPage.ts'
import type { LoginPage } from './pages/loginPage.ts'
import { matchPage } from './pages/matchPage.ts'
import type { MatchPage } from './pages/matchPage.ts'
import { recordsPage } from './pages/recordsPage.ts'
import type { RecordsPage } from './pages/recordsPage.ts'
import { slip } from './pages/slip.ts'
import type { Slip } from './pages/slip.ts'
import { enterAs } from './session.ts'

export { expect }

/** The member of a single test, with balances that no other test changes. */
export interface TestMember {
  readonly name: string
  readonly password: string
  readonly wallet: () => Promise<WalletView>
  /** The balance in the ledger, in minor units of RMB. */
  readonly balance: () => Promise<number>
}

/** Settings that are stored on the device before the app is opened for the first time. */
export interface DeviceSettings {
  readonly theme?: 'dark' | 'light'
  readonly fontSize?: 'default' | 'enlarge'
  readonly language?: 'CMN' | 'ZHO' | 'ENGLISH'
  /** `time` lists the matches by kick-off. */
  readonly sort?: 'hot' | 'league' | 'time'
}

/** The initial balance of a new member, in minor units. */
export const FIRST_BALANCE = 1_000_000

interface Fixtures {
  deviceSettings: DeviceSettings
  /** The initial balance of the member, in minor units of RMB. */
  funds: number
  site: string
  control: Control
  member: TestMember
  /** Claims matches that no other test uses and holds their prices. */
  claim: (
    wanted: Wanted | readonly Wanted[],
    count?: number,
  ) => Promise<readonly [MatchSummary, ...MatchSummary[]]>
  login: LoginPage
  home: HomePage
  match: MatchPage
  slip: Slip
  records: RecordsPage
  /** Gives the page a session of the member, for a test that opens the app by itself. */
  enter: () => Promise<void>
  /** Opens the app with a session of the member, and waits for the home list. */
  signIn: () => Promise<void>
  /** Checks that the home page and the ledger show this balance. */
  expectBalance: (minor: number) => Promise<void>
  /** Scores a goal, as soon as the state of the match allows it. */
  score: (match: Pick<MatchSummary, 'id'>, side: 'home' | 'away') => Promise<void>
  /** Ends a match, and finds the member's last bet, a single on it, among those that are settled. */
  settledAtEnd: (match: MatchSummary) => Promise<Locator>
  noUncaught: undefined
}

export const test = base.extend<Fixtures>({
  deviceSettings: [{}, { option: true }],
  funds: [FIRST_BALANCE, { option: true }],
  site: async ({ baseURL }, use) => {
    if (baseURL === undefined) throw new Error('a project names its baseURL')
    await use(baseURL)
  },
  control: async ({ site }, use) => {
    await use(createControl(site))
  },
  member: async ({ control, funds }, use) => {
    const name = `e2e-${randomUUID().slice(0, 12)}`
    const password = 'correct horse 1'
    await control.createMember({ name, password, RMB: funds, USDT: 0 })
    const wallet = (): Promise<WalletView> => control.wallet(name)
    await use({ name, password, wallet, balance: async () => (await wallet()).balances.RMB ?? 0 })
  },
  claim: async ({ control, site }, use) => {
    const claimed: MatchSummary[] = []
    await use(async (wanted, count = 1) => {
      const [first, ...more] = await claimMatches(control, new URL(site).port, wanted, count)
      if (first === undefined) throw new Error('no match was asked for')
      claimed.push(first, ...more)
      return [first, ...more]
    })
    // A match that stays suspended would leave its room without prices for other tests.
    for (const { id } of claimed) await control.world({ do: 'resume', matchId: id })
  },
  page: async ({ page, deviceSettings }, use) => {
    await page.addInitScript((settings) => {
      const key = 'touchline.settings'
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(settings))
    }, deviceSettings)
    await use(page)
  },
  login: ({ page }, use) => use(loginPage(page)),
  home: ({ page }, use) => use(homePage(page)),
  match: ({ page }, use) => use(matchPage(page)),
  slip: ({ page }, use) => use(slip(page)),
  records: ({ page }, use) => use(recordsPage(page)),
  enter: async ({ page, control, member }, use) => {
    await use(() => enterAs(page, control, member.name))
  },
  signIn: async ({ page, enter, home }, use) => {
    await use(async () => {
      await enter()
      await page.goto('/')
      await expect(home.rows.first()).toBeVisible()
    })
  },
  expectBalance: async ({ home, member }, use) => {
    await use(async (minor) => {
      await expect.poll(member.balance).toBe(minor)
      await expect(home.balance).toHaveAccessibleName(
        new RegExp(`^余额 ${yuan(minor).replace('.', '\\.')}，`),
      )
    })
  },
  score: async ({ control }, use) => {
    await use(async ({ id }, side) => {
      await expect
        .poll(() => control.world({ do: 'goal', matchId: id, side }), { timeout: 60_000 })
        .toBe(true)
    })
  },
  settledAtEnd: async ({ control, records }, use) => {
    await use(async ({ id, home, away }) => {
      await control.world({ do: 'end', matchId: id })
      await records.openSettled()
      const card = records.cards.first()
      // A line of quarters can be won or lost by half.
      await expect(card).toHaveAccessibleName(/^单关，(半?赢|半?输|走水)，/)
      await expect(card).toContainText(`${home} v ${away}`)
      return card
    })
  },
  noUncaught: [
    async ({ page }, use) => {
      const uncaught: Error[] = []
      page.on('pageerror', (error) => uncaught.push(error))
      await use(undefined)
      expect(uncaught, 'nothing is thrown past the app').toEqual([])
    },
    { auto: true },
  ],
})
