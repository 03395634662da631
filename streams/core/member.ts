import { map, of, switchMap, tap } from 'rxjs'
import type { Settings } from '../feeds/settings/index.ts'
import { combineStates } from '../kernel/combineStates.ts'
import { scopedByKey } from '../kernel/scopedByKey.ts'
import type { Scope } from '../kernel/scope.ts'
import { mapState, type State$ } from '../kernel/state.ts'
import { createFetchReports } from '../link/fetchReports.ts'
import { askMember$ } from '../link/memberCall.ts'
import type { PresentVenue, VenueRegistry } from '../venues/registry.ts'
import type { VenueDeps } from '../venues/venueDeps.ts'
import type { Account } from '../views/account/account.ts'
import { LAUNCH_LANGUAGES } from '../wire/site/launch.ts'
import { siteWalletTypes } from '../wire/site/siteInfo.ts'
import { createEnteredVenue$ } from './enteredVenue.ts'
import { createMemberCore, type MemberCore, type MemberDeps } from './memberCore.ts'
import { createMemberStreams, type MemberStreams } from './memberStreams.ts'
import type { VenueEntry } from './venueCore.ts'

export interface MemberContext extends Omit<MemberDeps, 'member'> {
  readonly registry: VenueRegistry
  readonly venueCode$: State$<string>
  /** Goes to another venue of the site, if there is one. */
  readonly leaveVenue: () => void
  readonly account: Pick<Account, 'siteNotes'>
}

/** The key of the venue's streams: a change creates them again. */
interface VenueKey {
  readonly entered: PresentVenue
  readonly language: Settings['language']
}

/**
 * The signed-in member's streams. They have two nested lifetimes: that of the member, and that of a venue in
 * one language.
 */
export function createMember$(scope: Scope, context: MemberContext): State$<MemberStreams | null> {
  const { link, settings, venueCode$, leaveVenue, account } = context
  const signedIn$ = mapState(link.session.session$, (session) =>
    typeof session === 'string' ? null : session.member,
  )
  const venueKey$ = combineStates(
    { entered: createEnteredVenue$(scope, context.registry, venueCode$), settings: settings.settings$ },
    ({ entered, settings: { language } }): VenueKey | null =>
      entered === null ? null : { entered, language },
  )
  const lives$ = scopedByKey(
    scope,
    signedIn$,
    (life, member) => {
      const core = createMemberCore(life, { ...context, member })
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
        (venueLife, key) => streamsAt(venueLife, core, key, leaveVenue),
        isSameVenueKey,
      )
    },
    (a, b) => a.id === b.id,
  )
  return scope.state<MemberStreams | null>(lives$.pipe(switchMap((streams$) => streams$ ?? of(null))), null)
}

function isSameVenueKey(a: VenueKey, b: VenueKey): boolean {
  return a.entered.code === b.entered.code && a.language === b.language
}

function streamsAt(life: Scope, core: MemberCore, key: VenueKey, leaveVenue: () => void): MemberStreams {
  const { venue, entry } = venueAt(life, core, key)
  venue.whenLost?.(life, { trouble$: entry.trouble$, leave: leaveVenue })
  return createMemberStreams(life, core, { venue, entry })
}

function venueAt(
  life: Scope,
  { link, ports, member, settings, notices, opensWith }: MemberCore,
  { entered: { code, make, launchCodes }, language }: VenueKey,
): VenueEntry {
  const entry = link.venueSession(life, launchCodes?.usual ?? code, {
    ...(opensWith === undefined || launchCodes === undefined ? {} : { firstCode: launchCodes[opensWith] }),
    languageType: () => LAUNCH_LANGUAGES[language],
    walletType: () => siteWalletTypes[settings.settings$.value.currency],
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
    leave: link.exits.raise,
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
