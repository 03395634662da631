import { TRANSFERS_PER_MINUTE, VENUE_TRANSFER_LIMITS } from '../../streams/domain/walletLimits.ts'
import { unitsText } from '../../streams/wire/amounts.ts'
import { decode } from '../../streams/wire/decode.ts'
import {
  collectRequest,
  transferKind,
  transferRequest,
  transferStateRequest,
} from '../../streams/wire/site/wallet.ts'
import { walletPaths } from '../../streams/wire/site/walletPaths.ts'
import * as v from 'valibot'
import { memberCall, type SiteCall } from '../site/siteCall.ts'
import { refusal, type SiteReply, success } from '../site/siteReply.ts'
import type { LaunchedProduct } from '../site/venueDesk.ts'
import type { Member } from '../store/accounts.ts'
import type { AskedTransfer, TransferOutcome, TransferRules } from '../store/transfers/transfer.ts'
import { readVenueAnswers } from './heldTransfers.ts'
import { rowOfTransfer } from './transferRows.ts'
import type { WalletDeps } from './walletDeps.ts'
import { currenciesOf, VENUE_PURPOSES, VENUES_WITH_WALLET } from '../site/walletMember.ts'
import { REPEATED, refusedByWallet, refusedTransfer } from './walletRefusals.ts'

/** Transfers between the centre and the venues (docs/games/wallet.md, 4). */
export function transferCalls(deps: WalletDeps): readonly SiteCall[] {
  return [transferCall(deps), collectCall(deps), stateCall(deps)]
}

type Currency = AskedTransfer['currency']

/** A transfer between the centre and a venue; the rules for it. */
async function rulesFor(
  { store, venues, clock }: WalletDeps,
  {
    memberId,
    venue,
    currency,
  }: { readonly memberId: number; readonly venue: LaunchedProduct; readonly currency: Currency },
  validUntil: number,
): Promise<TransferRules> {
  const { hold } = await readVenueAnswers(store.settings, memberId)
  return {
    limits: { ...VENUE_TRANSFER_LIMITS[currency], perMinute: TRANSFERS_PER_MINUTE },
    closed: venues.status(venue) !== 'open',
    held: hold,
    keepsRefused: false,
    stillValid: () => clock.now() <= validUntil,
  }
}

function transferCall(deps: WalletDeps): SiteCall {
  const { store, clock } = deps
  return memberCall(walletPaths.transfer, v.unknown(), async (body, { memberId }) => {
    const kind = decode(transferKind, body)
    const venue = kind.ok ? VENUES_WITH_WALLET.find((code) => code === kind.value.venueCode) : undefined
    if (!kind.ok || venue === undefined) return refusedByWallet('unknownType')
    const asked = decode(transferRequest, body)
    if (!asked.ok) return refusedByWallet('badRequest')
    const { clientTransferId: clientId, currency, amount, validUntil } = asked.value
    const member = await store.accounts.member(memberId)
    if (member === null) return refusal('auth', 'signIn')
    const { direction } = kind.value
    if (await isSeamless(deps, member, direction === 'OUT' ? venue : null)) return refusedByWallet('seamless')
    if (currency === 'unsupported' || !currenciesOf(member).includes(currency)) {
      return refusedByWallet('currency')
    }
    const transfer = {
      memberId,
      clientId,
      kind: 'transfer',
      direction,
      venue,
      payType: null,
      currency,
      amount,
      at: clock.now(),
    } as const
    const outcome = await store.transfers.make(
      transfer,
      await rulesFor(deps, { memberId, venue, currency }, validUntil),
    )
    return replyOf(deps, memberId, outcome, transfer)
  })
}

