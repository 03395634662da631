import { finalize, map, merge, of, Subject, switchMap, tap, scan } from 'rxjs'
import { FILTER_WORD_LENGTH, type RoomRefusal } from '../../domain/room/room.ts'
import { readFilterWords$ } from '../../feeds/room/index.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import { CONNECTING, type Feed, interrupted, live } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import type { State$ } from '../../kernel/state.ts'
import type { RoomActions } from './roomActions.ts'
import type { RoomDeps } from './roomDeps.ts'

/** The blocked words of the site, as an admin edits them. */
export interface FilterListView {
  readonly words: Feed<readonly string[]>
  /** The word being typed; it stays until it is in the list. */
  readonly draft: string
  /** A change is on its way. */
  readonly busy: boolean
  /** Why the last change was refused. */
  readonly refusal: RoomRefusal | null
}

/** Read while somebody looks at it. */
export interface FilterListModel {
  readonly view$: State$<FilterListView>
  setDraft(draft: string): void
  /** Adds the draft to the list. */
  add(): void
  remove(word: string): void
  /** Reads the list now. */
  refresh(): void
}

const GRACE_MS = 2000

export function createFilterList(
  scope: Scope,
  { feed, now }: Pick<RoomDeps, 'feed' | 'now'>,
  { deliver$ }: Pick<RoomActions, 'deliver$'>,
): FilterListModel {
  const draft = scope.cell('')
  const busy = scope.cell(false)
  const refusal = scope.cell<RoomRefusal | null>(null)
  const changed$ = new Subject<'changed'>()
  scope.onEnd(() => {
    changed$.complete()
  })

  const words$ = shareState<Feed<readonly string[]>>(
    feed.ready$.pipe(
      switchMap((ready) =>
        ready ? merge(of('first'), changed$).pipe(switchMap(() => readFilterWords$(feed))) : of(null),
      ),
      scan((known: Feed<readonly string[]>, result): Feed<readonly string[]> => {
        if (result === null) return known.status === 'connecting' ? known : interrupted(known, 'network')
        return result.ok ? live(result.value, now()) : interrupted(known, result.error)
      }, CONNECTING),
      scope.bind(),
    ),
    { initial: CONNECTING, graceMs: GRACE_MS },
  )
  const change = (command: { readonly do: 'blockWord' | 'allowWord'; readonly word: string }): void => {
    if (busy.state$.value) return
    busy.set(true)
    refusal.set(null)
    scope.run(
      deliver$(command).pipe(
        tap((delivery) => {
          if (delivery.type === 'refused') refusal.set(delivery.refusal)
          else changed$.next('changed')
          // Without an answer, the list that is read next shows whether it was done.
          if (delivery.type === 'done' && command.do === 'blockWord') draft.set('')
        }),
        map(() => undefined),
        finalize(() => {
          busy.set(false)
        }),
      ),
    )
  }
  return {
    view$: combineStates(
      { words: words$, draft: draft.state$, busy: busy.state$, refusal: refusal.state$ },
      (view): FilterListView => view,
    ),
    setDraft: (typed) => {
      refusal.set(null)
      draft.set(
        Array.from(typed)
          .slice(0, FILTER_WORD_LENGTH * TYPED_FACTOR)
          .join(''),
      )
    },
    add: () => {
      change({ do: 'blockWord', word: draft.state$.value })
    },
    refresh: () => {
      changed$.next('changed')
    },
    remove: (word) => {
      change({ do: 'allowWord', word })
    },
  }
}

/** More than the limit may be typed, because separators and marks are cleaned away before it is counted. */
const TYPED_FACTOR = 2
