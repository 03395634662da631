import { join } from 'node:path'
import { tmpdir } from 'node:os'
import type { Control } from '../platform/control/client.ts'
import type { Sport } from '../streams/domain/vocabulary/sports.ts'
import { expect, test as base } from './fixtures.ts'
import type { Wanted } from './matches.ts'
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

const STEP_MS = 10 * 60_000

/** Advances the time of an own platform until a match is as wanted: at some hours none of the shared world is. */
export async function advanceUntil(control: Control, wanted: Wanted): Promise<void> {
  await expect
    .poll(async () => {
      const { now } = await control.state()
      if ((await control.matches()).some((match) => wanted(match, now))) return true
      await control.advance(STEP_MS)
      return false
    })
    .toBe(true)
}
