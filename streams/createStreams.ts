import { delay, EMPTY, filter, type Observable, switchMap, takeUntil, timer } from 'rxjs'
import { createMaintainedElsewhere$ } from './core/maintainedElsewhere.ts'
import { createMember$ } from './core/member.ts'
import type { MemberStreams } from './core/memberStreams.ts'
import { createParts, type Parts } from './core/parts.ts'
import type { SiteCore } from './core/siteCore.ts'
import { createVenueChoice, type VenueChoice } from './core/venueChoice.ts'
import { createSettings, type Settings, type SettingsFeed } from './feeds/settings/index.ts'
import { createScope, type Scope } from './kernel/scope.ts'
import type { State$ } from './kernel/state.ts'
import { createAccountCalls } from './link/accountCalls.ts'
import { createLink, type Link } from './link/createLink.ts'
import type { LinkTimes } from './link/constants.ts'
import { createOpening$, type Opening, whenOpen$ } from './link/maintenance.ts'
import { createVenueSports$ } from './link/venueSports.ts'
import { createVenueStatuses$ } from './link/venueStatuses.ts'
import type { Ports } from './ports/ports.ts'
import type { Storage } from './ports/storage.ts'
import { venueRegistry, type VenueRegistry } from './venues/registry.ts'
import type { HomeView } from './views/home/homeModel.ts'
import { type Account, createAccount } from './views/account/account.ts'
import { createLogin, type LoginModel } from './views/login/loginModel.ts'
import { createNotices, type Notices } from './views/notices.ts'

const SECOND_MS = 1000
/** The longest wait for the first list before read-ahead gives up, ms. */
const READ_AHEAD_MS = 20_000
/** The longest time between the arrival of the data and the first subscription of the screen, ms. */
const SCREEN_WITHIN_MS = 3000

export interface StreamsOptions {
  readonly clientVersion: string
  /** The page's origin. */
  readonly origin: string
  readonly times?: Partial<LinkTimes>
  /** Preferences of the device, used at the first visit. */
  readonly preferred?: Partial<Pick<Settings, 'language' | 'theme'>>
  /** Where the visit begins, when that is not a list of sports. */
  readonly opensWith?: 'esports'
  /** The supported venues; those of this client by default. */
  readonly venues?: VenueRegistry
}

/** All state and commands of the app. Created once, in `src/main.ts`. */
export interface Streams {
  readonly session$: Link['session']['session$']
  readonly config$: Link['config']['config$']
  readonly exits: Link['exits']
  readonly network: Link['network']
  /** What the last maintenance was of: a product or another venue, as it is launched; `null` for the present venue. */
  readonly maintainedElsewhere$: State$<string | null>
  /**
   * Whether the site and its venue are open, or what is maintained elsewhere. Polled while subscribed; screens subscribe
   * only while one of them is closed.
   */
  readonly opening$: State$<Opening | null>
  /** Emits once, when they are open; at the earliest 10 s after it was subscribed to. */
  readonly reopened$: Observable<unknown>
  readonly serverTime: Link['serverTime']
  /**
   * Remaining seconds of the pause after a rate limit, during which no poll sends requests; 0 when there is
   * none.
   */
  readonly limitedFor$: State$<number>
  /** True when a server no longer supports this version of the client, until the page is reloaded. */
  readonly outdated$: State$<boolean>
  /** Platform time, emitted each second, for clocks and countdowns. */
  readonly second$: State$<number>
  readonly settings: SettingsFeed
  readonly notices: Notices
  /** For what a screen stores by itself, such as a scroll position. */
  readonly storage: Pick<Storage, 'local' | 'session'>
  readonly venue: VenueChoice
  /**
   * The streams of the signed-in member; `null` while signed out. Created again for another venue or language.
   */
  readonly member$: State$<MemberStreams | null>
  login(scope: Scope): LoginModel
  readonly account: Account
  /** The native shell that the page runs in; `null` in a browser. Its streams are `shellStreams`. */
  readonly shell: Ports['shell']['kind']
  /** Streams of the site whose code is loaded with a later screen. */
  readonly part: Parts<SiteCore>
  /** Prefetches the signed-in member's list before the screen that shows it is loaded. */
  readAhead(): void
  logout(): void
  /** A scope for a screen; ends with the app at the latest. */
  openScope(): Scope
  end(): void
}

export function createStreams(ports: Ports, options: StreamsOptions): Streams {
  const scope = createScope((error) => {
    ports.faults.report('streams', error)
  })
  const settings = createSettings(scope, ports.storage.local, options.preferred)
  const notices = createNotices(scope)
  const link = createLink(scope, ports, {
    clientVersion: options.clientVersion,
    origin: options.origin,
    language: () => settings.settings$.value.language,
    ...(options.times === undefined ? {} : { times: options.times }),
  })
  const account = createAccount(scope, { calls: createAccountCalls(link), session: link.session })
  const registry = options.venues ?? venueRegistry
  const polling = { link, random: () => ports.random.next(), now: () => ports.clock.now() }
  const venue = createVenueChoice(scope, {
    registry,
    config: link.config,
    exits: link.exits,
    faults: link.faults,
    memory: ports.storage.session,
    statusesOf$: (codes$) => createVenueStatuses$(scope, { ...polling, codes$ }),
    sports$: createVenueSports$(scope, link),
  })
  const venueOpening$ = createOpening$(scope, { ...polling, venueCode: () => venue.code$.value })
  const maintainedElsewhere$ = createMaintainedElsewhere$({ ...link, registry, code$: venue.code$ })
  const opening$ = createOpening$(scope, {
    ...polling,
    venueCode: () => maintainedElsewhere$.value ?? venue.code$.value,
  })
  const site = createParts<SiteCore>(scope, { link, ports })
  const member$ = createMember$(scope, {
    registry,
    site,
    venue,
    opening$: venueOpening$,
    link,
    ports,
    settings,
    notices,
    account,
    ...(options.opensWith === undefined ? {} : { opensWith: options.opensWith }),
  })
  return {
    session$: link.session.session$,
    config$: link.config.config$,
    exits: link.exits,
    network: link.network,
    maintainedElsewhere$,
    opening$,
    reopened$: whenOpen$(opening$),
    serverTime: link.serverTime,
    limitedFor$: link.rateLimit.secondsLeft$,
    outdated$: link.clientVersion.outdated$,
    second$: scope.state(link.serverTime.tick$(SECOND_MS), link.serverTime.now()),
    settings,
    notices,
    storage: ports.storage,
    venue,
    member$,
    account,
    shell: ports.shell.kind,
    part: site,
    login: (screen) => createLogin(screen, link.session.login),
    readAhead: () => {
      scope.run(
        member$.pipe(
          switchMap((member) => (member === null ? EMPTY : whileLoading$(member.home.home$))),
          takeUntil(timer(READ_AHEAD_MS)),
        ),
      )
    },
    logout: link.session.logout,
    openScope: scope.child,
    end: scope.end,
  }
}

/**
 * Subscribes to the list until it is loaded and a little longer, so that its screen can subscribe in the
 * meantime.
 */
function whileLoading$(home$: State$<HomeView>): Observable<unknown> {
  const there$ = home$.pipe(filter(({ list }) => list.value !== undefined))
  return home$.pipe(takeUntil(there$.pipe(delay(SCREEN_WITHIN_MS))))
}
