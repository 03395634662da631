import {
  delay,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  type Observable,
  switchMap,
  takeUntil,
  tap,
  timer,
} from 'rxjs'
import { createSettings, type Settings, type SettingsFeed } from './feeds/settings/index.ts'
import { createScope, type Scope } from './kernel/scope.ts'
import { combineStates } from './kernel/combineStates.ts'
import type { State$ } from './kernel/state.ts'
import { createLink, type Link } from './link/createLink.ts'
import type { LinkTimes } from './link/constants.ts'
import type { Ports } from './ports/ports.ts'
import { createPmty } from './venues/pmty/index.ts'
import type { Venue } from './venues/venue.ts'
import type { HomeView } from './views/home/homeModel.ts'
import { createLogin, type LoginModel } from './views/login/loginModel.ts'
import { createMemberStreams, type MemberStreams } from './views/member/memberStreams.ts'
import { createNotices, type Notices } from './views/notices.ts'

const SECOND_MS = 1000
/** As long as a screen's code may take on a slow line. */
const READ_AHEAD_MS = 20_000
/** As long as a screen may take from its data to its first look at them. */
const SCREEN_WITHIN_MS = 3000

export interface StreamsOptions {
  readonly clientVersion: string
  /** The page's origin. */
  readonly origin: string
  readonly times?: Partial<LinkTimes>
}

/** Everything the app reads and does. Made once, in `src/main.ts`. */
export interface Streams {
  readonly session$: Link['session']['session$']
  readonly config$: Link['config']['config$']
  readonly exits: Link['exits']
  readonly network: Link['network']
  readonly serverTime: Link['serverTime']
  /** Platform time, told each second: what clocks and countdowns are drawn from. */
  readonly second$: State$<number>
  readonly settings: SettingsFeed
  readonly notices: Notices
  /** The signed-in member's streams; `null` while there is none. Made anew when the language changes. */
  readonly member$: State$<MemberStreams | null>
  login(scope: Scope): LoginModel
  /** Has the signed-in member's list asked for ahead of the screen that shows it. */
  readAhead(): void
  logout(): void
  /** A lifetime for a screen; ends with the app at the latest. */
  openScope(): Scope
  end(): void
}

export function createStreams(ports: Ports, options: StreamsOptions): Streams {
  const scope = createScope((error) => {
    ports.faults.report('streams', error)
  })
  const settings = createSettings(scope, ports.storage.local)
  const notices = createNotices(scope)
  const link = createLink(scope, ports, {
    clientVersion: options.clientVersion,
    origin: options.origin,
    language: () => settings.settings$.value.language,
    ...(options.times === undefined ? {} : { times: options.times }),
  })
  const member$ = createMember$(scope, { link, ports, settings, notices })
  return {
    session$: link.session.session$,
    config$: link.config.config$,
    exits: link.exits,
    network: link.network,
    serverTime: link.serverTime,
    second$: scope.state(link.serverTime.tick$(SECOND_MS), link.serverTime.now()),
    settings,
    notices,
    member$,
    login: (screen) => createLogin(screen, link.session.login),
    readAhead: () => {
      scope.run(
        member$.pipe(
          switchMap((member) => (member === null ? EMPTY : untilRead$(member.home.home$))),
          takeUntil(timer(READ_AHEAD_MS)),
        ),
      )
    },
    logout: link.session.logout,
    openScope: scope.child,
    end: scope.end,
  }
}

/** Reads the list until it is there, and a little longer: by then its screen reads it, or another is shown. */
function untilRead$(home$: State$<HomeView>): Observable<unknown> {
  const there$ = home$.pipe(filter(({ list }) => list.value !== undefined))
  return home$.pipe(takeUntil(there$.pipe(delay(SCREEN_WITHIN_MS))))
}

interface MemberContext {
  readonly link: Link
  readonly ports: Ports
  readonly settings: SettingsFeed
  readonly notices: Notices
}

interface Signed {
  readonly id: string
  readonly name: string
  readonly language: Settings['language']
}

/** The member's streams live in a scope of their own, which ends when the member or the language changes. */
function createMember$(scope: Scope, context: MemberContext): State$<MemberStreams | null> {
  const held = scope.cell<MemberStreams | null>(null)
  let life: Scope | null = null
  const signed$ = combineStates(
    { session: context.link.session.session$, settings: context.settings.settings$ },
    ({ session, settings }): Signed | null =>
      typeof session === 'string'
        ? null
        : { id: session.member.id, name: session.member.name, language: settings.language },
    (a, b) => a?.id === b?.id && a?.language === b?.language,
  )
  scope.run(
    signed$.pipe(
      distinctUntilChanged((a, b) => a?.id === b?.id && a?.language === b?.language),
      map((signed) => {
        life?.end()
        life = signed === null ? null : scope.child()
        return signed === null || life === null ? null : memberStreams(life, signed, context)
      }),
      tap(held.set),
    ),
  )
  return held.state$
}

function memberStreams(life: Scope, signed: Signed, { link, ports, settings, notices }: MemberContext) {
  const venue = createVenue(life, signed, link, ports)
  return createMemberStreams(life, { member: signed, venue, link, ports, settings, notices })
}

/** A list that is asked for every five seconds is not waited for through the wrapper's hundred. */
const VENUE_READ_TIMEOUT_MS = 10_000

const VENUE_LANGUAGES = { CMN: 'zh', ZHO: 'tw', ENGLISH: 'en' } as const

/** The venues by code. A new venue is its folder and one line here. */
function createVenue(_life: Scope, signed: Signed, link: Link, ports: Ports): Venue {
  const language = (): 'zh' | 'tw' | 'en' => VENUE_LANGUAGES[signed.language]
  return createPmty({
    session: link.venueSession('PMTY', { languageType: language }),
    http: ports.http,
    inflate: ports.inflate,
    socket: ports.socket,
    network: link.network,
    random: () => ports.random.next(),
    now: () => ports.clock.now(),
    serverNow: link.serverTime.now,
    memberId: () => signed.id,
    language,
    siteHeaders: link.commonHeaders,
    heard: link.heard,
    onBadData: (path, fault) => {
      ports.faults.report(path, fault)
    },
    times: { ...link.times, requestTimeoutMs: VENUE_READ_TIMEOUT_MS },
  })
}
