import * as v from 'valibot'
import { orNull, whole } from '../decode.ts'
import { languages } from './headers.ts'

const theme = v.picklist(['light', 'dark'])
/** Odds format: Europe 1, Hong Kong 2, Malay 3, British 4, American 5, Indonesian 6. */
const oddsType = v.pipe(whole, v.minValue(1), v.maxValue(6))
const fontSize = v.picklist(['normal', 'large'])
/** Acceptance mode: 0 no change, 1 better price, 2 any price, 3 chosen for each bet. */
const betMode = v.pipe(whole, v.minValue(0), v.maxValue(3))
const betOperationMode = v.picklist(['click', 'slide'])
/** Blue 0, plum 1, teal 2. */
const themeSkin = v.pipe(whole, v.minValue(0), v.maxValue(2))
/** Full layout 0, that for beginners 1. */
const beginner = v.picklist([0, 1])
/** Quick stakes in a currency, whole units: one to six different ones. `null` for those of the venue. */
const amounts = v.nullable(
  v.pipe(
    v.array(v.pipe(whole, v.minValue(1), v.maxValue(999_999))),
    v.minLength(1),
    v.maxLength(6),
    v.check((list) => new Set(list).size === list.length, 'an amount is listed twice'),
    v.readonly(),
  ),
)
/** By currency number. */
const quickStakes = v.object({ 1: amounts, 200: amounts })
const language = v.picklist(languages)
/** Order of the lists. */
const sort = v.picklist(['hot', 'time', 'league'])
/** Number of the currency in which the member bets. */
const currency = v.picklist([1, 200])

/** `data` of get and save. `null` means not chosen: the client uses its default. */
export const preferences = v.object({
  theme: orNull(theme),
  oddsType: orNull(oddsType),
  fontSize: orNull(fontSize),
  betMode: orNull(betMode),
  betOperationMode: orNull(betOperationMode),
  themeSkin: orNull(themeSkin),
  beginner: orNull(beginner),
  quickStakes: orNull(quickStakes),
  language: orNull(language),
  sort: orNull(sort),
  currency: orNull(currency),
  /** When the settings were last changed, platform time, ms. */
  changedAt: orNull(whole),
})

export type Preferences = v.InferOutput<typeof preferences>

/** Body of save: a value sets a choice, `null` removes it, and a missing field leaves it unchanged. */
export const preferencesChange = v.pipe(
  v.object({
    theme: v.optional(v.nullable(theme)),
    oddsType: v.optional(v.nullable(oddsType)),
    fontSize: v.optional(v.nullable(fontSize)),
    betMode: v.optional(v.nullable(betMode)),
    betOperationMode: v.optional(v.nullable(betOperationMode)),
    themeSkin: v.optional(v.nullable(themeSkin)),
    beginner: v.optional(v.nullable(beginner)),
    quickStakes: v.optional(v.nullable(quickStakes)),
    language: v.optional(v.nullable(language)),
    sort: v.optional(v.nullable(sort)),
    currency: v.optional(v.nullable(currency)),
    /**
     * When the member made the choice, platform time, ms: of two devices the later choice wins. Defaults to
     * now.
     */
    changedAt: v.optional(v.pipe(whole, v.minValue(1))),
  }),
  v.check(({ changedAt: _, ...chosen }) => Object.keys(chosen).length > 0, 'nothing is chosen'),
)

export type PreferencesChange = v.InferOutput<typeof preferencesChange>
