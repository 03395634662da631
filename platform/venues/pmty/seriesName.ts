/** The display name of a series by its code: `2串1`, `3串4` (legs and combinations). */
export function seriesName(code: number): string {
  if (code === 1) return '1串1'
  const text = String(code)
  const legs = text.startsWith('10') ? 10 : Number(text[0])
  return `${legs}串${Number(text.slice(String(legs).length))}`
}
