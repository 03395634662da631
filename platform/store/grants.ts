import type { Currency } from '../../streams/domain/money.ts'
import type { Store } from './store.ts'

const CURRENCIES: readonly Currency[] = ['RMB', 'USDT']

/** The initial balances of a new member. Each currency is granted once, however often this is called. */
export async function grantMember(
  { ledger }: Pick<Store, 'ledger'>,
  grant: {
    readonly memberId: number
    /** Minor units. */
    readonly amounts: Readonly<Record<Currency, number>>
    readonly at: number
  },
): Promise<void> {
  const { memberId, amounts, at } = grant
  for (const currency of CURRENCIES) {
    const amount = amounts[currency]
    if (amount === 0) continue
    await ledger.transfer({
      key: `grant:${memberId}:${currency}`,
      kind: 'IN',
      reference: `member:${memberId}`,
      at,
      entries: [
        { house: 'house:promotions', currency, amount: -amount },
        { member: memberId, currency, amount },
      ],
    })
  }
}
