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
  offline: {
    title: 'You’re offline',
    text: 'You’ll return to where you were once you’re connected.',
  },
  insecure: {
    title: 'Open this page over https',
    text: 'This address is not https, so the browser signs and encrypts nothing and nobody can sign in. Use https, or localhost on this machine.',
  },
  serverError: {
    title: 'This page did not open',
    text: 'The server had a problem. Your bets and balance are unchanged.',
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
  },
  contact: 'Support: {{contact}}',
  restricted: {
    title: 'Not available where you are',
    text: 'Access is restricted. Check whether a VPN is on.',
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
    later: 'Try another day or sport.',
    seeToday: 'See today',
  },
  retrying: 'Trying again; it shows as soon as it is there.',
  listFailed: {
    title: 'Could not get the matches',
    because: '{{reason}}, trying again.',
  },
  launchFailed: {
    notOpen: 'Opens here by itself. Open bets settle as usual; your balance is not affected.',
    text: 'The venue gave no way in. Try again later.',
    lost: 'Your visit at the venue has ended. Enter it again',
    oneDevice:
      'Your visit at the venue has ended. Enter it again; the venue cannot be used on several devices at once',
    reenter: 'Enter again',
    entering: 'Entering…',
  },
}
