const MINOR = 100

/** `1,234.50`, as amounts are written on every screen. */
export function amount(minor: number): string {
  return (minor / MINOR).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}

/** `¥1,234.50` */
export function yuan(minor: number): string {
  return `¥${amount(minor)}`
}

/** A price as shown, `1.95`, in hundred-thousandths. */
export function scaledOdds(text: string): number {
  return Math.round(Number(text) * 100_000)
}

/** What a single returns at European odds; a fraction of a fen is never paid. */
export function returnOf(stakeMinor: number, oddsText: string): number {
  return Number((BigInt(stakeMinor) * BigInt(scaledOdds(oddsText))) / 100_000n)
}
