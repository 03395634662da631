import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { build } from 'vite'
import { typeOfTable } from '../../streams/domain/casino/tables.ts'
import { CASINO_PATHS } from '../../streams/wire/casino/paths.ts'
import { PRODUCT_HEADERS } from '../../streams/wire/games/envelope.ts'
import { GAMES_PUSH_PATH, GAMES_PUSH_VERSIONS } from '../../streams/wire/games/push.ts'
import { LAUNCH_LANGUAGES } from '../../streams/wire/site/launch.ts'
import { superSixAt } from '../casino/playedTable.ts'
import { BENCH_PATH, type BenchPlatform } from '../platform/benchPlatform.ts'
import { CONFIG_ID, type ConfiguredTable, type LobbyConfig } from './lobby/lobbyConfig.ts'

const PAGE = 'lobby.html'
const SCRIPT = 'lobby.js'

/** The URL of the hand-written lobby, and the tables that it plays. */
export interface LobbyPage {
  readonly url: string
  readonly tableIds: readonly string[]
}

/**
 * Copies the lobby as the product has rendered it, with its style sheets, into a bench page whose cards in view are
 * hand-written. The page needs the scripts `cells` and `tables`.
 */
export async function serveLobbyPage(page: Page, platform: BenchPlatform): Promise<LobbyPage> {
  const tableIds = await page.evaluate<readonly string[]>('benchTables.name()')
  const html = await page.evaluate<string>('benchCells.still()')
  const { siteToken, casinoToken } = await platform.casinoKey()
  const config: LobbyConfig = {
    push: platform.origin.replace(/^http/, 'ws') + GAMES_PUSH_PATH,
    hello: { cmd: 'G0', token: siteToken, protocol: GAMES_PUSH_VERSIONS.current },
    list: platform.origin + CASINO_PATHS.tables,
    headers: {
      'content-type': 'application/json',
      [PRODUCT_HEADERS.token]: casinoToken,
      [PRODUCT_HEADERS.language]: LAUNCH_LANGUAGES.CMN,
    },
    tables: tableIds.map(configured),
  }
  const data = JSON.stringify(config).replaceAll('<', '\\u003c')
  const scripts =
    `<script type="application/json" id="${CONFIG_ID}">${data}</script>` +
    `<script type="module" src="${BENCH_PATH}${SCRIPT}"></script></body>`
  platform.show(PAGE, {
    type: 'text/html; charset=utf-8',
    body: html.replace('</body>', () => scripts),
  })
  platform.show(SCRIPT, { type: 'text/javascript; charset=utf-8', body: await bundledScript() })
  return { url: `${platform.origin}${BENCH_PATH}${PAGE}`, tableIds }
}

function configured(tableId: string): ConfiguredTable {
  const type = typeOfTable(tableId)
  if (type === null) throw new Error(`no casino has a table ${tableId}`)
  return { tableId, type, superSix: superSixAt(type) }
}

/** One file, made with the config of the client, so that its classes have the names of the product's. */
async function bundledScript(): Promise<string> {
  const built = await build({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    logLevel: 'error',
    build: {
      write: false,
      emptyOutDir: false,
      copyPublicDir: false,
      sourcemap: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('lobby/page.ts', import.meta.url)),
        // The drawing imports the entry point of the casino, whose streams would otherwise be in the bundle.
        treeshake: { moduleSideEffects: false },
        output: { codeSplitting: false },
      },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const scripts = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .flatMap((file) => (file.type === 'chunk' ? file.code : []))
  const [script] = scripts
  if (script === undefined || scripts.length !== 1) {
    throw new Error(`the script of the lobby has ${String(scripts.length)} files`)
  }
  return script
}
