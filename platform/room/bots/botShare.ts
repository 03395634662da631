import { SINGLE_SERIES } from '../../../streams/domain/parlay.ts'
import { messageTypes } from '../../../streams/wire/room/constants.ts'
import type { SharedLegFrame } from '../../../streams/wire/room/messages.ts'
import { marketNames } from '../../names/marketNames.ts'
import type { VenueServer } from '../../venues/venueServer.ts'
import { teamNames, scoreBenchmark } from '../../world/world.ts'
import type { WorldLine, WorldMarket, WorldMatch, WorldSelection } from '../../world/world.ts'
import { type Dice, pick } from '../../world/random.ts'
import type { NewMessage } from '../posts/roomPost.ts'

/** The venue whose selections are shared. */
export interface ShownVenue {
  readonly code: VenueServer['code']
  readonly playId: VenueServer['playId']
}

/** Only selections with prices in this range are shared. */
const FROM_ODDS = 140_000
const TO_ODDS = 600_000

/** A selection to share. */
export interface Pick {
  readonly market: WorldMarket
  readonly line: WorldLine
  readonly selection: WorldSelection
}

/** A random selection that is open now; `null` when there is none. */
export function openPick(match: WorldMatch, dice: Dice): Pick | null {
  const open = openOf(match)
  return open.length === 0 ? null : pick(open, dice.next())
}

/** The leg of a selection, at its present price. */
function legOf(match: WorldMatch, { market, line, selection }: Pick, venue: ShownVenue): SharedLegFrame {
  const [scoreHome, scoreAway] = scoreBenchmark(match, market.spec) ?? [null, null]
  return {
    matchId: match.id,
    sport: match.sport,
    leagueId: match.league.id,
    league: match.league.name,
    ...teamNames(match),
    market: marketNames(match.sport, market.spec),
    ...market.spec,
    slot: String(line.slot),
    line: line.line,
    side: selection.side,
    marketId: line.marketId,
    optionId: selection.optionId,
    playId: venue.playId(market.spec, match.sport) ?? market.key,
    odds: selection.odds,
    timing: match.state === 'live' ? 'live' : 'early',
    kickOff: match.kickOff,
    scoreHome,
    scoreAway,
  }
}

/** The message of an order push. */
export function pushOf(match: WorldMatch, pick: Pick, venue: ShownVenue, pushId: string): NewMessage {
  return { type: messageTypes.orderPush, body: { pushId, leg: legOf(match, pick, venue) } }
}

/** Whether a selection cannot be bet on any more. A suspension does not count, because it ends. */
export function isGone(
  { markets }: WorldMatch,
  { line: { marketId }, selection: { optionId } }: Pick,
): boolean {
  const line = markets.flatMap(({ lines }) => lines).find((each) => each.marketId === marketId)
  if (line === undefined || line.status === 'closed') return true
  return !line.selections.some((each) => each.optionId === optionId)
}

/** A share of one leg. Its share id is the id of the message. */
export function shareOf(match: WorldMatch, open: Pick, venue: ShownVenue, siteId: number): NewMessage {
  return {
    type: messageTypes.orderShare,
    body: {
      shareId: 'own',
      venue: venue.code,
      siteId: String(siteId),
      cid: null,
      series: SINGLE_SERIES,
      legs: [legOf(match, open, venue)],
      followers: 0,
    },
  }
}

function openOf({ bettingStatus, markets }: WorldMatch): readonly Pick[] {
  if (bettingStatus !== 'open') return []
  return markets.flatMap((market) =>
    market.lines
      .filter(({ slot, status }) => slot === 1 && status === 'open')
      .flatMap((line) =>
        line.selections
          .filter(({ status, odds }) => status === 'open' && odds >= FROM_ODDS && odds <= TO_ODDS)
          .map((selection) => ({ market, line, selection })),
      ),
  )
}
