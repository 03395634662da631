import { readFile } from 'node:fs/promises'
import type { RoundKey } from '../../streams/domain/rounds/roundKey.ts'
import type { RoundProof } from '../../streams/domain/roundProof/roundProof.ts'
import { decodeJson } from '../../streams/wire/decode.ts'
import { proofPath, roundProofAnswer } from '../../streams/wire/games/proof.ts'

/** What proves a round (docs/games/rounds.md, 4); `null` for a text that is not a proof. */
export function proofOf(text: string): RoundProof | null {
  const decoded = decodeJson(roundProofAnswer, text)
  return decoded.ok ? decoded.value : null
}

/** From a running platform; `null` where there is none. @param base its origin. */
export async function fetchProof(
  base: string,
  { product, game, round }: RoundKey,
): Promise<RoundProof | null> {
  try {
    const response = await fetch(new URL(proofPath(product, game, round), `${base}/`))
    return response.ok ? proofOf(await response.text()) : null
  } catch {
    return null
  }
}

export async function proofInFile(path: string): Promise<RoundProof | null> {
  try {
    return proofOf(await readFile(path, 'utf8'))
  } catch {
    return null
  }
}
