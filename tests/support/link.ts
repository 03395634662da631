import { writeConfigImage } from '../../streams/wire/site/configImage.ts'
import { sitePaths } from '../../streams/wire/site/paths.ts'
import type { SiteConfig } from '../../streams/wire/site/siteConfig.ts'
import { createScope } from '../../streams/kernel/scope.ts'
import { createLink, type Link, type LinkOptions } from '../../streams/link/createLink.ts'
import { createFakePorts, enveloped, type FakePorts } from './ports.ts'

export const plainSite: SiteConfig = {
  version: 1,
  siteId: 1001,
  signKey: 'a2V5'.repeat(10) + 'a2U',
  cipherKey: null,
  apiBase: '',
  liveBase: '',
  defaultVenue: 'PMTY',
  venues: ['PMTY'],
}

/** The `data` of the answer to a login or refresh. */
export function sessionData(turn: number, expiresIn = 900): object {
  return {
    token: `token${turn}`,
    refreshToken: `refresh${turn}`,
    expiresIn,
    member: { id: '7', name: 'demo' },
  }
}

export interface LinkUnderTest {
  readonly link: Link
  readonly ports: FakePorts
  /** Faults that the scope has received; normally none. */
  readonly faults: readonly unknown[]
  end(): void
}

/**
 * A link on scripted ports. The config image and the clock have answers; the test scripts everything else.
 */
export function createLinkUnderTest(
  ports: FakePorts = createFakePorts(),
  options: Partial<LinkOptions> & { readonly site?: SiteConfig } = {},
): LinkUnderTest {
  const { site = plainSite, ...rest } = options
  const faults: unknown[] = []
  const scope = createScope((error) => faults.push(error))
  ports.http.answer(sitePaths.configImage, () => writeConfigImage(site))
  ports.http.answer(sitePaths.serverTime, () => JSON.stringify({ time: ports.clock.now(), rate: 1 }))
  ports.http.answer(sitePaths.analytics, () => '')
  ports.http.answer(sitePaths.logout, () => enveloped(null))
  const link = createLink(scope, ports, {
    clientVersion: 'test',
    language: () => 'CMN',
    origin: 'http://touchline.test',
    ...rest,
  })
  return { link, ports, faults, end: scope.end }
}
