/** Where the room's Socket.IO server listens, on the platform's own port (docs/protocol.md, 3). */
export const ROOM_PATH = '/im/socket.io'
export const ROOM_NAMESPACE = '/room'

/** Event names. Everything goes as one object; a further argument of a later server is ignored. */
export const roomEvents = {
  /** Up, with an acknowledgement. */
  join: 'join',
  leave: 'leave',
  command: 'command',
  /** Down. */
  batch: 'batch',
  /** Down, before the server closes: why, and whether to come back. */
  closing: 'closing',
} as const

/** The specification's message types (venue part, 3); 9 is absent. */
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
} as const

/** Characters a text may have, unless the room says otherwise (specification, venue part, 9). */
export const WORD_LIMIT = 200

/** Gift bundles (specification, venue part, 9); one is always possible. */
export const GIFT_BUNDLES = [1, 10, 66, 168, 520, 999] as const

/** At most this many messages come with a join. */
export const SNAPSHOT_MESSAGES = 50
/** A member who missed more than this is given a snapshot and told of the gap. */
export const BACKFILL_MESSAGES = 500
