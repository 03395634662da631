import { parseArgs } from 'node:util'
import type { RoundProof } from '../../streams/domain/roundProof/roundProof.ts'
import { type Check, checkRound } from './checks.ts'
import { fetchProof, proofInFile } from './proof.ts'
import { checkShoe, MOST_ROUNDS, numbersAfter } from './shoeChecks.ts'

/** Ends of the command (docs/games/rounds.md, 4). */
export const ENDS = { agrees: 0, disagrees: 1, noProof: 2 } as const

export type End = (typeof ENDS)[keyof typeof ENDS]

export type Say = (line: string) => void

interface Options {
  readonly base: string
  readonly file: string | undefined
  readonly shoe: boolean
  readonly all: boolean
}

export interface Arguments extends Options {
  readonly product: string
  readonly game: string
  readonly round: string
}

/** @throws for an option that is unknown. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      base: { type: 'string', default: 'http://127.0.0.1:3000' },
      file: { type: 'string' },
      shoe: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
    },
  })
  const [product = '', game = '', round = ''] = positionals
  return { product, game, round, base: values.base, file: values.file, shoe: values.shoe, all: values.all }
}

/** Computes a past round anew from its proof, and with `shoe` the rounds of its shoe before it. */
export async function verifyRound(asked: Arguments, say: Say): Promise<End> {
  const proof = await (asked.file === undefined ? fetchProof(asked.base, asked) : proofInFile(asked.file))
  if (proof === null) {
    say('There is no proof of this round.')
    return ENDS.noProof
  }
  return asked.shoe ? verifyShoe(asked, proof, say) : verifyOne(proof, say)
}

function verifyOne(proof: RoundProof, say: Say): End {
  const checked = checkRound(proof)
  if (checked === null) {
    say(`The round is ${proof.state}: its seed is not public.`)
    return ENDS.noProof
  }
  say(`${proof.product} ${proof.game} ${proof.round}, ${proof.state}: seed ${proof.seed ?? ''}`)
  if (proof.entry !== undefined) say(`entry ${JSON.stringify(proof.entry)}`)
  if (proof.shoe !== null) say(`shoe ${JSON.stringify(proof.shoe)}`)
  say(`draws ${checked.draws.map(({ value, of }) => `${value} of ${of}`).join(', ')}`)
  return sayChecks(checked.checks, say)
}

function sayChecks(checks: readonly Check[], say: Say): End {
  for (const { step, computed, agrees } of checks)
    say(`${step} ${agrees ? 'agrees' : 'DIFFERS'}: ${JSON.stringify(computed)}`)
  return checks.every(({ agrees }) => agrees) ? ENDS.agrees : ENDS.disagrees
}

/** All rounds of a shoe up to this one, of which each begins with what the one before has left. */
async function verifyShoe({ base }: Options, asked: RoundProof, say: Say): Promise<End> {
  const { shoe } = asked
  if (shoe === null) {
    say('The round has no shoe.')
    return ENDS.noProof
  }
  let end: End = ENDS.agrees
  let before: RoundProof | null = null
  let proof: RoundProof | null = await fetchProof(base, { ...asked, round: shoe.first })
  for (let count = 0; proof !== null && count < MOST_ROUNDS; count += 1) {
    const one = verifyOne(proof, say)
    if (one === ENDS.noProof) return one
    const chain = sayChecks(checkShoe(before, proof), say)
    if (one !== ENDS.agrees || chain !== ENDS.agrees) end = ENDS.disagrees
    if (proof.round === asked.round) return end
    before = proof
    proof = await proofAfter(base, proof)
  }
  say(`The rounds of the shoe ${shoe.number} do not lead to this one.`)
  return ENDS.disagrees
}

async function proofAfter(base: string, proof: RoundProof): Promise<RoundProof | null> {
  for (const round of numbersAfter(proof.round)) {
    const next = await fetchProof(base, { ...proof, round })
    if (next !== null) return next
  }
  return null
}
