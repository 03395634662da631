import { type ChatEntry, isKept } from './chatEntry.ts'

export type GapOf = (missed: number) => ChatEntry & { kind: 'gap' }

/** Removes the oldest lines until the bound holds: texts first, each counted by a gap line in its place. */
export function dropOldest(entries: readonly ChatEntry[], bound: number, gapOf: GapOf): readonly ChatEntry[] {
  let kept = entries
  let made = false
  while (kept.length > bound) {
    const ordinary = kept.findIndex((entry) => entry.kind === 'message' && !isKept(entry))
    const index = ordinary >= 0 ? ordinary : kept.findIndex(({ kind }) => kind !== 'gap')
    if (index < 0) return mergedGaps(kept)
    const dropped = kept[index]
    // A welcome is not part of the history, so it is not counted.
    const missed = dropped?.kind === 'welcome' ? 0 : 1
    const before = kept[index - 1]
    const after = kept[index + 1]
    const left = kept.slice(0, index)
    const right = kept.slice(index + 1)
    if (missed === 0) kept = [...left, ...right]
    else if (before?.kind === 'gap') {
      kept = [...left.slice(0, -1), { ...before, missed: before.missed + 1 }, ...right]
    } else if (after?.kind === 'gap') {
      kept = [...left, { ...after, missed: after.missed + 1 }, ...right.slice(1)]
    } else if (made) {
      // At most one new gap line, because a second one would need room again. It counts this message too.
      kept = countedInFirst([...left, ...right])
    } else {
      kept = [...left, gapOf(1), ...right]
      made = true
    }
  }
  return kept
}

function countedInFirst(entries: readonly ChatEntry[]): readonly ChatEntry[] {
  const first = entries.findIndex(({ kind }) => kind === 'gap')
  return entries.map((entry, index) =>
    index === first && entry.kind === 'gap' ? { ...entry, missed: entry.missed + 1 } : entry,
  )
}

/** Only gap lines are left: merged into one. */
function mergedGaps(entries: readonly ChatEntry[]): readonly ChatEntry[] {
  const gaps = entries.flatMap((entry) => (entry.kind === 'gap' ? [entry] : []))
  const [first] = gaps
  return first === undefined ? [] : [{ ...first, missed: gaps.reduce((sum, { missed }) => sum + missed, 0) }]
}
