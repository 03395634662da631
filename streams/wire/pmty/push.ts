import * as v from 'valibot'
import { protocolVersion, type SpokenVersions } from '../protocolVersion.ts'
import {
  looseId,
  looseFlag,
  looseList,
  looseNumber,
  looseObject,
  looseText,
  looseTextOrNull,
} from '../lenient.ts'

/** Most markets in one C2 frame. */
export const MAX_SLIP_MARKETS = 50

/** Interval of the client's heartbeat, ms. */
export const HEARTBEAT_MS = 20_000

const watchedMatch = v.object({ mid: looseId })
const watchedMarket = v.object({ hid: looseId, mid: looseId })

/** The protocol versions that this release supports. Clients send their version since version 2. */
export const PUSH_VERSIONS: SpokenVersions = { oldest: 1, current: 2 }

/**
 * The codes with which the server closes a socket. `clientTooOld` and `serverTooOld` refer to the version in
 * C0.
 */
export const PUSH_CLOSE_CODES = {
  signedOut: 4401,
  silent: 4408,
  tooSlow: 4413,
  clientTooOld: 4426,
  serverTooOld: 4427,
  tooMany: 4429,
  cut: 4500,
} as const

/**
 * Frames from the client. C0 signs in and is the heartbeat, C8 replaces the watched matches, C2 the watched
 * markets of the slip.
 */
export const upFrame = v.variant('cmd', [
  v.object({ cmd: v.literal('C0'), requestId: v.optional(v.string()), protocol: protocolVersion }),
  v.object({ cmd: v.literal('C8'), list: v.pipe(v.array(watchedMatch), v.maxLength(500)) }),
  v.object({ cmd: v.literal('C2'), list: v.pipe(v.array(watchedMarket), v.maxLength(MAX_SLIP_MARKETS)) }),
])

export type UpFrame = v.InferOutput<typeof upFrame>

const pushedOption = looseObject({
  oid: looseId,
  /** `null` when the frame does not contain it. */
  os: looseNumber(null),
  ov: looseNumber(null),
  obv: looseNumber(null),
  ot: looseText,
})

const pushedLine = looseObject({
  hid: looseId,
  hpid: looseText,
  hn: looseNumber(null),
  hv: looseText,
  hs: looseNumber(null),
  mid: looseText,
  ol: looseList(pushedOption),
})

export type PushedLineFrame = v.InferOutput<typeof pushedLine>

/** `ctsp` is platform time, ms, strictly increasing for each match. */
const dated = { ctsp: looseNumber(null) }
const lines = looseObject({ mid: looseId, hls: looseList(pushedLine) })

/**
 * Frames from the server. Prices are first because they are by far the most frequent, and frames are matched
 * in this order.
 */
export const downFrame = v.variant('cmd', [
  v.object({ cmd: v.literal('C105'), ...dated, cd: lines }),
  v.object({ cmd: v.literal('C0') }),
  v.object({ cmd: v.literal('C101'), ...dated, cd: v.object({ mid: looseId, ms: looseNumber(8) }) }),
  v.object({
    cmd: v.literal('C102'),
    ...dated,
    cd: v.object({ mid: looseId, mmp: looseNumber(0), mst: looseNumber(null), mess: looseNumber(0) }),
  }),
  v.object({ cmd: v.literal('C103'), ...dated, cd: v.object({ mid: looseId, msc: looseList(v.string()) }) }),
  v.object({ cmd: v.literal('C104'), ...dated, cd: v.object({ mid: looseId, mhs: looseNumber(1) }) }),
  v.object({ cmd: v.literal('C106'), ...dated, cd: lines }),
  v.object({
    cmd: v.literal('C201'),
    ...dated,
    cd: v.object({
      orderNo: looseId,
      /** See `PMTY_STATUS_ROW_STATES`. */
      status: looseNumber(0),
      /** Profit without the stake, cents. */
      newTotalMaxWinAmount: looseNumber(null),
      isOddsChange: looseFlag,
      refuseCode: looseTextOrNull,
      /** See `PMTY_ORDER_STATES`; 1 is a settlement. */
      orderStatus: looseNumber(null),
      /** See `PMTY_RESERVATION_STATES`; `null` for a bet that was not reserved. */
      preOrderStatus: looseNumber(null),
      /** For notices; fields of this platform only. Amounts are units as text. */
      betAmount: looseTextOrNull,
      backAmount: looseTextOrNull,
      currencyCode: looseText,
      outcome: looseNumber(0),
      rollbackNum: looseNumber(0),
      preSettle: looseNumber(0),
      legNum: looseNumber(1),
      /** The match of the first leg, in `zh`, `tw` and `en`. */
      titles: looseList(v.string()),
    }),
  }),
  v.object({
    cmd: v.literal('C203'),
    ...dated,
    cd: v.object({ amount: looseTextOrNull, currencyCode: looseText }),
  }),
])

export type DownFrame = v.InferOutput<typeof downFrame>
