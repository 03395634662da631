import type { WorldLine, WorldMatch } from './world.ts'

/** Whether two states of a match differ in anything but prices. */
export function matchDiffers(before: WorldMatch, after: WorldMatch): boolean {
  return (
    before.state !== after.state ||
    before.phase !== after.phase ||
    before.clock !== after.clock ||
    before.score !== after.score ||
    before.facts !== after.facts ||
    before.serving !== after.serving ||
    before.dangerous !== after.dangerous ||
    before.bettingStatus !== after.bettingStatus
  )
}

/** Ids of the present lines that have changed. A recomputation without a different price is not a change. */
export function changedLines(before: WorldMatch, after: WorldMatch): readonly string[] {
  const same = new Set(before.markets)
  const changed = after.markets.filter((market) => !same.has(market))
  if (changed.length === 0) return []
  const markets = new Map(before.markets.map((market) => [market.key, market]))
  return changed.flatMap((market) => {
    const earlier = markets.get(market.key)
    return market.lines
      .filter((line, index) => {
        const was = earlier?.lines[index]
        return was === undefined || lineDiffers(was, line)
      })
      .map(({ marketId }) => marketId)
  })
}

function lineDiffers(before: WorldLine, after: WorldLine): boolean {
  if (before.marketId !== after.marketId || before.status !== after.status) return true
  if (before.selections.length !== after.selections.length) return true
  return after.selections.some((selection, index) => {
    const was = before.selections[index]
    return was?.odds !== selection.odds || was.status !== selection.status || was.side !== selection.side
  })
}
