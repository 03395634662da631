import type { ImtyResultsRequest } from '../../../streams/wire/imty/results.ts'
import { IMTY_LIMITS } from '../../../streams/wire/imty/paths.ts'
import { virtualMatchId } from '../../world/virtual/eras.ts'
import { VIRTUAL_GAMES } from '../../world/virtual/games.ts'
import type { VirtualSports } from '../../world/virtual/virtualSports.ts'
import type { WorldMatch } from '../../world/world.ts'
import { pastMatches } from '../virtualResults.ts'
import { sportNumber } from './numbers.ts'

/** A match or race of virtual sports whose film is over; `undefined` for any other id. */
export function playedVirtual(
  virtual: Pick<VirtualSports, 'match'> | null,
  matchId: string,
): WorldMatch | undefined {
  const match = virtual?.match(matchId)
  return match?.state === 'ended' ? match : undefined
}

const MAX_PAGE = 1_000_000

/** A page of those of a sport that started in a time, the latest first (docs/venues/imty.md, 3.9). */
export function playedVirtualMatches(
  virtual: VirtualSports | null,
  { SportId, CompetitionIds, Page, PageRecords }: ImtyResultsRequest,
  { from, to }: { readonly from: number; readonly to: number },
): readonly WorldMatch[] {
  if (virtual === null) return []
  const games = virtual.games.filter(
    (game) =>
      sportNumber(VIRTUAL_GAMES[game].sport) === SportId &&
      (CompetitionIds.length === 0 || CompetitionIds.includes(game)),
  )
  const count = Math.min(IMTY_LIMITS.pageRecords, Math.max(1, Math.trunc(PageRecords)))
  const skip = count * (Math.min(MAX_PAGE, Math.max(1, Math.trunc(Page))) - 1)
  const { page } = pastMatches(virtual, { games, from, to, batchNo: '', skip, count })
  return page.flatMap(({ view: { plan }, orderNo }) => {
    return virtual.match(virtualMatchId(plan.ref.game, plan.batchNo, orderNo)) ?? []
  })
}
