import { createCipheriv, createECDH, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createWebCrypto } from '../../../streams/adapters/webCrypto.ts'
import { createNodeCipher, createNodeCrypto } from '../../support/nodeCrypto.ts'

const key = 'b'.repeat(43)

describe('webCrypto', () => {
  it('signs and digests as any other implementation does', async () => {
    const [web, node] = [createWebCrypto(), createNodeCrypto()]
    for (const text of ['', 'POST\n/api', '比分 1–0']) {
      expect(await web.sign(key, text)).toBe(await node.sign(key, text))
      expect(await web.digest(text)).toBe(await node.digest(text))
    }
  })

  it('agrees with the platform on a key, both ways', async () => {
    const platform = createECDH('prime256v1')
    const ours = await createWebCrypto().agree(platform.generateKeys('base64url'), '5001')
    expect(Buffer.from(ours.publicKey, 'base64url')).toHaveLength(65)
    const secret = platform.computeSecret(Buffer.from(ours.publicKey, 'base64url'))
    const theirs = createNodeCipher(secret, '5001', '')
    expect(await theirs.open(await ours.seal('赔率', 'request POST /a'), 'request POST /a')).toBe('赔率')
    expect(await ours.open(await theirs.seal('赔率', 'response POST /a'), 'response POST /a')).toBe('赔率')
  })

  it('opens nothing that was changed, cut, or sealed for another call', async () => {
    const platform = createECDH('prime256v1')
    const ours = await createWebCrypto().agree(platform.generateKeys('base64url'), '5001')
    const sealed = await ours.seal('赔率', 'a')
    await expect(ours.open(sealed, 'b')).rejects.toThrow()
    await expect(ours.open(sealed.slice(0, -4), 'a')).rejects.toThrow()
    await expect(ours.open(`${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`, 'a')).rejects.toThrow()
    await expect(ours.open('', 'a')).rejects.toThrow()
    await expect(ours.open('{"code":0}', 'a')).rejects.toThrow()
  })

  it('opens what was sealed under a plain key, and nothing else', async () => {
    const raw = randomBytes(32)
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', raw, iv)
    const body = Buffer.concat([iv, cipher.update('直播间'), cipher.final(), cipher.getAuthTag()])
    const sealed = body.toString('base64url')
    for (const crypto of [createWebCrypto(), createNodeCrypto()]) {
      expect(await crypto.openSealed(raw.toString('base64url'), sealed)).toBe('直播间')
      await expect(crypto.openSealed(randomBytes(32).toString('base64url'), sealed)).rejects.toThrow()
      await expect(crypto.openSealed(raw.toString('base64url'), sealed.slice(4))).rejects.toThrow()
      await expect(crypto.openSealed(raw.toString('base64url'), '')).rejects.toThrow()
    }
  })

  it('seals the same text differently each time', async () => {
    const platform = createECDH('prime256v1')
    const ours = await createWebCrypto().agree(platform.generateKeys('base64url'), '5001')
    expect(await ours.seal('x', 'a')).not.toBe(await ours.seal('x', 'a'))
  })
})
