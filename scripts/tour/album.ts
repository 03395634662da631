import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { faultsOf } from './checks.ts'

/** The pictures of one tour, with a report of what was wrong on them. */
export interface Album {
  /** Collects the errors of a page from now on. */
  watch(page: Page): void
  /** Runs one part of the tour. It is tried twice; a second failure is reported and the tour goes on. */
  step(name: string, act: () => Promise<void>): Promise<void>
  /** Takes a picture of the viewport and checks the page. */
  shoot(page: Page, name: string): Promise<void>
  /** Takes pictures of several pages at the same moment, which share one number. */
  shootAll(pages: Readonly<Record<string, Page>>, name: string): Promise<void>
  note(text: string): void
  /** Writes `report.txt` and returns its path. */
  close(): string
}

/** The browser reports each request that fails while the phone is offline or the platform is stopped. */
const EXPECTED = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_|ERR_SOCKET|ERR_EMPTY_RESPONSE|ERR_NETWORK/

/** A list that grows with the errors of the page. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  const collect = (text: string): void => {
    if (!EXPECTED.test(text)) errors.push(text)
  }
  page.on('pageerror', (error) => {
    collect(`thrown: ${error.message}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') collect(`console: ${message.text()} ${message.location().url}`)
  })
  return errors
}

export function createAlbum(folder: string): Album {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const started = Date.now()
  const lines: string[] = []
  const cuts = new Set<string>()
  const errors = new Map<Page, string[]>()
  let pictures = 0
  let faults = 0
  let failures = 0
  let current: Page | null = null

  const note = (text: string): void => {
    lines.push(text)
    process.stdout.write(`${text}\n`)
  }
  const picture = async (page: Page, name: string): Promise<string> => {
    const file = `${String(pictures).padStart(3, '0')}-${name}.png`
    await page.screenshot({ path: join(folder, file) })
    return file
  }
  const take = async (page: Page, name: string): Promise<void> => {
    current = page
    const file = await picture(page, name)
    const thrown = errors.get(page)?.splice(0) ?? []
    const found = [...(await faultsOf(page)), ...thrown].filter((fault) => !cuts.has(fault))
    // The same name is cut on many pictures and reported once.
    for (const fault of found) if (fault.startsWith('cut: ')) cuts.add(fault)
    faults += found.length
    note(file)
    for (const fault of found) note(`    ${fault}`)
  }

  return {
    note,
    watch(page) {
      current = page
      errors.set(page, errorsOf(page))
    },
    async step(name, act) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await act()
          return
        } catch (error) {
          const [reason = ''] = String(error).split('\nCall log')
          if (attempt === 1) continue
          failures += 1
          pictures += 1
          note(`FAILED ${name}: ${reason.slice(0, 400)}`)
          if (current !== null) await picture(current, `failed-${name}`).catch(() => '')
          return
        }
      }
    },
    async shoot(page, name) {
      pictures += 1
      await take(page, name)
    },
    async shootAll(pages, name) {
      pictures += 1
      for (const [who, page] of Object.entries(pages)) await take(page, `${name}-${who}`)
    },
    close() {
      const seconds = Math.round((Date.now() - started) / 1000)
      note(
        `${String(pictures)} pictures, ${String(faults)} faults, ${String(failures)} failed steps, ${String(seconds)} s`,
      )
      const path = join(folder, 'report.txt')
      writeFileSync(path, `${lines.join('\n')}\n`)
      return path
    },
  }
}
