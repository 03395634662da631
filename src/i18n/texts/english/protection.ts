import type { SameTexts } from '../../sameTexts.ts'
import type { protection as original } from '../cmn/protection.ts'

/** Player protection. */
export const protection: SameTexts<typeof original> = {
  title: 'Safer betting',
  visit: '{{time}} · {{net}}',
  visitSaid: 'Balance {{balance}}, this visit {{time}}, net {{net}}, view account',
  elapsed: 'This visit',
  net: 'Net this visit',
  staked: 'Staked',
  paid: 'Paid out',
  week: 'Last 7 days',
  limits: {
    title: 'My limits, checked before each bet',
    stake: 'Staked today',
    loss: 'Lost today',
    time: 'Time today',
    used: '{{used}} / {{limit}}',
    unset: 'Not set',
    rule: 'Lower at once; higher after 24 hours.',
  },
  remind: {
    title: 'Remind me',
    note: 'Shows time and net result every so often',
    shown: 'You have played {{time}}, net {{net}}',
  },
  break: {
    title: 'Take a break',
    hour: '1 hour',
    day: '24 hours',
    week: '7 days',
    rule: 'On a break you can’t bet or send gifts. You can watch, see bets and withdraw. It can’t be ended early.',
    ask: 'Break for {{time}}? It can’t be ended early.',
    running: 'On a break until {{time}}',
  },
  help: 'Helplines and support',
}
