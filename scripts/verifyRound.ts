import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { checksOf } from './rounds/checks.ts'
import { type RoundProof, roundProof } from './rounds/proof.ts'

// Computes a past round anew from its proof (docs/games/rounds.md, 4):
// `npm run verify-round -- virtual 31101 20261120-0346`. Ends with 0 when all agrees, 1 when something does not, and 2
// when there is no proof.

const DISAGREES = 1
const NO_PROOF = 2

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string', default: 'http://127.0.0.1:3000' }, file: { type: 'string' } },
})

async function readProof(): Promise<RoundProof | null> {
  const [product = '', game = '', round = ''] = positionals
  const path = ['games', 'proof', product, game, round].map(encodeURIComponent).join('/')
  try {
    const text =
      values.file === undefined
        ? await fetch(new URL(path, `${values.base}/`)).then((response) =>
            response.ok ? response.text() : null,
          )
        : await readFile(values.file, 'utf8')
    const read = text === null ? null : v.safeParse(roundProof, JSON.parse(text))
    return read?.success === true ? read.output : null
  } catch {
    return null
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function main(): Promise<number> {
  const proof = await readProof()
  const checks = proof === null ? null : checksOf(proof)
  if (proof === null || checks === null) {
    say(
      proof === null
        ? 'There is no proof of this round.'
        : `The round is ${proof.state}: its seed is not public.`,
    )
    return NO_PROOF
  }
  say(`${proof.product} ${proof.game} ${proof.round}: seed ${proof.seed ?? ''}`)
  say(`entry ${JSON.stringify(proof.entry)}`)
  for (const { step, computed, agrees } of checks) {
    say(`${step} ${agrees ? 'agrees' : 'DIFFERS'}: ${JSON.stringify(computed)}`)
  }
  return checks.every(({ agrees }) => agrees) ? 0 : DISAGREES
}

process.exitCode = await main()
