import { defer, finalize, map, type Observable, Subject } from 'rxjs'
import { createFinanceFeed } from '../feeds/finance/index.ts'
import { createRoomsFeed, type MatchVideo, type WatchedMatch } from '../feeds/rooms/index.ts'
import type { Feed } from '../kernel/feed.ts'
import type { Scope } from '../kernel/scope.ts'
import { shareState } from '../kernel/shareGrace.ts'
import { constant, type State$ } from '../kernel/state.ts'
import { createLiveLink } from '../link/liveLink.ts'
import { createGiftStage, type GiftStageModel } from '../views/giftStage/giftStage.ts'
import { siteDomains } from './siteDomains.ts'
import { TEXT_LANGUAGES } from './textLanguages.ts'
import type { VenueCore } from './venueCore.ts'
import { createPlayer, type PlayerModel, type PlayerOptions } from '../views/player/playerModel.ts'
import { createRooms } from '../views/room/createRooms.ts'
import { createMemberRooms, keptFresh$, type MemberRooms } from '../views/room/memberRooms.ts'
import type { RoomsModel } from '../views/room/roomView.ts'

/** The streams of live rooms and live video. */
export interface LiveStreams extends MemberRooms {
  /** The live rooms of all matches or of one. */
  rooms(match?: WatchedMatch): RoomsModel
  /** The live video of a match; `null` when it has none. */
  video$(match: WatchedMatch): State$<Feed<MatchVideo | null>>
  /** A video player and a stage for gift animations; each ends with its scope. */
  player(screen: Scope, options?: PlayerOptions): PlayerModel
  giftStage(screen: Scope): GiftStageModel
  /** The member's gold coins, for gifts; `null` until known. Read while it is subscribed. */
  readonly goldCoins$: State$<number | null>
}

/**
 * The live part, created when its first screen is opened. It ends with the venue, because the list of rooms,
 * their connection and their matches belong to one venue.
 */
export function liveStreams(scope: Scope, core: VenueCore): LiveStreams {
  const { venue, link, ports } = core
  const { room$, liveCall } = createLiveLink(link, ports, core.site(siteDomains))
  const roomsFeed = createRoomsFeed(scope, {
    venueCode: venue.code,
    request: liveCall,
    conditions: core.conditions,
    ownVideos: venue.sports.videos,
    log: (path, note) => {
      ports.faults.report(path, note)
    },
  })
  const spent$ = new Subject<'spent'>()
  scope.onEnd(() => {
    spent$.complete()
  })
  const memberRooms = createMemberRooms(scope, {
    memberId: core.member.id,
    venue: { code: venue.code, quote: venue.bets.quote, markets: venue.sports.markets },
    link,
    roomLink$: room$(venue.code),
    ports,
    rooms: roomsFeed,
    slip: core.slip,
    placements$: core.placements$,
    matchRow$: (matchId) => keptFresh$(core.row$(matchId), core.detail.detail$(matchId)),
    notices: core.notices,
    currency$: core.currency$,
    language: () => TEXT_LANGUAGES[link.language()],
    polling: core.conditions,
    onSpent: (paid) => {
      spent$.next('spent')
      if (paid !== null) core.giftSpend.add(paid)
      core.wallet.refresh()
    },
  })
  return {
    ...memberRooms,
    rooms: (match) => createRooms(roomsFeed, match),
    video$: roomsFeed.video$,
    player: (screen, options) =>
      createPlayer(
        screen,
        {
          video: ports.video,
          local: ports.storage.local,
          online$: link.network.online$,
          visible$: link.network.visible$,
          now: () => ports.clock.now(),
          rate: () => link.serverTime.state$.value.rate,
          random: () => ports.random.next(),
        },
        options,
      ),
    goldCoins$: shareState(goldCoins$(scope, core, spent$), { initial: null, graceMs: 0 }),
    giftStage: (screen) =>
      createGiftStage(screen, {
        gifts: ports.gifts,
        network$: link.network.state$,
        visible$: link.network.visible$,
      }),
  }
}

function goldCoins$(
  scope: Scope,
  { link, conditions }: VenueCore,
  changed$: Observable<unknown>,
): Observable<number | null> {
  return defer(() => {
    const reading = scope.child()
    const { finance$ } = createFinanceFeed(reading, {
      link,
      conditions,
      currencies$: constant(null),
      changed$,
    })
    return finance$.pipe(
      map(({ value }) => value?.goldCoins ?? null),
      finalize(reading.end),
    )
  })
}
