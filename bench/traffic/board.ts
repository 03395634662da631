import type { Page } from 'playwright'
import type { RowLine } from './rowLines.ts'
import { pause, type Traffic } from './traffic.ts'

/** The prices in view on a page, found independent of its markup. */
export interface Board {
  /** The option in each kept cell (`benchCells`), in document order. */
  readonly cells: readonly string[]
  /** The lines of which each option is in view. */
  readonly lines: readonly RowLine[]
}

const TRIES = 40
const TRY_MS = 250
const STEADY_MS = 1500
const LOWEST_LABEL = 101

/**
 * Gives each option of these lines a unique price, and reads from the page where each is shown. Rejects when the
 * page does not show them.
 */
export async function findBoard(page: Page, lines: readonly RowLine[], traffic: Traffic): Promise<Board> {
  const labels = new Map(lines.flatMap(({ optionIds }) => optionIds).map((id, at) => [id, LOWEST_LABEL + at]))
  const options = new Map([...labels].map(([id, hundredths]) => [(hundredths / 100).toFixed(2), id]))
  for (let left = TRIES; left > 0; left -= 1) {
    for (const ofMatch of byMatch(lines)) traffic.send(ofMatch, (id) => labels.get(id) ?? LOWEST_LABEL)
    await pause(TRY_MS)
    const texts = await page.evaluate<string[]>('benchCells.keep()')
    const cells = texts.map((text) => options.get(text) ?? '')
    if (cells.length === 0 || cells.includes('') || new Set(cells).size < cells.length) continue
    // A page that has just loaded may still replace its rows.
    await pause(STEADY_MS)
    const kept = await page.evaluate<(string | null)[]>('benchCells.read()')
    if (kept.some((text, index) => text !== texts[index])) continue
    const shown = new Set(cells)
    return { cells, lines: lines.filter(({ optionIds }) => optionIds.every((id) => shown.has(id))) }
  }
  throw new Error('the page never showed the prices it was sent')
}

function byMatch(lines: readonly RowLine[]): readonly (readonly RowLine[])[] {
  const groups = new Map<string, RowLine[]>()
  for (const line of lines) groups.set(line.matchId, [...(groups.get(line.matchId) ?? []), line])
  return [...groups.values()]
}
