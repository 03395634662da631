import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { homeConfigOf } from '../../../streams/feeds/siteContent/readContent.ts'
import { decode } from '../../../streams/wire/decode.ts'
import * as wire from '../../../streams/wire/site/content.ts'
import { createTestPlatform, type TestPlatform } from '../../platform/book/testPlatform.ts'
import { createSiteClient, type SiteClient } from '../../platform/site/siteClient.ts'
import { shapeDifferences } from '../shapes.ts'
import * as documented from './contentAnswers.ts'

const ANSWERS = {
  banners: [wire.siteBanners, documented.BANNERS.fields],
  homeConfig: [wire.homeConfig, documented.HOME_CONFIG.fields],
  notices: [wire.siteNotices, documented.NOTICES.fields],
  electronicGames: [wire.electronicGames, documented.ELECTRONIC_GAMES.fields],
} as const
const NAMES = ['banners', 'homeConfig', 'notices', 'electronicGames'] as const

describe('the client reads', () => {
  it('every documented list, field by field', () => {
    for (const name of ['banners', 'notices', 'electronicGames'] as const) {
      const [schema, answer] = ANSWERS[name]
      expect(decode(schema, answer)).toEqual({ ok: true, value: { items: answer, dropped: 0 } })
    }
    expect(decode(wire.videoSwitch, documented.VIDEO_SWITCH.fields)).toEqual({
      ok: true,
      value: { open: true },
    })
  })

  it('the documented home page, and names of its skins', () => {
    const read = (fields: object) => {
      const decoded = decode(wire.homeConfig, fields)
      if (!decoded.ok) throw new Error(decoded.error.message)
      return homeConfigOf(decoded.value)
    }
    const { fields } = documented.HOME_CONFIG
    expect(read(fields)).toEqual({ ...fields, skin: 'blue' })
    for (const { code: skin, means } of documented.SKINS) expect(read({ ...fields, skin }).skin).toBe(means)
    expect(read({ ...fields, skin: 3, modes: [{ mode: 'slots', shown: true }, ...fields.modes] })).toEqual({
      ...fields,
      skin: 'blue',
    })
  })

  it('a place that it does not know as none, and never one of another origin', () => {
    const [banner] = documented.BANNERS.fields
    const targetOf = (target: unknown): unknown => {
      const decoded = decode(wire.siteBanners, [{ ...banner, target }])
      return decoded.ok ? decoded.value.items[0]?.target : null
    }
    for (const path of ['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '']) {
      expect(targetOf({ kind: 'screen', path })).toEqual({ kind: 'none' })
    }
    expect(targetOf({ kind: 'film', id: 1 })).toEqual({ kind: 'none' })
    fc.assert(
      fc.property(fc.string(), (path) => {
        const target = targetOf({ kind: 'screen', path: `/${path}` })
        const { kind } = target as { readonly kind: string }
        if (kind === 'none') return
        expect(new URL(`/${path}`, 'https://own.test').origin).toBe('https://own.test')
      }),
    )
  })

  it.each(NAMES)('any answer of %s without an exception', (name) => {
    fc.assert(
      fc.property(fc.jsonValue(), (junk) => {
        expect(() => decode(ANSWERS[name][0], junk)).not.toThrow()
        expect(() => decode(ANSWERS[name][0], [junk])).not.toThrow()
      }),
    )
  })
})

describe('the platform answers', () => {
  let testPlatform: TestPlatform
  let client: SiteClient
  beforeAll(async () => {
    testPlatform = await createTestPlatform({ virtualGames: ['31001', '31101'] })
    client = await createSiteClient(testPlatform.platform)
  })
  afterAll(() => testPlatform.platform.close())

  it.each(NAMES)('%s as documented', async (name) => {
    const { code, data } = await client.call(wire.contentPaths[name])
    expect([code, shapeDifferences(ANSWERS[name][1], data)]).toEqual([0, []])
  })

  it('the virtual sports that are offered', async () => {
    const { data } = await client.call(wire.contentPaths.electronicGames)
    const games = data as (typeof documented.ELECTRONIC_GAMES.fields)[number][]
    expect(games.map(({ id, path }) => [id, path])).toEqual([
      ['31001', '/vr/soccer?game=31001'],
      ['31101', '/vr/race?game=31101'],
    ])
    expect(games[0]).toEqual(documented.ELECTRONIC_GAMES.fields[1])
  })

  it('for exactly the documented names of videos', async () => {
    expect(documented.VIDEOS.map(({ code }) => code)).toEqual([...wire.VIDEO_NAMES])
    for (const { code: name } of documented.VIDEOS) {
      const { data } = await client.call(wire.contentPaths.videoSwitch, { name })
      expect(data).toEqual(documented.VIDEO_SWITCH.fields)
    }
  })
})
