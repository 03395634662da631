import { CURRENCY_IDS } from '../../streams/domain/money.ts'
import type { StoredPosition } from '../store/positions/position.ts'
import type { StoredRound } from '../store/rounds/round.ts'

/** The answer to G0 (docs/games/rounds.md, 6). `ts` is platform ms. */
export function heartbeatFrame(ts: number): string {
  return JSON.stringify({ cmd: 'G0', ts })
}

/** @param rounds as `roundText` writes them. */
export function roundsFrame(ts: number, rounds: readonly string[]): string {
  return `{"cmd":"G2","ts":${ts},"rounds":[${rounds.join(',')}]}`
}

export function betsFrame(ts: number, positions: readonly StoredPosition[]): string {
  const bets = positions.map(
    ({ positionNo, clientId, product, game, round, status, stake, returned, currency }) => ({
      orderNo: positionNo,
      clientOrderId: clientId,
      product,
      game,
      round,
      state: status,
      stake,
      returned,
      currency: String(CURRENCY_IDS[currency]),
    }),
  )
  return JSON.stringify({ cmd: 'G3', ts, bets })
}

/** A round as it is sent to all connections. What is left of its shoe is published only in the proof. */
export function roundText(round: StoredRound): string {
  const { announcedAt: _, decidedAt: __, shoe, ...sent } = round
  const { left: ___, ...sentShoe } = shoe ?? {}
  return JSON.stringify({ ...sent, voided: round.state === 'void', shoe: shoe === null ? null : sentShoe })
}
