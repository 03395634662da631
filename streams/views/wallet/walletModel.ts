import { filter, find, map, tap } from 'rxjs'
import { cleanAmount, parseAmount } from '../../domain/amount.ts'
import { type Currency, type Money, money } from '../../domain/money.ts'
import { QUICK_TRANSFERS } from '../../domain/walletLimits.ts'
import type { MemberFinance, PayWay, VenueWallet } from '../../domain/walletTransfer.ts'
import type { FinanceFeed } from '../../feeds/finance/index.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { Cell, State$ } from '../../kernel/state.ts'
import { holdsUp, type Transfers } from '../../machines/transfer/createTransfers.ts'
import { isOpen, type TransferProgress } from '../../machines/transfer/transfer.ts'
import { blockOf, type TransferBlock } from './transferBlock.ts'

/** What is typed for a transfer between the centre and a venue. */
export interface TransferForm {
  readonly direction: 'IN' | 'OUT'
  readonly currency: Currency
  /** The chosen venue; `null` without one. */
  readonly venue: VenueWallet | null
  /** The text in the field. */
  readonly typed: string
  readonly amount: Money | null
  /** What the wallet holds that it is taken from. */
  readonly available: Money
  /** Whole units; the last button of the page is all. */
  readonly quick: readonly number[]
  /** The balances after it; `null` without an amount that is there. */
  readonly after: { readonly centre: Money; readonly venue: Money } | null
  readonly block: TransferBlock | null
}

/** All that the venues hold in one currency. */
export interface Collectable {
  readonly amount: Money
  readonly venues: readonly string[]
  /** Whether one of the venues waits for another transfer. */
  readonly busy: boolean
}

export interface WalletView {
  readonly finance: Feed<MemberFinance>
  /** The member's currencies; a single one needs no choice. */
  readonly currencies: readonly Currency[]
  /** `null` for a seamless member. */
  readonly form: TransferForm | null
  /** `null` where no venue holds anything. */
  readonly collectable: Collectable | null
  readonly payWays: readonly PayWay[]
  readonly moves: readonly TransferProgress[]
}

export interface WalletModel {
  readonly wallet$: State$<WalletView>
  turn(direction: 'IN' | 'OUT'): void
  chooseVenue(venue: string): void
  chooseCurrency(currency: Currency): void
  type(text: string): void
  /** Sends the transfer once. */
  transfer(): void
  collect(): void
  /** Pays in or out; `false` while another one is on its way. */
  pay(kind: 'deposit' | 'withdraw', way: PayWay, amount: Money): boolean
  dismiss(id: string): void
  refresh(): void
}

interface WalletDeps {
  readonly finance: FinanceFeed
  readonly transfers: Transfers
  readonly currencies$: State$<readonly Currency[]>
  /** The currency in which the member bets. */
  readonly currency: Currency
}

interface Typed {
  readonly direction: 'IN' | 'OUT'
  readonly venue: string | null
  readonly currency: Currency
  readonly text: string
}

