import { betStateCodes } from '../../../streams/wire/lottery/codes.ts'
import type { Chases } from '../../store/chases/chases.ts'
import type { StoredPosition } from '../../store/positions/position.ts'
import { selectionOf } from './selection.ts'

interface BetState {
  /** `null` for a bet that was given back. */
  readonly betState: number | null
  /** `null` for a single bet. */
  readonly chaseNo: string | null
}

/** The states and chases of bets, as all lists of records have them. The chases are read in one query. */
export async function betStatesOf(
  chases: Pick<Chases, 'withClientIds'>,
  memberId: number,
  positions: readonly StoredPosition[],
): Promise<(position: StoredPosition) => BetState> {
  const ids = new Set(positions.flatMap(({ selection }) => selectionOf(selection).chase?.id ?? []))
  const found = await chases.withClientIds(memberId, [...ids])
  const numbers = new Map(found.map(({ clientOrderId, chaseNo }) => [clientOrderId, chaseNo]))
  return (position) => {
    const { chase } = selectionOf(position.selection)
    return {
      betState: betState(position, chase !== null),
      chaseNo: chase === null ? null : (numbers.get(chase.id) ?? null),
    }
  }
}

/** docs/games/lottery.md, 2. */
function betState({ status, returned }: StoredPosition, chased: boolean): number | null {
  switch (status) {
    case 'cancelled':
      return null
    case 'open':
    case 'rolledBack':
      return chased ? betStateCodes.chase : betStateCodes.single
    case 'settled':
      if (returned === 0) return betStateCodes.lost
      return chased ? betStateCodes.chaseWon : betStateCodes.singleWon
  }
}
