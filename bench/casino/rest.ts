import type { Browser, Page } from 'playwright'
import { MOST_TABLES } from '../../streams/domain/casino/tables.ts'
import { openVisit, type StorageState, type Visit } from '../browser/openBrowser.ts'
import { readWork, watchWork, type Work, workBetween } from '../browser/work.ts'
import type { BenchPlatform } from '../platform/benchPlatform.ts'
import { signIn } from '../platform/signIn.ts'
import type { Budget, Finding } from '../report/finding.ts'
import type { BenchOptions, Measurement } from '../report/measurement.ts'
import { busyPercent } from '../report/smoothness.ts'
import { pageScript, type Side, SIDES } from '../traffic/screens.ts'
import { pause } from '../traffic/traffic.ts'
import { type LobbyPage, serveLobbyPage } from '../vanilla/lobbyPage.ts'
import { cardsOf, openLobby, ROUND_MS, toTheTop } from './lobby.ts'
import { playedTable } from './playedTable.ts'
import { isRight, type ShownCard } from './rightCards.ts'

const SLOWER = 4
/** The start-up calls of the product, and the grace period of its streams. */
const SETTLE_MS = 20_000
/** How much of the lobby is in view. The height of all 60 cards is 60 × 188 px with the space between them. */
export const REST_IN_VIEW = {
  first: { said: 'the first in view', height: undefined },
  all: { said: 'all in view', height: 13_000 },
} as const

type InView = (typeof REST_IN_VIEW)[keyof typeof REST_IN_VIEW]

/** The budget of B2. */
const RATIO: Budget = { most: 1.25 }
/** A page may be read in the moment between a change of the platform and its own. */
const LOOK_TRIES = 20
const LOOK_EVERY_MS = 150

interface Run {
  readonly side: Side
  /** Main-thread time in the minute, and its length; ms. */
  readonly work: Work
  readonly restMs: number
  readonly faults: readonly string[]
}

/**
 * The lobby at rest with some tables in view, in the product and in the hand-written page. No script of the bench
 * runs in the pages meanwhile.
 */
export async function measureRest(
  browser: Browser,
  platform: BenchPlatform,
  { repeats, say }: Pick<BenchOptions, 'repeats' | 'say'>,
  inView: InView,
): Promise<Measurement> {
  const storage = await signIn(browser, platform)
  const pages = await openPages(browser, platform, storage, inView)
  const runs: Run[] = []
  for (let repeat = 1; repeat <= repeats; repeat += 1) {
    for (const side of SIDES) {
      say(`B13, at rest, ${inView.said}: repeat ${String(repeat)} of ${String(repeats)}, ${side}`)
      const visit = await pages.open(side)
      try {
        runs.push({ side, ...(await rest(visit, platform, side, pages.lobby.tableIds)) })
      } finally {
        await visit.close()
      }
    }
  }
  return { findings: findingsOf(runs, inView), notes: [], faults: runs.flatMap(({ faults }) => faults) }
}

interface Pages {
  readonly lobby: LobbyPage
  /** Opens a page with the first tables in view. The caller closes the visit. */
  open(side: Side): Promise<Visit>
}

/** Opens the product's lobby once, and makes the hand-written page from it. */
async function openPages(
  browser: Browser,
  platform: BenchPlatform,
  storage: StorageState,
  { height }: InView,
): Promise<Pages> {
  const scripts = [await pageScript('cells'), await pageScript('tables')]
  const product = { storage, tables: MOST_TABLES, scripts, height }
  const first = await openLobby(browser, platform, product)
  try {
    await toTheTop(first.page)
    const lobby = await serveLobbyPage(first.page, platform)
    return {
      lobby,
      open: async (side) => {
        if (side === 'product') return openLobby(browser, platform, product)
        const visit = await openVisit(browser, { scripts, height, now: platform.now })
        try {
          await visit.page.goto(lobby.url)
          await cardsOf(visit.page)
            .nth(MOST_TABLES - 1)
            .waitFor({ state: 'attached' })
        } catch (error) {
          await visit.close()
          throw error
        }
        return visit
      },
    }
  } finally {
    await first.close()
  }
}

async function rest(
  { page, devtools, slowDown }: Visit,
  platform: BenchPlatform,
  side: Side,
  tableIds: readonly string[],
): Promise<Omit<Run, 'side'>> {
  await watchWork(devtools)
  await slowDown(SLOWER)
  await toTheTop(page)
  await pause(SETTLE_MS)
  const cards = await shownCards(page)
  const before = await readWork(devtools)
  const from = performance.now()
  await pause(ROUND_MS)
  const restMs = performance.now() - from
  const work = workBetween(before, await readWork(devtools))
  const stood = stillStanding(cards, await shownCards(page))
  const wrong = await wrongCards(page, platform, tableIds)
  const fault = (what: string, ids: readonly string[]): string[] =>
    ids.length === 0 ? [] : [`B13: at rest the ${side} ${what} ${ids.join(', ')}`]
  return {
    work,
    restMs,
    faults: [
      ...fault('did not show what was played at', wrong),
      ...fault('showed no round in a minute of', stood),
    ],
  }
}

function shownCards(page: Page): Promise<readonly ShownCard[]> {
  return page.evaluate<readonly ShownCard[]>('benchTables.read()')
}

/** The tables that should be in view, and that never showed what the platform plays. */
async function wrongCards(
  page: Page,
  { now, rounds }: BenchPlatform,
  tableIds: readonly string[],
): Promise<readonly string[]> {
  let wrong = tableIds
  for (let left = LOOK_TRIES; left > 0 && wrong.length > 0; left -= 1) {
    await pause(LOOK_EVERY_MS)
    const cards = await shownCards(page)
    const at = now()
    const tables = await Promise.all(tableIds.map((tableId) => playedTable(rounds, tableId)))
    wrong = tables
      .filter((table) => {
        const card = cards.find(({ tableId }) => tableId === table.tableId)
        return card === undefined || !isRight(card, table, at)
      })
      .map(({ tableId }) => tableId)
  }
  return wrong
}

/** The tables whose counts are the same before and after. */
function stillStanding(before: readonly ShownCard[], after: readonly ShownCard[]): readonly string[] {
  return before
    .filter(({ tableId, counts }) => after.find((card) => card.tableId === tableId)?.counts === counts)
    .map(({ tableId }) => tableId)
}

function findingsOf(runs: readonly Run[], { said }: InView): Finding[] {
  const setting = `${String(MOST_TABLES)} tables, ${said}, ${String(SLOWER)}× CPU`
  const of = (side: Side): readonly Run[] => runs.filter((run) => run.side === side)
  const figure = (side: Side, what: string, value: (work: Work) => number): Finding => ({
    bench: 'B13',
    what: `${side}: ${what}`,
    setting,
    unit: '%',
    values: of(side).map(({ work, restMs }) => busyPercent(value(work), restMs)),
    budget: null,
  })
  const busy = ({ work, restMs }: Run): number => busyPercent(work.task, restMs)
  const baseline = of('baseline').map(busy)
  return [
    {
      bench: 'B13',
      what: 'busy at rest, product to hand-written',
      setting,
      unit: '×',
      values: of('product').map((run, index) => busy(run) / (baseline[index] ?? Number.NaN)),
      budget: RATIO,
    },
    ...SIDES.flatMap((side) => [
      figure(side, 'busy at rest', ({ task }) => task),
      figure(side, 'of that, scripting', ({ script }) => script),
      figure(side, 'of that, style and layout', ({ styleAndLayout }) => styleAndLayout),
    ]),
  ]
}
