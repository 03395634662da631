import type { SameTexts } from '../../sameTexts.ts'
import type { settings as original } from '../cmn/settings.ts'

/** Settings. */
export const settings: SameTexts<typeof original> = {
  title: 'Settings',
  betting: 'Betting',
  oddsFormat: 'Odds format',
  oddsExample: 'For example {{price}}',
  acceptance: 'If odds change',
  betMode: 'Bet by',
  betModes: {
    tap: 'Tap',
    slide: 'Slide',
  },
  quickStakes: 'Quick stakes',
  currency: 'Currency',
  comfort: 'Display',
  theme: 'Appearance',
  themes: {
    dark: 'Dark',
    light: 'Light',
    system: 'System',
  },
  fontSize: 'Text size',
  fontSizes: {
    default: 'Standard',
    enlarge: 'Larger',
  },
  trend: 'Move colours',
  trends: {
    redUp: 'Red up',
    greenUp: 'Green up',
  },
  sort: 'List order',
  saveData: 'Save data',
  saveDataNote: 'No autoplay, still gifts',
  language: 'Language',
  protection: 'Safer betting',
  protectionEntry: 'Time, limits and breaks',
  protectionNote: 'This visit {{time}}, net {{net}}',
  account: 'Account',
  signOut: 'Sign out',
  signOutAsk: 'Sign out? Unsettled bets are not affected.',
  notSaved: 'Not saved on the server yet; will try again',
}
