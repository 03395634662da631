import type { Observable } from 'rxjs'
import type { DanmakuSettings } from '../../domain/danmaku/settings.ts'
import type { RoomMessage } from '../../domain/room/message.ts'
import type { State$ } from '../../kernel/state.ts'

/** A message that flies: a text, a bet, or the first gift of a combo. */
export type DanmakuMessage = Extract<
  RoomMessage,
  { type: 'text' | 'gift' | 'orderShare' | 'gameBet' | 'gameWin' }
>

/** A message that crosses the picture. */
export interface Flight {
  readonly message: DanmakuMessage
  readonly mine: boolean
  /** From the top, 0 is the first. */
  readonly lane: number
  /** Until the text begins to cross the picture, ms. */
  readonly delayMs: number
  /** From then until it has left the picture, ms. */
  readonly durationMs: number
  /** Stands in its lane instead of moving, because the member prefers reduced motion. */
  readonly still: boolean
}

/** The picture that messages fly over. Lengths are CSS pixels. */
export interface DanmakuStage {
  readonly width: number
  readonly lanes: number
  readonly still: boolean
  /** Whether a message must not fly, because the member has blocked its author. */
  hides(message: DanmakuMessage): boolean
  /** The width of a message as it will be drawn. */
  widthOf(message: DanmakuMessage, mine: boolean): number
}

export interface DanmakuModel {
  readonly settings$: State$<DanmakuSettings>
  /** Emits each flight when it is planned; it begins after its `delayMs`. */
  readonly flights$: Observable<Flight>
  /** Emits the id of each message that an admin or its author has withdrawn. */
  readonly withdrawn$: Observable<string>
  /** Stored on this device. */
  configure(change: Partial<DanmakuSettings>): void
  /** Sets the picture; `null` while there is none, and messages only appear in the chat. Empties all lanes. */
  setStage(stage: DanmakuStage | null): void
}
