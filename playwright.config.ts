import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findOrInstallBrowser } from './scripts/browser.ts'

// Each worker loads this file again, so values chosen on the first load are passed on in the environment.
process.env['CHROMIUM_PATH'] ??= findOrInstallBrowser()
process.env['E2E_DATA'] ??= makeDataFolder()
const executablePath = process.env['CHROMIUM_PATH']
const data = process.env['E2E_DATA']

/** Choose another base port to run the suite twice on one machine. */
const portBase = Number(process.env['E2E_PORT_BASE'] ?? 14_000)
/** World time divided by real time. */
const worldSpeed = process.env['E2E_SPEED'] ?? '1'

/**
 * Sites with an id of 5000 or more encrypt request and response bodies; the tests run against one of each
 * kind.
 */
const sites = [1001, 5001].map((id) => ({
  id: String(id),
  name: `site-${String(id)}`,
  port: String(portBase + (id % 1000) + Math.floor(id / 1000)),
}))
const ENCRYPTED_BODIES = ['accounts', 'mainJob', 'smoke'].map((name) => `**/${name}.spec.ts`)
const addressOf = (site: { port: string }): string => `http://127.0.0.1:${site.port}`

/**
 * Features of the browser that no test needs. The windows of a browser that nobody sees have an address bar, whose
 * list of suggestions is two pages of its own: they take as long to load as the app.
 */
const UNUSED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  // Only the last list counts, so what Playwright switches off is repeated.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: process.env['CI'] !== undefined,
  // The CI machine may be slow, so a failed test is retried twice; the report still lists it as flaky.
  retries: process.env['CI'] === undefined ? 0 : 2,
  // One more than the processors of the CI machine, because many tests wait for a round or for a poll.
  workers: 3,
  // The limits end a test that hangs; they are not how long anything may take.
  timeout: 180_000,
  globalTimeout: 90 * 60_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    colorScheme: 'dark',
    timezoneId: 'Asia/Shanghai',
    // A trace of every test takes half as long as the tests again on two cores. `--trace on` records one by hand.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        `--disable-features=${UNUSED_FEATURES.join(',')}`,
      ],
    },
  },
  projects: sites.map((site) => ({
    name: site.name,
    use: { baseURL: addressOf(site) },
    // Only what depends on the bodies of calls runs on both sites.
    ...(site.id === '1001' ? {} : { testMatch: ENCRYPTED_BODIES }),
  })),
  webServer: sites.map((site) => ({
    name: site.name,
    command: 'node dist/platform/main.js',
    url: `${addressOf(site)}/healthz`,
    reuseExistingServer: false,
    timeout: 180_000,
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
      AUDIT_LOG: '0',
      // No bots in the rooms: a test receives only the messages that it caused.
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
