import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findOrInstallBrowser } from './scripts/browser.ts'

// The workers read this file again: what the first reading decides is handed on through the environment.
process.env['CHROMIUM_PATH'] ??= findOrInstallBrowser()
process.env['E2E_DATA'] ??= makeDataFolder()
const executablePath = process.env['CHROMIUM_PATH']
const data = process.env['E2E_DATA']

/** Another base keeps two runs on one machine apart. */
const portBase = Number(process.env['E2E_PORT_BASE'] ?? 14_000)
/** How fast the world runs against the wall clock. */
const worldSpeed = process.env['E2E_SPEED'] ?? '1'

/** Site ids from 5000 on encrypt request and response bodies, the others do not: everything must hold on both. */
const sites = [1001, 5001].map((id) => ({
  id: String(id),
  name: `site-${String(id)}`,
  port: String(portBase + (id % 1000) + Math.floor(id / 1000)),
}))
const addressOf = (site: { port: string }): string => `http://127.0.0.1:${site.port}`

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: process.env['CI'] !== undefined,
  // A second try tells a busy machine from a broken app; the report still names what needed it.
  retries: process.env['CI'] === undefined ? 0 : 1,
  workers: 2,
  timeout: 90_000,
  globalTimeout: 25 * 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Films of each step would cost more time on two cores than all that is filmed.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: sites.map((site) => ({ name: site.name, use: { baseURL: addressOf(site) } })),
  webServer: sites.map((site) => ({
    name: site.name,
    command: 'node dist/platform/main.js',
    url: `${addressOf(site)}/healthz`,
    reuseExistingServer: false,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      SITE_ID: site.id,
      PORT: site.port,
      DATA_DIR: join(data, site.name),
      SEED: '7',
      SPEED: worldSpeed,
      CONTROL: '1',
      // A test hears only whom it has invited.
      ROOM_RATE: '0',
    },
  })),
})

function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-e2e-'))
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  })
  return folder
}
