import { CURRENCY_IDS, type Currency } from '../../../streams/domain/money.ts'
import { LAUNCHED_PRODUCTS } from '../../site/venueDesk.ts'
import type { Member } from '../../store/accounts.ts'
import type { Purpose } from '../../store/ledgerKinds.ts'
import { currenciesOf, payingPurpose } from '../../site/walletMember.ts'
import type { LotteryDeps } from './lotteryDeps.ts'

/** The wallet that pays a member's bets (docs/games/wallet.md, 2). */
export function purposeOf(member: Member): Purpose {
  return payingPurpose(member, LAUNCHED_PRODUCTS.lottery)
}

/** The currency with this number; `null` for one that the member does not have. */
export function currencyOf(member: Member, code: number): Currency | null {
  return currenciesOf(member).find((currency) => CURRENCY_IDS[currency] === code) ?? null
}

/** @throws for an id that no member has: the caller was admitted with it. */
export async function memberOf({ store }: Pick<LotteryDeps, 'store'>, memberId: number): Promise<Member> {
  const member = await store.accounts.member(memberId)
  if (member === null) throw new Error(`there is no member ${memberId}`)
  return member
}
