/** Why a reservation is refused, or not changed: the names of the codes (docs/pmty.md, 1.15). */
export const RESERVE_CODES = {
  reserveOddsChanged: ['13001'],
  reserveTooMany: ['13002'],
  reserveCancelFailed: ['13003'],
  reserveBelowMin: ['13004'],
  reserveNotFound: ['13005'],
  reserveFailed: ['13006', '13009', '13011', '13012'],
  reserveScoreChanged: ['13007'],
  reserveStakeFixed: ['13008'],
  reserveOverLimit: ['13010', '14085'],
} as const

export type ReserveCodeName = keyof typeof RESERVE_CODES

/** The code with which the platform answers. */
export function reserveCode(name: ReserveCodeName): string {
  return RESERVE_CODES[name][0]
}
