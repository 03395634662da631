import type { TFunction } from 'i18next'
import { formatLine, type Leg, type SharedLeg, sideLine } from '../../streams/index.ts'
import { marketName } from '../i18n/selectionNames.ts'
import type { ReadText } from '../i18n/useLocalText.ts'
import { legName } from './slipWords.ts'

/** A shared leg with its names in the reader's language and its market in the app's own words. */
export function legFor(t: TFunction, read: ReadText, { names, ...leg }: SharedLeg): Leg {
  return {
    ...leg,
    names: {
      home: read(names.home),
      away: read(names.away),
      ...(names.entrant === undefined ? {} : { entrant: read(names.entrant) }),
      league: read(names.league),
      market: marketName(t, leg.choice.sport, leg.choice.spec),
    },
  }
}

/** `曼城 -0.5/1`: the selection of a leg, with its line. */
export function selectionOf(t: TFunction, leg: Leg): string {
  const { spec, side, line } = leg.choice
  const text =
    line === null ? '' : formatLine(sideLine(spec, side, line), { signed: spec.kind === 'handicap' })
  return legName(t, leg, text)
}
