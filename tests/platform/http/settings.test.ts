import { describe, expect, it } from 'vitest'
import { readSettings } from '../../../platform/settings.ts'

describe('the settings', () => {
  it('have a default for everything, and take empty for not set', () => {
    expect(readSettings({ PORT: '', UNRELATED: 'x' })).toMatchObject({
      ok: true,
      settings: { port: 3000, host: '127.0.0.1', dataDir: '.data', siteId: 1001, speed: 1, control: false },
    })
  })

  it('say each thing that does not fit', () => {
    const reading = readSettings({ PORT: 'http', SPEED: '0', DATABASE_URL: 'mysql://x', CONTROL: 'yes' })
    expect(reading.ok ? [] : reading.faults).toEqual([
      'PORT is "http": it must be a whole number',
      'DATABASE_URL is "mysql://x": it must be a postgres:// address',
      'SPEED is "0": it must be at least 0.01',
      'CONTROL is "yes": it must be 0 or 1',
    ])
  })

  it('name sports of the world, all virtual sports, or single games of them', () => {
    const named = (sports?: string) => {
      const reading = readSettings(sports === undefined ? {} : { SPORTS: sports })
      return reading.ok ? [reading.settings.sports, reading.settings.virtualGames.length] : null
    }
    expect(named()).toEqual([undefined, 10])
    expect(named('football, tennis')).toEqual([['football', 'tennis'], 0])
    expect(named('football,virtual')).toEqual([['football'], 10])
    expect(named('31101,31102')).toEqual([[], 2])
    expect(named('31199')).toBeNull()
  })

  it('make the members with published passwords only where nobody else can reach them, unless told', () => {
    const made = (env: Record<string, string>) => {
      const reading = readSettings(env)
      return reading.ok ? reading.settings.demoMembers : null
    }
    expect([{}, { HOST: '127.0.0.1' }, { HOST: 'localhost' }, { HOST: '::1' }].map(made)).toEqual(
      Array.from({ length: 4 }, () => true),
    )
    expect(made({ HOST: '0.0.0.0' })).toBe(false)
    expect(made({ HOST: '127.0.0.1.example.org' })).toBe(false)
    expect(made({ HOST: '0.0.0.0', DEMO_MEMBERS: '1' })).toBe(true)
    expect(made({ DEMO_MEMBERS: '0' })).toBe(false)
  })

  it('want a database that processes share when they share rooms', () => {
    const shared = { REDIS_URL: 'redis://127.0.0.1', DATABASE_URL: 'postgres://127.0.0.1/touchline' }
    expect(readSettings(shared)).toMatchObject({ ok: true, settings: { redisUrl: shared.REDIS_URL } })
    expect(readSettings({ REDIS_URL: shared.REDIS_URL })).toMatchObject({ ok: false })
    expect(readSettings({ ...shared, REDIS_URL: 'http://127.0.0.1' })).toMatchObject({ ok: false })
  })

  it('take other origins as addresses or bare domains, and page origins from the public address too', () => {
    const reading = readSettings({
      PUBLIC_URL: 'https://Play.example/',
      LIVE_DOMAIN: 'live.example, http://127.0.0.1:4000/tv/',
      IMAGE_DOMAIN: 'img.example',
      VIP_DOMAIN: 'vip.example/lounge',
      FRAME_ANCESTORS: 'https://portal.example,portal.example',
      PAGE_ORIGINS: 'm.example:8443',
    })
    expect(reading.ok && reading.settings).toMatchObject({
      publicUrl: 'https://play.example',
      origins: {
        liveDomains: ['https://live.example', 'http://127.0.0.1:4000/tv'],
        imageDomains: ['https://img.example'],
        siteDomains: { news: [], customer: [], vr: [], vip: ['https://vip.example/lounge'], permanent: [] },
        frameAncestors: ['https://portal.example'],
        pageOrigins: ['https://play.example', 'https://m.example:8443'],
      },
    })
  })

  it.each([
    ['FRAME_ANCESTORS', "portal.example; script-src 'unsafe-inline'"],
    ['FRAME_ANCESTORS', '*'],
    ['FRAME_ANCESTORS', 'https://portal.example/path'],
    ['LIVE_DOMAIN', 'live.example,javascript:alert(1)'],
    ['LIVE_DOMAIN', 'https://live.example/a;b'],
    ['IMAGE_DOMAIN', "img.example 'unsafe-eval'"],
    ['PAGE_ORIGINS', 'null'],
    ['PUBLIC_URL', 'https://play.example;script-src'],
  ])('refuse to start with %s=%s', (name, value) => {
    const reading = readSettings({ [name]: value })
    expect(reading.ok ? [] : reading.faults).toEqual([
      expect.stringContaining(`${name} is ${JSON.stringify(value)}: it must be `),
    ])
  })
})
