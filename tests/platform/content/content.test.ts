import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createControl } from '../../../platform/control/client.ts'
import type { Control } from '../../../platform/control/client.ts'
import { DEFAULT_BANNERS } from '../../../platform/content/defaultBanners.ts'
import { DEFAULT_HOME_CONFIG } from '../../../platform/content/defaultHomeConfig.ts'
import { DEFAULT_SPONSORS } from '../../../platform/content/defaultSponsors.ts'
import { sponsorLogo } from '../../../platform/content/contentArt.ts'
import { VIRTUAL_GAME_IDS } from '../../../platform/world/virtual/games.ts'
import { decode } from '../../../streams/wire/decode.ts'
import {
  contentPaths,
  electronicGames,
  siteBanners,
  siteNotices,
  sponsors,
  venueAdverts,
  VIDEO_NAMES,
} from '../../../streams/wire/site/content.ts'
import { createTestPlatform, type TestPlatform } from '../book/testPlatform.ts'
import { createSiteClient, ORIGIN, type SiteClient } from '../site/siteClient.ts'

const NAME = { cmn: '甲', zho: '甲', english: 'A' }
const PARTNER = { id: 'partner', name: NAME, role: NAME, colour: '#102030' }

describe('the content of the site', () => {
  let testPlatform: TestPlatform
  let client: SiteClient
  let control: Control

  beforeEach(async () => {
    testPlatform = await createTestPlatform({ control: true, virtualGames: VIRTUAL_GAME_IDS })
    client = await createSiteClient(testPlatform.platform)
    control = createControl(ORIGIN, async (url, init) =>
      testPlatform.platform.app.fetch(new Request(url, init)),
    )
  })
  afterEach(() => testPlatform.platform.close())

  const listed = async (path: string, schema: typeof sponsors | typeof venueAdverts | typeof siteNotices) => {
    const { code, data } = await client.call(path)
    expect(code).toBe(0)
    const decoded = decode(schema, data)
    if (!decoded.ok) throw new Error(decoded.error.message)
    return decoded.value.items.map(({ id }) => id)
  }

  it('has partners, each with a drawn logo', async () => {
    expect(await listed(contentPaths.sponsors, sponsors)).toEqual(DEFAULT_SPONSORS.map(({ id }) => id))
    const { data } = await client.call(contentPaths.sponsors)
    const [{ logo }] = data as [{ logo: string }]
    const picture = await testPlatform.platform.app.fetch(new Request(new URL(logo, ORIGIN)))
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    const none = await testPlatform.platform.app.fetch(new Request(`${ORIGIN}/live/art/sponsor/nobody.svg`))
    expect(none.status).toBe(404)
  })

  it('has the adverts of the venues that the site has', async () => {
    expect(await listed(contentPaths.adverts, venueAdverts)).toContain('pmty')
    await control.setContent({
      adverts: [
        { id: 'a', venueCode: 'PMTY', title: NAME },
        { id: 'b', venueCode: 'NOTHERE', title: NAME },
      ],
    })
    await testPlatform.pass(1_000)
    expect(await listed(contentPaths.adverts, venueAdverts)).toEqual(['a'])
  })

  it('is replaced list by list, and kept', async () => {
    await control.setContent({ sponsors: [PARTNER] })
    await testPlatform.pass(1_000)
    expect(await listed(contentPaths.sponsors, sponsors)).toEqual(['partner'])
    await control.setContent({ adverts: [] })
    await testPlatform.pass(1_000)
    expect(await listed(contentPaths.sponsors, sponsors)).toEqual(['partner'])
    expect(await listed(contentPaths.adverts, venueAdverts)).toEqual([])
  })

  it('refuses what cannot be shown', async () => {
    await expect(control.setContent({ sponsors: [{ ...PARTNER, colour: 'red' }] })).rejects.toThrow()
    await expect(control.setContent({ sponsors: [{ ...PARTNER, id: '../x' }] })).rejects.toThrow()
    await expect(
      control.setContent({ sponsors: [{ ...PARTNER, name: { ...NAME, english: 'x'.repeat(61) } }] }),
    ).rejects.toThrow()
    expect(await listed(contentPaths.sponsors, sponsors)).toHaveLength(3)
  })

  it('has banners, each with a drawn picture and a place to go to', async () => {
    const decoded = decode(siteBanners, (await client.call(contentPaths.banners)).data)
    if (!decoded.ok) throw new Error(decoded.error.message)
    const { items } = decoded.value
    expect(items.map(({ id }) => id)).toEqual(DEFAULT_BANNERS.map(({ id }) => id))
    expect(items.every(({ target }) => target.kind === 'screen')).toBe(true)
    const picture = await testPlatform.platform.app.fetch(new Request(new URL(items[0]?.image ?? '', ORIGIN)))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  })

  it('refuses banners that lead elsewhere, twice the same id, and matches of unknown sports', async () => {
    const banner = { id: 'a', title: NAME, text: NAME, colour: '#102030' }
    for (const target of [
      { kind: 'screen' as const, path: '//evil.test' },
      { kind: 'screen' as const, path: '/\\evil.test' },
      { kind: 'screen' as const, path: 'https://evil.test' },
      { kind: 'match' as const, matchId: '1', sport: 'quidditch' },
    ]) {
      await expect(control.setContent({ banners: [{ ...banner, target }] })).rejects.toThrow()
    }
    const plain = { ...banner, target: { kind: 'none' as const } }
    await expect(control.setContent({ banners: [plain, plain] })).rejects.toThrow()
    await control.setContent({ banners: [plain] })
    await testPlatform.pass(1_000)
    expect((await client.call(contentPaths.banners)).data).toEqual([
      { id: 'a', title: NAME, text: NAME, target: { kind: 'none' }, image: '/live/art/banner/a.svg' },
    ])
  })

  it('says how the home page is made, until the operator says otherwise', async () => {
    expect((await client.call(contentPaths.homeConfig)).data).toEqual(DEFAULT_HOME_CONFIG)
    const changed = {
      modes: [{ mode: 'casino' as const, shown: true }],
      banner: false,
      sponsors: true,
      skin: 2 as const,
    }
    await control.setContent({ homeConfig: changed })
    await testPlatform.pass(1_000)
    expect((await client.call(contentPaths.homeConfig)).data).toEqual(changed)
  })

  it('lists notices that have not ended', async () => {
    const now = testPlatform.platform.clock.now()
    const notice = { title: NAME, text: NAME, every: 'day' as const }
    await control.setContent({
      notices: [
        { ...notice, id: 'over', from: now - 2_000, until: now - 1_000 },
        { ...notice, id: 'now', from: now, until: now + 3_600_000 },
        { ...notice, id: 'later', from: now + 3_000_000, until: now + 3_600_000 },
      ],
    })
    await testPlatform.pass(1_000)
    expect(await listed(contentPaths.notices, siteNotices)).toEqual(['now', 'later'])
    await expect(
      control.setContent({ notices: [{ ...notice, id: 'a', from: now, until: now }] }),
    ).rejects.toThrow()
  })

  it('has every video on until it is switched off, and knows no others', async () => {
    const isOpen = async (name: string) => (await client.call(contentPaths.videoSwitch, { name })).data
    expect(await Promise.all(VIDEO_NAMES.map(isOpen))).toEqual(VIDEO_NAMES.map(() => ({ open: true })))
    await control.setContent({ videos: { anchor: false } })
    await testPlatform.pass(1_000)
    expect(await Promise.all(['anchor', 'live'].map(isOpen))).toEqual([{ open: false }, { open: true }])
    expect((await client.call(contentPaths.videoSwitch, { name: 'cinema' })).code).toBe(10003)
  })

  it('lists the games that can be launched, each with a picture', async () => {
    const decoded = decode(electronicGames, (await client.call(contentPaths.electronicGames)).data)
    if (!decoded.ok) throw new Error(decoded.error.message)
    const { items, dropped } = decoded.value
    expect(dropped).toBe(0)
    const pictures = new Set<string>()
    for (const { image, venue, path } of items) {
      const picture = await testPlatform.platform.app.fetch(new Request(new URL(image, ORIGIN)))
      expect(picture.status).toBe(200)
      pictures.add(await picture.text())
      expect(path.startsWith(venue === null ? '/app/live/' : '/vr/')).toBe(true)
    }
    // Two leagues of football and its two cups look alike.
    expect(items.length).toBeGreaterThanOrEqual(VIRTUAL_GAME_IDS.length)
    expect(pictures.size).toBe(items.length - 2)
  })

  it('draws a name that is markup as text', () => {
    expect(sponsorLogo({ name: { ...NAME, english: '<x' }, colour: '#000000' })).toContain('&#60;')
  })
})
