import { of, switchMap } from 'rxjs'
import type { Settings } from '../feeds/settings/index.ts'
import { combineStates } from '../kernel/combineStates.ts'
import { scopedByKey } from '../kernel/scopedByKey.ts'
import type { Scope } from '../kernel/scope.ts'
import { mapState, type State$ } from '../kernel/state.ts'
import { askMember$ } from '../link/memberCall.ts'
import { registeredVenue, type VenueRegistry } from '../venues/registry.ts'
import type { VenueDeps } from '../venues/venueDeps.ts'
import type { Account } from '../views/account/account.ts'
import { LAUNCH_LANGUAGES } from '../wire/site/launch.ts'
import { siteWalletTypes } from '../wire/site/siteInfo.ts'
import { createMemberCore, type MemberCore, type MemberDeps } from './memberCore.ts'
import { createMemberStreams, type MemberStreams } from './memberStreams.ts'
import type { VenueEntry } from './venueCore.ts'

export interface MemberContext extends Omit<MemberDeps, 'member'> {
  readonly registry: VenueRegistry
  readonly venueCode$: State$<string>
  readonly account: Pick<Account, 'siteNotes'>
}

/** The key of the venue's streams: a change creates them again. */
interface VenueKey {
  readonly venueCode: string
  readonly language: Settings['language']
}

/**
 * The signed-in member's streams. They have two nested lifetimes: that of the member, and that of a venue in
 * one language.
 */
export function createMember$(scope: Scope, context: MemberContext): State$<MemberStreams | null> {
  const { link, settings, venueCode$, account } = context
  const signedIn$ = mapState(link.session.session$, (session) =>
    typeof session === 'string' ? null : session.member,
  )
  const venueKey$ = combineStates(
    { venueCode: venueCode$, settings: settings.settings$ },
    ({ venueCode, settings: { language } }): VenueKey => ({ venueCode, language }),
  )
  const lives$ = scopedByKey(
    scope,
    signedIn$,
    (life, member) => {
      life.run(link.firstList.afterFirstList$(() => askMember$(link)))
      life.run(link.firstList.afterFirstList$(account.siteNotes))
      const core = createMemberCore(life, { ...context, member })
      return scopedByKey(
        life,
        venueKey$,
        (venueLife, key) => streamsAt(venueLife, core, context, key),
        isSameVenueKey,
      )
    },
    (a, b) => a.id === b.id,
  )
  return scope.state<MemberStreams | null>(lives$.pipe(switchMap((streams$) => streams$ ?? of(null))), null)
}

function isSameVenueKey(a: VenueKey, b: VenueKey): boolean {
  return a.venueCode === b.venueCode && a.language === b.language
}

function streamsAt(life: Scope, core: MemberCore, context: MemberContext, key: VenueKey): MemberStreams {
  return createMemberStreams(life, core, venueAt(life, core, context.registry, key))
}

function venueAt(
  life: Scope,
  { link, ports, member, settings }: MemberCore,
  registry: VenueRegistry,
  { venueCode, language }: VenueKey,
): VenueEntry {
  const { code, make } = registeredVenue(registry, venueCode) ?? registry[0]
  const entry = link.venueSession(life, code, {
    languageType: () => LAUNCH_LANGUAGES[language],
    walletType: () => siteWalletTypes[settings.settings$.value.currency],
  })
  const deps: VenueDeps = {
    session: entry,
    http: ports.http,
    inflate: ports.inflate,
    socket: ports.socket,
    network: link.network,
    random: () => ports.random.next(),
    now: () => ports.clock.now(),
    serverNow: link.serverTime.now,
    memberId: () => member.id,
    language: () => language,
    siteHeaders: link.commonHeaders,
    onResult: link.onVenueResult,
    onOutdated: link.clientVersion.markOutdated,
    onBadData: (path, fault) => {
      ports.faults.report(path, fault)
    },
    times: link.times,
  }
  return { venue: make(deps), entry }
}
