import type { BatchView } from '../../world/virtual/batchViews.ts'
import type { VirtualGameId } from '../../world/virtual/games.ts'
import type { VirtualSports } from '../../world/virtual/virtualSports.ts'

/** How the venue names a batch of a game (docs/venues/imty.md, 3.2). */
export interface BatchName {
  readonly Season: string
  readonly MatchDay: string
}

const NUMBER_DIGITS = 4

/**
 * The number of the season and the round or phase; of a game without seasons the day and the number in it. Seasons
 * begin at 1 in each era, so the number of a later era stands before that of its season (`2.14`).
 */
export function batchNameOf({ plan }: Pick<BatchView, 'plan'>): BatchName {
  const { season, lod, batchNo, ref } = plan
  if (season > 0) return { Season: ref.era === 0 ? String(season) : `${ref.era}.${season}`, MatchDay: lod }
  const [day = '', number = ''] = batchNo.split('-')
  return { Season: day, MatchDay: String(Number(number)) }
}

const SEASON = /^(?:(\d{1,6})\.)?(\d{1,9})$/

/** The batch of a game with this name; `null` for one that never was or is not announced yet. */
function batchNamed(
  { batches }: Pick<VirtualSports, 'batches'>,
  game: VirtualGameId,
  name: BatchName,
): BatchView | null {
  const [, era = '0', season] = SEASON.exec(name.Season) ?? []
  const place = { era: Number(era), season: Number(season), lod: name.MatchDay }
  const view =
    batches.ofSeason(game, place) ??
    batches.find(game, `${name.Season}-${name.MatchDay.padStart(NUMBER_DIGITS, '0')}`)
  // A batch has one name only.
  return view !== null && isNamed(view, name) ? view : null
}

function isNamed(view: BatchView, { Season, MatchDay }: BatchName): boolean {
  const own = batchNameOf(view)
  return (Season === '' || own.Season === Season) && (MatchDay === '' || own.MatchDay === MatchDay)
}

/** The batch with this name, listed or not; by a part of a name those that are listed. */
export function batchesNamed(
  virtual: Pick<VirtualSports, 'batches'>,
  game: VirtualGameId,
  name: BatchName,
): readonly BatchView[] {
  if (name.Season !== '' && name.MatchDay !== '') {
    const view = batchNamed(virtual, game, name)
    return view === null ? [] : [view]
  }
  return virtual.batches.listed(game).filter((view) => isNamed(view, name))
}
