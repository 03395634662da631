import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { LANGUAGES } from '../src/i18n/languages.ts'
import { findOrInstallBrowser } from './browser.ts'
import { startPlatform } from './pictures/platform.ts'
import { keys } from './tour/keys.ts'
import { matrix } from './tour/matrix.ts'
import type { Look } from './tour/phone.ts'
import { room } from './tour/room.ts'
import { walk } from './tour/walk.ts'
import { watch } from './tour/watch.ts'

// Walks the app as a phone user, takes pictures and checks each screen: `npm run tour -- matrix`, `walk`, `keys`,
// `room` or `watch`. Without options `matrix` visits all twelve looks, `watch` takes the first and the last, the others
// the first. `--base` uses a running platform with CONTROL=1.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string' },
    folder: { type: 'string', default: '.cache/tour' },
    language: { type: 'string' },
    theme: { type: 'string' },
    size: { type: 'string' },
    width: { type: 'string', default: '390' },
    minutes: { type: 'string', default: '60' },
    'no-build': { type: 'boolean', default: false },
  },
})

const chosen = <T extends string>(all: readonly T[], wanted: string | undefined): readonly T[] =>
  wanted === undefined ? all : all.filter((each) => each === wanted)

const looks: readonly Look[] = chosen(LANGUAGES, values.language).flatMap((language) =>
  chosen(['dark', 'light'] as const, values.theme).flatMap((theme) =>
    chosen(['default', 'enlarge'] as const, values.size).map((size) => ({
      language,
      theme,
      size,
      width: Number(values.width),
    })),
  ),
)
const [mode = 'matrix'] = positionals
const folder = mode === 'matrix' ? values.folder : join(values.folder, mode)

if (values.base === undefined && !values['no-build']) build()
const platform = values.base === undefined ? await startPlatform() : null
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  await run(values.base ?? platform?.base ?? '')
} finally {
  await browser.close()
  await platform?.stop()
}

async function run(base: string): Promise<void> {
  const [look] = looks
  if (look === undefined) throw new Error('no such language, theme or size')
  switch (mode) {
    case 'matrix':
      return matrix(browser, base, folder, looks)
    case 'keys':
      return keys(browser, base, folder, look)
    case 'room':
      return room(browser, base, folder, look)
    case 'watch':
      return watch(browser, base, folder, [look, looks.at(-1) ?? look], Number(values.minutes))
    case 'walk':
      if (platform === null) throw new Error('walk kills the platform, so it starts its own: omit --base')
      return walk(browser, platform, folder, look)
    default:
      throw new Error(`no mode ${mode}: matrix, walk, keys, room or watch`)
  }
}

function build(): void {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error('The build failed.')
}
