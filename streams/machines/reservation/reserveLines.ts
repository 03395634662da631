import type { Leg } from '../../domain/leg.ts'
import { formatLine, sideLine } from '../../domain/lineFormat.ts'
import type { Line } from '../../domain/market.ts'
import type { ReserveTerms } from '../../venues/reservations.ts'

/** A line that can be waited for, from the point of view of the leg's side. */
export interface ReserveLine {
  readonly line: Line
  readonly text: string
}

/** The lines that can be reserved. A venue that lists none can reserve the present one only. */
export function reservableLines({ lines }: ReserveTerms, present: Line | null): readonly Line[] {
  return lines.length > 0 || present === null ? lines : [present]
}

/** The lines to choose from, with the chosen one, so that the choice can be changed. */
export function withLine(lines: readonly Line[], chosen: Line | null): readonly Line[] {
  if (lines.length === 0 || chosen === null || lines.includes(chosen)) return lines
  return [...lines, chosen].toSorted((one, other) => one - other)
}

export function lineText({ choice: { spec, side } }: Leg, line: Line): string {
  return formatLine(sideLine(spec, side, line), { signed: spec.kind === 'handicap' })
}
