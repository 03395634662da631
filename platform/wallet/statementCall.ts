import { CURRENCY_IDS, type Currency } from '../../streams/domain/money.ts'
import { unitsText } from '../../streams/wire/amounts.ts'
import { statementRequest } from '../../streams/wire/site/statement.ts'
import { transferStatus } from '../../streams/wire/site/wallet.ts'
import { walletPaths } from '../../streams/wire/site/walletPaths.ts'
import { spanOf } from '../play/records/gameRecords.ts'
import { memberCall, type SiteCall } from '../site/siteCall.ts'
import { refusal, success } from '../site/siteReply.ts'
import { textLanguage } from '../site/textLanguage.ts'
import type { StatementEntry } from '../store/statement.ts'
import { movementTexts, referenceOf, type TextOf } from './movementTexts.ts'
import type { WalletDeps } from './walletDeps.ts'
import { currenciesOf } from '../site/walletMember.ts'
import { refusedByWallet } from './walletRefusals.ts'

/** The entries of a member's wallets (docs/games/wallet.md, 6). */
export function statementCall(deps: WalletDeps): SiteCall {
  const { store, clock } = deps
  return memberCall(walletPaths.statement, statementRequest, async (asked, { memberId }, { language }) => {
    const member = await store.accounts.member(memberId)
    if (member === null) return refusal('auth', 'signIn')
    const currency = currenciesOf(member).find((each) => CURRENCY_IDS[each] === asked.currency)
    if (currency === undefined) return refusedByWallet('currency')
    const ts = clock.now()
    const span = spanOf(asked, ts)
    if (span === null) return refusal('validation', 'badBody')
    const { types, wallets, page, size } = asked
    const { entries, total, ...sums } = await store.ledger.statement(memberId, {
      currency,
      ...span,
      kinds: types,
      wallets,
      page,
      size,
    })
    const textOf = await movementTexts(deps, entries, textLanguage(language))
    return success({
      total,
      in: unitsText(sums.in),
      out: unitsText(sums.out),
      records: entries.map((entry) => recordOf(entry, currency, textOf)),
      ts,
    })
  })
}

function recordOf(entry: StatementEntry, currency: Currency, textOf: TextOf) {
  const { id, kind, purpose, otherPurpose, amount, balanceAfter, transfer, at } = entry
  return {
    id: String(id),
    type: kind,
    direction: amount > 0 ? 'IN' : 'OUT',
    status: statusOf(transfer),
    wallet: purpose,
    otherWallet: otherPurpose,
    venueCode: transfer?.venue ?? null,
    currency: CURRENCY_IDS[currency],
    amount: unitsText(amount),
    balanceAfter: unitsText(balanceAfter),
    reference: referenceOf(entry),
    text: textOf(entry),
    time: at,
  }
}

function statusOf(transfer: StatementEntry['transfer']): number | null {
  if (transfer === null) return transferStatus.done
  return transfer.status === 'processing' ? null : transferStatus[transfer.status]
}
