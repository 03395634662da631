import { type RoundKey, roundProofStreams, type RoundProofModel } from '../../streams/rounds.ts'
import { useMember } from './StreamsProvider.tsx'
import { useScope } from './useScope.ts'

/** What proves a round; `null` in the first rendering. Importing this hook adds the code to the importer's chunk. */
export function useRoundProof({ product, game, round }: RoundKey): RoundProofModel | null {
  const proofs = useMember().part(roundProofStreams)
  return useScope((screen) => proofs.proof(screen, { product, game, round }), proofs, product, game, round)
}
