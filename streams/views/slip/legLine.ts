import type { Leg } from '../../domain/leg.ts'
import { formatLine, sideLine } from '../../domain/lineFormat.ts'
import type { Line } from '../../domain/market.ts'

/** The line for the leg's side; empty for markets without one. */
export function legLine({ choice: { spec, side } }: Leg, value: Line | null): string {
  if (value === null) return ''
  return formatLine(sideLine(spec, side, value), { signed: spec.kind === 'handicap' })
}
