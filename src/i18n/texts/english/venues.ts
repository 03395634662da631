import type { SameTexts } from '../../sameTexts.ts'
import type { venues as original } from '../cmn/venues.ts'

/** The choice of a venue, and the settings that a venue keeps. */
export const venues: SameTexts<typeof original> = {
  title: 'Switch venue',
  present: 'Current',
  status: {
    open: 'Open',
    closed: 'Closed',
    maintenance: 'In maintenance',
  },
  sports_one: '{{count}} sport',
  sports_other: '{{count}} sports',
  esports: 'Esports',
  virtual: 'Virtual sports',
  slipStays_one: 'The {{count}} selection in your slip belongs to {{name}} and stays there.',
  slipStays_other: 'The {{count}} selections in your slip belong to {{name}} and stay there.',
  block: {
    title: 'Settings of {{name}}',
    zone: 'Time zone',
    zoneNote: 'For kick-offs and records; the days of a list stay.',
    sport: 'Sport on entering',
    quickStakes: 'Quick stakes, singles',
    seriesQuickStakes: 'Quick stakes, parlays, per bet',
    seriesAny: 'Parlays accept any odds',
    seriesAnyNote: 'A parlay begins with any odds accepted; each slip can change it.',
    notSaved: 'The venue did not save it; the setting is as before',
  },
}
