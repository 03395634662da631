import type * as v from 'valibot'
import { IMTY_FIRST_PREFERENCES, preferencesAnswer } from '../../wire/imty/member.ts'
import { IMTY_PATHS } from '../../wire/imty/paths.ts'
import type { ImtyChosenPreferences } from '../../wire/imty/preferences.ts'
import { IMTY_SPORTS } from '../../wire/imty/sports.ts'
import { IMTY_ODDS_TYPES } from '../../wire/imty/tables.ts'
import { mapValue } from '../mapAnswer.ts'
import type { BlockStakes, VenueBlock, VenueSettings } from '../venueSettings.ts'
import type { Ask } from './call.ts'
import { formatOf, oddsTypeOf, sportNumber, sportOf } from './numbers.ts'

const { 1: FIRST, ...REST } = IMTY_SPORTS

const SORTINGS = { time: 1, league: 2 } as const
const STYLES = { tap: 1, slide: 2 } as const

/** The settings that the venue keeps (docs/venues/imty.md, 3.10). */
export function createSettings(ask: Ask): VenueSettings {
  return {
    sports: [FIRST.sport, ...Object.values(REST).map(({ sport }) => sport)],
    load: () =>
      ask({ kind: 'read', path: IMTY_PATHS.preferences, answer: preferencesAnswer }).pipe(mapValue(blockOf)),
    save: (change) =>
      ask({
        kind: 'write',
        path: IMTY_PATHS.savePreferences,
        payload: { UserPreferences: chosenOf(change) },
        answer: preferencesAnswer,
        quiet: true,
      }).pipe(mapValue(blockOf)),
  }
}

type Preferences = v.InferOutput<typeof preferencesAnswer>
type Amounts = Readonly<Record<'CNY' | 'USDT', readonly (number | null)[]>>

function blockOf({ UserPreferences: kept }: Preferences): VenueBlock {
  const { FastBetSingle, FastBetCombo } = IMTY_FIRST_PREFERENCES
  return {
    oddsFormat:
      kept.OddsType === null || !(kept.OddsType in IMTY_ODDS_TYPES) ? null : formatOf(kept.OddsType),
    timeZone: kept.TimeZone,
    quickStakes: stakesOf(kept.FastBetSingle, FastBetSingle),
    seriesQuickStakes: stakesOf(kept.FastBetCombo, FastBetCombo),
    sport: sportOf(kept.SportId) ?? FIRST.sport,
    sort: kept.EventSorting === SORTINGS.time ? 'time' : 'league',
    betBy: kept.BettingStyle === STYLES.slide ? 'slide' : 'tap',
    seriesAcceptsAny: kept.ComboAutoAccept,
  }
}

/** The first amounts where none of those kept can be read. */
function stakesOf(kept: Amounts, first: Amounts): BlockStakes {
  const read = (code: keyof Amounts): number[] => {
    const stakes = kept[code].filter((stake) => stake !== null && Number.isSafeInteger(stake) && stake > 0)
    return (stakes.length > 0 ? stakes : first[code]).filter((stake) => stake !== null)
  }
  return { RMB: read('CNY'), USDT: read('USDT') }
}

function chosenOf(change: Partial<VenueBlock>): ImtyChosenPreferences {
  const { oddsFormat, timeZone, quickStakes, seriesQuickStakes, sport, sort, betBy, seriesAcceptsAny } =
    change
  return {
    ...(oddsFormat !== undefined && { OddsType: oddsFormat === null ? null : oddsTypeOf(oddsFormat) }),
    ...(timeZone !== undefined && { TimeZone: timeZone }),
    ...(quickStakes !== undefined && { FastBetSingle: amountsOf(quickStakes) }),
    ...(seriesQuickStakes !== undefined && { FastBetCombo: amountsOf(seriesQuickStakes) }),
    ...(sport !== undefined && { SportId: sportNumber(sport) }),
    ...(sort !== undefined && { EventSorting: SORTINGS[sort] }),
    ...(betBy !== undefined && { BettingStyle: STYLES[betBy] }),
    ...(seriesAcceptsAny !== undefined && { ComboAutoAccept: seriesAcceptsAny }),
  }
}

function amountsOf({ RMB, USDT }: BlockStakes) {
  return { CNY: [...RMB], USDT: [...USDT] }
}
