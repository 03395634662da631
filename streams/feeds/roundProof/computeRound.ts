import { blockText, commitmentText } from '../../domain/rounds/roundKey.ts'
import { createDrawSequence } from '../../domain/rounds/drawSequence.ts'
import { type Draw, recordedDraws } from '../../domain/roundProof/recordedDraws.ts'
import type { ProvenRound, RoundProof, RoundProver } from '../../domain/roundProof/roundProof.ts'
import type { Crypto } from '../../ports/crypto.ts'
import { fromBase64Url, toBase64Url } from '../../wire/bytes.ts'

/** What was computed from a seed. */
export interface ComputedRound {
  readonly commitment: string
  readonly draws: readonly Draw[]
  /** `null` where no round of the product can have such a proof. */
  readonly round: ProvenRound | null
}

/** Blocks that are computed at first; doubled until they suffice. */
const FIRST_BLOCKS = 8
/** More are needed for no round; a batch of virtual football needs about a hundred. */
const MOST_BLOCKS = 4096

/** The draws need a block that has not been computed yet. */
class BlockMissing extends Error {}

/** Computes a round anew from its seed, in the browser. Rejects where the browser has no cryptography. */
export async function computeRound(
  proof: RoundProof & { readonly seed: string },
  prover: RoundProver,
  crypto: Pick<Crypto, 'digest' | 'sign'>,
): Promise<ComputedRound> {
  const commitment = await crypto.digest(commitmentText(proof, proof.seed))
  const key = toBase64Url(hexBytes(proof.seed))
  const blocks: Uint8Array[] = []
  for (let count = FIRST_BLOCKS; count <= MOST_BLOCKS; count *= 2) {
    const from = blocks.length
    const texts = Array.from({ length: count - from }, (_, index) => blockText(proof, from + index))
    blocks.push(...(await Promise.all(texts.map(async (text) => bytesOf(await crypto.sign(key, text))))))
    const drawn = drawnFrom(blocks, proof, prover)
    if (drawn !== null) return { commitment, ...drawn }
  }
  return { commitment, draws: [], round: null }
}

/** `null` while the blocks do not suffice. */
function drawnFrom(
  blocks: readonly Uint8Array[],
  proof: RoundProof,
  prover: RoundProver,
): Omit<ComputedRound, 'commitment'> | null {
  const draws = recordedDraws(
    createDrawSequence((index) => {
      const block = blocks[index]
      if (block === undefined) throw new BlockMissing()
      return block
    }),
  )
  try {
    return { round: prover(proof, draws), draws: draws.drawn }
  } catch (error) {
    if (error instanceof BlockMissing) return null
    // A shoe that no table can have.
    return { round: null, draws: draws.drawn }
  }
}

function hexBytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))
}

function bytesOf(base64Url: string): Uint8Array {
  return fromBase64Url(base64Url) ?? new Uint8Array()
}
