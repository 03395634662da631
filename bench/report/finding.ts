import { median } from './figures.ts'

/** The limit for a figure. */
export type Budget = { readonly most: number } | { readonly least: number }

/** One figure, with its value in each repeat. */
export interface Finding {
  /** The benchmark's name, such as B1. */
  readonly bench: string
  readonly what: string
  /** The conditions of the measurement; empty when there are none. */
  readonly setting: string
  readonly unit: 'ms' | 's' | '×' | '%' | 'KB' | 'KB/min' | 'MB/s' | '/s' | 'rows' | ''
  readonly values: readonly number[]
  /** `null` for a figure that only explains another one. */
  readonly budget: Budget | null
}

export type Verdict = 'met' | 'missed' | 'not measured' | ''

/** Whether the median meets the budget; empty without a budget. */
export function verdictOf({ budget, values }: Pick<Finding, 'budget' | 'values'>): Verdict {
  if (budget === null) return ''
  const reached = median(values)
  if (Number.isNaN(reached)) return 'not measured'
  const met = 'most' in budget ? reached <= budget.most : reached >= budget.least
  return met ? 'met' : 'missed'
}
