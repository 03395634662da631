import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createControl } from '../../../platform/control/client.ts'
import type { Control } from '../../../platform/control/client.ts'
import { DEFAULT_SPONSORS } from '../../../platform/content/defaultSponsors.ts'
import { sponsorLogo } from '../../../platform/content/sponsorArt.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { contentPaths, sponsors, venueAdverts } from '../../../streams/wire/site/content.ts'
import { createTestPlatform, type TestPlatform } from '../book/testPlatform.ts'
import { createSiteClient, ORIGIN, type SiteClient } from '../site/siteClient.ts'

const NAME = { cmn: '甲', zho: '甲', english: 'A' }
const PARTNER = { id: 'partner', name: NAME, role: NAME, colour: '#102030' }

describe('the content of the site', () => {
  let testPlatform: TestPlatform
  let client: SiteClient
  let control: Control

  beforeEach(async () => {
    testPlatform = await createTestPlatform({ control: true })
    client = await createSiteClient(testPlatform.platform)
    control = createControl(ORIGIN, async (url, init) =>
      testPlatform.platform.app.fetch(new Request(url, init)),
    )
  })
  afterEach(() => testPlatform.platform.close())

  const listed = async (path: string, schema: typeof sponsors | typeof venueAdverts) => {
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

  it('draws a name that is markup as text', () => {
    expect(sponsorLogo({ name: { ...NAME, english: '<x' }, colour: '#000000' })).toContain('&#60;')
  })
})
