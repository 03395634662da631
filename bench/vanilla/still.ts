import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { BENCH_PATH, type BenchPlatform } from '../platform/benchPlatform.ts'
import type { Board } from '../traffic/board.ts'
import { pause, type Traffic } from '../traffic/traffic.ts'

/** The look of a kept cell; see `benchCells.look`. */
interface CellLook {
  readonly classes: readonly string[]
  readonly spoken: string
  readonly price: string
  readonly parts: readonly string[]
}

/** What a price move changes in its button. */
interface MoveLook {
  readonly classes: readonly string[]
  /** The HTML of the arrow that is added. */
  readonly mark: string
  /** The text that is appended to the accessible label. */
  readonly spoken: string
}

const MOVE_OVER_MS = 4500
/** Together longer than the arrow of a moved price is shown. */
const LOOK_TRIES = 40
const LOOK_EVERY_MS = 100
const LOWEST = 101
const STEP = 5

/** The URLs of the baseline: the board that receives frames, and the same page without scripts. */
export interface StillPages {
  readonly board: string
  readonly still: string
}

/**
 * Copies the page's rows with their style sheets into two bench pages: one with the hand-written script, one
 * without scripts. The look of a price move is taken from the page itself, so the baseline follows changes of
 * the design.
 */
export async function serveStill(
  page: Page,
  platform: BenchPlatform,
  traffic: Traffic,
  board: Board,
  name: string,
): Promise<StillPages> {
  const look = (): Promise<CellLook[]> => page.evaluate<CellLook[]>('benchCells.look()')
  await pause(MOVE_OVER_MS)
  const resting = await look()
  const before = new Map(traffic.last)
  board.lines.forEach((line, index) => {
    const step = index % 2 === 0 ? STEP : -STEP
    traffic.send([line], (id) => Math.max(LOWEST, Math.round(Number(before.get(id)) * 100) + step))
  })
  const moves = await untilMoved(async () => movesSeen(resting, await look()))
  await pause(MOVE_OVER_MS)
  await page.evaluate(`benchCells.name(${JSON.stringify(board.cells)})`)
  const html = await page.evaluate<string>('benchCells.still()')
  const data = JSON.stringify({ socket: platform.benchSocket, moves }).replaceAll('<', '\\u003c')
  const script =
    `<script type="application/json" id="board">${data}</script>` +
    `<script type="module" src="${BENCH_PATH}board.js"></script></body>`
  platform.show(`${name}-still.html`, { type: 'text/html; charset=utf-8', body: html })
  platform.show(`${name}-board.html`, {
    type: 'text/html; charset=utf-8',
    body: html.replace('</body>', script),
  })
  platform.show('board.js', {
    type: 'text/javascript; charset=utf-8',
    body: await readFile(new URL('board.js', import.meta.url), 'utf8'),
  })
  const at = `${platform.origin}${BENCH_PATH}`
  return { board: `${at}${name}-board.html`, still: `${at}${name}-still.html` }
}

interface Moves {
  readonly up: MoveLook
  readonly down: MoveLook
}

async function untilMoved(look: () => Promise<Moves | null>): Promise<Moves> {
  for (let left = LOOK_TRIES; left > 0; left -= 1) {
    const moves = await look()
    if (moves !== null) return moves
    await pause(LOOK_EVERY_MS)
  }
  throw new Error('no price on the page moved as it was sent')
}

function movesSeen(resting: readonly CellLook[], moving: readonly CellLook[]): Moves | null {
  const up = moveLook(resting, moving, 1)
  const down = moveLook(resting, moving, -1)
  return up === null || down === null ? null : { up, down }
}

function moveLook(
  resting: readonly CellLook[],
  moving: readonly CellLook[],
  direction: 1 | -1,
): MoveLook | null {
  for (const [index, rest] of resting.entries()) {
    const now = moving[index]
    if (now === undefined || Math.sign(Number(now.price) - Number(rest.price)) !== direction) continue
    const classes = now.classes.filter((name) => !rest.classes.includes(name))
    const said = rest.spoken.replace(rest.price, now.price)
    if (classes.length === 0 || !now.spoken.startsWith(said)) continue
    return {
      classes,
      mark: now.parts.slice(rest.parts.length).join(''),
      spoken: now.spoken.slice(said.length),
    }
  }
  return null
}
