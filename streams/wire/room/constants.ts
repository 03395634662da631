import type { SpokenVersions } from '../protocolVersion.ts'

/** Path of the room's Socket.IO server, on the platform's own port (docs/protocol.md, 3). */
export const ROOM_PATH = '/im/socket.io'
export const ROOM_NAMESPACE = '/room'

/** The protocol versions that this release supports. Clients send their version since version 2. */
export const ROOM_VERSIONS: SpokenVersions = { oldest: 1, current: 2 }

/** Event names. Each event has one object as its argument; further arguments are ignored. */
export const roomEvents = {
  /** From the client, with an acknowledgement. */
  join: 'join',
  leave: 'leave',
  command: 'command',
  /** From the client, with an acknowledgement: asks for something that the room knows. */
  read: 'read',
  /** From the server. */
  batch: 'batch',
  /** From the server before it closes: the reason, and whether to reconnect. */
  closing: 'closing',
} as const

/** Message types by number; 9 is not used. */
export const messageTypes = {
  text: 1,
  orderShare: 2,
  mute: 3,
  unmute: 4,
  roomStatus: 5,
  globalConfig: 6,
  withdrawn: 7,
  welcome: 8,
  orderPush: 10,
  revertOrderPush: 11,
  gift: 12,
  followCount: 13,
  activityPush: 14,
  gameBet: 15,
  gameWin: 16,
  prediction: 17,
  scorePrediction: 18,
  pinned: 19,
  poll: 20,
  luckyBag: 21,
} as const

/** Most characters of a text, unless the room's state has another limit. */
export const WORD_LIMIT = 200

/** The sizes of a bundle of gifts. */
export const GIFT_BUNDLES = [1, 10, 66, 168, 520, 999] as const

/** Most messages in the snapshot of a join. */
export const SNAPSHOT_MESSAGES = 50
/** A member who missed more than this receives a snapshot and the size of the gap. */
export const BACKFILL_MESSAGES = 500
