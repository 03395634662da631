import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boundariesConfigs } from '../../eslint.boundaries.js'

const sampleFiles = [
  'streams/kernel/poll.ts',
  'streams/domain/odds.ts',
  'streams/wire/pmty/menu.ts',
  'streams/ports/clock.ts',
  'streams/link/session.ts',
  'streams/venues/venue.ts',
  'streams/venues/pmty/rules.ts',
  'streams/venues/pmty/odds/scale.ts',
  'streams/venues/bti/rules.ts',
  'streams/feeds/freshness.ts',
  'streams/feeds/menu/index.ts',
  'streams/feeds/menu/reduceMenu.ts',
  'streams/feeds/odds/index.ts',
  'streams/feeds/odds/book.ts',
  'streams/machines/placement.ts',
  'streams/views/home.ts',
  'streams/core/venueCore.ts',
  'streams/adapters/browserClock.ts',
  'streams/createStreams.ts',
  'streams/index.ts',
  'src/main.ts',
  'src/app/router.tsx',
  'src/bindings/useStream.ts',
  'src/screens/home/Home.tsx',
  'src/features/slip/Slip.tsx',
  'src/features/price/Price.tsx',
  'src/features/chat/Chat.tsx',
  'src/words/slipWords.ts',
  'src/ui/button/Button.tsx',
  'src/i18n/index.ts',
  'platform/main.ts',
  'platform/world/seed.ts',
  'platform/venues/venueServer.ts',
  'platform/venues/venues.ts',
  'platform/venues/pmty/menu.ts',
  'platform/venues/bti/menu.ts',
  'platform/room/roomServer.ts',
  'platform/room/hub/roomHub.ts',
  'platform/room/commands/runCommandOnce.ts',
  'platform/room/gifts/giving.ts',
  'platform/room/chat/texts.ts',
  'streams/wire/decode.ts',
  'streams/wire/site/paths.ts',
  'streams/wire/bti/menu.ts',
  'tests/support/marbles.ts',
  'e2e/mainJob.spec.ts',
  'bench/reducer.ts',
  'scripts/browser.ts',
]

let root: string
let eslint: ESLint

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'touchline-boundaries-')))
  for (const path of sampleFiles) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), 'export const x = 1\n')
  }
  const parser = {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
  }
  const rooted = boundariesConfigs.map((config) => ({
    ...config,
    settings: { ...config.settings, 'boundaries/root-path': root },
  }))
  eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [parser, ...rooted],
  })
})

afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

async function reportsOf(from: string, statement: string): Promise<(string | null)[]> {
  const results = await eslint.lintText(`${statement}\n`, { filePath: join(root, from) })
  return results.flatMap((result) => result.messages.map((message) => message.ruleId ?? message.message))
}

