import * as v from 'valibot'
import { decode } from '../../streams/wire/decode.ts'
import { cashierRequest } from '../../streams/wire/site/wallet.ts'
import { walletPaths } from '../../streams/wire/site/walletPaths.ts'
import { memberCall, type SiteCall } from '../site/siteCall.ts'
import { refusal } from '../site/siteReply.ts'
import { DEMO_PAY_TYPES } from './payTypes.ts'
import { replyOf } from './transferCalls.ts'
import type { WalletDeps } from './walletDeps.ts'
import { currenciesOf } from '../site/walletMember.ts'
import { refusedByWallet } from './walletRefusals.ts'

/** Deposits and withdrawals of a demonstration (docs/games/wallet.md, 5). */
export function cashierCalls(deps: WalletDeps): readonly SiteCall[] {
  return [
    cashierCall(deps, walletPaths.deposit, 'deposit'),
    cashierCall(deps, walletPaths.withdraw, 'withdraw'),
  ]
}

function cashierCall(deps: WalletDeps, path: string, kind: 'deposit' | 'withdraw'): SiteCall {
  const { store, clock, isDemo } = deps
  return memberCall(path, v.unknown(), async (body, { memberId }) => {
    const asked = decode(cashierRequest, body)
    if (!asked.ok) return refusedByWallet('badRequest')
    const { clientTransferId: clientId, currency, amount, validUntil } = asked.value
    const way = DEMO_PAY_TYPES.find(({ payType }) => payType === asked.value.payType)
    if (!isDemo || way === undefined || !way[kind]) return refusedByWallet('unknownType')
    const member = await store.accounts.member(memberId)
    if (member === null) return refusal('auth', 'signIn')
    if (currency !== way.currency || !currenciesOf(member).includes(currency)) {
      return refusedByWallet('currency')
    }
    const outcome = await store.transfers.make(
      {
        memberId,
        clientId,
        kind,
        direction: null,
        venue: null,
        payType: way.payType,
        currency,
        amount,
        at: clock.now(),
      },
      {
        limits: { least: way.least, most: way.most, mostInDay: null, perMinute: null },
        closed: false,
        held: false,
        keepsRefused: false,
        stillValid: () => clock.now() <= validUntil,
      },
    )
    return replyOf(deps, memberId, outcome, { direction: null })
  })
}
