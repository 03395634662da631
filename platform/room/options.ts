import type { Allowance } from '../http/rateLimit.ts'

/** How a room's server behaves; times are real ms. */
export interface RoomOptions {
  /** Messages go out in batches, this far apart. */
  readonly batchMs: number
  readonly batchMessages: number
  /** The newest messages of each room, kept in memory for those who join. */
  readonly keptMessages: number
  /** How often a changed viewer count is told. */
  readonly viewersMs: number
  /** How often processes look in the store for messages that nobody told them of. */
  readonly headsMs: number
  /** How often it is looked whether those connected may still be. */
  readonly sessionsMs: number
  readonly slowCheckMs: number
  /** A connection with more packets waiting than this is closed: at one batch each 200 ms, ten seconds. */
  readonly waitingPackets: number
  readonly welcomesPerBatch: number
  /** A member who comes back within this is not welcomed again. */
  readonly welcomeAgainMs: number
  /** A gift this long after the last one of its kind still belongs to the same series. */
  readonly comboMs: number
  /** Everything that one connection sends. */
  readonly connection: Allowance
  /** Commands of one member, whatever the connection; for each process. */
  readonly member: Allowance
  /** Joins of everyone, so that a crowd that comes back at once is spread. */
  readonly joins: Allowance
  readonly connections: number
  readonly connectionsPerMember: number
  readonly roomsPerConnection: number
  /** Commands of one room that wait for the store. */
  readonly waitingTexts: number
  readonly textsPerTransaction: number
  /** Texts of one room are written no more often than this. */
  readonly textLotsApartMs: number
  /** Those who are sent away at a restart come back within this. */
  readonly restartSpreadMs: number
}

export const ROOM_OPTIONS: RoomOptions = {
  batchMs: 200,
  batchMessages: 200,
  keptMessages: 600,
  viewersMs: 2000,
  headsMs: 1000,
  sessionsMs: 10_000,
  slowCheckMs: 1000,
  waitingPackets: 50,
  welcomesPerBatch: 8,
  welcomeAgainMs: 60_000,
  comboMs: 5000,
  connection: { perSecond: 10, burst: 40 },
  member: { perSecond: 3, burst: 15 },
  joins: { perSecond: 1000, burst: 3000 },
  connections: 20_000,
  connectionsPerMember: 8,
  roomsPerConnection: 3,
  waitingTexts: 5000,
  textsPerTransaction: 200,
  textLotsApartMs: 60,
  restartSpreadMs: 5000,
}

/** 10 000 characters of any kind fit, so that they are answered and not cut off; see decision 0016. */
export const MAX_PAYLOAD_BYTES = 64 * 1024
