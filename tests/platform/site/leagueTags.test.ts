import { afterAll, beforeAll, expect, it } from 'vitest'
import { leaguesOfTag, SERIES_TYPES } from '../../../streams/domain/leagueTag.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { leagueTags } from '../../../streams/wire/site/leagueTags.ts'
import { PLAYED_SPORTS } from '../../../platform/world/sports.ts'
import { textIn } from '../../../streams/domain/localText.ts'
import { sportOfId } from '../../../streams/domain/vocabulary/sports.ts'
import { createTestPlatform, openSharedStore } from '../book/testPlatform.ts'
import { createSiteClient } from './siteClient.ts'

const PATH = '/api/site/group/operation/leagueTag/v1/list'

let shared: Awaited<ReturnType<typeof openSharedStore>>
beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())

it('the tags of a venue name leagues of the world in each language, and pictures that are there', async () => {
  const platform = await createTestPlatform({ store: shared.store })
  const member = await platform.store.accounts.member(await platform.newMember())
  const site = await createSiteClient(platform.platform)
  const { token } = await site.login(member?.name ?? '')
  const tournaments = Object.values(PLAYED_SPORTS)
    .filter(({ tournament }) => tournament === true)
    .flatMap(({ competitions }) => competitions.map(({ league }) => league.id))
  for (const [language, text] of [
    ['CMN', 'cmn'],
    ['ZHO', 'zho'],
    ['ENGLISH', 'english'],
  ] as const) {
    const { data } = await site.call(PATH, { venueCode: 'PMTY' }, { token, language })
    const rows = decode(leagueTags, data)
    if (!rows.ok) throw new Error(rows.error.message)
    expect(rows.value.dropped).toBe(0)
    const leagues = Object.values(PLAYED_SPORTS).flatMap(({ competitions }) =>
      competitions.map(({ league }) => ({
        id: league.id,
        sport: league.sport,
        name: textIn(league.name, text),
      })),
    )
    for (const row of rows.value.items) {
      const tag = {
        name: row.leagueTagName,
        seriesType: row.category === SERIES_TYPES.champion ? 'champion' : 'league',
        sport: sportOfId(row.race),
        leagueIds: row.leagueId.split(',').filter(Boolean),
        keywords: row.keywords.split(',').filter(Boolean),
        betTypes: [],
        icons: { dark: row.icon, light: row.iconLight, chosen: row.iconChosen },
      } as const
      const ofTag = leaguesOfTag(tag, leagues)
      expect(ofTag.length, `${language} ${tag.name}`).toBeGreaterThan(2)
      // A tag that has all the leagues of its list is not shown.
      if (tag.seriesType === 'champion') expect(ofTag.length).toBeLessThan(tournaments.length)
      expect(ofTag.every((id) => tournaments.includes(id))).toBe(tag.seriesType === 'champion')
    }
    expect(rows.value.items.map(({ category }) => category)).toEqual([1, 1, 1, 2])
  }
  const none = await site.call(PATH, { venueCode: 'NONE' }, { token })
  expect([none.code, none.data]).toEqual([0, []])
  expect((await site.call(PATH, { venueCode: 'PMTY' })).code).not.toBe(0)
  await platform.platform.close()
})
