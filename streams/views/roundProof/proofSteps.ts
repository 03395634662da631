import type { Draw } from '../../domain/roundProof/recordedDraws.ts'
import type { ProvenRound, RoundProof } from '../../domain/roundProof/roundProof.ts'
import type { RoundReturn } from '../../domain/rounds/roundReturn.ts'
import { sameJson } from '../../domain/sameJson.ts'
import type { ComputedRound } from '../../feeds/roundProof/index.ts'
import type { RecordedBet } from '../../venues/roundBets.ts'

/** A bet of the member, and what it returns by the result that was computed. */
export interface ProvenBet {
  readonly bet: RecordedBet
  /** `null` for a bet that the game does not have. */
  readonly computed: RoundReturn | null
  /** `null` while the platform has not settled it. */
  readonly agrees: boolean | null
}

/** One step of a proof: what was computed, and whether the platform says the same; `null` where it says nothing yet. */
export type ProofStep =
  | {
      readonly step: 'commitment'
      readonly seed: string
      readonly computed: string
      readonly published: string
      readonly agrees: boolean
    }
  /** The commitment that this device received before the round opened; `null` if it received none. */
  | { readonly step: 'told'; readonly told: string | null; readonly agrees: boolean | null }
  | { readonly step: 'draws'; readonly draws: readonly Draw[]; readonly agrees: boolean }
  | {
      readonly step: 'result'
      readonly computed: unknown
      /** `null` of a round that was given back. */
      readonly published: unknown
      readonly agrees: boolean | null
    }
  | {
      readonly step: 'cut'
      readonly computed: number
      readonly published: number | null
      readonly agrees: boolean
    }
  | { readonly step: 'bets'; readonly bets: readonly ProvenBet[]; readonly agrees: boolean | null }

interface StepInputs {
  readonly proof: RoundProof
  readonly computed: ComputedRound
  /** The commitment that this device received before the round opened. */
  readonly told: string | null
  /** `null` while the bets are not known. */
  readonly bets: readonly RecordedBet[] | null
}

/** The steps that prove a round whose seed is public. */
export function proofSteps({ proof, computed, told, bets }: StepInputs): readonly ProofStep[] {
  const { commitment, draws, round } = computed
  const published = proof.commitment
  const steps: ProofStep[] = [
    {
      step: 'commitment',
      seed: proof.seed ?? '',
      computed: commitment,
      published,
      agrees: commitment === published,
    },
    { step: 'told', told, agrees: told === null ? null : told === published },
    { step: 'draws', draws, agrees: round !== null },
  ]
  if (round === null) return steps
  steps.push({
    step: 'result',
    computed: round.result,
    published: proof.result,
    agrees: proof.result === null ? null : sameJson(round.result, proof.result),
  })
  if (round.cut !== undefined) {
    const cut = proof.shoe?.cut ?? null
    steps.push({ step: 'cut', computed: round.cut, published: cut, agrees: round.cut === cut })
  }
  if (bets !== null && bets.length > 0) steps.push(betsStep(bets, round, proof))
  return steps
}

function betsStep(bets: readonly RecordedBet[], round: ProvenRound, proof: RoundProof): ProofStep {
  const proven = bets.map((bet): ProvenBet => {
    const computed = round.returnOf(bet)
    return { bet, computed, agrees: betAgrees(bet, computed, proof) }
  })
  const differs = proven.some(({ agrees }) => agrees === false)
  const open = proven.some(({ agrees }) => agrees === null)
  return { step: 'bets', bets: proven, agrees: differs ? false : open ? null : true }
}

/** A bet that was given back has its stake back, whatever the result would have been. */
function betAgrees(
  { status, stake, returned }: RecordedBet,
  computed: RoundReturn | null,
  { state }: Pick<RoundProof, 'state'>,
): boolean | null {
  if (status === 'open') return null
  if (status === 'cancelled') return returned.minor === stake
  return state !== 'void' && computed !== null && returned.minor === computed.returned
}

/** Whether nothing differs. A step that says nothing yet does not count. */
export function allAgree(steps: readonly ProofStep[]): boolean {
  return steps.every(({ agrees }) => agrees !== false)
}
