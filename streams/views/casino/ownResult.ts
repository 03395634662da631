import { playReturn, type Results } from '../../domain/baccarat/plays.ts'
import { stakedPlays, stakeOn, type Stakes, totalStake } from '../../domain/casino/stakes.ts'

/** What the member's bets on a round return, minor units. */
export interface OwnResult {
  readonly staked: number
  readonly returned: number
  /** Returned less staked, by play. */
  readonly net: ReadonlyMap<number, number>
}

/** `null` without bets. Stakes are whole units, so that the sum on a play returns what its bets return together. */
export function ownResult(taken: Stakes, results: Results): OwnResult | null {
  const plays = stakedPlays(taken)
  if (plays.length === 0) return null
  const returns = plays.map((play) => {
    const stake = stakeOn(taken, play)
    return { play, stake, returned: playReturn(play, stake, results).returned }
  })
  return {
    staked: totalStake(taken),
    returned: returns.reduce((sum, { returned }) => sum + returned, 0),
    net: new Map(returns.map(({ play, stake, returned }) => [play, returned - stake])),
  }
}
