import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type CDPSession,
  type Page,
} from 'playwright'
import { findOrInstallBrowser } from '../../scripts/browser.ts'

/** The phone that everything is measured on. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
}

/** No step of a benchmark may take longer: what hangs ends with an error. */
const STEP_LIMIT_MS = 60_000

/** A page of its own profile, with the browser's own instruments. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  readonly devtools: CDPSession
  /** How many times slower the page's main thread is made. */
  slowDown(times: number): Promise<void>
  close(): Promise<void>
}

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

export interface VisitOptions {
  /** A signed-in member's device; empty storage without it. */
  readonly storage?: StorageState | undefined
  /** JavaScript that runs before the page's own. */
  readonly scripts?: readonly string[]
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
}

/** Each visit starts with an empty cache. */
export async function openVisit(browser: Browser, { storage, scripts = [] }: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({
    ...PHONE,
    ...(storage === undefined ? {} : { storageState: storage }),
  })
  context.setDefaultTimeout(STEP_LIMIT_MS)
  for (const content of scripts) await context.addInitScript({ content })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  return {
    page,
    context,
    devtools,
    slowDown: async (rate) => {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    },
    close: () => context.close(),
  }
}
