import type { SameTexts } from '../../sameTexts.ts'
import type { home as original } from '../cmn/home.ts'

/** The list of matches. */
export const home: SameTexts<typeof original> = {
  title: 'Matches',
  tabs: {
    label: 'Kind of match',
    today: 'Today',
    live: 'In-Play',
    early: 'Early',
    parlay: 'Parlay',
    champion: 'Outright',
  },
  sports: 'Sports',
  days: {
    label: 'Day',
    all: 'All',
    today: 'Today',
    other: 'Others',
  },
  sort: {
    label: 'Sort',
    hot: 'Hot',
    league: 'League',
    time: 'Time',
  },
  filter: {
    title: 'Choose leagues',
    all: 'Select all',
    none: 'Clear',
    apply: 'Show {{matches}} matches',
    active: '{{leagues}} leagues chosen',
  },
  search: {
    title: 'Search',
    placeholder: 'Team or league',
    empty: 'Nothing found for “{{text}}”',
  },
  matchCount_one: '{{count}} match',
  matchCount_other: '{{count}} matches',
  row: {
    label: '{{home}} v {{away}}',
    score: '{{home}} {{homeScore}}, {{away}} {{awayScore}}',
    moreMarkets: '{{home}} v {{away}}, {{markets}} more markets',
    markets: 'Markets, swipe for more',
    addFavourite: 'Add {{home}} v {{away}} to favourites',
    removeFavourite: 'Remove {{home}} v {{away}} from favourites',
    watch: 'Watch {{home}} v {{away}}',
    anchor: 'Anchor',
    tracker: 'Tracker',
    redCards_one: '{{count}} red card',
    redCards_other: '{{count}} red cards',
    corners: 'Corners {{home}}, {{away}}',
    serving: 'Serving',
  },
  favourites: {
    added: 'Added to favourites',
    removed: 'Removed from favourites',
  },
  later: {
    title: '{{mode}} is not available here',
    text: 'There are only sports for now.',
    action: 'Go to sports',
  },
  slipBar: {
    title: 'Bet slip',
    single: 'Single',
    detail: '{{kind}} · min {{min}}',
    labelSingle: 'Bet slip, {{count}} selection, odds {{price}}',
    labelSingles_one: 'Bet slip, {{count}} single',
    labelSingles_other: 'Bet slip, {{count}} singles',
    labelParlay: 'Bet slip, {{count}} selections, parlay odds {{price}}',
    shortcut: 'Press B to go to the bet slip',
  },
}
