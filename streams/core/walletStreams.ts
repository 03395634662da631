import { filter, merge, Subject } from 'rxjs'
import {
  createFinanceFeed,
  createMoneyCalls,
  createStatementFeed,
  type StatementFeed,
} from '../feeds/finance/index.ts'
import { combineStates } from '../kernel/combineStates.ts'
import type { Scope } from '../kernel/scope.ts'
import { mapState } from '../kernel/state.ts'
import { createTransfers } from '../machines/transfer/createTransfers.ts'
import { createTransferStore } from '../machines/transfer/transferStore.ts'
import { createWallet, type WalletModel } from '../views/wallet/walletModel.ts'
import { gamesPush } from './gameParts.ts'
import type { VenueParts } from './venueParts.ts'
import type { VenueCore } from './venueCore.ts'

const ID_BYTES = 12

export interface WalletStreams {
  wallet(screen: Scope): WalletModel
  statement(screen: Scope): StatementFeed
}

/**
 * The wallets of the member. Transfers without an outcome are followed from when the part is made, and go on when the
 * screen is left.
 */
export function walletStreams(scope: Scope, core: VenueCore, part: VenueParts): WalletStreams {
  const { link, conditions, currencies$, currency$, ports, member, info, push, wallet } = core
  const { serverTime } = link
  const moved$ = new Subject<'moved'>()
  scope.onEnd(() => {
    moved$.complete()
  })
  const changed$ = merge(
    moved$,
    push.events$.pipe(filter(({ type }) => type === 'balance' || type === 'order')),
    part(gamesPush).bets$,
  )
  const transfers = createTransfers(scope, {
    calls: createMoneyCalls(link),
    store: createTransferStore(ports.storage.local, member.id),
    serverTime: {
      now: () => serverTime.now(),
      get rate() {
        return serverTime.state$.value.rate
      },
    },
    newId: () => ports.random.hex(ID_BYTES),
    onMoved: () => {
      moved$.next('moved')
      wallet.refresh()
    },
  })
  return {
    wallet: (screen) =>
      createWallet(screen, {
        finance: createFinanceFeed(screen, {
          link,
          conditions,
          currencies$: mapState(info.state$, (known) => (known === null ? null : currencies$.value)),
          changed$,
        }),
        transfers,
        currencies$,
        currency: currency$.value,
      }),
    statement: (screen) =>
      createStatementFeed(screen, {
        link,
        currency$: combineStates({ known: info.state$, currency: currency$ }, ({ known, currency }) =>
          known === null ? null : currency,
        ),
        changed$,
        now: () => ports.clock.now(),
      }),
  }
}
