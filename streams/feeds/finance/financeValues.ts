import { type Currency, money } from '../../domain/money.ts'
import type { KnownTransfer, MemberFinance, PayWay, VenueWallet } from '../../domain/walletTransfer.ts'
import type { Finance, TransferRow } from '../../wire/site/wallet.ts'

/**
 * The balances of an answer; rows in a currency that is not known are left out.
 *
 * @param asksUsdt whether `currentVenueBalance` is what is available in USDT; otherwise all of it may be.
 */
export function financeOf(answer: Finance, asksUsdt: boolean): MemberFinance {
  const { centerWalletBalance, virtualCurrencyWalletBalance, venues, payTypes } = answer
  return {
    seamless: answer.walletType === 'seamless',
    centre: { RMB: money(centerWalletBalance, 'RMB'), USDT: money(virtualCurrencyWalletBalance, 'USDT') },
    available: {
      RMB: money(answer.availableBalance, 'RMB'),
      USDT: money(asksUsdt ? answer.currentVenueBalance : virtualCurrencyWalletBalance, 'USDT'),
    },
    locked: money(answer.lockedWalletBalance, 'RMB'),
    venues: venues.items.flatMap(({ venueCode, venueName, currency, balance, status }): VenueWallet[] =>
      currency === 'unknown'
        ? []
        : [{ venue: venueCode, name: venueName, balance: money(balance, currency), status }],
    ),
    goldCoins: answer.goldCoinBalance,
    total: money(answer.totalRMB, 'RMB'),
    openBets: answer.openOrders,
    payWays: payTypes.items.flatMap(({ payType, payName, currency, ...way }): PayWay[] =>
      currency === 'unknown'
        ? []
        : [
            {
              payType,
              name: payName,
              currency,
              deposit: way.deposit,
              withdraw: way.withdraw,
              least: money(way.min, currency),
              most: money(way.max, currency),
            },
          ],
    ),
    at: answer.ts,
  }
}

/** @param currency of the request, where the row has one that is not known. */
export function transferOf(row: TransferRow, currency: Currency): KnownTransfer {
  return {
    id: row.clientTransferId,
    status: row.status,
    venue: row.venueCode,
    amount: money(row.amount, row.currency === 'unknown' ? currency : row.currency),
  }
}
