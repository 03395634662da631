import { formatLine, sideLine } from '../../../streams/domain/lineFormat.ts'
import { messageTypes } from '../../../streams/wire/room/constants.ts'
import type { SharedLegFrame } from '../../../streams/wire/room/messages.ts'
import { playOf } from '../../venues/pmty/numbers.ts'
import { playName, sideName } from '../../venues/pmty/playNames.ts'
import { scoreBenchmark } from '../../world/world.ts'
import type { WorldLine, WorldMarket, WorldMatch, WorldSelection } from '../../world/world.ts'
import { type Dice, pick } from '../../world/random.ts'
import type { NewMessage } from '../roomPost.ts'

/** Prices that somebody would show to others. */
const FROM_ODDS = 140_000
const TO_ODDS = 600_000

/** What somebody would bet on. */
export interface Pick {
  readonly market: WorldMarket
  readonly line: WorldLine
  readonly selection: WorldSelection
}

/** One of what can be bet on at this moment; `null` when nothing can. */
export function openPick(match: WorldMatch, dice: Dice): Pick | null {
  const open = openOf(match)
  return open.length === 0 ? null : pick(open, dice.next())
}

/** The leg of a pick, at its price. */
function legOf(match: WorldMatch, { market, line, selection }: Pick): SharedLegFrame {
  const [scoreHome, scoreAway] = scoreBenchmark(match, market.spec) ?? [null, null]
  return {
    matchId: match.id,
    sport: match.sport,
    leagueId: match.league.id,
    league: match.league.name.cmn,
    home: match.home.name.cmn,
    away: match.away.name.cmn,
    market: playName(market.spec, 'zh'),
    ...market.spec,
    slot: line.slot,
    line: line.line,
    side: selection.side,
    marketId: line.marketId,
    optionId: selection.optionId,
    playId: playOf(market.spec) ?? market.key,
    odds: selection.odds,
    timing: match.state === 'live' ? 'live' : 'early',
    kickOff: match.kickOff,
    scoreHome,
    scoreAway,
  }
}

/** A pick of the anchor's, for everybody to see. */
export function pushOf(match: WorldMatch, { market, line, selection }: Pick, pushId: string): NewMessage {
  const teams = { home: match.home.name.cmn, away: match.away.name.cmn }
  const value = line.line === null ? null : sideLine(market.spec, selection.side, line.line)
  const words = [playName(market.spec, 'zh'), sideName(selection.side, teams, 'zh')]
  if (value !== null) words.push(formatLine(value, { signed: market.spec.kind === 'handicap' }))
  const said = { selection: words.join(' '), match: `${teams.home} v ${teams.away}`, odds: selection.odds }
  return { type: messageTypes.orderPush, body: { pushId, ...said, odd: null } }
}

/** Whether a pick can't be bet on any more, for good: suspensions pass. */
export function isGone(
  { markets }: WorldMatch,
  { line: { marketId }, selection: { optionId } }: Pick,
): boolean {
  const line = markets.flatMap(({ lines }) => lines).find((each) => each.marketId === marketId)
  if (line === undefined || line.status === 'closed') return true
  return !line.selections.some((each) => each.optionId === optionId)
}

/** The share of one leg. Its id is the message's own. */
export function shareOf(match: WorldMatch, open: Pick, siteId: number): NewMessage {
  return {
    type: messageTypes.orderShare,
    body: {
      shareId: 'own',
      venue: 'PMTY',
      siteId: String(siteId),
      cid: null,
      series: 1,
      legs: [legOf(match, open)],
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
