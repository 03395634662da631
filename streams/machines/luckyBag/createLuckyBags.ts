import { map, Subject, switchMap, tap } from 'rxjs'
import type { BagDetail } from '../../domain/room/luckyBag.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { Cell } from '../../kernel/state.ts'
import { bagsAfter, type OpenBags, type SeenBag, seenAfterRead, withMine } from './bags.ts'
import { createPutting } from './createPutting.ts'
import type { BagAnswer, LuckyBagDeps, LuckyBagDriver } from './luckyBagDriver.ts'

/** Follows the lucky bags of a room, opens one, and puts one out. */
export function createLuckyBags(scope: Scope, deps: LuckyBagDeps): LuckyBagDriver {
  const bags = scope.cell<OpenBags>([])
  const seen = scope.cell<SeenBag | null>(null)
  const reads$ = new Subject<string>()
  scope.onEnd(() => {
    reads$.complete()
  })

  const { takeRead, takeOpened } = createAnswers({ bags, seen, reads$, onMoney: deps.onMoney })

  scope.run(
    deps.news$.pipe(
      tap((news) => {
        bags.update((before) => bagsAfter(before, news))
        if (
          news.type === 'told' &&
          news.bag.state !== 'made' &&
          seen.state$.value?.bag.bagId === news.bag.bagId
        ) {
          reads$.next(news.bag.bagId)
        }
      }),
    ),
  )
  scope.run(
    reads$.pipe(
      switchMap((bagId) => deps.read({ bagId }).pipe(map((answer) => ({ bagId, answer })))),
      tap(({ bagId, answer }) => {
        takeRead(bagId, answer)
      }),
    ),
  )

  return {
    bags$: bags.state$,
    seen$: seen.state$,
    look: (bagId) => {
      const bag = bags.state$.value.find((each) => each.bagId === bagId)
      if (bag === undefined) return
      if (seen.state$.value?.bag.bagId !== bagId) {
        seen.set({ bag, phase: bag.mine === null ? 'reading' : 'got', refusal: null })
      }
      reads$.next(bagId)
    },
    open: () => {
      const shown = seen.state$.value
      if (shown?.phase !== 'closed') return
      const { bagId } = shown.bag
      seen.set({ ...shown, phase: 'opening' })
      scope.run(
        deps.open(bagId).pipe(
          tap((answer) => {
            takeOpened(bagId, answer)
          }),
        ),
      )
    },
    check: () => {
      const shown = seen.state$.value
      if (shown !== null) reads$.next(shown.bag.bagId)
    },
    leave: () => {
      // An unknown outcome is kept, so that it is still looked up when the bag is shown again.
      if (seen.state$.value?.phase !== 'unknown') seen.set(null)
    },
    ...createPutting(scope, deps),
  }
}

interface AnswerDeps {
  readonly bags: Cell<OpenBags>
  readonly seen: Cell<SeenBag | null>
  readonly reads$: Subject<string>
  readonly onMoney: () => void
}

interface Answers {
  readonly takeRead: (bagId: string, answer: BagAnswer) => void
  readonly takeOpened: (bagId: string, answer: BagAnswer) => void
}

/** What the answers of the room say about the bag that is shown. */
function createAnswers({ bags, seen, reads$, onMoney }: AnswerDeps): Answers {
  /** Changes the bag that is shown, if it is still this one. */
  const change = (bagId: string, next: (shown: SeenBag) => SeenBag): void => {
    seen.update((shown) => (shown?.bag.bagId === bagId ? next(shown) : shown))
  }
  const takeDetail = (bag: BagDetail): void => {
    bags.update((before) => withMine(before, bag))
    change(bag.bagId, (shown) => seenAfterRead(shown, bag))
  }
  const takeRead = (bagId: string, answer: BagAnswer): void => {
    if (answer.type === 'done' && answer.bag !== null) takeDetail(answer.bag)
    // Reading says nothing new: what is not known stays unknown.
    else change(bagId, (shown) => (shown.phase === 'reading' ? { ...shown, phase: 'closed' } : shown))
  }
  const takeOpened = (bagId: string, answer: BagAnswer): void => {
    if (answer.type === 'done' && answer.bag !== null) {
      takeDetail(answer.bag)
      onMoney()
      return
    }
    if (answer.type === 'refused' && answer.refusal.code !== 'failed') {
      const { refusal } = answer
      change(bagId, (shown) => ({ ...shown, phase: 'refused', refusal }))
    } else {
      change(bagId, (shown) => ({ ...shown, phase: 'unknown' }))
      onMoney()
    }
    reads$.next(bagId)
  }
  return { takeRead, takeOpened }
}