const allowed: [from: string, to: string][] = [
  ['streams/domain/money.ts', './odds.ts'],
  ['streams/wire/pmty/menu.ts', 'valibot'],
  ['streams/kernel/poll.ts', 'rxjs'],
  ['streams/ports/clock.ts', '../kernel/poll.ts'],
  ['streams/link/session.ts', '../ports/clock.ts'],
  ['streams/venues/pmty/rules.ts', './odds/scale.ts'],
  ['streams/venues/pmty/odds/scale.ts', '../../venue.ts'],
  ['streams/venues/venueList.ts', './pmty/rules.ts'],
  ['streams/feeds/odds/book.ts', '../menu/index.ts'],
  ['streams/feeds/odds/book.ts', '../freshness.ts'],
  ['streams/feeds/odds/book.ts', './index.ts'],
  ['streams/machines/placement.ts', '../venues/venue.ts'],
  ['streams/views/home.ts', '../feeds/odds/index.ts'],
  ['streams/adapters/browserSocket.ts', 'socket.io-client'],
  ['streams/createStreams.ts', './views/home.ts'],
  ['streams/createStreams.ts', './core/venueCore.ts'],
  ['streams/core/venueCore.ts', '../views/home.ts'],
  ['streams/core/venueCore.ts', '../feeds/odds/index.ts'],
  ['streams/core/venueCore.ts', '../venues/venue.ts'],
  ['streams/index.ts', './createStreams.ts'],
  ['streams/index.ts', './domain/odds.ts'],
  ['src/main.ts', '../streams/adapters/browserClock.ts'],
  ['src/main.ts', '../streams/index.ts'],
  ['src/main.ts', './app/router.tsx'],
  ['src/app/router.tsx', '../screens/home/Home.tsx'],
  ['src/screens/home/Home.tsx', '../../features/slip/Slip.tsx'],
  ['src/features/slip/Slip.tsx', '../../bindings/useStream.ts'],
  ['src/features/slip/Slip.tsx', '../../../streams/index.ts'],
  ['src/features/slip/Slip.tsx', '../price/Price.tsx'],
  ['src/features/slip/Slip.tsx', '../../words/slipWords.ts'],
  ['src/words/slipWords.ts', '../i18n/index.ts'],
  ['src/bindings/useStream.ts', 'rxjs'],
  ['src/bindings/useStream.ts', 'observable-hooks'],
  ['src/ui/button/Button.tsx', 'react'],
  ['platform/main.ts', '../streams/wire/site/paths.ts'],
  ['platform/main.ts', './venues/venues.ts'],
  ['platform/venues/venues.ts', './pmty/menu.ts'],
  ['platform/venues/pmty/menu.ts', '../venueServer.ts'],
  ['platform/venues/pmty/menu.ts', '../../world/seed.ts'],
  ['platform/venues/pmty/menu.ts', '../../../streams/wire/pmty/menu.ts'],
  ['platform/main.ts', './room/roomServer.ts'],
  ['platform/room/roomServer.ts', './gifts/giving.ts'],
  ['platform/room/gifts/giving.ts', '../commands/runCommandOnce.ts'],
  ['platform/room/gifts/giving.ts', '../../world/seed.ts'],
  ['streams/venues/pmty/rules.ts', '../../wire/pmty/menu.ts'],
  ['streams/wire/pmty/menu.ts', '../decode.ts'],
  ['streams/link/session.ts', '../wire/site/paths.ts'],
  ['platform/main.ts', 'node:fs'],
  ['platform/main.ts', '@hono/node-server'],
  ['tests/streams/feeds/book.test.ts', '../../../streams/feeds/odds/book.ts'],
  ['bench/reducer.ts', '../streams/feeds/odds/book.ts'],
  ['e2e/mainJob.spec.ts', '@playwright/test'],
]

