import { messageTypes } from '../../../streams/wire/room/constants.ts'
import type { SharedLegFrame } from '../../../streams/wire/room/messages.ts'
import { playOf } from '../../venues/pmty/numbers.ts'
import { playName } from '../../venues/pmty/playNames.ts'
import { scoreBenchmark } from '../../world/world.ts'
import type { WorldLine, WorldMarket, WorldMatch, WorldSelection } from '../../world/world.ts'
import { type Dice, pick } from '../../world/random.ts'
import type { NewMessage } from '../roomPost.ts'

/** Prices that somebody would show to others. */
const FROM_ODDS = 140_000
const TO_ODDS = 600_000

interface Open {
  readonly market: WorldMarket
  readonly line: WorldLine
  readonly selection: WorldSelection
}

/** A leg on what can be bet on at this moment, at its price; `null` when nothing can. */
export function openLeg(match: WorldMatch, dice: Dice): SharedLegFrame | null {
  const open = openOf(match)
  if (open.length === 0) return null
  const { market, line, selection } = pick(open, dice.next())
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

/** The share of one leg. Its id is the message's own. */
export function shareOf(leg: SharedLegFrame, siteId: number): NewMessage {
  return {
    type: messageTypes.orderShare,
    body: {
      shareId: 'own',
      venue: 'PMTY',
      siteId: String(siteId),
      cid: null,
      series: 1,
      legs: [leg],
      followers: 0,
    },
  }
}

function openOf({ bettingStatus, markets }: WorldMatch): readonly Open[] {
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
