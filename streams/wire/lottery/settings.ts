import * as v from 'valibot'

/** The settings of the lottery (docs/games/lottery.md, 7.6); their names are the specification's. */

const configId = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Body that saves some of them; one of another type makes all of it invalid. */
export const saveSettingsRequest = v.object({
  countDownBeep: v.exactOptional(v.boolean()),
  winModal: v.exactOptional(v.boolean()),
  coldHot: v.exactOptional(v.boolean()),
  missRemind: v.exactOptional(v.boolean()),
  doubleBetConfirm: v.exactOptional(v.boolean()),
  nextConfigId: v.exactOptional(configId),
  nextFeatureConfigId: v.exactOptional(configId),
})

export type SomeLotterySettings = v.InferOutput<typeof saveSettingsRequest>

const off = v.optional(v.fallback(v.boolean(), false), false)
const firstId = v.optional(v.fallback(configId, 0), 0)

/** `data` of both calls: all settings. One that is missing or unreadable has its default. */
export const lotterySettings = v.object({
  /** A beep in each of the last five seconds of sale. */
  countDownBeep: off,
  /** A window for a win; otherwise a notice. */
  winModal: off,
  /** Counts, the hottest and the coldest beside the numbers. */
  coldHot: off,
  /** The missing of each number beside it. */
  missRemind: off,
  /** A confirm asks once more, with the cost. */
  doubleBetConfirm: off,
  /** The next announcement of the rules to show. */
  nextConfigId: firstId,
  /** The next introduction to a new function. */
  nextFeatureConfigId: firstId,
})

export type LotterySettings = v.InferOutput<typeof lotterySettings>
