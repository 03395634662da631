import type { SlipView } from './slipView.ts'

const NOTHING = { minor: 0, currency: 'RMB' } as const

/** The slip before its code is loaded: nothing is chosen, and nothing can be placed. */
export const EMPTY_SLIP_VIEW: SlipView = {
  open: false,
  kind: 'single',
  legs: [],
  fields: [],
  sameStake: null,
  activeField: null,
  oddsFormat: 'europe',
  europeForced: false,
  currency: 'RMB',
  acceptance: 'none',
  asks: false,
  totalOdds: '',
  offers: { single: 0, parlay: 0, system: 0 },
  counted: [],
  betCount: 0,
  stake: NOTHING,
  profit: null,
  returns: null,
  balance: null,
  balanceAfter: null,
  block: null,
  action: 'blocked',
  terms: '',
  changes: 0,
  notSent: null,
  cleared: 0,
  quoteFailure: null,
  quoteAge: null,
  shown: null,
  outcome: null,
  waiting: [],
  quickStakes: [],
}
