import type { Currency } from '../domain/money.ts'
import { mapState, type State$ } from '../kernel/state.ts'
import type { VenueRules } from '../venues/venue.ts'
import type { MemberCore } from './memberCore.ts'

type Currencies = VenueRules['currencies']

/**
 * The currencies in which the member bets at this venue: those of the venue, but for a member with one currency. A
 * single one needs no choice (docs/games/wallet.md, 2).
 */
export function ownCurrencies$(
  { info }: Pick<MemberCore, 'info'>,
  { currencies }: Pick<VenueRules, 'currencies'>,
): State$<Currencies> {
  return mapState(info.state$, (member) => {
    if (member === null) return currencies
    const own: readonly Currency[] = currencies.filter((each) => member.currencies.items.includes(each))
    const [first, ...others] = own
    return first === undefined ? currencies : [first, ...others]
  })
}
