import { EMPTY, merge, type Observable, Subject, switchMap, tap, timer } from 'rxjs'
import type { Speaker } from '../../domain/room/message.ts'
import type { Gift } from '../../domain/room/room.ts'
import type { Scope } from '../../kernel/scope.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import {
  EMPTY_SHOWS,
  isShown,
  nextShowChange,
  type Show,
  SHOW_DEFAULTS,
  type ShowOptions,
  showOver,
  type ShowQueue,
  showsAt,
  takeShow,
} from './show.ts'
import {
  type Combo,
  emptyTray,
  type GiftTray,
  nextTrayChange,
  takeCombo,
  TRAY_DEFAULTS,
  trayAt,
  type TrayOptions,
} from './tray.ts'

/** A gift message. */
export interface GivenGift {
  readonly comboId: string
  readonly from: Speaker
  readonly gift: Gift
  readonly total: number
  readonly mine: boolean
}

export interface GiftTrayDeps {
  readonly given$: Observable<GivenGift>
  /** Local ms. */
  readonly now: () => number
}

export interface GiftTrayDriver {
  readonly lanes$: State$<readonly Combo[]>
  readonly show$: State$<Show | null>
  /** Reports that the animation has ended or can't be shown. */
  shown(key: string): void
}

/**
 * Drives the tray and the show: adds counts as they arrive, and removes lanes and shows when their time is
 * over.
 */
export function createGiftTray(
  scope: Scope,
  { given$, now }: GiftTrayDeps,
  trayOptions: TrayOptions = TRAY_DEFAULTS,
  showOptions: ShowOptions = SHOW_DEFAULTS,
): GiftTrayDriver {
  const tray = scope.cell<GiftTray>(emptyTray(trayOptions))
  const shows = scope.cell<ShowQueue>(EMPTY_SHOWS)
  const over$ = new Subject<string>()

  const take = ({ comboId, from, gift, total, mine }: GivenGift): void => {
    const combo: Combo = { key: `${from.id}|${comboId}`, from, gift, total, mine, at: now() }
    tray.update((before) => takeCombo(before, combo, trayOptions))
    if (isShown(gift)) shows.update((before) => takeShow(before, combo, showOptions))
  }
  const endAt$ = (at: number | null, end: () => void): Observable<unknown> =>
    at === null ? EMPTY : timer(Math.max(0, at - now())).pipe(tap(end))

  scope.run(
    merge(
      given$.pipe(tap(take)),
      over$.pipe(
        tap((key) => {
          shows.update((before) => showOver(before, key, now(), showOptions))
        }),
      ),
      mapState(tray.state$, (current) => nextTrayChange(current, trayOptions)).pipe(
        switchMap((at) =>
          endAt$(at, () => {
            tray.update((before) => trayAt(before, now(), trayOptions))
          }),
        ),
      ),
      mapState(shows.state$, (current) => nextShowChange(current, showOptions)).pipe(
        switchMap((at) =>
          endAt$(at, () => {
            shows.update((before) => showsAt(before, now(), showOptions))
          }),
        ),
      ),
    ),
  )
  scope.onEnd(() => {
    over$.complete()
  })
  return {
    lanes$: mapState(
      tray.state$,
      ({ lanes }) => lanes.flatMap((combo) => combo ?? []),
      (a, b) => a.length === b.length && a.every((combo, index) => combo === b[index]),
    ),
    show$: mapState(shows.state$, ({ playing }) => playing),
    shown: (key) => {
      over$.next(key)
    },
  }
}
