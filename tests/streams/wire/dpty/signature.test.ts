import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createWebCrypto } from '../../../../streams/adapters/webCrypto.ts'
import { decodeJson } from '../../../../streams/wire/decode.ts'
import { sealedSecret } from '../../../../streams/wire/dpty/config.ts'
import {
  dptyCheck,
  dptyQuery,
  dptySecretKeyText,
  type DptySignedCall,
  dptyTextToSign,
  isDptyCheckOf,
} from '../../../../streams/wire/dpty/signature.ts'

// The test vector of docs/venues/dpty.md, 1.4.
const SIGN_KEY = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8'
const TOKEN = 'launch-token-1'
const BOX =
  'oKGio6Slpqeoqaqrj4QyVdPXJfdL1gnMYRQWwqAqgHIHaYIRrqkIEL3Omv_Jyr89pag7W5wvDYq5-LqAVrh6KDfJb7tH3MwqChU6Xwtm1dDSSKJ-_iZVNVdFziWlQMD4NehvIQZ4fWCVHg'
const SECRET = 'QEFCQ0RFRkdISUpLTE1OT1BRUlNUVVZXWFlaW1xdXl8'
const BODY = '[{"matchId":"f1001","betItemsId":"f1001.0.FT_AH.-3.Home"}]'

const web = createWebCrypto()

const QUOTE: DptySignedCall = {
  method: 'POST',
  base: '/dpgame',
  path: '/dpty/sport/openapi/matches/v1/betItemsLimit',
  query: [
    ['series', '2001'],
    ['currency', '1'],
  ],
  accessKey: 'dp-0001',
  date: '1735689600000',
  check: '0123456789abcdef.75113c861f7076ef8ee4a83a94dd186aff8a529ffb7fce7dc331f7ec89020660',
}

describe('the secret of DPTY', () => {
  it('is opened with the key of the site and the token', async () => {
    const key = await web.sign(SIGN_KEY, dptySecretKeyText(TOKEN))
    expect(key).toBe('OdyPW2rU1Xn2v4iLCcGfgsGYKHXoqz4BkGq9bool9H0')
    const opened = decodeJson(sealedSecret, await web.openSealed(key, BOX))
    expect(opened).toEqual({ ok: true, value: { accessKey: 'dp-0001', secret: SECRET } })
  })

  it('is not opened for another token', async () => {
    const key = await web.sign(SIGN_KEY, dptySecretKeyText('launch-token-2'))
    await expect(web.openSealed(key, BOX)).rejects.toThrow()
  })
})

describe('the signature of a call', () => {
  it('is that of the documented POST', async () => {
    expect(dptyTextToSign(QUOTE)).toBe(
      [
        'POST',
        '/dpgame',
        '/dpty/sport/openapi/matches/v1/betItemsLimit',
        'currency=1&series=2001',
        'dp-0001',
        '1735689600000',
        `x-dp-check:${QUOTE.check}`,
      ].join('\n'),
    )
    expect(dptyCheck('0123456789abcdef', await web.digest(BODY))).toBe(QUOTE.check)
    expect(await web.sign(SECRET, dptyTextToSign(QUOTE))).toBe('7s5ZDfrCNLPxREjf3k3Qm_1xtMxwWLu0GDpu9esbIQo')
  })

  it('is that of the documented GET, with a query in Chinese', async () => {
    const search: DptySignedCall = {
      ...QUOTE,
      method: 'GET',
      path: '/dpty/sport/openapi/matches/v1/aggregate/fuzzy/leagues',
      query: [
        ['keyword', '英超 (U21)'],
        ['category', '0'],
      ],
      check: dptyCheck('00000000000000ab', await web.digest('')),
    }
    expect(dptyQuery(search.query)).toBe('category=0&keyword=%E8%8B%B1%E8%B6%85%20%28U21%29')
    expect(await web.sign(SECRET, dptyTextToSign(search))).toBe('9k3agsnytwNfMdW641M3dcv2wyAYQj-EsJWG6xZWu9A')
  })

  it('differs with each of its parts', () => {
    const changes: readonly Partial<DptySignedCall>[] = [
      { method: 'GET' },
      { base: '/dpesports' },
      { path: `${QUOTE.path}/` },
      { query: [] },
      { accessKey: 'dp-0002' },
      { date: '1735689600001' },
      { check: '' },
    ]
    const texts = changes.map((change) => dptyTextToSign({ ...QUOTE, ...change }))
    expect(new Set([dptyTextToSign(QUOTE), ...texts]).size).toBe(changes.length + 1)
  })
})

describe('the query under the signature', () => {
  const pairs = fc.array(
    fc.tuple(fc.string({ unit: 'binary', minLength: 1 }), fc.string({ unit: 'binary' })),
    {
      maxLength: 5,
    },
  )

  it('has unreserved characters only, and reads back as what was asked', () => {
    fc.assert(
      fc.property(pairs, (query) => {
        const text = dptyQuery(query)
        expect(text).toMatch(/^(?:[\w.~-]|%[0-9A-F]{2}|[=&])*$/)
        const read = [...new URLSearchParams(text)].map((pair) => JSON.stringify(pair)).sort()
        expect(read).toEqual(query.map((pair) => JSON.stringify(pair)).sort())
      }),
    )
  })

  it('is the same whatever the order of its parameters, and when it is read and encoded anew', () => {
    fc.assert(
      fc.property(pairs, (query) => {
        const text = dptyQuery(query)
        expect(dptyQuery([...query].reverse())).toBe(text)
        expect(dptyQuery([...new URLSearchParams(text)])).toBe(text)
      }),
    )
  })

  it('never throws, not even for half of a surrogate pair', () => {
    expect(dptyQuery([['keyword', 'a\ud83d']])).toBe('keyword=a%EF%BF%BD')
  })
})

describe('the check of a call', () => {
  const digest = '75113c861f7076ef8ee4a83a94dd186aff8a529ffb7fce7dc331f7ec89020660'

  it('is about one body', () => {
    expect(isDptyCheckOf(QUOTE.check, digest)).toBe(true)
    expect(isDptyCheckOf(QUOTE.check, digest.replace('7', '8'))).toBe(false)
  })

  it.each(['', digest, `.${digest}`, `0123456789ABCDEF.${digest}`, `0123456789abcdef0.${digest}`])(
    'is refused in another form: %s',
    (check) => {
      expect(isDptyCheckOf(check, digest)).toBe(false)
    },
  )
})