/** The answer of a transfer, a deposit or a withdrawal. */
export async function replyOf(
  { store, clock }: Pick<WalletDeps, 'store' | 'clock'>,
  memberId: number,
  outcome: TransferOutcome,
  asked: Pick<AskedTransfer, 'direction'>,
): Promise<SiteReply> {
  switch (outcome.status) {
    case 'made':
    case 'repeated': {
      const row = rowOfTransfer(outcome.transfer, await store.ledger.funds(memberId), clock.now())
      return outcome.status === 'made'
        ? success(row)
        : refusedByWallet(REPEATED[outcome.transfer.status], row)
    }
    case 'refused':
      return refusedTransfer(outcome.refusal, asked)
    case 'expired':
      return refusedByWallet('failed')
    case 'differs':
    case 'nothing':
      return refusedByWallet('badRequest')
  }
}

/**
 * Whether the member has no transfers. What a member who became seamless has left in a venue may still be taken
 * back.
 *
 * @param from the venue that it is taken from; `null` for a transfer to one.
 */
async function isSeamless(
  { store }: Pick<WalletDeps, 'store'>,
  { id, walletType }: Member,
  from: LaunchedProduct | null,
): Promise<boolean> {
  if (walletType === 'transfer') return false
  if (from === null) return true
  const left = await store.ledger.balances(id, VENUE_PURPOSES[from])
  return [...left.values()].every((balance) => balance <= 0)
}

/** Everything that the venues hold goes to the centre; each of them is done or refused by itself. */
function collectCall(deps: WalletDeps): SiteCall {
  const { store, clock } = deps
  return memberCall(walletPaths.collect, v.unknown(), async (body, { memberId }) => {
    const asked = decode(collectRequest, body)
    if (!asked.ok) return refusedByWallet('badRequest')
    const { clientTransferId, currency, validUntil } = asked.value
    const member = await store.accounts.member(memberId)
    if (member === null) return refusal('auth', 'signIn')
    const empty = await Promise.all(VENUES_WITH_WALLET.map((venue) => isSeamless(deps, member, venue)))
    if (empty.every((isEmpty) => isEmpty)) return refusedByWallet('seamless')
    if (currency === 'unsupported' || !currenciesOf(member).includes(currency)) {
      return refusedByWallet('currency')
    }
    const ids = new Map(VENUES_WITH_WALLET.map((venue) => [`${clientTransferId}-${venue}`, venue]))
    const earlier = await store.transfers.find(memberId, [...ids.keys()])
    const made = [...earlier]
    // Sent again it collects nothing that was put there meanwhile.
    if (earlier.length === 0) {
      for (const [clientId, venue] of ids) {
        const rules = await rulesFor(deps, { memberId, venue, currency }, validUntil)
        const outcome = await store.transfers.make(
          {
            memberId,
            clientId,
            kind: 'transfer',
            direction: 'OUT',
            venue,
            payType: null,
            currency,
            amount: 'all',
            at: clock.now(),
          },
          { ...rules, keepsRefused: true },
        )
        if (outcome.status === 'expired') return refusedByWallet('failed')
        if ('transfer' in outcome && outcome.transfer !== null) made.push(outcome.transfer)
      }
    }
    const funds = await store.ledger.funds(memberId)
    const ts = clock.now()
    const collected = made.reduce((sum, { status, amount }) => (status === 'done' ? sum + amount : sum), 0)
    return success({
      transfers: made.map((transfer) => rowOfTransfer(transfer, funds, ts)),
      collected: unitsText(collected),
    })
  })
}

/** How far transfers are. One that is missing at a `ts` later than its `validUntil` was never made. */
function stateCall({ store, clock }: WalletDeps): SiteCall {
  return memberCall(walletPaths.transferState, v.unknown(), async (body, { memberId }) => {
    const asked = decode(transferStateRequest, body)
    if (!asked.ok) return refusedByWallet('badRequest')
    // Before the reading: what is made later may be missing.
    const ts = clock.now()
    const transfers = await store.transfers.find(memberId, asked.value.clientTransferIds)
    const funds = await store.ledger.funds(memberId)
    return success({ transfers: transfers.map((transfer) => rowOfTransfer(transfer, funds, ts)), ts })
  })
}
