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

  it('want a database that processes share when they share rooms', () => {
    const shared = { REDIS_URL: 'redis://127.0.0.1', DATABASE_URL: 'postgres://127.0.0.1/touchline' }
    expect(readSettings(shared)).toMatchObject({ ok: true, settings: { redisUrl: shared.REDIS_URL } })
    expect(readSettings({ REDIS_URL: shared.REDIS_URL })).toMatchObject({ ok: false })
    expect(readSettings({ ...shared, REDIS_URL: 'http://127.0.0.1' })).toMatchObject({ ok: false })
  })
})
