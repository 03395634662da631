import { Subject } from 'rxjs'
import type {
  OwnPredictions,
  PredictionsFeed,
  PredictorRow,
  RankPeriod,
} from '../../feeds/predictions/index.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'

/** The best predictors, and the member's own predictions. */
export interface PredictorsModel {
  readonly ranks$: (period: RankPeriod) => State$<Feed<readonly PredictorRow[]>>
  readonly own$: State$<Feed<OwnPredictions>>
  /** Reads the next page of the member's own. */
  more(): void
  /** Reads what is shown again now. */
  refresh(): void
}

export function createPredictors(
  screen: Scope,
  { ranks$, own$, readAgain }: Pick<PredictionsFeed, 'ranks$' | 'own$' | 'readAgain'>,
): PredictorsModel {
  const more$ = new Subject<null>()
  screen.onEnd(() => {
    more$.complete()
  })
  return {
    ranks$,
    own$: screen.state<Feed<OwnPredictions>>(own$({ more$ }), CONNECTING),
    more: () => {
      more$.next(null)
    },
    refresh: readAgain,
  }
}
