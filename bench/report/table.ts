import { median } from './figures.ts'
import { type Finding, verdictOf } from './finding.ts'

const HEADINGS = ['', 'what', 'setting', 'median', 'range', 'budget', 'verdict'] as const

/** The findings as a Markdown table. */
export function table(findings: readonly Finding[]): string {
  const rows = [HEADINGS, ...findings.map(cells)]
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  const [heading = HEADINGS, ...body] = rows
  return [line(heading), rule, ...body.map(line)].join('\n')
}

function cells(finding: Finding): readonly string[] {
  const { bench, what, setting, unit, values, budget } = finding
  const range = values.length < 2 ? '' : `${plain(Math.min(...values))} – ${plain(Math.max(...values))}`
  return [
    bench,
    what,
    setting,
    `${plain(median(values))} ${unit}`.trim(),
    range,
    budget === null ? '' : limit(budget, unit),
    verdictOf(finding),
  ]
}

function limit(budget: NonNullable<Finding['budget']>, unit: string): string {
  const text = 'most' in budget ? `≤ ${plain(budget.most)}` : `≥ ${plain(budget.least)}`
  return `${text} ${unit}`.trim()
}

/** Three significant digits. */
function plain(value: number): string {
  if (Number.isNaN(value)) return '–'
  const size = Math.abs(value)
  if (size >= 100 || Number.isInteger(value)) return value.toFixed(0)
  return value.toFixed(size >= 10 ? 1 : 2)
}
