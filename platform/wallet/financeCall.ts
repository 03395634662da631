import type { TextLanguage } from '../../streams/domain/localText.ts'
import { CURRENCY_IDS, type Currency, money } from '../../streams/domain/money.ts'
import { inRmb } from '../../streams/domain/rmbValue.ts'
import { unitsText } from '../../streams/wire/amounts.ts'
import { venueWalletTypes } from '../../streams/wire/site/member.ts'
import { type Finance, financeRequest } from '../../streams/wire/site/wallet.ts'
import { walletPaths } from '../../streams/wire/site/walletPaths.ts'
import { memberCall, type SiteCall } from '../site/siteCall.ts'
import { refusal, success } from '../site/siteReply.ts'
import { textLanguage } from '../site/textLanguage.ts'
import type { LaunchedProduct } from '../site/venueDesk.ts'
import type { Member } from '../store/accounts.ts'
import type { MemberFunds } from '../store/memberFunds.ts'
import { DEMO_PAY_TYPES } from './payTypes.ts'
import type { WalletDeps } from './walletDeps.ts'
import { currenciesOf, payingPurpose, VENUE_PURPOSES, VENUES_WITH_WALLET } from '../site/walletMember.ts'
import { refusedByWallet } from './walletRefusals.ts'

const VENUE_NAMES: Readonly<Record<LaunchedProduct, Readonly<Record<TextLanguage, string>>>> = {
  ZR: { cmn: '真人', zho: '真人', english: 'Casino' },
  CP: { cmn: '彩票', zho: '彩票', english: 'Lottery' },
}

/** All balances of a member (docs/games/wallet.md, 3). */
export function financeCall({ store, venues, clock, isDemo }: WalletDeps): SiteCall {
  return memberCall(walletPaths.finance, financeRequest, async (asked, { memberId }, { language }) => {
    const member = await store.accounts.member(memberId)
    if (member === null) return refusal('auth', 'signIn')
    const currency = asked.currency ?? member.onlyCurrency ?? 'RMB'
    if (currency === 'unsupported' || !currenciesOf(member).includes(currency)) {
      return refusedByWallet('currency')
    }
    const ts = clock.now()
    const funds = await store.ledger.funds(memberId)
    const own = textLanguage(language)
    const locked = (of: Currency): number => funds.staked(of) + funds.balance('locked', of)
    const centre = (of: Currency): number => funds.balance('main', of) + locked(of)
    const rows = venueRows(member, funds)
    const total = [
      money(centre('RMB'), 'RMB'),
      money(centre('USDT'), 'USDT'),
      ...rows.map((row) => money(row.balance, row.currency)),
    ].reduce((sum, each) => sum + inRmb(each), 0)
    const venue = VENUES_WITH_WALLET.find((code) => code === asked.venueEnName)
    const answer = {
      walletType: venueWalletTypes[member.walletType],
      centerWalletBalance: unitsText(centre('RMB')),
      virtualCurrencyWalletBalance: unitsText(centre('USDT')),
      currentVenueBalance: unitsText(
        funds.balance(venue === undefined ? 'main' : payingPurpose(member, venue), currency),
      ),
      goldCoinBalance: String(funds.balance('bonus', 'RMB')),
      lockedWalletBalance: unitsText(locked('RMB')),
      availableBalance: unitsText(funds.balance('main', 'RMB')),
      venues: rows.map(({ code, currency: of, balance }) => ({
        venueCode: code,
        venueName: VENUE_NAMES[code][own],
        currency: CURRENCY_IDS[of],
        balance: unitsText(balance),
        status: venues.status(code),
      })),
      totalRMB: unitsText(total),
      openOrders: funds.openBets,
      payTypes: isDemo ? payTypeRows(member, own) : [],
      ts,
    } satisfies Record<keyof Finance, unknown>
    return success(answer)
  })
}

interface VenueRow {
  readonly code: LaunchedProduct
  readonly currency: Currency
  readonly balance: number
}

/** The wallets at venues. A seamless member has only those that still hold something, so that it can be collected. */
function venueRows(member: Member, funds: MemberFunds): readonly VenueRow[] {
  return VENUES_WITH_WALLET.flatMap((code) =>
    currenciesOf(member).map((currency) => ({
      code,
      currency,
      balance: funds.balance(VENUE_PURPOSES[code], currency),
    })),
  ).filter(({ balance }) => member.walletType === 'transfer' || balance !== 0)
}

function payTypeRows(member: Member, language: TextLanguage) {
  return DEMO_PAY_TYPES.filter(({ currency }) => currenciesOf(member).includes(currency)).map(
    ({ payType, name, currency, deposit, withdraw, least, most }) => ({
      payType,
      payName: name[language],
      currency: CURRENCY_IDS[currency],
      deposit: deposit ? 1 : 0,
      withdraw: withdraw ? 1 : 0,
      min: unitsText(least),
      max: unitsText(most),
    }),
  )
}
