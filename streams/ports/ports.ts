import type { Crypto, Inflate } from './crypto.ts'
import type { Clock, Faults, Frames, Network, Random, Visibility } from './environment.ts'
import type { GameSound } from './gameSound.ts'
import type { GiftPlayer } from './giftPlayer.ts'
import type { Http } from './http.ts'
import type { NativeShell } from './nativeShell.ts'
import type { RoomSocket } from './roomSocket.ts'
import type { Socket } from './socket.ts'
import type { Storage } from './storage.ts'
import type { VideoPlayer } from './videoPlayer.ts'

/**
 * Every interface between the streams and the outside world; implemented in `adapters/` for the browser and
 * by fakes in tests.
 */
export interface Ports {
  readonly http: Http
  readonly socket: Socket
  readonly rooms: RoomSocket
  readonly clock: Clock
  readonly frames: Frames
  readonly visibility: Visibility
  readonly network: Network
  readonly storage: Storage
  readonly random: Random
  readonly crypto: Crypto
  readonly inflate: Inflate
  readonly video: VideoPlayer
  readonly gifts: GiftPlayer
  readonly sound: GameSound
  readonly shell: NativeShell
  readonly faults: Faults
}
