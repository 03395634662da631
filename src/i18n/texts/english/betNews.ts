import type { SameTexts } from '../../sameTexts.ts'
import type { betNews as original } from '../cmn/betNews.ts'

/** Notices about a member's bets, shown on every screen. */
export const betNews: SameTexts<typeof original> = {
  title: 'Notices',
  ofBets: 'Results of my bets',
  ofGoals: 'Goals in matches I bet on',
  won: '{{bet}}: settled, {{net}}',
  wonSeries: '{{bet}} and others ({{legs}} legs): settled, {{net}}',
  lost: '{{bet}}: settled, {{net}}',
  lostSeries: '{{bet}} and others ({{legs}} legs): settled, {{net}}',
  returned: '{{bet}}: {{amount}} returned',
  returnedSeries: '{{bet}} and others ({{legs}} legs): {{amount}} returned',
  withdrawn: '{{bet}}: result withdrawn, any payout taken back',
  withdrawnSeries: '{{bet}} and others ({{legs}} legs): result withdrawn, any payout taken back',
  corrected: '{{bet}}: settled again by the corrected result, {{net}}',
  correctedSeries: '{{bet}} and others ({{legs}} legs): settled again, {{net}}',
  cashOutCancelled: '{{bet}}: the cash-out was cancelled with the result',
  cashOutCancelledSeries: '{{bet}} and others ({{legs}} legs): the cash-out was cancelled',
  several_one: '{{count}} bet has a result, {{net}}',
  several_other: '{{count}} bets have results, {{net}} in all',
  goal: 'Goal: {{home}} {{score}} {{away}}',
  goalCancelled: 'No goal: {{home}} {{score}} {{away}}',
}
