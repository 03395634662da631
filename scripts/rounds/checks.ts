import { commitmentOf, drawsOf } from '../../platform/rounds/committedSeed.ts'
import { proverOf } from '../../streams/domain/roundProof/provers.ts'
import type { Draw } from '../../streams/domain/roundProof/recordedDraws.ts'
import { recordedDraws } from '../../streams/domain/roundProof/recordedDraws.ts'
import type { ProvenRound, RoundProof } from '../../streams/domain/roundProof/roundProof.ts'
import { sameJson } from '../../streams/domain/sameJson.ts'

/** One step of a proof: what was computed, and whether the platform says the same. */
export interface Check {
  readonly step: string
  readonly computed: unknown
  readonly agrees: boolean
}

/** A round that was computed anew from its seed. */
export interface CheckedRound {
  readonly draws: readonly Draw[]
  /** `null` where no round of the product can have such a proof. */
  readonly round: ProvenRound | null
  readonly checks: readonly Check[]
}

/** Computes the commitment and the result of a round anew; `null` while its seed is not public. */
export function checkRound(proof: RoundProof): CheckedRound | null {
  const { seed, commitment, result, shoe } = proof
  if (seed === null) return null
  const committed = commitmentOf(proof, seed)
  const { draws, round } = drawnRound(proof, seed)
  const checks = [{ step: 'commitment', computed: committed, agrees: committed === commitment }]
  // A round that was given back has no result, but its seed says which one it would have had.
  const results =
    proof.state === 'void'
      ? []
      : [
          {
            step: 'result',
            computed: round?.result ?? null,
            agrees: round !== null && sameJson(round.result, result),
          },
        ]
  const cuts =
    round?.cut === undefined || proof.state === 'void'
      ? []
      : [{ step: 'cut', computed: round.cut, agrees: round.cut === shoe?.cut }]
  return { draws, round, checks: [...checks, ...results, ...cuts] }
}

function drawnRound(proof: RoundProof, seed: string): Omit<CheckedRound, 'checks'> {
  const draws = recordedDraws(drawsOf(proof, Buffer.from(seed, 'hex')))
  try {
    return { round: proverOf(proof.product)?.(proof, draws) ?? null, draws: draws.drawn }
  } catch {
    // A shoe that no table can have.
    return { round: null, draws: draws.drawn }
  }
}
