import { tap } from 'rxjs'
import type { Scope } from '../../kernel/scope.ts'
import { NOT_PUT, type PutBag } from './bags.ts'
import type { LuckyBagDeps, LuckyBagDriver } from './luckyBagDriver.ts'

/** Puts out a bag, once for each call. */
export function createPutting(
  scope: Scope,
  { put, read, newCid, onMoney }: LuckyBagDeps,
): Pick<LuckyBagDriver, 'put$' | 'put' | 'beginPut'> {
  const state = scope.cell<PutBag>(NOT_PUT)
  let cid = ''

  const lookUp = (): void => {
    scope.run(
      read({ madeWith: cid }).pipe(
        tap((answer) => {
          if (answer.type === 'done') state.set({ phase: 'made', refusal: null })
          else if (answer.type === 'refused' && answer.refusal.code === 'notFound') {
            state.set({ phase: 'notMade', refusal: null })
          } else state.set({ phase: 'unknown', refusal: null })
          onMoney()
        }),
      ),
    )
  }
  return {
    put$: state.state$,
    put: (contents) => {
      const { phase } = state.state$.value
      if (phase === 'sending' || phase === 'unknown') return
      cid = newCid()
      state.set({ phase: 'sending', refusal: null })
      scope.run(
        put(cid, contents).pipe(
          tap((answer) => {
            if (answer.type === 'done') {
              state.set({ phase: 'made', refusal: null })
              onMoney()
            } else if (answer.type === 'refused' && answer.refusal.code !== 'failed') {
              state.set({ phase: 'refused', refusal: answer.refusal })
            } else {
              state.set({ phase: 'unknown', refusal: null })
              lookUp()
            }
          }),
        ),
      )
    },
    beginPut: () => {
      const { phase } = state.state$.value
      if (phase === 'unknown') lookUp()
      else if (phase !== 'sending') state.set(NOT_PUT)
    },
  }
}
