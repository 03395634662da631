import { ROUND_PRODUCTS, type RoundProduct } from '../../domain/rounds/round.ts'
import type { KeyValue } from '../../ports/storage.ts'

const KEY = 'touchline.gameBets'

/** The key of a member's bets without an outcome at a product. */
export function gameBetsKey(memberId: string, product: RoundProduct): string {
  return `${KEY}.${memberId}.${product}`
}

/** The products at which the device has stored bets of this member. */
export function storedGameBets(device: KeyValue, memberId: string): readonly RoundProduct[] {
  return ROUND_PRODUCTS.filter((product) => device.get(gameBetsKey(memberId, product)) !== null)
}
