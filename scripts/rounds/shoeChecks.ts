import { FULL_SHOE, without } from '../../streams/domain/baccarat/shoe.ts'
import type { RoundProof } from '../../streams/domain/roundProof/roundProof.ts'
import { sameJson } from '../../streams/domain/sameJson.ts'
import type { Check } from './checks.ts'

/**
 * Whether the shoe of a round is what the round before it in the shoe has left; `null` before the shoe's first. A round
 * that was given back has taken no card.
 */
export function checkShoe(before: RoundProof | null, proof: RoundProof): readonly Check[] {
  const { shoe } = proof
  if (shoe === null) return [{ step: 'shoe', computed: null, agrees: false }]
  const left = before === null ? null : leftAfter(before)
  const isNext = before === null ? shoe.first === proof.round : before.shoe?.number === shoe.number
  const cut = before?.shoe?.cut ?? shoe.cut
  const last = cut !== null && left !== null && left.reduce((sum, count) => sum + count, 0) <= cut
  return [
    { step: 'left', computed: left, agrees: isNext && sameJson(left, shoe.left) },
    { step: 'last', computed: last, agrees: shoe.last === last && cut === shoe.cut },
  ]
}

function leftAfter({ shoe, result }: RoundProof): readonly number[] {
  const cards = [result?.['player'], result?.['banker']].flatMap((hand): unknown[] =>
    Array.isArray(hand) ? hand : [],
  )
  return without(
    shoe?.left ?? FULL_SHOE,
    cards.filter((card) => typeof card === 'number'),
  )
}

const LEAST_DIGITS = 4
/** More than any shoe has. */
export const MOST_ROUNDS = 200

/** The round after this one in the same day, and the first of the next day; a number of another form has none. */
export function numbersAfter(round: string): readonly string[] {
  const match = /^(\d{4})(\d{2})(\d{2})-(\d+)$/.exec(round)
  if (match === null) return []
  const [, year, month, day, number] = match.map(Number)
  const next = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, (day ?? 0) + 1)).toISOString().slice(0, 10)
  return [
    `${round.slice(0, 8)}-${String((number ?? 0) + 1).padStart(LEAST_DIGITS, '0')}`,
    `${next.replaceAll('-', '')}-${'1'.padStart(LEAST_DIGITS, '0')}`,
  ]
}
