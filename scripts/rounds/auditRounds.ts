import type { StoredPosition } from '../../platform/store/positions/position.ts'
import type { StoredRound } from '../../platform/store/rounds/round.ts'
import type { Store } from '../../platform/store/store.ts'
import type { BetOnRound, ProvenRound, RoundProof } from '../../streams/domain/roundProof/roundProof.ts'
import { checkRound } from './checks.ts'
import { proofOf } from './proof.ts'
import { checkShoe } from './shoeChecks.ts'
import { type End, ENDS, type Say } from './verify.ts'

const PAGE = 500

/**
 * Computes what the audit in SQL cannot (docs/games/rounds.md, 5.5): that each decided round has a seed whose
 * commitment is the stored one and a result that follows from it, that its shoe is what the round before has left, and
 * that each position was paid what its selection returns.
 */
export async function auditRounds(store: Pick<Store, 'rounds'>, say: Say): Promise<End> {
  /** The round of a table that was decided before. */
  const before = new Map<string, RoundProof>()
  let last: StoredRound | null = null
  let rounds = 0
  let positions = 0
  let faults = 0
  for (;;) {
    const page: readonly StoredRound[] = await store.rounds.overAfter(last, PAGE)
    if (page.length === 0) break
    for (const round of page) {
      last = round
      const own = await store.rounds.bets(round)
      const found = faultsOf(round, own, before)
      for (const fault of found) say(`${round.product} ${round.game} ${round.round}: ${fault}`)
      rounds += 1
      positions += own.length
      faults += found.length
    }
  }
  say(`${rounds} rounds with ${positions} bets: ${faults === 0 ? 'all agree' : `${faults} DIFFER`}`)
  return faults === 0 ? ENDS.agrees : ENDS.disagrees
}

function faultsOf(
  round: StoredRound,
  positions: readonly StoredPosition[],
  before: Map<string, RoundProof>,
): readonly string[] {
  const proof = proofOf(JSON.stringify(round))
  const checked = proof === null ? null : checkRound(proof)
  if (proof === null || checked === null) return ['has no proof']
  const steps = [...checked.checks, ...(proof.shoe === null ? [] : shoeSteps(proof, before))]
  return [
    ...steps.flatMap(({ step, agrees }) => (agrees ? [] : [`its ${step} differs`])),
    ...positions.flatMap((position) => paymentFault(round, position, checked.round) ?? []),
  ]
}

function shoeSteps(proof: RoundProof, before: Map<string, RoundProof>) {
  const table = `${proof.product} ${proof.game}`
  const previous = before.get(table)
  before.set(table, proof)
  const isFirst = proof.shoe?.first === proof.round
  return checkShoe(isFirst ? null : (previous ?? null), proof)
}

function paymentFault(
  { state }: StoredRound,
  position: StoredPosition,
  round: ProvenRound | null,
): string | null {
  const { positionNo, status, returned, outcome } = position
  if (state === 'void' || status !== 'settled') return null
  const due = round?.returnOf(betOf(position)) ?? null
  return due !== null && due.returned === returned && due.outcome === outcome
    ? null
    : `${positionNo} has returned ${returned}, and ${due?.returned ?? 'nothing'} is due`
}

/** What a position is on, in the words of the proof. */
function betOf({ selection, stake, currency }: StoredPosition): BetOnRound {
  const text = (value: unknown): string | null =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : null
  const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)
  return {
    option: text(selection['option']) ?? text(selection['play']) ?? '',
    stake,
    currency,
    numbers: text(selection['numbers']),
    unit: number(selection['unit']),
    multiple: number(selection['multiple']),
  }
}
