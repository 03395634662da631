import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'

const MINUTE = 60_000

const usualPlaces: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: ['', homedir()].flatMap((root) => [
    `${root}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
    `${root}/Applications/Chromium.app/Contents/MacOS/Chromium`,
  ]),
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((variable) => process.env[variable])
    .filter((root) => root !== undefined)
    .flatMap((root) => [
      join(root, 'Google/Chrome/Application/chrome.exe'),
      join(root, 'Chromium/Application/chrome.exe'),
    ]),
}

/**
 * The path of a working Chromium: `CHROMIUM_PATH`, otherwise one installed in a usual location, otherwise
 * Playwright's own. `undefined` when there is none.
 *
 * @throws Error when `CHROMIUM_PATH` is set but does not start; no other browser is used in its place.
 */
export function findBrowser(): string | undefined {
  const wished = process.env['CHROMIUM_PATH']
  if (wished) {
    if (starts(wished)) return wished
    throw new Error(`CHROMIUM_PATH is ${wished}, but no browser starts there.`)
  }
  return [...(usualPlaces[process.platform] ?? []), chromium.executablePath()].find(starts)
}

/**
 * Like `findBrowser`, but installs a browser when none is found: through Playwright, or on Debian and Ubuntu
 * through apt (as root or with passwordless sudo), with Chinese fonts.
 *
 * @throws Error with instructions when no installation worked.
 */
export function findOrInstallBrowser(): string {
  const found = findBrowser()
  if (found) return found
  for (const install of [installThroughPlaywright, installThroughApt]) {
    if (!install()) continue
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, and set CHROMIUM_PATH to its executable if it stands in an unusual place.',
  )
}

/**
 * The file's existence is not sufficient: Ubuntu's stub only requests a snap, and a download may lack
 * libraries.
 */
function starts(path: string): boolean {
  if (!existsSync(path)) return false
  if (process.platform === 'win32') return true // On Windows `--version` opens a window instead of printing.
  const answer = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: MINUTE })
  return answer.status === 0 && /chrom/i.test(answer.stdout)
}

function installThroughPlaywright(): boolean {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  return run(process.execPath, [cli, 'install', 'chromium'])
}

function installThroughApt(): boolean {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false
  const isRoot = process.getuid?.() === 0
  const asRoot = (args: string[]): boolean =>
    isRoot ? run('env', args) : run('sudo', ['--non-interactive', 'env', ...args])
  const apt = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-y']
  return (
    asRoot([...apt, 'update']) &&
    asRoot([...apt, 'install', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'])
  )
}

/** Runs a command with its output on stderr, since stdout is for the browser's path only. */
function run(command: string, args: string[]): boolean {
  const result = spawnSync(command, args, {
    stdio: ['ignore', process.stderr, process.stderr],
    timeout: 10 * MINUTE,
  })
  return result.status === 0
}

const isCommand = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href
if (isCommand) {
  try {
    console.log(findOrInstallBrowser())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
