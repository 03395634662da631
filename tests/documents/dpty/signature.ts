import { documented } from '../documented.ts'

/** The test vector of the page: from the sign key and the token to the two signatures. */
export const VECTOR = {
  signKey: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
  token: 'launch-token-1',
  boxText: 'dpty secret v1',
  boxKey: 'OdyPW2rU1Xn2v4iLCcGfgsGYKHXoqz4BkGq9bool9H0',
  box: 'oKGio6Slpqeoqaqrj4QyVdPXJfdL1gnMYRQWwqAqgHIHaYIRrqkIEL3Omv_Jyr89pag7W5wvDYq5-LqAVrh6KDfJb7tH3MwqChU6Xwtm1dDSSKJ-_iZVNVdFziWlQMD4NehvIQZ4fWCVHg',
  opened: { accessKey: 'dp-0001', secret: 'QEFCQ0RFRkdISUpLTE1OT1BRUlNUVVZXWFlaW1xdXl8' },
  time: '1735689600000',
} as const

export const POSTED = {
  body: '[{"matchId":"f1001","betItemsId":"f1001.0.FT_AH.-3.Home"}]',
  digits: '0123456789abcdef',
  lines: [
    'POST',
    '/dpgame',
    '/dpty/sport/openapi/matches/v1/betItemsLimit',
    'currency=1&series=2001',
    'dp-0001',
    '1735689600000',
    'x-dp-check:0123456789abcdef.75113c861f7076ef8ee4a83a94dd186aff8a529ffb7fce7dc331f7ec89020660',
  ],
  signature: '7s5ZDfrCNLPxREjf3k3Qm_1xtMxwWLu0GDpu9esbIQo',
} as const

export const GOT = {
  digits: '00000000000000ab',
  query: { category: '0', keyword: '英超 (U21)' },
  path: '/dpty/sport/openapi/matches/v1/aggregate/fuzzy/leagues',
  line: 'category=0&keyword=%E8%8B%B1%E8%B6%85%20%28U21%29',
  signature: '9k3agsnytwNfMdW641M3dcv2wyAYQj-EsJWG6xZWu9A',
} as const

/** That the page has each of them, word for word. */
export const NAMED = [
  ...documented('dpty 1.3; dpty 1.4', [
    [VECTOR.signKey, 'sign key'],
    [VECTOR.token, 'token'],
    [VECTOR.boxText, 'text of the key of the box'],
    [VECTOR.boxKey, 'key of the box'],
    [VECTOR.box, 'box'],
    [VECTOR.opened.accessKey, 'access key'],
    [VECTOR.opened.secret, 'secret'],
    [VECTOR.time, 'time'],
    [POSTED.body, 'body'],
    ...POSTED.lines.map((line) => [line, 'line'] as const),
    [POSTED.signature, 'signature'],
    [GOT.digits, 'digits'],
    [GOT.query.keyword, 'keyword'],
    [GOT.line, 'line'],
    [GOT.signature, 'signature'],
  ]),
]
