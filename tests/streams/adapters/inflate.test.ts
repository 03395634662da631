import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createInflate } from '../../../streams/adapters/inflate.ts'

const inflate = createInflate()
const pack = (text: string): string => gzipSync(text).toString('base64')

describe('inflate', () => {
  it('unpacks a body of exactly its limit, and refuses one byte more', async () => {
    expect(await inflate.gunzipBase64(pack('x'.repeat(1000)), 1000)).toBe('x'.repeat(1000))
    await expect(inflate.gunzipBase64(pack('x'.repeat(1001)), 1000)).rejects.toThrow()
  })

  it('keeps characters that fall on the border of two chunks whole', async () => {
    const text = '让球'.repeat(60_000)
    expect(await inflate.gunzipBase64(pack(text), 1_000_000)).toBe(text)
  })

  it('stops early at a body that unpacks to very much', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024)).toString('base64')
    await expect(inflate.gunzipBase64(bomb, 8 * 1024 * 1024)).rejects.toThrow(/more than/)
  })

  it('refuses what is no base64, no gzip, cut, or no text', async () => {
    const packed = pack('x'.repeat(1000))
    const bad = [
      '!!!',
      Buffer.from('plain').toString('base64'),
      packed.slice(0, packed.length / 2 - ((packed.length / 2) % 4)),
      gzipSync(Uint8Array.of(0xff, 0xfe)).toString('base64'),
    ]
    for (const text of bad) await expect(inflate.gunzipBase64(text, 10_000)).rejects.toThrow()
  })
})
