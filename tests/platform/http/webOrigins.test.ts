import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Platform } from '../../../platform/platform.ts'
import { NO_SITE_DOMAINS, OWN_ORIGIN_ONLY } from '../../../platform/http/webOrigins.ts'
import type { WebOrigins } from '../../../platform/http/webOrigins.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { livePaths } from '../../../streams/wire/room/liveRooms.ts'
import { domains, domainTypes } from '../../../streams/wire/site/domains.ts'
import { siteHeaders } from '../../../streams/wire/site/headers.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { openSharedStore, createTestPlatform } from '../book/testPlatform.ts'
import { createSiteClient } from '../site/siteClient.ts'

const PAGE = 'https://play.test'
const LIVE = 'https://live.test'
const IMAGES = 'https://img.test'
const OTHERS: WebOrigins = {
  liveDomains: [`${LIVE}/tv`, 'https://live2.test'],
  imageDomains: [IMAGES],
  siteDomains: { ...NO_SITE_DOMAINS, news: ['https://news.test'], vip: ['https://vip.test'] },
  frameAncestors: ['https://portal.test'],
  pageOrigins: [PAGE],
}

let shared: Awaited<ReturnType<typeof openSharedStore>>
beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())

async function withPlatform<T>(
  publicUrl: string | null,
  origins: WebOrigins,
  use: (platform: Platform) => Promise<T>,
): Promise<T> {
  const { platform } = await createTestPlatform({ store: shared.store, clientDir: '.', publicUrl, origins })
  try {
    return await use(platform)
  } finally {
    await platform.close()
  }
}

async function headersOf(platform: Platform, url: string, init: RequestInit = {}): Promise<Headers> {
  return (await platform.app.fetch(new Request(url, init))).headers
}

/**
 * Whether a policy directive allows a page of `PAGE` to load an address. Only origins and 'self' are
 * considered.
 */
function lets(policy: string, name: string, address: string): boolean {
  const directive = policy.split('; ').find((each) => each.startsWith(`${name} `)) ?? ''
  const { protocol, host } = new URL(address)
  const origin = `${protocol}//${host}`
  return directive.split(' ').some((source) => source === origin || (source === "'self'" && origin === PAGE))
}

describe('the policy of the page', () => {
  it('names its own WebSockets and the configured origins, and no others', async () => {
    await withPlatform(PAGE, OTHERS, async (platform) => {
      const policy = (await headersOf(platform, `${PAGE}/`)).get('content-security-policy') ?? ''
      for (const address of ['wss://play.test/im', `${PAGE}/api`, `${LIVE}/tv/api`, 'https://live2.test/']) {
        expect([address, lets(policy, 'connect-src', address)]).toEqual([address, true])
      }
      for (const address of [
        'wss://evil.test',
        'ws://play.test',
        'https://evil.test',
        'https://portal.test',
      ]) {
        expect([address, lets(policy, 'connect-src', address)]).toEqual([address, false])
      }
      expect(lets(policy, 'img-src', `${IMAGES}/live/art/x.svg`)).toBe(true)
      expect(lets(policy, 'media-src', `${LIVE}/tv/live/hls/x`)).toBe(true)
      expect(lets(policy, 'connect-src', 'https://news.test/x')).toBe(true)
      // The page only has links to it.
      expect(policy).not.toContain('https://vip.test')
      expect(lets(policy, 'script-src', LIVE)).toBe(false)
      expect(policy).not.toMatch(/\bwss?:[ ;]/)
    })
  })

  it('lets the configured pages hold the client in a frame, and says nothing against it', async () => {
    await withPlatform(PAGE, OTHERS, async (platform) => {
      const headers = await headersOf(platform, `${PAGE}/`)
      expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'self' https:\/\/portal\.test$/)
      expect(headers.get('x-frame-options')).toBeNull()
    })
    await withPlatform(null, OWN_ORIGIN_ONLY, async (platform) => {
      const headers = await headersOf(platform, 'http://box.test:3000/')
      expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'$/)
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
      expect(headers.get('content-security-policy')).toContain(
        "connect-src 'self' ws://box.test:3000 wss://box.test:3000;",
      )
    })
  })

  it('takes no directive from the host that a request names', async () => {
    await withPlatform(null, OWN_ORIGIN_ONLY, async (platform) => {
      const policy = (await headersOf(platform, "http://a;script-src'x/")).get('content-security-policy')
      expect(policy).toContain("connect-src 'self';")
    })
  })
})

describe('a live domain of its own', () => {
  it('is in the configuration and in the list of domains', async () => {
    await withPlatform(PAGE, OTHERS, async (platform) => {
      const client = await createSiteClient(platform)
      expect(client.config.liveBase).toBe(`${LIVE}/tv`)
      expect(client.config.origins).toEqual([
        LIVE,
        'https://live2.test',
        IMAGES,
        'https://news.test',
        'https://vip.test',
      ])
      expect(client.config.frames).toEqual(['https://portal.test'])
      const typeList = [domainTypes.live, domainTypes.news, domainTypes.vip, domainTypes.permanent]
      const found = decode(domains, (await client.call(sitePaths.domains, { siteId: 1001, typeList })).data)
      expect(found.ok && found.value.items.map((row) => row.domains.items)).toEqual([
        OTHERS.liveDomains,
        ['https://news.test'],
        ['https://vip.test'],
        [],
      ])
    })
  })

  it('answers its lists to the configured pages alone, the question beforehand included', async () => {
    await withPlatform(LIVE, OTHERS, async (platform) => {
      const allowed = async (path: string, method: string, origin: string) =>
        (await headersOf(platform, `${LIVE}${path}`, { method, headers: { origin } })).get(
          'access-control-allow-origin',
        )
      for (const path of [livePaths.rooms, livePaths.room, livePaths.videos('PMTY', 'ty')]) {
        for (const method of ['OPTIONS', 'GET']) {
          expect([path, method, await allowed(path, method, PAGE)]).toEqual([path, method, PAGE])
          expect([path, method, await allowed(path, method, 'https://evil.test')]).toEqual([
            path,
            method,
            null,
          ])
        }
      }
      expect(await allowed('/live/hls/pitch-r1/master.m3u8', 'GET', PAGE)).toBe(PAGE)
      expect(await allowed(sitePaths.configImage, 'GET', PAGE)).toBeNull()
      const asked = await headersOf(platform, `${LIVE}${livePaths.rooms}`, {
        method: 'OPTIONS',
        headers: { origin: PAGE },
      })
      expect(asked.get('access-control-allow-headers')).toContain(siteHeaders.device)
      expect(asked.get('vary')).toContain('Origin')
    })
  })
})
