import type { WorldLine, WorldMatch } from './world.ts'

/** Whether two states of a match differ in anything that changes during play, but prices. */
export function matchDiffers(before: WorldMatch, after: WorldMatch): boolean {
  return (
    before.state !== after.state ||
    before.phase !== after.phase ||
    before.clock !== after.clock ||
    before.score !== after.score ||
    before.facts !== after.facts ||
    before.serving !== after.serving ||
    before.danger !== after.danger ||
    before.bettingStatus !== after.bettingStatus
  )
}

/**
 * Whether markets may have changed. It compares markets, not prices, because to compare the prices of all markets
 * after each tick would price those that nobody reads.
 */
export function marketsDiffer(before: WorldMatch, after: WorldMatch): boolean {
  const same = new Set(before.markets)
  return after.markets.length !== same.size || after.markets.some((market) => !same.has(market))
}

/** Whether a line differs in anything but the time of its prices. */
export function lineDiffers(before: WorldLine, after: WorldLine): boolean {
  if (before.marketId !== after.marketId || before.status !== after.status) return true
  if (before.selections.length !== after.selections.length) return true
  return after.selections.some((selection, index) => {
    const was = before.selections[index]
    return was?.odds !== selection.odds || was.status !== selection.status || was.side !== selection.side
  })
}
