import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { imtyDate } from '../../../streams/wire/imty/dates.ts'
import type { ImtyVirtualFields } from '../../../streams/wire/imty/virtual.ts'
import { sportName } from '../../names/sportNames.ts'
import { parseVirtualId } from '../../world/virtual/matchId.ts'
import type { VirtualSports } from '../../world/virtual/virtualSports.ts'
import type { WorldMatch } from '../../world/world.ts'
import { entrantRows, matchOfBatch, roundOfMatch } from '../virtualBatches.ts'
import { batchNameOf } from './virtualSeasons.ts'

/** What the venue calls the batch of a match or race, such as `虚拟赛马 20261120-0346`; empty for a match of the lists. */
export function virtualBatchName(
  { id, sport }: Pick<WorldMatch, 'id' | 'sport'>,
  language: TextLanguage,
): string {
  const named = parseVirtualId(id)
  return named === null ? '' : `${sportName(sport, language)} ${named.batchNo}`
}

/** What an event has as a match or race of a batch; `null` for one of the lists (docs/venues/imty.md, 3.2). */
export function virtualFields(
  virtual: VirtualSports | null,
  matchId: string,
  language: TextLanguage,
): ImtyVirtualFields | null {
  const known = matchOfBatch(virtual, matchId)
  if (virtual === null || known === null) return null
  const { view, match, orderNo } = known
  const { plan, drawn } = view
  const isOver = match.state === 'ended'
  return {
    ...batchNameOf(view),
    BatchNo: plan.batchNo,
    OrderNo: orderNo,
    Round: roundOfMatch(view, orderNo),
    ClosingDate: imtyDate(view.sealsAt),
    Entrants: entrantRows(virtual, view, language).map(({ number, name, form }) => ({
      Number: number,
      Name: name,
      Form: form,
    })),
    // The result is sent after the end of its film.
    Places: isOver && drawn?.kind === 'race' ? drawn.race.result.order : [],
  }
}
