import type { SameTexts } from '../../sameTexts.ts'
import type { luckyBag as original } from '../cmn/luckyBag.ts'

/** Lucky bags in a live room. */
export const luckyBag: SameTexts<typeof original> = {
  title: 'Lucky bag',
  entry: 'Lucky bag',
  look: 'Lucky bag of {{name}}, {{left}} left',
  from: 'Lucky bag of {{name}}',
  facts: '{{amount}} in all, {{taken}} of {{shares}} taken',
  got: 'You got',
  unknown: 'There was no answer; you may have got a share. Look it up: it is never taken twice.',
  check: 'Look it up',
  open: 'Open',
  nobody: 'Nobody has opened it yet',
  takers: 'Who got what',
  most: 'Luckiest',
  put: {
    title: 'Put out a lucky bag',
    amount: 'Amount in all ({{currency}})',
    shares: 'Shares (1–{{most}})',
    note: 'The amount is split at random, first come, first served. What is left after 3 minutes comes back to you.',
    send: 'Put it out',
    confirm: 'Confirm: {{amount}}, {{shares}} shares',
    made: 'The lucky bag is out',
    unknown: 'There was no answer; the bag may be out. Look it up before you put out another.',
    notMade: 'The bag was not put out, and nothing was paid.',
    wrongShares: '1 to {{most}} shares',
    tooMuch: 'At most {{most}}',
    tooLittle: 'At least 0.01 for each share',
  },
  notice: {
    made: '{{name}} put out a lucky bag with {{shares}} shares',
    empty: 'The lucky bag of {{name}} is empty',
    expired: 'The lucky bag of {{name}} is over, {{taken}} of {{shares}} taken',
    best: 'luckiest: {{name}} {{amount}}',
  },
}
