import {
  concat,
  defer,
  distinctUntilChanged,
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

/** How a gift is shown: its animation is awaited, moves, or its icon stands instead. */
export type GiftLook = 'waiting' | 'moving' | 'still'

export interface GiftStageView {
  readonly show: GiftShow | null
  readonly look: GiftLook
}

export interface GiftStageModel {
  readonly stage$: State$<GiftStageView>
  /** The key of each show that is over. */
  readonly shown$: Observable<string>
  /** Where animations play. */
  attach(surface: Surface): void
  /** What is to be shown now. The same key again only changes its count. */
  setShow(show: GiftShow | null): void
  /** The person asked for less motion. */
  setStill(still: boolean): void
}

export interface GiftStageDeps {
  readonly gifts: GiftPlayer
  readonly network$: State$<NetworkState>
  readonly visible$: State$<boolean>
}

export interface GiftStageOptions {
  /** An animation plays no longer (specification, venue part, 9: game animation timer). */
  readonly watchdogMs: number
  /** One that has not begun by then is not worth waiting for. */
  readonly beginWithinMs: number
  /** How long an icon stands for it. */
  readonly stillMs: number
}

export const GIFT_STAGE_DEFAULTS: GiftStageOptions = {
  watchdogMs: 8000,
  beginWithinMs: 4000,
  stillMs: 2500,
}

/** Shows one gift after the other, each as well as the device and the person allow, and always to an end. */
export function createGiftStage(
  scope: Scope,
  deps: GiftStageDeps,
  options: GiftStageOptions = GIFT_STAGE_DEFAULTS,
): GiftStageModel {
  const held = scope.cell<GiftStageView>(EMPTY_STAGE)
  /** Apart from what is seen: a look that comes at once would overtake the show it belongs to. */
  const wanted = scope.cell<GiftShow | null>(null)
  const shown$ = new Subject<string>()
  let surface: Surface | null = null
  let still = false
  let lastShown: string | null = null

  const look$ = ({ gift }: GiftShow): Observable<GiftLook> =>
    defer(() => {
      const mayMove = !still && deps.visible$.value && !deps.network$.value.saveData
      if (surface === null || gift.svga === null || !mayMove) return stand$(options)
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
      // The queue may take a moment to hear that a show is over.
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

/** The icon, for a while. */
function stand$({ stillMs }: GiftStageOptions): Observable<GiftLook> {
  return concat(of('still' as const), timer(stillMs).pipe(ignoreElements()))
}

/** The animation to its end, or to the watchdog's; the icon where it can't be had. Ends when nobody looks. */
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