const forbidden: [from: string, to: string][] = [
  ['streams/kernel/poll.ts', '../domain/odds.ts'],
  ['streams/kernel/poll.ts', 'react'],
  ['streams/domain/odds.ts', 'rxjs'],
  ['streams/domain/odds.ts', '../kernel/poll.ts'],
  ['streams/wire/pmty/menu.ts', '../../domain/odds.ts'],
  ['streams/wire/pmty/menu.ts', 'rxjs'],
  ['streams/link/session.ts', '../feeds/menu/index.ts'],
  ['streams/link/session.ts', 'node:crypto'],
  ['streams/venues/pmty/rules.ts', '../bti/rules.ts'],
  ['streams/feeds/odds/book.ts', '../menu/reduceMenu.ts'],
  ['streams/feeds/odds/book.ts', '../../venues/pmty/rules.ts'],
  ['streams/feeds/odds/book.ts', '../../machines/placement.ts'],
  ['streams/machines/placement.ts', '../wire/pmty/menu.ts'],
  ['streams/machines/placement.ts', '../feeds/odds/index.ts'],
  ['streams/views/home.ts', '../wire/pmty/menu.ts'],
  ['streams/views/home.ts', '../feeds/odds/book.ts'],
  ['streams/views/home.ts', '../adapters/browserClock.ts'],
  ['streams/adapters/browserClock.ts', '../views/home.ts'],
  ['streams/createStreams.ts', './adapters/browserClock.ts'],
  ['streams/createStreams.ts', './venues/pmty/rules.ts'],
  ['streams/core/venueCore.ts', '../venues/pmty/rules.ts'],
  ['streams/core/venueCore.ts', '../adapters/browserClock.ts'],
  ['streams/views/home.ts', '../core/venueCore.ts'],
  ['streams/index.ts', './adapters/browserClock.ts'],
  ['streams/link/session.ts', '../index.ts'],
  ['src/main.ts', '../streams/domain/odds.ts'],
  ['src/app/router.tsx', '../../streams/adapters/browserClock.ts'],
  ['src/features/slip/Slip.tsx', '../../../streams/domain/odds.ts'],
  ['src/features/slip/Slip.tsx', '../../screens/home/Home.tsx'],
  ['src/features/slip/Slip.tsx', '../chat/Chat.tsx'],
  ['src/features/price/Price.tsx', '../slip/Slip.tsx'],
  ['src/words/slipWords.ts', '../features/slip/Slip.tsx'],
  ['src/features/slip/Slip.tsx', 'rxjs'],
  ['src/screens/home/Home.tsx', 'rxjs/operators'],
  ['src/screens/home/Home.tsx', 'observable-hooks'],
  ['src/features/slip/Slip.tsx', 'hls.js'],
  ['src/bindings/useStream.ts', 'socket.io-client'],
  ['src/screens/home/Home.tsx', 'svgaplayerweb'],
  ['src/ui/button/Button.tsx', '../../bindings/useStream.ts'],
  ['src/ui/button/Button.tsx', '../../../streams/index.ts'],
  ['src/ui/button/Button.tsx', 'node:fs'],
  ['platform/main.ts', './venues/pmty/menu.ts'],
  ['platform/main.ts', './room/gifts/giving.ts'],
  ['platform/room/gifts/giving.ts', '../chat/texts.ts'],
  ['platform/room/commands/runCommandOnce.ts', '../gifts/giving.ts'],
  ['platform/room/hub/roomHub.ts', '../commands/runCommandOnce.ts'],
  ['platform/world/seed.ts', '../../streams/wire/pmty/menu.ts'],
  ['platform/venues/pmty/menu.ts', '../bti/menu.ts'],
  ['platform/venues/pmty/menu.ts', '../../../streams/wire/bti/menu.ts'],
  ['streams/venues/pmty/rules.ts', '../../wire/bti/menu.ts'],
  ['streams/wire/pmty/menu.ts', '../site/paths.ts'],
  ['streams/link/session.ts', '../wire/pmty/menu.ts'],
  ['platform/main.ts', '../streams/kernel/poll.ts'],
  ['platform/main.ts', '../streams/index.ts'],
  ['platform/main.ts', '../src/ui/button/Button.tsx'],
  ['e2e/mainJob.spec.ts', '../streams/views/home.ts'],
  ['bench/reducer.ts', '../tests/support/marbles.ts'],
]

describe('the import boundaries', () => {
  it.each(allowed)('let %s import %s', async (from, to) => {
    expect(await reportsOf(from, `import { x } from '${to}'`)).toEqual([])
  })

  it.each(forbidden)('keep %s from importing %s', async (from, to) => {
    expect(await reportsOf(from, `import { x } from '${to}'`)).toEqual(['boundaries/dependencies'])
  })

  it('see type imports, lazy imports and re-exports as well', async () => {
    const from = 'src/features/slip/Slip.tsx'
    const odds = '../../../streams/domain/odds.ts'
    expect(await reportsOf(from, `import type { x } from '${odds}'`)).toEqual(['boundaries/dependencies'])
    expect(await reportsOf(from, `export const later = import('hls.js')`)).toEqual([
      'boundaries/dependencies',
    ])
    expect(await reportsOf(from, `export { x } from '${odds}'`)).toEqual(['boundaries/dependencies'])
  })

  it('refuse a file that belongs to no known folder', async () => {
    expect(await reportsOf('streams/utils/odds.ts', 'export const x = 1')).toEqual([
      'boundaries/no-unknown-files',
    ])
    expect(await reportsOf('src/odds.ts', 'export const x = 1')).toEqual(['boundaries/no-unknown-files'])
  })
})
