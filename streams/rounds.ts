/** The entry point of the page that proves a round. */
export { roundProofStreams } from './core/roundProofStreams.ts'
export type { RoundProof } from './domain/roundProof/roundProof.ts'
export type { RoundKey } from './domain/rounds/roundKey.ts'
export type { ProofStep, ProvenBet } from './views/roundProof/proofSteps.ts'
export type { RoundProofModel, RoundProofView } from './views/roundProof/roundProofModel.ts'
