import { siteHeaders } from '../../streams/wire/site/headers.ts'
import { isSealedSite, sealContext } from '../../streams/wire/site/sealedBody.ts'
import type { HttpContext } from '../http/httpEnv.ts'
import { readJson } from '../http/readJson.ts'
import { createBodyCiphers } from './bodyCipher.ts'
import type { BodyCipher } from './bodyCipher.ts'
import type { SiteKeys } from './siteKeys.ts'

/** The value of a body, and the cipher for the answer if it was encrypted. */
export type OpenedBody =
  { readonly ok: true; readonly body: unknown; readonly cipher: BodyCipher | null } | { readonly ok: false }

/** Returns the function that reads the text of a body, which is encrypted at some sites. */
export function createBodyOpening(
  siteId: number,
  privateKey: SiteKeys['privateKey'],
): (c: HttpContext, text: string) => Promise<OpenedBody> {
  const sealed = isSealedSite(siteId)
  const cipherFor = createBodyCiphers(siteId, privateKey)

  async function unseal(c: HttpContext, text: string): Promise<{ text: string; cipher: BodyCipher } | null> {
    const cipher = await cipherFor(c.req.header(siteHeaders.publicKey) ?? '')
    const plain = await cipher?.open(text, sealContext('request', c.req.method, c.req.path))
    return cipher === null || plain === null || plain === undefined ? null : { text: plain, cipher }
  }

  return async (c, text) => {
    const plain = sealed ? await unseal(c, text) : { text, cipher: null }
    const body = plain === null ? null : readJson(plain.text === '' ? '{}' : plain.text)
    // Every body must be an object: an array would match an object schema without required fields.
    if (plain === null || typeof body !== 'object' || body === null || Array.isArray(body)) {
      return { ok: false }
    }
    return { ok: true, body, cipher: plain.cipher }
  }
}
