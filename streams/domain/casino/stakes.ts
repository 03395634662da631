import { MINOR_PER_UNIT } from '../money.ts'
import { type Play, PLAY_CODES } from '../baccarat/plays.ts'
import type { MemberLimits } from './limits.ts'

/** Stakes by play, minor units; a play without one is missing. */
export type Stakes = Readonly<Partial<Record<Play, number>>>

export const NO_STAKES: Stakes = {}

/** The plays that have a stake, in the order of the codes. */
export function stakedPlays(stakes: Stakes): readonly Play[] {
  return PLAY_CODES.filter((play) => stakeOn(stakes, play) > 0)
}

export function stakeOn(stakes: Stakes, play: Play): number {
  return stakes[play] ?? 0
}

export function totalStake(stakes: Stakes): number {
  return PLAY_CODES.reduce((sum, play) => sum + stakeOn(stakes, play), 0)
}

export function addStakes(one: Stakes, other: Stakes): Stakes {
  return stakesOf((play) => stakeOn(one, play) + stakeOn(other, play))
}

/** The higher of two reported stakes, for each play: either report may still lack some bets. */
export function higherStakes(one: Stakes, other: Stakes): Stakes {
  return stakesOf((play) => Math.max(stakeOn(one, play), stakeOn(other, play)))
}

/** Stakes by a function of the play; zeros are left out. */
export function stakesOf(stake: (play: Play) => number): Stakes {
  return Object.fromEntries(
    PLAY_CODES.flatMap((play) => {
      const amount = stake(play)
      return amount > 0 ? [[play, amount] as const] : []
    }),
  )
}

/** What limits the stakes of a member on a round. */
export interface SpotLimits {
  readonly limits: MemberLimits
  /** What has been sent and taken, or may have been. */
  readonly placed: Stakes
}

/** How much can still be added to what lies on a play: whole units, minor. */
export function roomOn(play: Play, lying: Stakes, { limits, placed }: SpotLimits): number {
  const onPlay = limits.max[play] - stakeOn(placed, play) - stakeOn(lying, play)
  const onRound = limits.roundMax - totalStake(placed) - totalStake(lying)
  const room = Math.max(0, Math.min(onPlay, onRound))
  return room - (room % MINOR_PER_UNIT)
}

/** Whether it is the limit of the play, and not that of the round, that stops a stake. */
export function stoppedByPlay(play: Play, lying: Stakes, { limits, placed }: SpotLimits): boolean {
  const onPlay = limits.max[play] - stakeOn(placed, play) - stakeOn(lying, play)
  return onPlay <= limits.roundMax - totalStake(placed) - totalStake(lying)
}