export function createWallet(
  scope: Scope,
  { finance, transfers, currencies$, currency }: WalletDeps,
): WalletModel {
  const typed = scope.cell<Typed>({ direction: 'IN', venue: null, currency, text: '' })
  const wallet$ = combineStates(
    {
      finance: finance.finance$,
      typed: typed.state$,
      moves: transfers.transfers$,
      currencies: currencies$,
    },
    ({ finance: feed, typed: chosen, moves, currencies }): WalletView => {
      const own = currencies.includes(chosen.currency) ? chosen.currency : (currencies[0] ?? 'RMB')
      const value = feed.value ?? null
      return {
        finance: feed,
        currencies,
        form:
          value === null || value.seamless ? null : formOf(feed, value, { ...chosen, currency: own }, moves),
        collectable: value === null ? null : collectableOf(value, own, moves),
        payWays: value?.payWays ?? [],
        moves,
      }
    },
  )
  const change = (next: Partial<Typed>): void => {
    typed.update((before) => ({ ...before, ...next }))
  }
  return {
    wallet$,
    turn: (direction) => {
      change({ direction, text: '' })
    },
    chooseVenue: (venue) => {
      change({ venue })
    },
    chooseCurrency: (chosen) => {
      change({ currency: chosen, text: '' })
    },
    type: (text) => {
      change({ text: cleanAmount(text) })
    },
    transfer: () => {
      const { form } = wallet$.value
      if (form === null || form.block !== null || form.amount === null || form.venue === null) return
      const { direction, venue, amount } = form
      if (transfers.start({ kind: 'transfer', direction, venue: venue.venue }, amount)) {
        emptyUntilRefused(scope, typed, transfers)
      }
    },
    collect: () => {
      const { collectable } = wallet$.value
      if (collectable === null || collectable.busy) return
      transfers.start({ kind: 'collect', venues: collectable.venues }, collectable.amount)
    },
    pay: (kind, { payType }, amount) => transfers.start({ kind, payType }, amount),
    dismiss: transfers.dismiss,
    refresh: finance.refresh,
  }
}

/**
 * Empties the form of a transfer that was sent. When it is refused, what was typed is put back, unless the form has
 * changed since.
 */
function emptyUntilRefused(
  scope: Scope,
  typed: Cell<Typed>,
  { transfers$ }: Pick<Transfers, 'transfers$'>,
): void {
  const before = typed.state$.value
  const emptied = { ...before, text: '' }
  typed.set(emptied)
  // The newest is first.
  const id = transfers$.value[0]?.request.id
  scope.run(
    transfers$.pipe(
      map((moves) => moves.find(({ request }) => request.id === id)),
      find((move) => move === undefined || !isOpen(move)),
      filter((move) => move?.phase === 'refused'),
      tap(() => {
        typed.update((now) => (now === emptied ? before : now))
      }),
    ),
  )
}

function formOf(
  feed: Feed<MemberFinance>,
  value: MemberFinance,
  { direction, venue: code, currency, text }: Typed,
  moves: readonly TransferProgress[],
): TransferForm {
  const wallets = walletsIn(value, currency)
  const venue = wallets.find((each) => each.venue === code) ?? wallets[0] ?? null
  const centre = value.available[currency]
  const held = venue?.balance ?? money(0, currency)
  const available = direction === 'IN' ? centre : held
  const amount = parseAmount(text, currency)
  const sign = direction === 'IN' ? 1 : -1
  const after =
    amount === null || amount.minor > available.minor
      ? null
      : {
          centre: money(centre.minor - sign * amount.minor, currency),
          venue: money(held.minor + sign * amount.minor, currency),
        }
  const isBusy =
    venue !== null &&
    moves.some((move) => isOpen(move) && holdsUp(move, { kind: 'transfer', direction, venue: venue.venue }))
  return {
    direction,
    currency,
    venue,
    typed: text,
    amount,
    available,
    quick: QUICK_TRANSFERS[currency],
    after,
    block: blockOf({ feed, direction, venue, amount, available, isBusy }),
  }
}

/** Whether the balances are those of the last answer; old ones are dimmed. */
export function isUpToDate(finance: Feed<MemberFinance>): boolean {
  return finance.status === 'live'
}

/** The wallets of the venues in one currency. */
export function walletsIn({ venues }: MemberFinance, currency: Currency): readonly VenueWallet[] {
  return venues.filter(({ balance }) => balance.currency === currency)
}

function collectableOf(
  value: MemberFinance,
  currency: Currency,
  moves: readonly TransferProgress[],
): Collectable | null {
  const filled = walletsIn(value, currency).filter(({ balance }) => balance.minor > 0)
  if (filled.length === 0) return null
  const venues = walletsIn(value, currency).map(({ venue }) => venue)
  return {
    amount: money(
      filled.reduce((sum, { balance }) => sum + balance.minor, 0),
      currency,
    ),
    venues,
    busy: moves.some((move) => isOpen(move) && holdsUp(move, { kind: 'collect', venues })),
  }
}
