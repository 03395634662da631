import { median } from './figures.ts'

/** What a figure must reach. */
export type Budget = { readonly most: number } | { readonly least: number }

/** One figure, with its value in every repeat. */
export interface Finding {
  /** The budget's name, as B1. */
  readonly bench: string
  readonly what: string
  /** Under which conditions; empty when there are none. */
  readonly setting: string
  readonly unit: 'ms' | 's' | '×' | '%' | 'KB' | 'KB/min' | 'MB/s' | 'rows' | ''
  readonly values: readonly number[]
  /** `null` for a figure that stands beside another to explain it. */
  readonly budget: Budget | null
}

export type Standing = 'met' | 'missed' | 'not measured' | ''

/** Where the median stands against the budget; empty without one. */
export function standing({ budget, values }: Pick<Finding, 'budget' | 'values'>): Standing {
  if (budget === null) return ''
  const reached = median(values)
  if (Number.isNaN(reached)) return 'not measured'
  const met = 'most' in budget ? reached <= budget.most : reached >= budget.least
  return met ? 'met' : 'missed'
}
