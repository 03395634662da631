const MINOR = 100

/** `1,234.50`: an amount as all screens format it. */
export function amount(minor: number): string {
  return (minor / MINOR).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}

/** `¥1,234.50`. */
export function yuan(minor: number): string {
  return `¥${amount(minor)}`
}

/** A displayed price such as `1.95`, in hundred-thousandths. */
export function scaledOdds(text: string): number {
  return Math.round(Number(text) * 100_000)
}

/** The return of a winning single at European odds, rounded down to whole fen. */
export function returnOf(stakeMinor: number, oddsText: string): number {
  return Number((BigInt(stakeMinor) * BigInt(scaledOdds(oddsText))) / 100_000n)
}
