import { map, switchMap } from 'rxjs'
import type { Money } from '../../domain/money.ts'
import type { Sport } from '../../domain/sport.ts'
import { createMenuFeed } from '../../feeds/menu/index.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import type { Placement } from '../../machines/placement/placement.ts'
import type { Capabilities } from '../../venues/venue.ts'
import { createHome, type HomeModel } from '../home/homeModel.ts'
import { createMatch, type MatchModel } from '../match/matchModel.ts'
import type { MatchRowView } from '../match/matchRow.ts'
import { createPrices, type Prices } from '../match/prices.ts'
import { createSessionPlay$, type SessionPlay } from '../protection/sessionPlay.ts'
import type { SlipModel } from '../slip/slipModel.ts'
import { afterList$ } from './afterList.ts'
import { createMemberCore, type MemberDeps } from './memberCore.ts'
import { createParts, type Parts } from './memberPart.ts'

/** All that a signed-in member's screens read and do, at one venue and in one language. */
export interface MemberStreams {
  readonly memberName: string
  readonly capabilities: Capabilities
  readonly home: HomeModel
  readonly slip: SlipModel
  readonly prices: Prices
  readonly placements$: State$<readonly Placement[]>
  /** The balance in the currency the member bets in. */
  readonly balance$: State$<Feed<Money>>
  /** How many unsettled bets there are, for the navigation; `null` until known. */
  readonly openBets$: State$<number | null>
  readonly play$: State$<SessionPlay>
  readonly pushConnected$: State$<boolean>
  row$(matchId: string): State$<MatchRowView | null>
  match(scope: Scope, matchId: string, sport: Sport): MatchModel
  /** What comes with the code of a later screen: the records, the live rooms. */
  readonly part: Parts
}

export function createMemberStreams(scope: Scope, deps: MemberDeps): MemberStreams {
  const core = createMemberCore(scope, deps)
  const { venue, link, ports, settings, conditions, currency$, oddsFormat$ } = core
  const { matches, detail, book, orders, slip, balance$ } = core
  const menu = createMenuFeed(scope, { venue, conditions })
  const openBets$ = scope.state<number | null>(
    afterList$(() => currency$).pipe(
      switchMap((currency) => orders.open$(currency)),
      map((feed) => feed.value?.total ?? null),
    ),
    null,
  )
  return {
    memberName: deps.member.name,
    capabilities: venue.capabilities,
    home: createHome(scope, {
      betTypes: venue.capabilities.betTypes,
      menu$: menu.menu$,
      list$: matches.list$,
      sort$: mapState(settings.settings$, ({ sort }) => sort),
      serverNow: link.serverTime.now,
      memory: ports.storage.session,
    }),
    slip,
    prices: createPrices({
      venue: venue.code,
      book,
      oddsFormat$,
      chosen$: slip.chosen$,
      toggleLeg: slip.toggle,
    }),
    placements$: core.placements.placements$,
    balance$,
    openBets$,
    play$: createSessionPlay$(scope, {
      venue,
      serverNow: link.serverTime.now,
      memory: ports.storage.session,
      currency$,
      settling$: combineStates(
        { balance: balance$, open: openBets$ },
        ({ balance, open }) => `${balance.value?.minor ?? ''} ${open ?? ''}`,
      ),
    }),
    pushConnected$: core.push.connected$,
    row$: core.row$,
    match: (screen, matchId, sport) =>
      createMatch(screen, {
        match$: book.feed$(matchId),
        detail$: detail.detail$(matchId),
        layout$: book.layout$(matchId),
        categories$: detail.categories$(matchId, sport),
      }),
    part: createParts(scope, core),
  }
}
