import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readConfigImage, writeConfigImage } from '../../../../streams/wire/site/configImage.ts'
import { readPng, writePng } from '../../../../streams/wire/site/png.ts'
import type { SiteConfig } from '../../../../streams/wire/site/siteConfig.ts'

const config: SiteConfig = {
  version: 1,
  siteId: 1001,
  signKey: 'k'.repeat(43),
  cipherKey: null,
  apiBase: '',
  liveBase: '直播',
  defaultVenue: 'PMTY',
  venues: ['PMTY', 'FBTY'],
}

describe('the config image', () => {
  it('brings the configuration back', () => {
    expect(readConfigImage(writeConfigImage(config))).toEqual({ ok: true, value: config })
  })

  it('is a picture of one pixel', () => {
    const chunks = readPng(writeConfigImage(config)) ?? []
    expect(chunks.map(({ name }) => name)).toEqual(['IHDR', 'tlCf', 'IDAT', 'IEND'])
    expect([...inflateSync(chunks[2]?.data ?? new Uint8Array())]).toEqual([0, 0])
  })

  it('carries the checksum that PNG readers expect', () => {
    // The CRC of an empty IEND chunk is the same in every PNG file.
    expect([...writeConfigImage(config).subarray(-4)]).toEqual([0xae, 0x42, 0x60, 0x82])
  })

  it('refuses a file with any one byte changed', () => {
    const image = writeConfigImage(config)
    fc.assert(
      fc.property(fc.nat(image.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const changed = Uint8Array.from(image)
        changed[at] = (changed[at] ?? 0) ^ change
        expect(readConfigImage(changed).ok).toBe(false)
      }),
    )
  })

  it('refuses a file cut anywhere', () => {
    const image = writeConfigImage(config)
    for (let length = 0; length < image.length; length += 1) {
      expect(readConfigImage(image.subarray(0, length)).ok).toBe(false)
    }
  })

  it('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(readConfigImage(bytes).ok).toBe(false)
      }),
    )
  })

  it('refuses a picture without a configuration', () => {
    const plain = (readPng(writeConfigImage(config)) ?? []).filter(({ name }) => name !== 'tlCf')
    expect(readConfigImage(writePng(plain)).ok).toBe(false)
  })

  it('refuses a site with sealed bodies that has no key', () => {
    expect(readConfigImage(writeConfigImage({ ...config, siteId: 5001 })).ok).toBe(false)
    const keyed = { ...config, siteId: 5001, cipherKey: 'p'.repeat(87) }
    expect(readConfigImage(writeConfigImage(keyed))).toEqual({ ok: true, value: keyed })
  })
})
