/** The number of a round, such as `20261120-0031`: its day and its number in it (docs/games/rounds.md, 1). */
interface RoundNumber {
  readonly day: string
  readonly number: number
}

const DIGITS = 4

function read(round: string): RoundNumber | null {
  const [, day, number] = /^(\d{8})-(\d{4,9})$/.exec(round) ?? []
  return day === undefined || number === undefined ? null : { day, number: Number(number) }
}

function written(day: string, number: number): string {
  return `${day}-${String(number).padStart(DIGITS, '0')}`
}

/** Negative when `one` is earlier than `other`; `null` when one of them is not a valid round number. */
export function compareRounds(one: string, other: string): number | null {
  const first = read(one)
  const second = read(other)
  if (first === null || second === null) return null
  if (first.day !== second.day) return first.day < second.day ? -1 : 1
  return first.number - second.number
}

/**
 * The number of the round that is `steps` later on the same day. It does not know whether a new day has begun, whose
 * first round has the number 1. @returns `null` if `round` is not a round number.
 */
export function nextRound(round: string, steps = 1): string | null {
  const known = read(round)
  return known === null ? null : written(known.day, known.number + steps)
}

/**
 * The numbers of the first `count` rounds of a shoe. Only the last round of a shoe can be void, so the numbers are
 * consecutive. They start again with the day of `before`, the round that follows them. `null` if they cannot be
 * derived.
 */
export function roundsOfShoe(first: string, before: string, count: number): readonly string[] | null {
  const begun = read(first)
  const next = read(before)
  if (begun === null || next === null) return null
  const sameDay = begun.day === next.day
  if (sameDay && next.number - begun.number !== count) return null
  const onNextDay = sameDay ? 0 : next.number - 1
  if (onNextDay > count) return null
  return Array.from({ length: count }, (_, index) => {
    const left = count - index
    return left <= onNextDay
      ? written(next.day, next.number - left)
      : written(begun.day, begun.number + index)
  })
}
