import { ROOM_PATH } from '../../streams/wire/room/constants.ts'
import type { Allowance } from '../http/rateLimit.ts'

/** The settings of the room server; times are real ms. */
export interface RoomOptions {
  /** The time between two ticks, at which batches are sent. */
  readonly batchMs: number
  /** The most messages of a batch. */
  readonly batchMessages: number
  /** A room in which as many messages come in a tick is busy (`BatchPace`). */
  readonly busyMessages: number
  /** The number of messages of each room kept in memory for joining clients. */
  readonly keptMessages: number
  /** The least time between two updates of the viewer count. */
  readonly viewersMs: number
  /** How often a process looks in the store for messages that it did not receive from the others. */
  readonly headsMs: number
  /** How often the sessions of connected members are checked. */
  readonly sessionsMs: number
  readonly slowCheckMs: number
  /** How often polls are closed, poll counts and predictions of a new match are sent, and lucky bags are ended, ms. */
  readonly pollMs: number
  /** A connection with more unsent packets is closed: ten seconds, at one batch each 200 ms; twenty in a busy room. */
  readonly waitingPackets: number
  readonly welcomesPerBatch: number
  /** A member who returns within this time is not welcomed again. */
  readonly welcomeAgainMs: number
  /** A gift this long after the previous one of its kind still belongs to the same combo. */
  readonly comboMs: number
  /** A room with more connections is full, and has slow mode; 0 is never. */
  readonly fullAbove: number
  /** The slow mode of a full room. */
  readonly fullSlowMs: number
  /** Everything that one connection sends. */
  readonly connection: Allowance
  /** Commands of one member on all connections; for each process. */
  readonly member: Allowance
  /** Texts of one member in one room; for each process. */
  readonly texts: Allowance
  /** Joins of all members, so that many simultaneous reconnects are spread out. */
  readonly joins: Allowance
  /** WebSockets of signed-in members; one whose client has left the namespace is closed. */
  readonly connections: number
  readonly connectionsPerMember: number
  /** The most sign-in attempts on one WebSocket. */
  readonly signIns: number
  readonly roomsPerConnection: number
  /** The most commands of one room that wait for the store. */
  readonly waitingTexts: number
  readonly textsPerTransaction: number
  /**
   * The longest time between two transactions for texts of one room while texts wait, twice as long in a busy room; see
   * `GroupCommit`.
   */
  readonly textGroupsApartMs: number
  /** Clients that are disconnected by a restart reconnect within twice this time. */
  readonly restartSpreadMs: number
}

export const ROOM_OPTIONS: RoomOptions = {
  batchMs: 200,
  batchMessages: 200,
  busyMessages: 20,
  keptMessages: 600,
  viewersMs: 2000,
  headsMs: 1000,
  sessionsMs: 10_000,
  slowCheckMs: 1000,
  pollMs: 1000,
  waitingPackets: 50,
  welcomesPerBatch: 8,
  welcomeAgainMs: 60_000,
  comboMs: 5000,
  fullAbove: 300,
  fullSlowMs: 3000,
  connection: { perSecond: 10, burst: 40 },
  member: { perSecond: 3, burst: 15 },
  texts: { perSecond: 0.5, burst: 5 },
  joins: { perSecond: 1000, burst: 3000 },
  connections: 20_000,
  connectionsPerMember: 8,
  signIns: 5,
  roomsPerConnection: 3,
  waitingTexts: 5000,
  textsPerTransaction: 200,
  textGroupsApartMs: 250,
  restartSpreadMs: 5000,
}

/** 10 000 characters of any kind fit, so that a long text is refused and not cut off (decision 0016). */
export const MAX_PAYLOAD_BYTES = 64 * 1024

/** The path of upgrades: Socket.IO's engine adds the slash. */
export const ROOM_UPGRADE_PATH = `${ROOM_PATH}/`
