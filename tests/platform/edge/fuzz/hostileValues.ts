import fc from 'fast-check'
import { PMTY_PATHS } from '../../../../streams/wire/pmty/paths.ts'
import { livePaths } from '../../../../streams/wire/room/liveRooms.ts'
import { sitePaths } from '../../../../streams/wire/site/paths.ts'

/** Texts that some parsers or renderers interpret in an unexpected way. */
const TEXTS = [
  '',
  '\u0000',
  '\ud800',
  '\u202e\u2066',
  '__proto__',
  'constructor',
  '../../../etc/passwd',
  "' OR 1=1 --",
  '${7*7}',
  '<img src=x onerror=alert(1)>',
  'a\u0300\u0316\u0301'.repeat(2000),
  '🙂'.repeat(500),
  '9'.repeat(400),
  '%00%ff%u0041',
  '-0',
  '1e309',
]
const NUMBERS = [0, -0, -1, 0.1, 1e21, 1e300, -1e300, 2 ** 31, 2 ** 53, 9.2e18]

export const hostileText = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 60 }))

export const hostileValue = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: false },
    hostileText,
    fc.constantFrom<unknown>(...NUMBERS, null, true, false),
    fc.double(),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.oneof(fc.constantFrom('__proto__', 'list', 'cid', 'room'), fc.string()), tie('value'), {
      maxKeys: 5,
    }),
  ),
})).value

/** Bodies that match no schema; some are very large or deeply nested. */
export const hostileBody = fc.oneof(
  { weight: 8, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 60_000 }).map((depth) => '['.repeat(depth)) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 40_000 }).map((count) => JSON.stringify(Array(count).fill('1'))),
  },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 300_000 }).map((length) => 'x'.repeat(length)) },
)

/** A valid object with some fields replaced or removed. */
export function mutated(valid: object): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const names = Object.keys(valid)
  const change = fc.record({
    name: fc.constantFrom(...names),
    value: fc.oneof({ weight: 3, arbitrary: hostileValue }, { weight: 1, arbitrary: fc.constant(undefined) }),
  })
  return fc
    .array(change, { maxLength: 2 })
    .map((changes) => ({ ...valid, ...Object.fromEntries(changes.map(({ name, value }) => [name, value])) }))
}

const PATHS = [
  ...Object.values(sitePaths),
  ...Object.values(PMTY_PATHS),
  livePaths.rooms,
  livePaths.room,
  livePaths.videos('PMTY', 'ty'),
  '/healthz',
  '/metrics',
  '/',
  '/index.html',
  '/control/state',
  '/im/socket.io/',
  '/live/streams/a/index.m3u8',
]

export const knownPath = fc.constantFrom(...PATHS)

export const hostileTarget = fc.oneof(
  { weight: 4, arbitrary: knownPath },
  {
    weight: 3,
    arbitrary: fc
      .tuple(knownPath, hostileText)
      .map(([path, text]) => `${path}?${encodeURIComponent(safe(text))}`),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '//',
      '/\\',
      '//:99999',
      'http://[',
      '*',
      '/../../etc/passwd',
      '/%2e%2e/%2e%2e/',
      '/assets/..%2f..%2fpackage.json',
      '/%',
      '/%ff%fe',
      `/${'a'.repeat(9000)}`,
      'http://user:pw@evil.example:1/healthz',
      '/im/socket.ioX',
      '?',
      '#',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 40 }) },
)

/** Removes unpaired surrogates, for which `encodeURIComponent` throws. */
function safe(text: string): string {
  return text.replaceAll(/[\ud800-\udfff]/g, '')
}
