import * as v from 'valibot'
import { looseId, looseFlag, looseList, looseNumber, looseText, looseTextOrNull } from './lenient.ts'

/** How often the client says that it is there. */
export const HEARTBEAT_MS = 20_000

const watchedMatch = v.object({ mid: looseId })
const watchedMarket = v.object({ hid: looseId, mid: looseId })

/** Up. C0 opens and keeps the connection, C8 replaces the watched matches, C2 the watched slip markets. */
export const upFrame = v.variant('cmd', [
  v.object({ cmd: v.literal('C0'), requestId: v.optional(v.string()) }),
  v.object({ cmd: v.literal('C8'), list: v.pipe(v.array(watchedMatch), v.maxLength(500)) }),
  v.object({ cmd: v.literal('C2'), list: v.pipe(v.array(watchedMarket), v.maxLength(50)) }),
])

export type UpFrame = v.InferOutput<typeof upFrame>

const pushedOption = v.object({
  oid: looseId,
  /** `null` when the frame does not tell. */
  os: looseNumber(null),
  ov: looseNumber(null),
  obv: looseNumber(null),
  ot: looseText,
})

const pushedLine = v.object({
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
const lines = v.object({ mid: looseId, hls: looseList(pushedLine) })

/** Down. Prices stand first: they are by far the most, and the frames are tried in this order. */
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
      /** Cents, net. */
      newTotalMaxWinAmount: looseNumber(null),
      isOddsChange: looseFlag,
      refuseCode: looseTextOrNull,
      /** See `PMTY_ORDER_STATES`; 1 tells of a settlement. */
      orderStatus: looseNumber(null),
    }),
  }),
  v.object({
    cmd: v.literal('C203'),
    ...dated,
    cd: v.object({ amount: looseTextOrNull, currencyCode: looseText }),
  }),
])

export type DownFrame = v.InferOutput<typeof downFrame>
