import * as v from 'valibot'
import { looseId, looseList, looseText, reading } from '../lenient.ts'

/** The most settings in a request: more than there are. */
const MAX_SETTINGS = 20
const MAX_TEXT = 20

const settingText = v.pipe(v.string(), v.maxLength(MAX_TEXT))

/** Body that saves some settings, by remote code and as text (docs/games/casino.md, 6.3). */
export const saveSettingsRequest = v.object({
  settings: v.pipe(
    v.record(settingText, settingText),
    v.check((settings) => Object.keys(settings).length <= MAX_SETTINGS, 'too many settings'),
  ),
})

const settings = reading((value): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {},
)

/** `data` of both calls: all settings by remote code, and the tables at which the member has bet, the latest first. */
export const casinoUserInfo = v.object({
  loginName: looseText,
  settings,
  history: looseList(looseId),
})

export type CasinoUserInfo = v.InferOutput<typeof casinoUserInfo>
