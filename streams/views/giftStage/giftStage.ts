import {
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  NEVER,
  type Observable,
  of,
  Subject,
  switchMap,
  takeUntil,
  takeWhile,
  tap,
  timeout,
  timer,
} from 'rxjs'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { NetworkState } from '../../ports/environment.ts'
import type { GiftPlayer, GiftPlayEvent } from '../../ports/giftPlayer.ts'
import type { Surface } from '../../ports/surface.ts'
import type { GiftShow } from '../room/roomView.ts'

/** The display of a gift: its animation is loading or plays, or its icon is shown instead. */
export type GiftLook = 'waiting' | 'moving' | 'still'

export interface GiftStageView {
  readonly show: GiftShow | null
  readonly look: GiftLook
}

export interface GiftStageModel {
  readonly stage$: State$<GiftStageView>
  /** Emits the key of each show that has ended. */
  readonly shown$: Observable<string>
  /** Sets where animations are rendered. */
  attach(surface: Surface): void
  /** Sets the show. The same key again only updates its count. */
  setShow(show: GiftShow | null): void
  /** Sets whether the member prefers reduced motion. */
  setStill(still: boolean): void
}

export interface GiftStageDeps {
  readonly gifts: GiftPlayer
  readonly network$: State$<NetworkState>
  readonly visible$: State$<boolean>
}

export interface GiftStageOptions {
  /** The longest time that an animation may play, ms. */
  readonly watchdogMs: number
  /** Timeout for the beginning of an animation, ms; the icon is shown instead. */
  readonly beginWithinMs: number
  /** How long the icon is shown instead of an animation, ms. */
  readonly stillMs: number
}

export const GIFT_STAGE_DEFAULTS: GiftStageOptions = {
  watchdogMs: 8000,
  beginWithinMs: 4000,
  stillMs: 2500,
}

/**
 * Shows one gift after the other. Nothing is shown with reduced motion, with save-data, or while the page is
 * hidden.
 */
export function createGiftStage(
  scope: Scope,
  deps: GiftStageDeps,
  options: GiftStageOptions = GIFT_STAGE_DEFAULTS,
): GiftStageModel {
  const held = scope.cell<GiftStageView>(EMPTY_STAGE)
  /** Kept apart from `held`, because a look that is emitted synchronously would precede its show. */
  const wanted = scope.cell<GiftShow | null>(null)
  const shown$ = new Subject<string>()
  let surface: Surface | null = null
  let still = false
  let lastShown: string | null = null

  const look$ = ({ gift }: GiftShow): Observable<GiftLook> =>
    defer(() => {
      // The gift is still shown in a lane of the tray.
      if (still || !deps.visible$.value || deps.network$.value.saveData) return EMPTY
      if (surface === null || gift.svga === null) return stand$(options)
      return move$(deps, options, surface, gift.svga)
    })

  const over = (key: string): void => {
    lastShown = key
    held.set(EMPTY_STAGE)
    wanted.set(null)
    shown$.next(key)
  }

  scope.run(
    wanted.state$.pipe(
      distinctUntilChanged((a, b) => a?.key === b?.key),
      switchMap((show) =>
        show === null
          ? NEVER
          : look$(show).pipe(
              tap({
                next: (look) => {
                  held.update((view) => (view.look === look ? view : { ...view, look }))
                },
                complete: () => {
                  over(show.key)
                },
              }),
            ),
      ),
    ),
  )

  return {
    stage$: held.state$,
    shown$: shown$.asObservable(),
    attach: (on) => {
      surface = on
    },
    setShow: (show) => {
      // The queue may still contain a show that has just ended.
      if (show !== null && show.key === lastShown) return
      held.update((view) => {
        if (show === null) return EMPTY_STAGE
        return view.show?.key === show.key ? { ...view, show } : { show, look: 'waiting' }
      })
      wanted.set(show)
    },
    setStill: (wanted) => {
      still = wanted
    },
  }
}

const EMPTY_STAGE: GiftStageView = { show: null, look: 'waiting' }

/** The icon, for `stillMs`. */
function stand$({ stillMs }: GiftStageOptions): Observable<GiftLook> {
  return concat(of('still' as const), timer(stillMs).pipe(ignoreElements()))
}

/** The animation until its end or timeout; the icon if it can't be played. Ends when the page is hidden. */
function move$(
  { gifts, visible$ }: GiftStageDeps,
  options: GiftStageOptions,
  surface: Surface,
  url: string,
): Observable<GiftLook> {
  const notBegun: GiftPlayEvent = { type: 'failed', fault: 'notLoaded' }
  const hidden$ = visible$.pipe(filter((visible) => !visible))
  return gifts.play(surface, url).pipe(
    timeout({ first: options.beginWithinMs, with: () => of(notBegun) }),
    switchMap((event): Observable<GiftLook | 'over'> => {
      if (event.type === 'finished') return of('over')
      const looks$ =
        event.type === 'failed'
          ? stand$(options)
          : concat(of('moving' as const), timer(options.watchdogMs).pipe(ignoreElements()))
      return concat(looks$, of('over' as const))
    }),
    takeWhile((look) => look !== 'over'),
    takeUntil(hidden$),
  )
}
