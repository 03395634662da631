import type { SameTexts } from '../../sameTexts.ts'
import type { common as original } from '../cmn/common.ts'

/** Texts used throughout the app. */
export const common: SameTexts<typeof original> = {
  appName: 'Touchline',
  separator: ', ',
  versus: '{{home}} v {{away}}',
  action: {
    back: 'Back',
    close: 'Close',
    cancel: 'Cancel',
    done: 'Done',
    retry: 'Try again',
    refresh: 'Refresh',
    reload: 'Reload',
    collapse: 'Collapse',
    goHome: 'Back to home',
    viewRecords: 'View bets',
    reconnect: 'Reconnect',
  },
  loading: 'Loading',
  skipToContent: 'Skip to content',
  navigation: {
    label: 'Main navigation',
    home: 'Home',
    live: 'In-Play',
    anchor: 'Live',
    records: 'Bets',
    me: 'Me',
    unsettled_one: '{{count}} unsettled bet',
    unsettled_other: '{{count}} unsettled bets',
  },
  mode: {
    label: 'Lobby',
    sport: 'Sports',
    real: 'Casino',
    lottery: 'Lottery',
  },
  venue: {
    label: 'Venue',
    switch: 'Switch venue, now {{name}}',
    goTo: 'Go to {{name}}',
    names: {
      PMTY: 'PM Sports',
      IMTY: 'IM Sports',
      FBTY: 'FB Sports',
      DPTY: 'DP Sports',
      YBTY: 'YB Sports',
      ZBYX: 'Anchor Games',
    },
  },
  balance: 'Balance {{amount}}',
  currency: {
    RMB: 'RMB',
    USDT: 'USDT',
  },
  currencySign: {
    RMB: '¥',
    USDT: '₮',
  },
  language: {
    CMN: '简体中文',
    ZHO: '繁體中文',
    ENGLISH: 'English',
  },
  languageShort: {
    CMN: '简',
    ZHO: '繁',
    ENGLISH: 'EN',
  },
  duration: {
    minutes_one: '{{count}} min',
    minutes_other: '{{count}} min',
    seconds_one: '{{count}} second',
    seconds_other: '{{count}} seconds',
    hoursMinutes: '{{hours}} h {{minutes}} min',
  },
  toast: {
    saved: 'Saved',
  },
}
