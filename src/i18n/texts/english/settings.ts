import type { SameTexts } from '../../sameTexts.ts'
import type { settings as original } from '../cmn/settings.ts'

export const settings: SameTexts<typeof original> = {
  title: 'Settings',
  betting: 'Betting',
  venue: 'Venue',
  venueNote: 'Each venue keeps your slip and your open bets. Return to a venue to see them again.',
  oddsFormat: 'Odds format',
  europeOnly:
    'The venue prices some markets, such as 1X2 and correct score, in European odds only. They stay European in every format.',
  oddsExample: 'For example {{price}}',
  acceptance: 'If odds change',
  betMode: 'Bet by',
  betModeNote: 'Slide to the end to bet, no stray taps',
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
  skin: 'Colour',
  skins: {
    blue: 'Blue',
    plum: 'Plum',
    teal: 'Teal',
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
  protectionNote: 'This visit {{time}}, net {{net}}',
  protectionNoteWithGifts: 'This visit {{time}}, net {{net}} (bets {{bets}}, gifts {{gifts}})',
  account: 'Account',
  signOut: 'Sign out',
  signOutAsk: 'Sign out? Unsettled bets are not affected.',
  notSaved: 'Not saved on the server yet; will try again',
}
