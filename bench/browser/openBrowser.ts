import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type CDPSession,
  type Page,
} from 'playwright'
import { findOrInstallBrowser } from '../../scripts/browser.ts'

/** The device that all benchmarks emulate. */
const SCREEN = { width: 390, height: 844 }
const PHONE: BrowserContextOptions = {
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  colorScheme: 'dark',
  timezoneId: 'Asia/Shanghai',
}

/** The time limit of each step, ms, so that a hanging benchmark ends with an error. */
const STEP_LIMIT_MS = 60_000

/** A page in a browser profile of its own, with a DevTools session. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  readonly devtools: CDPSession
  /** Slows down the page's main thread by this factor. */
  slowDown(times: number): Promise<void>
  close(): Promise<void>
}

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

export interface VisitOptions {
  /** The storage of a signed-in member's device; empty when omitted. */
  readonly storage?: StorageState | undefined
  /** Scripts that run before those of the page. */
  readonly scripts?: readonly string[]
  /** Height of the page, CSS pixels; that of a phone when omitted. */
  readonly height?: number | undefined
  /**
   * The time of the device, ms; as a rule the platform's, which is not this machine's. A device whose clock is
   * wrong has its first calls refused and repeats them.
   */
  readonly now: () => number
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
}

/** Opens a page with an empty cache. */
export async function openVisit(
  browser: Browser,
  { storage, scripts = [], height = SCREEN.height, now }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({
    ...PHONE,
    viewport: { ...SCREEN, height },
    ...(storage === undefined ? {} : { storageState: storage }),
  })
  context.setDefaultTimeout(STEP_LIMIT_MS)
  for (const content of [clockScript(now() - Date.now()), ...scripts])
    await context.addInitScript({ content })
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

/** A page script that shifts the page's clock. */
function clockScript(shiftMs: number): string {
  return `{
  const Real = Date
  globalThis.Date = class extends Real {
    constructor(...given) {
      super(...(given.length === 0 ? [Real.now() + ${String(shiftMs)}] : given))
    }
    static now() {
      return Real.now() + ${String(shiftMs)}
    }
  }
}`
}
