import { amongGroup, drawnAt, placeGroup, sumGroup } from './plays/groups.ts'
import { playOf } from './plays/plays.ts'
import { range, SERIES, type SeriesId } from './series.ts'
import type { ValueView } from './statistics.ts'

/** The property of a draw that a trend shows. */
export interface TrendView extends ValueView {
  readonly kind:
    /** The number at one place. */
    | 'place'
    /** The numbers of the draw, or of the last three places of five digits, whatever their order. */
    | 'among'
    | 'sum'
    /** The form of three numbers: `triple`, `pair` or `different`. */
    | 'form'
    | 'colour'
    | 'sign'
  /** Index of the place for the kind `place`, otherwise `null`. */
  readonly place: number | null
}

const FIRST_THREE = [0, 1, 2]
const LAST_THREE = [2, 3, 4]
const FORMS = { triple: 1, pair: 2, different: 3 } as const
const SPECIAL = 6

/** The trends that a series has. */
export function trendViews(seriesId: SeriesId): readonly TrendView[] {
  const places = range(0, SERIES[seriesId].places - 1)
  const perPlace = places.map((place) => atPlace(seriesId, place))
  switch (seriesId) {
    case 1:
      return [...perPlace, view('sum', sumGroup(places, 0, 27)), formOf(FIRST_THREE)]
    case 2:
      return [...perPlace, view('among', amongGroup(2, LAST_THREE, 0)), formOf(LAST_THREE)]
    case 3:
      return [...perPlace, view('sum', sumGroup([0, 1], 3, 19))]
    case 4:
      return [view('among', amongGroup(4, places, 0)), ...perPlace]
    case 5:
      return [view('among', amongGroup(5, places, 0)), view('sum', sumGroup(places, 3, 18)), formOf(places)]
    case 6:
      return [
        atPlace(6, SPECIAL),
        ...ofPlay('colour', 603),
        ...ofPlay('sign', 604),
        view('among', amongGroup(6, range(0, SPECIAL - 1), 0)),
      ]
  }
}

function view(kind: TrendView['kind'], { values, has }: ValueView): TrendView {
  return { kind, place: null, values, has }
}

function atPlace(seriesId: SeriesId, place: number): TrendView {
  return { ...view('place', placeGroup(seriesId, place, 0)), place }
}

function ofPlay(kind: TrendView['kind'], playId: number): readonly TrendView[] {
  return (playOf(6, playId)?.groups ?? []).map((group) => view(kind, group))
}

function formOf(places: readonly number[]): TrendView {
  const sizes: Readonly<Record<string, number>> = FORMS
  return view('form', {
    values: Object.keys(FORMS),
    has: (form, draw) => new Set(places.map((place) => drawnAt(draw, place))).size === sizes[form],
  })
}
