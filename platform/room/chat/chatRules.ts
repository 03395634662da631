import type { Deposits, RoomMember, RoomState } from '../../store/rooms/room.ts'
import { refuse } from '../commands/replies.ts'
import type { Refusal } from '../commands/replies.ts'

export interface Instants {
  /** Platform ms. */
  readonly now: number
  /** Real ms. */
  readonly real: number
}

/** Whether the room's conditions include deposits. */
export function asksForDeposits({ config: { conditions } }: RoomState): boolean {
  return conditions.depositRMB > 0 || conditions.depositUSDT > 0
}

/**
 * Why a member may not write in a room now (docs/live-rooms.md, 8); `null` when the member may. Admins are
 * only refused when they are blocked.
 */
export function whyNotSpeak(
  state: RoomState,
  member: RoomMember,
  deposits: Deposits | undefined,
  at: Instants,
): Refusal | null {
  if (member.blocked) return refuse('failed')
  if (member.admin) return null
  if (state.status === 'closed') return refuse('closed', { reason: state.statusReason })
  const muted = whyMuted(member, at.now)
  if (muted !== null) return muted
  if (!state.config.chat) return refuse('chatOff')
  return whyConditions(state, member, deposits, at.now)
}

/** The slow mode of a room, ms; 0 is none. In a full room where the admins have set none, `fullSlowMs` applies. */
export function slowModeMs({ config: { slowMs } }: RoomState, fullSlowMs: number): number {
  return slowMs > 0 ? slowMs : fullSlowMs
}

/** The additional rule for texts: slow mode. */
export function whyTooFast(
  slowMs: number,
  { admin }: RoomMember,
  textedAt: number | null,
  real: number,
): Refusal | null {
  if (admin || slowMs === 0 || textedAt === null) return null
  const waitMs = textedAt + slowMs - real
  return waitMs > 0 ? refuse('tooFast', { waitMs }) : null
}

/** `null` also for a mute that has expired. */
export function whyMuted({ mute }: RoomMember, now: number): Refusal | null {
  if (mute === null || (mute.until !== null && mute.until <= now)) return null
  return refuse('muted', { until: mute.until, reason: mute.reason })
}

function whyConditions(
  { config: { conditions } }: RoomState,
  member: RoomMember,
  deposits: Deposits = { RMB: 0, USDT: 0 },
  now: number,
): Refusal | null {
  const { depositRMB, depositUSDT, registeredMs, vip } = conditions
  const asked = depositRMB > 0 || depositUSDT > 0
  const paid =
    (depositRMB > 0 && deposits.RMB >= depositRMB) || (depositUSDT > 0 && deposits.USDT >= depositUSDT)
  if (asked && !paid) {
    return refuse('depositLow', { needRMB: depositRMB || null, needUSDT: depositUSDT || null })
  }
  const waitMs = member.createdAt + registeredMs - now
  if (registeredMs > 0 && waitMs > 0) return refuse('tooNew', { waitMs })
  return member.level < vip ? refuse('vipLow', { need: vip }) : null
}
