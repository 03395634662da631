/** How far a selection may be bet on. Ordered from best to worst. */
export const STATUSES = ['open', 'suspended', 'locked', 'closed'] as const

export type Status = (typeof STATUSES)[number]

/** The worst of match, market and option decides (design, 3: selection status). */
export function worstStatus(...statuses: readonly Status[]): Status {
  let worst = 0
  for (const status of statuses) worst = Math.max(worst, STATUSES.indexOf(status))
  return STATUSES[worst] ?? 'closed'
}
