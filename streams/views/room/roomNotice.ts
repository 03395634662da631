import { tap } from 'rxjs'
import { NOTICE_LENGTH, type PinnedNotice, type Room } from '../../domain/room/room.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { Scope } from '../../kernel/scope.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import type { RoomActions } from './roomActions.ts'
import type { RoomDeps } from './roomDeps.ts'

/** The notice of a room: shown above the chat until this device hides it, and edited by admins. */
export interface NoticeModel {
  /** `null` without a notice, and while this device hides it: until it changes. */
  readonly shown$: State$<PinnedNotice | null>
  /** The notice whether it is hidden or not. */
  readonly pinned$: State$<PinnedNotice | null>
  /** What an admin is typing; the present notice before. It stays until it is set. */
  readonly draft$: State$<string>
  hide(): void
  setDraft(text: string): void
  /** Sets the draft as the notice. A refusal is shown as a notice of the site. */
  pin(): void
  unpin(): void
}

export function createNotice(
  scope: Scope,
  { feed, local }: Pick<RoomDeps, 'feed' | 'local'>,
  { perform$ }: Pick<RoomActions, 'perform$'>,
  room$: State$<Room | null>,
): NoticeModel {
  const key = `touchline.hiddenNotice.${feed.roomId}`
  const hidden = scope.cell(local.get(key))
  const draft = scope.cell<string | null>(null)
  const pinned$ = mapState(room$, (room) => room?.pinned ?? null)
  const send = (text: string): void => {
    scope.run(
      perform$({ do: 'pin', text }).pipe(
        tap(({ type }) => {
          if (type === 'done') draft.set(null)
        }),
      ),
    )
  }
  return {
    shown$: combineStates({ pinned: pinned$, hidden: hidden.state$ }, (values) =>
      values.pinned?.id === values.hidden ? null : values.pinned,
    ),
    pinned$,
    draft$: combineStates(
      { pinned: pinned$, typed: draft.state$ },
      (values) => values.typed ?? values.pinned?.text ?? '',
    ),
    hide: () => {
      const { value } = pinned$
      if (value === null) return
      hidden.set(value.id)
      local.set(key, value.id)
    },
    setDraft: (text) => {
      draft.set(Array.from(text).slice(0, NOTICE_LENGTH).join(''))
    },
    pin: () => {
      const text = draft.state$.value
      if (text !== null) send(text)
    },
    unpin: () => {
      send('')
    },
  }
}
