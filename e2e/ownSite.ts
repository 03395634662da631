import { join } from 'node:path'
import { tmpdir } from 'node:os'
import type { Sport } from '../streams/domain/vocabulary/sports.ts'
import { test as base } from './fixtures.ts'
import { startOwnPlatform } from './ownPlatform.ts'
import type { OwnPlatform } from './ownPlatform.ts'

interface OwnSite {
  readonly speed: number
  /** All by default. */
  readonly sports?: readonly Sport[]
}

/** A `test` on a platform that no other test file uses. */
export function testOnOwnPlatform({ speed, sports }: OwnSite) {
  return base.extend<object, { own: OwnPlatform }>({
    own: [
      // eslint-disable-next-line no-empty-pattern -- Playwright derives a fixture's dependencies from this pattern
      async ({}, use, worker) => {
        const own = await startOwnPlatform({
          siteId: worker.project.name.replace(/^site-/, ''),
          dataDir: join(
            process.env['E2E_DATA'] ?? tmpdir(),
            `own-${worker.project.name}-${worker.workerIndex}`,
          ),
          speed,
          ...(sports === undefined ? {} : { sports }),
        })
        await use(own)
        await own.stop('orderly')
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    baseURL: async ({ own }, use) => {
      await use(own.base)
    },
  })
}
