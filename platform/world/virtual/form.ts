import type { Batches } from './batches.ts'
import type { VirtualGameId } from './games.ts'

const PLACES = 3
/** An entrant runs in about every third race; one that has not run for so long has no form. */
const RACES_BACK = 30

/** The last places of an entrant in races whose film is over, newest first. */
export function formOf(
  batches: Batches,
  game: VirtualGameId,
  entrantId: string,
  now: number,
): readonly number[] {
  const { calendar } = batches
  const era = calendar.eras.length - 1
  const last = calendar.lastStarted(game, era, now)
  const places: number[] = []
  for (let index = last; index >= 0 && index > last - RACES_BACK && places.length < PLACES; index -= 1) {
    const ref = { game, era, index }
    const { entry } = batches.plan(ref)
    const number = 'names' in entry ? entry.names.indexOf(entrantId) + 1 : 0
    if (number === 0 || batches.paysAt(ref) > now) continue
    const drawn = batches.drawn(ref)
    if (drawn.kind === 'race') places.push(drawn.race.result.order.indexOf(number) + 1)
  }
  return places
}
