import { firstValueFrom } from 'rxjs'
import type { Leg } from '../../streams/domain/leg.ts'
import type { Market } from '../../streams/domain/market.ts'
import type { Match } from '../../streams/domain/match.ts'
import { worstStatus } from '../../streams/domain/status.ts'
import type { Call } from '../../streams/venues/call.ts'
import type { Bettor } from './bettor.ts'

/** A higher price could reach the limits of what a member may win. */
const MAX_ODDS = 300_000

/** The open selections of the early lists: before kick-off a bet is accepted at once. */
export async function earlyLegs({ venue }: Bettor): Promise<readonly Leg[]> {
  const menu = await valueOf(venue.sports.menu())
  const legs: Leg[] = []
  for (const { sport, menuId } of menu.find(({ betType }) => betType === 'early')?.sports ?? []) {
    const query = { betType: 'early', sport, menuId, day: 'all', sort: 'time', leagues: [] } as const
    const { value } = await valueOf(venue.sports.matches(query))
    for (const { match, markets } of value) legs.push(...legsOf(venue.code, match, markets))
  }
  return legs
}

/** The value of a call. @throws Error when it failed. */
export async function valueOf<T>(call: Call<T>): Promise<T> {
  const result = await firstValueFrom(call)
  if (!result.ok) throw new Error(`a call failed: ${JSON.stringify(result.error)}`)
  return result.value
}

function legsOf(venue: string, match: Match, markets: readonly Market[]): readonly Leg[] {
  return markets.flatMap(({ spec, playId, name, parlayAllowed, lines }) =>
    lines.flatMap(({ marketId, handle, line, status, selections }) =>
      selections
        .filter((each) => worstStatus(match.bettingStatus, status, each.status) === 'open')
        .filter(({ odds }) => odds <= MAX_ODDS)
        .map(({ optionId, side, odds }): Leg => ({
          venue,
          choice: { matchId: match.id, sport: match.sport, spec, handle, line, side },
          wire: { marketId, optionId, playId },
          agreedOdds: odds,
          timing: 'early',
          parlayAllowed,
          score: null,
          leagueId: match.league.id,
          kickOff: match.kickOff,
          names: { home: '', away: '', league: '', market: name },
        })),
    ),
  )
}
