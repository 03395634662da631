import type { SameTexts } from '../../sameTexts.ts'
import type { imty as original } from '../cmn/imty.ts'

/** What the venue IMTY refuses. */
export const imty: SameTexts<typeof original> = {
  reason: {
    invalid: 'The request is not valid. Reload and try again',
    gone: 'The selection is no longer available',
    marketChanged: 'The match has started or changed. Check it again',
    suspended: 'The selection is suspended. Try again shortly',
    currency: 'Bets in this currency are not possible',
    oddsFormat: 'The market is not offered in this odds format',
    matchOver: 'The match is over',
    notInCombo: 'The selection cannot be in a parlay',
    sameMatch: 'A match can be in a parlay only once',
    legCount: 'The number of selections is not possible',
    noSeries: 'There is no such parlay',
    belowMin: 'The stake is below the minimum',
    aboveMax: 'The stake is above the maximum',
    rejectedAddress: 'Access from your IP address is restricted',
    restrictedArea: 'Access is restricted. Check whether a VPN is on',
  },
  /** Why the venue refused or cancelled a wager. */
  cancelled: {
    redCard: 'There was a red card',
    goal: 'A goal or point was scored',
    abandoned: 'The match was abandoned',
  },
}
