import type { SameTexts } from '../../sameTexts.ts'
import type { states as original } from '../cmn/states.ts'

/** Empty, stale, offline, failed and closed states. */
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
    notOpen: 'It is not open',
    refused: 'The venue refused the request',
  },
  feedBanner: '{{reason}}. Prices stopped at {{time}}; can’t bet yet',
  listOld: '{{reason}}. Shown as of {{time}}',
  connection: {
    offline: 'Offline. Updates resume once you’re connected',
    unreachable: 'Can’t reach the server, trying again',
    pushLost: 'Live updates lost. Prices refresh every few seconds',
    back: 'Connected, updating',
    stillAway: 'Still no connection, check your network',
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
  notLoaded: {
    title: 'This page has not loaded yet',
    text: 'It opens by itself once the network is back.',
  },
  fault: {
    title: 'Something broke here',
    text: 'The rest still works. You can try again.',
  },
  maintenance: {
    closure: {
      site: 'Site under maintenance',
      venue: 'Venue under maintenance',
      venueClosed: 'Venue closed',
    },
    until: 'Expected back at {{time}}. Open bets settle as usual; your balance is not affected.',
    text: 'Open bets settle as usual; your balance is not affected.',
    otherVenue: 'Another venue',
    leaving_one: 'Back to home in {{count}} second',
    leaving_other: 'Back to home in {{count}} seconds',
  },
  contact: 'Support: {{contact}}',
  restricted: {
    title: 'Not available where you are',
    text: 'Access is restricted. Check whether a VPN is on.',
  },
  blocked: {
    title: 'Account unavailable',
  },
  signingOut_one: 'Signing out in {{count}} second',
  signingOut_other: 'Signing out in {{count}} seconds',
  outdated: 'The app was updated. Reload to go on: your slip and bets are kept',
  rateLimited: {
    banner: 'Too many requests. Showing older data, updating in {{seconds}} s',
  },
  empty: {
    favourites: 'No favourites yet',
    favouritesText: 'Tap the star beside a match or a league and it appears here.',
    live: 'No {{sport}} in play now',
    list: 'No {{sport}} matches right now',
    next: 'Next at {{time}}: {{match}}',
    later: 'Try another day or sport.',
    filtered: 'No matches in this filter',
    clearFilter: 'Clear filter',
    seeEarly: 'See early matches',
    seeToday: 'See today',
  },
  retrying: 'Trying again; it shows as soon as it is there.',
  listFailed: {
    title: 'Could not get the matches',
    because: '{{reason}}, trying again.',
  },
  notFound: {
    title: 'No such page',
    text: 'The link may be out of date.',
  },
  launchFailed: {
    notOpen: 'Opens here by itself. Open bets settle as usual; your balance is not affected.',
    title: 'The venue did not open',
    text: 'The venue gave no way in. Try again later.',
    lost: 'Your visit at the venue has ended. Enter it again',
    oneDevice:
      'Your visit at the venue has ended. Enter it again; the venue cannot be used on several devices at once',
    reenter: 'Enter again',
    entering: 'Entering…',
  },
}
