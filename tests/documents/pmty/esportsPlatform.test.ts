import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PMTY_ESPORTS_PATHS } from '../../../streams/wire/pmty/esportsPaths.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { isInPlay } from '../../../platform/book/matchState.ts'
import { shapeDifferences } from '../shapes.ts'
import * as answers from './esportsAnswers.ts'
import { FORMATS, MENU_IDS, TABS } from './esportsCodes.ts'
import {
  createEsportsPlatform,
  type EsportsPlatform,
  GAMES,
  OF_MARKETS,
  OF_MATCHES,
  type Play,
  PLAYS,
  type Row,
  ROWS,
} from './esportsPlatform.ts'

let world: EsportsPlatform

beforeAll(async () => {
  world = await createEsportsPlatform()
})
afterAll(() => world.platform.close())

const pricesOf = (plays: readonly Play[]) =>
  plays.flatMap(({ hl }) => hl.flatMap(({ ol }) => ol.map(({ ov }) => ov)))

/** All have at most three decimals, and some have three. */
function expectThreeDecimals(prices: readonly number[]): void {
  expect(prices.filter((price) => price % 100 !== 0)).toEqual([])
  expect(prices.some((price) => price % 1000 !== 0)).toBe(true)
}

describe('the platform answers of esports as documented', () => {
  it('the node of the menu', async () => {
    const menu = (await world.client().get(PMTY_PATHS.menu))
      .data as readonly (typeof answers.MENU_NODE.fields)[]
    const node = menu.at(-1)
    expect(shapeDifferences(answers.MENU_NODE.fields, node)).toEqual([])
    const documented = MENU_IDS.map(({ code, means }) => [String(code), means])
    expect([node, ...(node?.subList ?? [])].map((each) => [each?.menuId, each?.path])).toEqual(documented)
  })

  it('the dates', async () => {
    const { data } = await world.client().post(PMTY_ESPORTS_PATHS.dates, answers.DATES.request.fields)
    expect(shapeDifferences(answers.DATES.answer.fields, data)).toEqual([])
    const part = ({ menuId, menuName }: { menuId: string; menuName: string }) => [
      menuId.replace(/\d{4}-(\d\d)-(\d\d)$/, '$1/$2'),
      menuName,
    ]
    const [first, ...days] = (data as typeof answers.DATES.answer.fields).map(part)
    const documented = answers.DATES.answer.fields.map(part)
    expect([first, days.at(-1)]).toEqual([documented[0], documented.at(-1)])
    expect(days.slice(0, -1).map(([id, name]) => id === `30000-${name}`)).toEqual(Array(7).fill(true))
  })

  it('lists: as a page, as an array, of several games and of outrights', async () => {
    const { page, all, byNumbers, outrights } = answers.LIST_REQUESTS
    const paged = await world.client().post(PMTY_ESPORTS_PATHS.matches, { ...page.fields, md: '' })
    const documented = { ...answers.LIST_ANSWERS.page.fields, data: ROWS }
    const further = OF_MATCHES.map((path) => `data.${path}`)
    expect(shapeDifferences(documented, paged.data, further)).toEqual([])
    const whole = await world
      .client()
      .post(PMTY_ESPORTS_PATHS.matches, { ...all.fields, euid: '30000', md: '' })
    expect(shapeDifferences(ROWS, whole.data, OF_MATCHES)).toEqual([])
    const rows = whole.data as readonly Row[]
    expectThreeDecimals(rows.flatMap(({ hps }) => pricesOf(hps)))
    const formats = new Map<number, string>(FORMATS.map(({ code, means }) => [code, means]))
    expect(rows.filter(({ mfo, mft }) => formats.get(mft) !== mfo)).toEqual([])
    const some = (await world.client().post(PMTY_ESPORTS_PATHS.matches, byNumbers.fields))
      .data as readonly Row[]
    const wanted = rows.filter(({ mid }) => /^89[23]/.test(mid))
    expect(some.map(({ mid }) => mid).sort()).toEqual(wanted.map(({ mid }) => mid).sort())
    const none = await world.client().post(PMTY_ESPORTS_PATHS.matches, outrights.fields)
    expect(none.data).toEqual(answers.LIST_ANSWERS.outrights.fields)
  })

  it('leagues and the place of pictures', async () => {
    const leagues = await world.client().post(PMTY_ESPORTS_PATHS.leagues, answers.LEAGUES.request.fields)
    expect((leagues.data as readonly unknown[]).length).toBeGreaterThan(0)
    expect(shapeDifferences(answers.LEAGUES.answer.fields, leagues.data)).toEqual([])
    const pictures = await world.client().get(PMTY_ESPORTS_PATHS.imageDomain)
    expect(shapeDifferences(answers.PICTURES.elsewhere.fields, pictures.data)).toEqual([])
  })

  it.each(GAMES)('a match of %s, its markets and its tabs', async (game) => {
    const { id } = world.matchOf((match) => match.sport === game && isInPlay(match))
    const detail = await world.client().get(PMTY_ESPORTS_PATHS.match, { mid: id, cuid: '17' })
    expect(
      shapeDifferences(game === 'csgo' ? ROWS[2] : ROWS[0], detail.data, [...OF_MATCHES, 'mat']),
    ).toEqual([])
    const odds = await world
      .client()
      .get(PMTY_ESPORTS_PATHS.odds, { mid: id, mcid: '0', cuid: '17', newUser: '0' })
    expect(shapeDifferences(PLAYS, odds.data, OF_MARKETS)).toEqual([])
    expectThreeDecimals(pricesOf(odds.data as readonly Play[]))
    const tabs = await world.client().get(PMTY_PATHS.categories, { mid: id })
    expect(shapeDifferences(answers.TABS.fields, tabs.data)).toEqual([])
    const names = new Map(TABS.map(({ code, means }) => [String(code), means]))
    const known = (tabs.data as typeof answers.TABS.fields).filter((tab) => names.has(tab.id))
    expect(known.length).toBeGreaterThan(2)
    expect(known.map(({ marketName }) => marketName)).toEqual(known.map((tab) => names.get(tab.id)))
  })
})
