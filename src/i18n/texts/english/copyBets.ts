import type { SameTexts } from '../../sameTexts.ts'
import type { copyBets as original } from '../cmn/copyBets.ts'

/** Copying the bets that others share in a live room. */
export const copyBets: SameTexts<typeof original> = {
  start: 'Copy their bets',
  change: 'Change what you copy',
  note: 'When they share a bet in the room, you are offered it with a stake within your limits. You confirm each bet yourself.',
  bet: 'Most per bet ({{currency}})',
  day: 'Most in 24 hours ({{currency}})',
  wrong: 'Enter amounts above 0; a bet may not exceed the 24 hours',
  save: 'Start copying',
  stop: 'Stop copying',
  stopNamed: 'Stop copying {{name}}',
  list: 'You copy',
  caps: '{{bet}} per bet, {{day}} in 24 hours',
  offer: '{{name}} shared a bet',
  offered: '{{name}} shared a bet: {{selection}}',
  take: 'Copy {{stake}}',
  takeNamed: 'Put {{selection}} into the slip with {{stake}}, for you to confirm',
  skip: 'Not this bet',
}
