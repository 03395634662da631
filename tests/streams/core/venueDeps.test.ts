import { firstValueFrom } from 'rxjs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStreams } from '../../../streams/index.ts'
import { storageKeys } from '../../../streams/link/storageKeys.ts'
import type { VenueDeps } from '../../../streams/venues/venueDeps.ts'
import { writeConfigImage } from '../../../streams/wire/site/configImage.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { plainSite } from '../../support/link.ts'
import { createFakePorts, createMemoryStorage, enveloped } from '../../support/ports.ts'
import { createToyServer } from '../venues/toy/toyServer.ts'
import { createToyVenue, TOY } from '../venues/toy/toyVenue.ts'

const START = 1_790_000_000_000
const RATE = 20
/** The key of the config image, and a secret that is sealed for a token (docs/venues/dpty.md, 1.4). */
const SIGN_KEY = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8'
const SEALED =
  'oKGio6Slpqeoqaqrj4QyVdPXJfdL1gnMYRQWwqAqgHIHaYIRrqkIEL3Omv_Jyr89pag7W5wvDYq5-LqAVrh6KDfJb7tH3MwqChU6Xwtm1dDSSKJ-_iZVNVdFziWlQMD4NehvIQZ4fWCVHg'

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

/** What a venue is made from in a client whose platform time runs fast. */
async function depsOfVenue() {
  const storage = createMemoryStorage()
  const session = { token: 't', refreshToken: 'r', expiresAt: START + 1e9, givenAt: START }
  storage.local.set(storageKeys.session, JSON.stringify({ ...session, member: { id: '7', name: 'demo' } }))
  const ports = createFakePorts({ storage })
  const site = { ...plainSite, signKey: SIGN_KEY, defaultVenue: TOY, venues: [TOY] }
  ports.http.answer('', () => enveloped(null, 500, 'down'))
  ports.http.answer(sitePaths.configImage, () => writeConfigImage(site))
  ports.http.answer(sitePaths.serverTime, () => JSON.stringify({ time: START, rate: RATE }))
  let given: VenueDeps | null = null
  const make = createToyVenue(createToyServer())
  const streams = createStreams(ports, {
    clientVersion: 'test',
    origin: 'http://touchline.test',
    venues: [
      {
        code: TOY,
        make: (deps) => {
          given = deps
          return make(deps)
        },
      },
    ],
  })
  await vi.advanceTimersByTimeAsync(1000)
  // Assigned in the maker, which the compiler does not see.
  const deps = given as VenueDeps | null
  if (deps === null) throw new Error('no venue was made')
  return { deps, streams, storage }
}

it('gives a venue what it needs to open a sealed configuration and to sign with its secret', async () => {
  const { deps, streams } = await depsOfVenue()
  const { crypto, signKey$ } = deps
  const boxKey = await crypto.sign(await firstValueFrom(signKey$), 'dpty secret v1\nlaunch-token-1')
  const opened = JSON.parse(await crypto.openSealed(boxKey, SEALED)) as { accessKey: string; secret: string }
  expect(opened).toEqual({ accessKey: 'dp-0001', secret: 'QEFCQ0RFRkdISUpLTE1OT1BRUlNUVVZXWFlaW1xdXl8' })
  const body = '[{"matchId":"f1001","betItemsId":"f1001.0.FT_AH.-3.Home"}]'
  const lines = [
    'POST',
    '/dpgame',
    '/dpty/sport/openapi/matches/v1/betItemsLimit',
    'currency=1&series=2001',
    opened.accessKey,
    '1735689600000',
    `x-dp-check:0123456789abcdef.${await crypto.digest(body)}`,
  ]
  expect(await crypto.sign(opened.secret, lines.join('\n'))).toBe(
    '7s5ZDfrCNLPxREjf3k3Qm_1xtMxwWLu0GDpu9esbIQo',
  )
  streams.end()
})

it('gives a venue the rate of platform time, random digits and the storage of the device', async () => {
  const { deps, streams, storage } = await depsOfVenue()
  expect(deps.rate()).toBe(RATE)
  const digits = [deps.randomHex(8), deps.randomHex(8)]
  expect(digits).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), expect.stringMatching(/^[0-9a-f]{16}$/)])
  expect(digits[0]).not.toBe(digits[1])
  deps.device.set('fb-favorite.7.TOY', 'kept')
  expect(storage.local.get('fb-favorite.7.TOY')).toBe('kept')
  streams.end()
})

it('lets a venue tell the member something, and lead to its maintenance', async () => {
  const { deps, streams } = await depsOfVenue()
  deps.say('errors.rateLimited')
  expect(streams.notices.notices$.value).toMatchObject([{ textKey: 'errors.rateLimited' }])
  deps.leave('venueMaintenance', '22:30')
  expect(streams.exits.exit$.value).toMatchObject({ target: 'maintenance', message: '22:30', secondsLeft: 5 })
  deps.leave('venueMaintenance', 'again')
  expect(streams.exits.exit$.value?.message).toBe('22:30')
  await vi.advanceTimersByTimeAsync(5000)
  expect(streams.exits.exit$.value?.due).toBe(true)
  streams.end()
})

it('lets a venue that was left lead nowhere', async () => {
  const { deps, streams } = await depsOfVenue()
  streams.venue.enter()
  deps.leave('venueMaintenance', '22:30')
  expect(streams.exits.exit$.value).toBeNull()
  streams.end()
})
