const UNITS = /^(-?)(\d{1,13})(?:\.(\d+))?$/

/** Formats integer minor units with two decimals: `10.00` for 1000. */
export function unitsText(minor: number): string {
  const size = String(Math.abs(Math.trunc(minor))).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}`
}

/** Integer minor units: 1000 for `10.00`, `10` or 10. Further decimals are cut off; `null` if unreadable. */
export function minorUnits(value: string | number): number | null {
  const parts = UNITS.exec(String(value).trim())
  if (parts === null) return null
  const minor = Number(`${parts[2] ?? '0'}${(parts[3] ?? '').slice(0, 2).padEnd(2, '0')}`)
  if (!Number.isSafeInteger(minor)) return null
  return parts[1] === '-' && minor !== 0 ? -minor : minor
}
