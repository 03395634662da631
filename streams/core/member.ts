import { filter, map, of, switchMap, take, tap } from 'rxjs'
import type { Settings } from '../feeds/settings/index.ts'
import { combineStates } from '../kernel/combineStates.ts'
import { scopedByKey } from '../kernel/scopedByKey.ts'
import type { Scope } from '../kernel/scope.ts'
import { mapState, type State$ } from '../kernel/state.ts'
import { createFetchReports } from '../link/fetchReports.ts'
import { type Opening, whenOpen$ } from '../link/maintenance.ts'
import { askMember$ } from '../link/memberCall.ts'
import { launchNamesOf, type PresentVenue, type VenueRegistry } from '../venues/registry.ts'
import type { VenueDeps } from '../venues/venueDeps.ts'
import type { Account } from '../views/account/account.ts'
import { LAUNCH_LANGUAGES } from '../wire/site/launch.ts'
import { siteWalletTypes } from '../wire/site/siteInfo.ts'
import { createEnteredVenue$ } from './enteredVenue.ts'
import { createMemberCore, type MemberCore, type MemberDeps } from './memberCore.ts'
import { createMemberStreams, type MemberStreams } from './memberStreams.ts'
import type { VenueChoice } from './venueChoice.ts'
import type { VenueEntry } from './venueCore.ts'

export interface MemberContext extends Omit<MemberDeps, 'member' | 'opensWith'> {
  readonly registry: VenueRegistry
  readonly venue: Pick<VenueChoice, 'code$' | 'entries$' | 'enterByItself' | 'leave'>
  /** Polled while it is subscribed to. */
  readonly opening$: State$<Opening | null>
  readonly account: Pick<Account, 'siteNotes'>
  /** Where the visit begins, when that is not a list of sports. */
  readonly opensWith?: 'esports'
}

/** The key of the venue's streams: a change creates them again. */
interface VenueKey {
  readonly entered: PresentVenue
  readonly language: Settings['language']
  readonly entries: number
}

/**
 * The signed-in member's streams. They have two nested lifetimes: that of the member, and that of a venue in
 * one language.
 */
export function createMember$(scope: Scope, context: MemberContext): State$<MemberStreams | null> {
  const { link, settings, venue, account, opening$ } = context
  const opensWith = scope.cell(context.opensWith ?? null)
  const signedIn$ = mapState(link.session.session$, (session) =>
    typeof session === 'string' ? null : session.member,
  )
  const venueKey$ = combineStates(
    {
      entered: createEnteredVenue$(scope, context.registry, venue.code$),
      settings: settings.settings$,
      entries: venue.entries$,
    },
    ({ entered, settings: { language }, entries }): VenueKey | null =>
      entered === null ? null : { entered, language, entries },
  )
  const lives$ = scopedByKey(
    scope,
    signedIn$,
    (life, member) => {
      const core = createMemberCore(life, { ...context, opensWith, member })
      life.run(
        link.firstList
          .afterFirstList$(() => askMember$(link))
          .pipe(
            tap((result) => {
              if (result.ok) core.info.set(result.value)
            }),
          ),
      )
      life.run(link.firstList.afterFirstList$(account.siteNotes))
      return scopedByKey(
        life,
        venueKey$,
        (venueLife, key) =>
          streamsAt(venueLife, core, key, {
            leave: venue.leave,
            enterWhenOpen: () => {
              venueLife.run(whenOpen$(opening$).pipe(tap(venue.enterByItself)))
            },
          }),
        isSameVenueKey,
      )
    },
    (a, b) => a.id === b.id,
  )
  return scope.state<MemberStreams | null>(lives$.pipe(switchMap((streams$) => streams$ ?? of(null))), null)
}

function isSameVenueKey(a: VenueKey, b: VenueKey): boolean {
  return a.entered.code === b.entered.code && a.language === b.language && a.entries === b.entries
}

/** How a venue ends its streams. */
interface VenueEnds extends Pick<VenueDeps, 'enterWhenOpen'> {
  /** Goes to another venue. */
  readonly leave: () => void
}

function streamsAt(life: Scope, core: MemberCore, key: VenueKey, ends: VenueEnds): MemberStreams {
  const { venue, entry } = venueAt(life, core, key, ends)
  venue.whenLost?.(life, { trouble$: entry.trouble$, leave: ends.leave })
  return createMemberStreams(life, core, { venue, entry })
}

function venueAt(
  life: Scope,
  { link, ports, member, settings, notices, opensWith }: MemberCore,
  { entered, language }: VenueKey,
  { enterWhenOpen }: VenueEnds,
): VenueEntry {
  const { code, make, launchCodes } = entered
  const begins = opensWith.state$.value
  const entry = link.venueSession(life, launchCodes?.usual ?? code, {
    ...(begins === null || launchCodes === undefined ? {} : { firstCode: launchCodes[begins] }),
    languageType: () => LAUNCH_LANGUAGES[language],
    walletType: () => siteWalletTypes[settings.settings$.value.currency],
  })
  // Only the first launch of the visit says where it begins.
  life.run(
    entry.venue$.pipe(
      filter((launched) => launched !== null),
      take(1),
      tap(() => {
        opensWith.set(null)
      }),
    ),
  )
  life.onEnd(() => {
    link.exits.withdraw(launchNamesOf(entered))
  })
  const reports = createFetchReports(ports.http, code, link.analytics)
  const deps: VenueDeps = {
    session: entry,
    http: reports.http,
    inflate: ports.inflate,
    crypto: ports.crypto,
    signKey$: link.config.ready$.pipe(map(({ signKey }) => signKey)),
    socket: ports.socket,
    network: link.network,
    device: ports.storage.local,
    random: () => ports.random.next(),
    randomHex: (bytes) => ports.random.hex(bytes),
    now: () => ports.clock.now(),
    serverNow: link.serverTime.now,
    rate: () => link.serverTime.state$.value.rate,
    memberId: () => member.id,
    language: () => language,
    siteHeaders: link.commonHeaders,
    onResult: (path, result) => {
      reports.note(path, result)
      link.onResult.venue(path, result)
    },
    leave: (reason, message, textKey) => {
      // Calls that were under way when the venue was left may be answered later.
      if (!life.ended) link.exits.raise(reason, message, { textKey, venue: code })
    },
    enterWhenOpen,
    say: notices.say,
    log: link.faults.report,
    siteCall$: link.call,
    onOutdated: link.clientVersion.markOutdated,
    onBadData: (path, fault) => {
      ports.faults.report(path, fault)
    },
    times: link.times,
  }
  return { venue: make(deps), entry }
}
