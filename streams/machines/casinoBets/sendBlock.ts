import type { Play } from '../../domain/baccarat/plays.ts'
import type { MemberLimits } from '../../domain/casino/limits.ts'
import { stakedPlays, stakeOn, type Stakes, totalStake } from '../../domain/casino/stakes.ts'
import type { Money } from '../../domain/money.ts'

/** Why what lies on the spots cannot be sent. */
export type SendBlock =
  | { readonly type: 'empty' }
  | { readonly type: 'belowMin'; readonly play: Play; readonly min: number }
  /** A bet on the play has no outcome yet. */
  | { readonly type: 'unknown'; readonly play: Play }
  /** The wallet that pays does not hold the stakes. */
  | { readonly type: 'insufficient' }

interface Sending {
  readonly lying: Stakes
  readonly limits: MemberLimits
  /** Balance of the wallet that pays; `null` until it is known. */
  readonly balance: Money | null
  readonly isUnknown: (play: Play) => boolean
}

/** The first reason that applies; `null` when it can be sent. */
export function sendBlock({ lying, limits, balance, isUnknown }: Sending): SendBlock | null {
  const plays = stakedPlays(lying)
  if (plays.length === 0) return { type: 'empty' }
  const low = plays.find((play) => stakeOn(lying, play) < limits.min)
  if (low !== undefined) return { type: 'belowMin', play: low, min: limits.min }
  const unknown = plays.find(isUnknown)
  if (unknown !== undefined) return { type: 'unknown', play: unknown }
  if (balance !== null && totalStake(lying) > balance.minor) return { type: 'insufficient' }
  return null
}
