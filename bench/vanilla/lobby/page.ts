// The lobby of the casino at rest, without a framework: subscribes the tables in view, shows their countdowns with
// one timer for all, and writes only what has changed. The fastest hand-written code that shows the same.
import type { Round } from '../../../streams/domain/rounds/round.ts'
import { createCard, type Card } from './card.ts'
import { readHistories } from './histories.ts'
import { CONFIG_ID, type LobbyConfig } from './lobbyConfig.ts'
import { openPush } from './push.ts'
import { lookAt, newTable, type Table, withPushed, withRead } from './table.ts'

const SECOND_MS = 1000
/** How long a history that has a gap waits for its next reading. */
const READ_AGAIN_MS = 500

interface Shown {
  table: Table
  readonly card: Card
}

const config = JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? '') as LobbyConfig
const shown: ReadonlyMap<string, Shown> = new Map(
  config.tables.map(({ tableId, type, superSix }) => {
    const element = document.querySelector(`[data-table="${tableId}"]`)
    if (element === null) throw new Error(`the page has no card of ${tableId}`)
    return [tableId, { table: newTable(tableId, type), card: createCard(element, superSix) }]
  }),
)
let now: (() => number) | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let reading = false

openPush(config, {
  clock: (platformNow) => {
    now = platformNow
    showAll()
  },
  rounds: (rounds) => {
    for (const [tableId, each] of shown) {
      const news = rounds.filter(({ game }) => game === tableId)
      if (news.length > 0) take(each, news)
    }
    void readMissing()
    wakeLater()
  },
})

function take(each: Shown, news: readonly Round[]): void {
  each.table = withPushed(each.table, news)
  show(each)
}

function show({ table, card }: Shown): void {
  if (now !== null && table.rounds.length > 0) card.show(lookAt(table, now()))
}

function showAll(): void {
  for (const each of shown.values()) show(each)
  wakeLater()
}

/** Wakes at the next instant of a table, and at each whole second while one counts down. */
function wakeLater(): void {
  clearTimeout(timer)
  if (now === null) return
  const at = now()
  let next = Number.POSITIVE_INFINITY
  for (const { table } of shown.values()) {
    for (const instant of table.instants) if (instant > at && instant < next) next = instant
    const state = table.round?.state
    if (state === 'announced' || state === 'open') {
      next = Math.min(next, (Math.floor(at / SECOND_MS) + 1) * SECOND_MS)
    }
  }
  if (next !== Number.POSITIVE_INFINITY) timer = setTimeout(showAll, Math.max(1, next - at))
}

/** Reads the histories that are missing. Until then the card shows what it showed. */
async function readMissing(): Promise<void> {
  const missing = [...shown].filter(([, { table }]) => table.history === null).map(([tableId]) => tableId)
  if (reading || missing.length === 0) return
  reading = true
  for (const [tableId, told] of await readHistories(config, missing)) {
    const each = shown.get(tableId)
    if (each === undefined) continue
    each.table = withRead(each.table, told)
    show(each)
  }
  reading = false
  setTimeout(() => void readMissing(), READ_AGAIN_MS)
}
