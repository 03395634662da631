import { EMPTY, Subject, switchMap, tap, timer } from 'rxjs'
import {
  chooseLane,
  chooseStillLane,
  emptyLanes,
  type LaneChoice,
  type Lanes,
  nextFreeAt,
} from '../../domain/danmaku/lanes.ts'
import type { DanmakuDensity } from '../../domain/danmaku/settings.ts'
import type { RoomMessage } from '../../domain/room/message.ts'
import type { RoomEvent, RoomFeed } from '../../feeds/room/index.ts'
import { createSeen } from '../../kernel/boundedSet.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { KeyValue } from '../../ports/storage.ts'
import type { DanmakuMessage, DanmakuModel, DanmakuStage, Flight } from './danmakuModel.ts'
import { createDanmakuStore } from './danmakuStore.ts'
import { stillCurrent, type Waiting, type WaitingBounds, withMessage } from './waitingMessages.ts'

export interface DanmakuDeps {
  readonly feed: Pick<RoomFeed, 'events$'>
  readonly memberId: string
  readonly visible$: State$<boolean>
  readonly local: KeyValue
  /** Local ms. */
  readonly now: () => number
}

/** How long a text takes from edge to edge, and how long it stands with reduced motion, ms. */
const CROSSING_MS = 8_000
const STILL_MS = 4_000

/**
 * Texts fly as soon as their lanes are free, but are planned together, with the messages that bring them: each change
 * of the page costs a slow phone a frame (docs/benchmarks.md, B3). Longer than the time between two batches of a busy
 * room (docs/decisions/0112-a-busy-room-gets-fewer-batches.md).
 */
const AHEAD_MS = 1_000

const BOUNDS: WaitingBounds = { most: 30, waitMs: 3_000, specialWaitMs: 10_000 }

/** The gap between two texts of a lane, as a share of the width of the picture. */
const GAPS: Readonly<Record<DanmakuDensity, number>> = { few: 0.6, normal: 0.15, many: 0.05 }

/** How many combos are remembered, so that only the first gift of each flies. */
const COMBOS = 512

/**
 * Danmaku: the messages of a room fly over its picture, as many as the lanes take; the others are in the chat only.
 * Nothing waits while it is switched off, without a picture, or while the page is hidden.
 */
export function createDanmaku(scope: Scope, deps: DanmakuDeps): DanmakuModel {
  const { feed, memberId, visible$, now } = deps
  const store = createDanmakuStore(deps.local)
  const settings = scope.cell(store.load())
  const flights$ = new Subject<Flight>()
  const withdrawn$ = new Subject<string>()
  const pumped$ = new Subject<'pumped'>()
  const combos = createSeen(COMBOS)
  let stage: DanmakuStage | null = null
  let lanes: Lanes = []
  let queue: readonly Waiting[] = []

  const launch = (on: DanmakuStage, { message, mine }: Waiting): boolean => {
    const choice = choose(on, lanes, settings.state$.value.density, () => on.widthOf(message, mine), now())
    if (choice === null) return false
    const { lane, delayMs, durationMs } = choice
    lanes = choice.lanes
    flights$.next({ message, mine, lane, delayMs, durationMs, still: on.still })
    return true
  }
  const pump = (): void => {
    queue = stillCurrent(queue, now(), BOUNDS)
    const on = stage
    if (on !== null) {
      queue = queue.filter(({ message }) => !on.hides(message))
      const flown = queue.findIndex((waiting) => !launch(on, waiting))
      queue = flown < 0 ? [] : queue.slice(flown)
    }
    pumped$.next('pumped')
  }
  const take = (event: RoomEvent): void => {
    if (event.type !== 'messages') return
    for (const message of event.messages) {
      if (message.type === 'withdrawn') {
        queue = queue.filter((waiting) => waiting.message.id !== message.targetId)
        withdrawn$.next(message.targetId)
      }
      // Messages of the history have had their time.
      if (!event.live || stage === null || !settings.state$.value.on || !visible$.value) continue
      if (!flies(message) || (message.type === 'gift' && !combos.add(message.comboId))) continue
      queue = withMessage(queue, { message, mine: message.from.id === memberId, at: now() }, BOUNDS)
    }
    if (queue.length > 0) pump()
  }

  scope.run(feed.events$.pipe(tap(take)))
  scope.run(
    pumped$.pipe(
      switchMap(() => {
        const freeAt = nextFreeAt(lanes)
        return queue.length === 0 || freeAt === null ? EMPTY : timer(Math.max(1, freeAt - now()))
      }),
      tap(pump),
    ),
  )
  scope.onEnd(() => {
    flights$.complete()
    withdrawn$.complete()
    pumped$.complete()
  })
  return {
    settings$: settings.state$,
    flights$: flights$.asObservable(),
    withdrawn$: withdrawn$.asObservable(),
    configure: (change) => {
      settings.update((known) => ({ ...known, ...change }))
      store.save(settings.state$.value)
      if (!settings.state$.value.on) queue = []
    },
    setStage: (next) => {
      stage = next
      lanes = emptyLanes(next?.lanes ?? 0)
      if (next === null) queue = []
      else pump()
    },
  }
}

function choose(
  { width: stageWidth, still }: DanmakuStage,
  lanes: Lanes,
  density: DanmakuDensity,
  widthOf: () => number,
  now: number,
): LaneChoice | null {
  if (still) return chooseStillLane(lanes, STILL_MS, now)
  // Measuring a text costs a layout, so it is measured only when it can fly.
  if ((nextFreeAt(lanes) ?? Infinity) > now + AHEAD_MS) return null
  const rules = {
    stageWidth,
    crossingMs: CROSSING_MS,
    gap: stageWidth * GAPS[density],
    aheadMs: AHEAD_MS,
  }
  return chooseLane(lanes, rules, widthOf(), now)
}

function flies(message: RoomMessage): message is DanmakuMessage {
  switch (message.type) {
    case 'text':
    case 'gift':
    case 'orderShare':
    case 'gameBet':
    case 'gameWin':
      return true
    default:
      return false
  }
}
