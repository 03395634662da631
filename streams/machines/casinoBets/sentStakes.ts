import type { Currency } from '../../domain/money.ts'
import { isPlay } from '../../domain/baccarat/plays.ts'
import { addStakes, NO_STAKES, type Stakes, stakesOf } from '../../domain/casino/stakes.ts'
import type { GameBet } from '../../domain/rounds/gameBet.ts'
import type { SentBet, SentCall } from '../gameBets/gameBets.ts'

/** The calls of a table in one currency that have bets on a round. */
export function callsOn(
  calls: readonly SentCall[],
  {
    tableId,
    round,
    currency,
  }: { readonly tableId: string; readonly round: string; readonly currency: Currency },
): readonly SentCall[] {
  return calls.filter(
    ({ call }) =>
      call.game === tableId && call.currency === currency && call.bets.some((bet) => bet.round === round),
  )
}

/** The stakes of the bets that are in this state. */
export function stakesIn(calls: readonly SentCall[], state: SentBet['state']): Stakes {
  return calls
    .flatMap(({ bets }) => bets)
    .filter((sent) => sent.state === state)
    .map(({ bet }) => stakesOfBet(bet))
    .reduce(addStakes, NO_STAKES)
}

/** The stakes of a call, whatever became of it. */
export function stakesOfCall({ call }: SentCall): Stakes {
  return call.bets.map(stakesOfBet).reduce(addStakes, NO_STAKES)
}

function stakesOfBet({ selection, stake }: GameBet): Stakes {
  const play = Number(selection)
  return isPlay(play) ? stakesOf((each) => (each === play ? stake.minor : 0)) : NO_STAKES
}
