/** Hashes up to four whole numbers to an unsigned 32-bit number. Deterministic. */
export function hash(a: number, b = 0, c = 0, d = 0): number {
  return absorb(absorb(absorb(absorb(0x9e3779b9, a), b), c), d) >>> 0
}

function absorb(state: number, value: number): number {
  const low = mix(state ^ (value | 0))
  // Includes the upper half, so that all digits of a time in ms count.
  return value >= 0 && value <= 0x7fff_ffff ? low : mix(low + Math.floor(value / 0x1_0000_0000))
}

function mix(value: number): number {
  let h = value | 0
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad)
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97)
  return h ^ (h >>> 15)
}

/** A deterministic number in [0, 1) for these numbers. */
export function unit(a: number, b = 0, c = 0, d = 0): number {
  return hash(a, b, c, d) / 0x1_0000_0000
}

/** Hashes a text. */
export function hashText(text: string): number {
  let h = 0
  for (let index = 0; index < text.length; index += 1) h = mix(h ^ text.charCodeAt(index))
  return h >>> 0
}

/** A pseudorandom sequence, deterministic for a seed. */
export interface Dice {
  /** In [0, 1). */
  next(): number
  between(from: number, to: number): number
  /** A whole number, both bounds included. */
  whole(from: number, to: number): number
  chance(probability: number): boolean
}

export function dice(seed: number): Dice {
  let count = 0
  const next = (): number => unit(seed, (count += 1))
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
  }
}

/** One of the items; there must be at least one. */
export function pick<T>(items: readonly T[], chance: number): T {
  const item = items[Math.min(items.length - 1, Math.floor(chance * items.length))]
  if (item === undefined) throw new RangeError('Nothing to pick from')
  return item
}

/**
 * Smooth noise in about [-1, 1] with the given period (ms): a mean-reverting walk that can be evaluated at
 * any time without its past, so that a restarted world continues unchanged.
 */
export function noise(seed: number, at: number, period: number): number {
  const place = at / period
  const cell = Math.floor(place)
  const along = place - cell
  const eased = along * along * (3 - 2 * along)
  const before = 2 * unit(seed, cell) - 1
  const after = 2 * unit(seed, cell + 1) - 1
  return before + (after - before) * eased
}
