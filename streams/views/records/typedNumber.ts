/** An order number as typed: `null` where it cannot be one, empty where nothing is typed. */
export function typedNumber(text: string): string | null {
  const number = text.trim().toUpperCase()
  return /^(TL)?\d{0,15}$/.test(number) ? number : null
}
