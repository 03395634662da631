import { combineLatest, map, of, switchMap } from 'rxjs'
import { type CasinoCart, cartOf } from '../../domain/casino/cart.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { TableBets } from '../../machines/casinoBets/tableBets.ts'

/** The spots that are not sent, of all tables that are shown (docs/games/casino.md, 7). */
export interface CartModel {
  readonly cart$: State$<CasinoCart>
  /** Adds the bets of a table until the returned function is called. */
  add(bets: TableBets): () => void
  /** One call for each table that has something to send; each is taken or refused by itself. */
  sendAll(): void
  clearAll(): void
}

/** @param several whether several tables are played at once. */
export function createCart(scope: Scope, several: boolean): CartModel {
  const tables = scope.cell<readonly TableBets[]>([])
  const cart = (): CasinoCart =>
    cartOf(
      tables.state$.value.map(({ tableId, view$ }) => ({ tableId, stakes: view$.value.lying })),
      several,
    )
  return {
    cart$: scope.state(
      tables.state$.pipe(
        switchMap((all) => (all.length === 0 ? of([]) : combineLatest(all.map(({ view$ }) => view$)))),
        map(cart),
      ),
      cart(),
      sameCart,
    ),
    add: (bets) => {
      tables.update((all) => [...all, bets])
      return () => {
        tables.update((all) => all.filter((each) => each !== bets))
      }
    },
    sendAll: () => {
      for (const bets of tables.state$.value) bets.send()
    },
    clearAll: () => {
      for (const bets of tables.state$.value) bets.clear()
    },
  }
}

function sameCart(one: CasinoCart, other: CasinoCart): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
