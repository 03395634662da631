import type { SameTexts } from '../../sameTexts.ts'
import type { slipMore as original } from '../cmn/slipMore.ts'

export const slipMore: SameTexts<typeof original> = {
  policy: {
    ask: 'Ask each time',
    askNote: 'Choose in the slip for each bet.',
    choose: 'Choose',
    onlyThis: 'For this bet only; the next one asks again. Settings can fix one choice.',
  },
  forceClosed: 'The venue takes no bets now. The slip is closed; your selections and stakes are kept.',
  /** Why the venue refuses a bet, besides the reasons of `errors`. */
  refusal: {
    parameterError: 'The bet could not be read. Nothing charged',
    legCount: 'This number of selections is not allowed',
    parlayNotAllowed: 'This market can’t be in a parlay',
    sameMatch: 'A match can be in a parlay only once',
    unknownSeries: 'The venue has no such parlay',
    matchesTooFarApart: 'These matches are too far apart for one parlay',
    currencyUnsupported: 'The venue does not take this currency',
    oddsFormatInvalid: 'The market is not offered in these odds',
    mixedConfirm: 'Please place singles and parlays one after the other',
    belowMin: 'The stake is below the least one',
    aboveMax: 'The stake is above the most, which has changed',
    dayStakeLimit: 'Your stakes of today are at the limit',
    dayWinLimit: 'What you can win today is at the limit',
    matchSeriesLimit: 'Your series with this match are at the limit',
    daySeriesLimit: 'Your series of today are at the limit',
    matchWinLimit: 'What you can win on this match is at the limit',
    account: 'The venue restricts the account. Contact support',
    administration: 'The venue’s settings do not allow it. Contact support',
    request: 'The venue did not accept the request',
  },
  beginner: {
    win: 'For every {{stake}} you stake, a correct pick returns {{returns}}: {{profit}} won and your stake back. A wrong one returns nothing.',
    bet: 'Stake {{stake}}: a correct pick returns {{returns}}, {{profit}} of it won. A wrong one returns nothing.',
    void: 'If the match is called off or the result is a push, you get your stake back.',
    parlay: 'Parlay: every selection must be right, and the odds multiply. One wrong selection loses it.',
    system: 'System: several smaller bets, so not every selection must be right.',
    toWin: 'A price with a minus: you type what you want to win; what you pay is shown as the stake.',
  },
  sameStake: {
    label: 'Same stake on each',
    filled: 'Stake on every single, {{amount}}',
    empty: 'Stake on every single, empty',
  },
  win: {
    type: 'Type win',
    typeStake: 'Type stake',
    wanted: 'To win {{amount}}',
    most: 'Limits allow a win of {{amount}}',
    explain: 'Work out the stake from what you want to win',
  },
  link: {
    title: 'Shared slip',
    none: 'This slip cannot be opened',
    match: 'Match {{id}}',
    toHome: 'To the matches',
    legs_one: '{{count}} selection',
    legs_other: '{{count}} selections',
    own_one:
      'Your slip has {{count}} selection already. Adding keeps it, and of one match only what is there.',
    own_other:
      'Your slip has {{count}} selections already. Adding keeps them, and of one match only what is there.',
    add: 'Add to the slip',
    replace: 'Replace the slip',
    prices: 'Prices are those of the venue now, not of the moment of sharing; the slip checks them again.',
    share: 'Share slip',
    copied: 'Link copied',
    notCopied: 'Could not copy the link',
    fault: {
      unreadable: 'The link is incomplete or wrong.',
      tooMany: 'A link has at most 20 selections.',
      otherVenue: 'It belongs to the venue {{venue}}; choose that in the settings first.',
    },
    state: {
      asking: 'Asking',
      suspended: 'Suspended',
      moved: 'Line moved',
      closed: 'Closed',
      failed: 'No price received',
    },
  },
}
