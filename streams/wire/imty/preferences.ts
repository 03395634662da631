import * as v from 'valibot'
import { flag, numeric, whole } from '../decode.ts'
import { IMTY_SPORTS } from './sports.ts'
import { IMTY_BETTING_STYLES, IMTY_EVENT_SORTINGS, IMTY_ODDS_TYPES } from './tables.ts'

/** The settings as the platform accepts them (docs/venues/imty.md, 3.10); the client reads them with `member.ts`. */

const MOST_STAKES = 6
const MAX_STAKE = 999_999
const TIME_ZONES = { min: -720, max: 840, step: 30 } as const

const stakes = v.pipe(
  v.array(v.pipe(whole, v.minValue(1), v.maxValue(MAX_STAKE))),
  v.minLength(1),
  v.maxLength(MOST_STAKES),
  v.check((amounts) => new Set(amounts).size === amounts.length, 'an amount twice'),
)
const quickStakes = v.strictObject({ CNY: stakes, USDT: stakes })

function numberOf(table: Readonly<Record<number, string>>) {
  return v.pipe(
    numeric,
    v.check((code) => code in table, 'no option'),
  )
}

/** The settings of the venue's own block; a value that is not an option refuses the whole call. */
const settings = {
  OddsType: v.nullable(numberOf(IMTY_ODDS_TYPES)),
  /** Minutes east of UTC. */
  TimeZone: v.pipe(
    numeric,
    v.minValue(TIME_ZONES.min),
    v.maxValue(TIME_ZONES.max),
    v.check((minutes) => minutes % TIME_ZONES.step === 0, 'no time zone'),
  ),
  FastBetSingle: quickStakes,
  /** For each combination. */
  FastBetCombo: quickStakes,
  SportId: v.pipe(
    whole,
    v.check((sport) => sport in IMTY_SPORTS, 'no sport'),
  ),
  EventSorting: numberOf(IMTY_EVENT_SORTINGS),
  BettingStyle: numberOf(IMTY_BETTING_STYLES),
  ComboAutoAccept: flag,
}

const userPreferences = v.object(settings)

export type ImtyPreferences = v.InferOutput<typeof userPreferences>

/** The settings to change. */
export const chosenPreferences = v.partial(userPreferences)

export type ImtyChosenPreferences = v.InferOutput<typeof chosenPreferences>

export const savePreferencesRequest = v.object({ UserPreferences: chosenPreferences })
