export interface NumberColour {
  readonly fill: string
  /** Colour of the number on `fill`. */
  readonly ink: string
}

/** The colours of the numbers 1 to 8 (docs/virtual-sports.md, 8); each is always shown with its number. */
const COLOURS: readonly NumberColour[] = [
  { fill: '#c8322f', ink: '#ffffff' },
  { fill: '#f1f1f3', ink: '#1b1e27' },
  { fill: '#2a55b0', ink: '#ffffff' },
  { fill: '#e7b93f', ink: '#241a05' },
  { fill: '#177a4c', ink: '#ffffff' },
  { fill: '#15171d', ink: '#ffffff' },
  { fill: '#d9762b', ink: '#1b0f02' },
  { fill: '#d98aa8', ink: '#2a0a18' },
]

const OTHER: NumberColour = { fill: '#5a6172', ink: '#ffffff' }

/** Grey for a number without a colour of its own. */
export function numberColour(number: number): NumberColour {
  return COLOURS[number - 1] ?? OTHER
}
