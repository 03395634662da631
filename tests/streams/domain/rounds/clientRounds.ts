import type { Round } from '../../../../streams/domain/rounds/round.ts'

/** A round of table A12 that opens at 1000 and is sealed at 21 000. */
export function roundOf(fields: Partial<Round> = {}): Round {
  return {
    product: 'casino',
    game: 'A12',
    round: '20261120-0031',
    state: 'open',
    opensAt: 1000,
    sealsAt: 21_000,
    resultAt: 22_000,
    paysAt: null,
    endsAt: null,
    retryAt: null,
    commitment: 'a'.repeat(64),
    seed: null,
    result: null,
    shoe: null,
    version: 1,
    ...fields,
  }
}
