/** One bet of a call with all that the platform checks (docs/games/lottery.md, 7.4). */
export interface LotteryWireBet {
  readonly playId: number
  readonly numbers: string
  readonly notes: number
  /** Minor units. */
  readonly unit: number
  readonly multiple: number
  /** The highest odds of the chosen notes, European × 100 000. */
  readonly odds: number
}

/** Later draws of a chase, each with its multiple. */
export interface ChaseOrder {
  readonly stopOnWin: boolean
  readonly draws: readonly { readonly planId: string; readonly multiple: number }[]
}

export interface LotteryOrder {
  /** The id of a chase; its bets are its id with `-1`, `-2` … behind it. `null` without one. */
  readonly chaseId: string | null
  readonly bets: readonly LotteryWireBet[]
  readonly chase: ChaseOrder | null
}
