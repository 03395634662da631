import type { SpeakerFrame } from '../../../streams/wire/room/messages.ts'
import type { BagContents } from '../bags/making.ts'
import type { Question } from '../polls/asking.ts'
import type { NewMessage } from '../posts/roomPost.ts'
import type { WorldMatch } from '../../world/world.ts'

/** What a bot does next: sends a message, or enters the room. */
export type BotAct =
  | { readonly do: 'post'; readonly from: SpeakerFrame; readonly message: NewMessage }
  | { readonly do: 'ask'; readonly from: SpeakerFrame; readonly question: Question }
  | { readonly do: 'bag'; readonly from: SpeakerFrame; readonly contents: BagContents }
  | { readonly do: 'welcome'; readonly from: SpeakerFrame }

/** Real ms for the rate of messages, platform ms for the match. */
export interface Now {
  readonly real: number
  readonly platform: number
}

/** The match of a room. `undefined` when it has none. */
export interface ShownMatch {
  /** As it is now: what is bet on. */
  readonly present: WorldMatch | undefined
  /** As the late picture shows it: what people talk of. */
  readonly pictured: WorldMatch | undefined
}
