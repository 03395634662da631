import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { createControl } from '../platform/control/client.ts'
import type { Control } from '../platform/control/client.ts'
import { findOrInstallBrowser } from './browser.ts'
import { startPlatform } from './pictures/platform.ts'
import { tour } from './pictures/tour.ts'

// Takes the screenshots of `docs/pictures.md`: `npm run pictures`. With `-- --base http://127.0.0.1:3000` it
// uses a running platform (with CONTROL=1) and shows that platform's world.

const FOLDER = 'docs/pictures'
const THEMES = ['dark', 'light'] as const

const { values } = parseArgs({ options: { base: { type: 'string' } } })

mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  if (values.base === undefined) {
    build()
    const platform = await startPlatform()
    try {
      await takeAll(platform.base)
    } finally {
      await platform.stop()
    }
  } else await takeAll(values.base)
} finally {
  await browser.close()
}

async function takeAll(base: string): Promise<void> {
  const control = createControl(base)
  for (const theme of THEMES) await take(browser, control, base, theme)
}

async function take(
  from: Browser,
  control: Control,
  base: string,
  theme: (typeof THEMES)[number],
): Promise<void> {
  // A new member for each theme, so that the bets of one theme do not appear in the other.
  const member = { name: `fan_${theme}_${String(Date.now() % 1e6)}`, password: 'touchline-1' }
  await control.createMember({ ...member, RMB: 1_248_050 })
  const context = await from.newContext({
    baseURL: base,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1.5,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  await context.addInitScript((chosen) => {
    localStorage.setItem('touchline.settings', JSON.stringify({ theme: chosen }))
  }, theme)
  const page = await context.newPage()
  await tour({
    page,
    control,
    member,
    shoot: async (screen) => {
      const path = join(FOLDER, `${screen}-${theme}.png`)
      await page.screenshot({ path })
      process.stdout.write(`${path}\n`)
    },
  })
  await context.close()
}

function build(): void {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error('The build failed: there is nothing to take pictures of.')
}
