/** Betting status of a selection, from best to worst. */
export const STATUSES = ['open', 'suspended', 'locked', 'closed'] as const

export type Status = (typeof STATUSES)[number]

/** The effective status: the worst of match, market and selection. */
export function worstStatus(...statuses: readonly Status[]): Status {
  let worst = 0
  for (const status of statuses) worst = Math.max(worst, STATUSES.indexOf(status))
  return STATUSES[worst] ?? 'closed'
}
