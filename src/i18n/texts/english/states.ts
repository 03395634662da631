import type { SameTexts } from '../../sameTexts.ts'
import type { states as original } from '../cmn/states.ts'

/** Designed states: empty, old, offline, broken, closed. */
export const states: SameTexts<typeof original> = {
  feed: {
    offline: 'Offline',
    network: 'Connection lost',
    timeout: 'No answer from the server',
    silent: 'Updates stopped',
    rateLimited: 'Too many requests',
    maintenance: 'Venue under maintenance',
    signedOut: 'Signed out',
    badData: 'Damaged data',
    refused: 'The venue refused the request',
  },
  feedBanner: '{{reason}}. Prices stopped at {{time}}; can’t bet yet',
  listOld: '{{reason}}. Shown as of {{time}}',
  connection: {
    offline: 'Offline. Updates resume once you’re connected',
    unreachable: 'Can’t reach the server, trying again',
    pushLost: 'Live updates lost. Prices refresh every few seconds',
  },
  stale: {
    banner: 'Connection lost. Prices stopped at {{time}}; can’t bet yet',
    slow: 'Prices stopped at {{time}}, updating',
    tapped_one: 'Price is {{count}} second old; choose when it returns',
    tapped_other: 'Price is {{count}} seconds old; choose when it returns',
    back: 'Back, prices are current',
  },
  offline: {
    title: 'You’re offline',
    text: 'You’ll return to where you were once you’re connected.',
    banner: 'Offline. Prices stopped at {{time}}; can’t bet yet',
  },
  insecure: {
    title: 'Open this page over https',
    text: 'This address is not https, so the browser signs and encrypts nothing and nobody can sign in. Use https, or localhost on this machine.',
  },
  serverError: {
    title: 'This page did not open',
    text: 'The server had a problem. Your bets and balance are unchanged.',
    code: 'Reference {{code}} · {{time}}',
  },
  fault: {
    title: 'Something broke here',
    text: 'The rest still works. You can try again.',
  },
  maintenance: {
    title: 'Venue under maintenance',
    until: 'Expected back at {{time}}. Open bets settle as usual; your balance is not affected.',
    text: 'Open bets settle as usual; your balance is not affected.',
    site: 'Site under maintenance',
    otherVenue: 'Another venue',
    leaving_one: 'Back to home in {{count}} second',
    leaving_other: 'Back to home in {{count}} seconds',
  },
  restricted: {
    title: 'Not available where you are',
    text: 'Access is restricted. Check whether a VPN is on.',
  },
  blocked: {
    title: 'Account unavailable',
  },
  signingOut_one: 'Signing out in {{count}} second',
  signingOut_other: 'Signing out in {{count}} seconds',
  rateLimited: {
    banner: 'Too many requests. Showing older data, updating in {{seconds}} s',
  },
  empty: {
    live: 'No {{sport}} in play now',
    list: 'No {{sport}} matches right now',
    next: 'Next at {{time}}: {{match}}',
    later: 'Try another day or sport.',
    filtered: 'No matches in this filter',
    clearFilter: 'Clear filter',
    seeEarly: 'See early matches',
    seeToday: 'See today',
  },
  listFailed: {
    title: 'Could not get the matches',
    text: 'The server did not answer; trying again.',
  },
  notFound: {
    title: 'No such page',
    text: 'The link may be out of date.',
  },
  launchFailed: {
    title: 'The venue did not open',
    text: 'The venue gave no way in. Try again later.',
  },
}
