import { competition } from '../names/competitions.ts'
import { SEVENS_CUPS } from '../names/sevensTeams.ts'
import { type PlayedSport, pricedBy } from '../playedSport.ts'
import { HOUR, MINUTE } from '../durations.ts'
import { SEVENS_MARKETS, sevensView } from './markets.ts'
import { beginsLastMinute, concludeSevens, playSevens } from './play.ts'

const FIRST_LEAGUE = 4001

/** Tournaments of rugby sevens: sixteen teams, one after the other knocked out within six hours. */
export const SEVENS: PlayedSport = {
  idPrefix: '4',
  seedPart: 4,
  kickOffs: { interval: 3 * HOUR, offset: 20 * MINUTE, longest: 7 * HOUR },
  competitions: SEVENS_CUPS.map((listed, index) => ({
    ...competition('rugby', FIRST_LEAGUE + index, listed),
    scoring: 0,
  })),
  neutral: true,
  tournament: true,
  betsUntil: beginsLastMinute,
  strength: () => [0, 0],
  play: playSevens,
  conclude: concludeSevens,
  ...pricedBy({ plans: SEVENS_MARKETS, viewAt: sevensView, lineRefresh: MINUTE }),
}
