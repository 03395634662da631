import type { Round } from '../../streams/domain/rounds/round.ts'

/** When the round opens, platform ms. */
export const OPENS = 1_795_150_389_000

/** A round of table A12 that takes bets. */
export const OPEN_ROUND: Round = {
  product: 'casino',
  game: 'A12',
  round: '20261120-0031',
  state: 'open',
  opensAt: OPENS,
  sealsAt: OPENS + 20_000,
  resultAt: OPENS + 21_000,
  paysAt: null,
  endsAt: null,
  retryAt: null,
  commitment: 'a'.repeat(64),
  seed: null,
  result: null,
  shoe: { number: '20261120-03', first: '20261120-0030', cut: null, last: false },
  version: 1,
}
