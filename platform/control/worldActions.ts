import type { MarketKey, Side } from '../../streams/domain/market.ts'
import { teamNames, type World, type WorldControl } from '../world/world.ts'
import type { WorldAction } from './controlWire.ts'

/** Triggers an event; returns whether it was possible. Unknown markets and sides are not. */
export function applyToWorld(control: WorldControl, action: WorldAction): boolean {
  switch (action.do) {
    case 'goal':
      return control.goal(action.matchId, action.side)
    case 'redCard':
      return control.redCard(action.matchId, action.side)
    case 'suspend':
      return control.suspend(action.matchId)
    case 'resume':
      return control.resume(action.matchId)
    case 'jumpLine':
      return control.jumpLine(action.matchId, action.key as MarketKey, action.quarters)
    case 'movePrice': {
      const { matchId, key, slot, side, percent } = action
      return control.movePrice(matchId, key as MarketKey, slot, side as Side, percent)
    }
    case 'hold':
      return control.hold(action.matchId, action.on)
    case 'publish':
      return control.publish(action.matchId, action.counts)
    case 'postpone':
      return control.postpone(action.matchId, action.byMs)
    case 'whistle':
    case 'end':
    case 'withdraw':
    case 'cancel':
    case 'interrupt':
    case 'continue':
    case 'abandon':
      return control[action.do](action.matchId)
  }
}

/** A summary of a match, by which tests choose one. */
export interface MatchSummary {
  readonly id: string
  readonly sport: string
  readonly state: string
  readonly phase: string
  readonly bettingStatus: string
  readonly kickOff: number
  readonly score: readonly [number, number]
  readonly leagueId: string
  readonly league: string
  readonly home: string
  readonly away: string
  readonly markets: readonly string[]
}

/** The listed matches. */
export function matchSummaries(world: World): readonly MatchSummary[] {
  return world.matches().map((match) => ({
    id: match.id,
    sport: match.sport,
    state: match.state,
    phase: match.phase,
    bettingStatus: match.bettingStatus,
    kickOff: match.kickOff,
    score: match.score,
    leagueId: match.league.id,
    league: match.league.name.cmn,
    home: teamNames(match).home.cmn,
    away: teamNames(match).away.cmn,
    markets: match.markets.map(({ key }) => key),
  }))
}
