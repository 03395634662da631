import { createRoomsFeed, type MatchVideo, type VideoKind } from '../../feeds/rooms/index.ts'
import type { Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import { createLiveLink } from '../../link/liveLink.ts'
import { createGiftStage, type GiftStageModel } from '../giftStage/giftStage.ts'
import type { MemberCore } from '../member/memberCore.ts'
import { createPlayer, type PlayerModel, type PlayerOptions } from '../player/playerModel.ts'
import { createRooms } from '../room/createRooms.ts'
import { createMemberRooms, keptFresh$, type MemberRooms } from '../room/memberRooms.ts'
import type { RoomsModel } from '../room/roomView.ts'

/** What live rooms and live pictures are made of. */
export interface LiveStreams extends MemberRooms {
  /** The live rooms there are. */
  rooms(): RoomsModel
  /** Live pictures by match, for matches of a kind. */
  videos$(kind: VideoKind): State$<Feed<ReadonlyMap<string, MatchVideo>>>
  /** A player of live pictures, and a stage for gifts; each ends with its scope. */
  player(screen: Scope, options?: PlayerOptions): PlayerModel
  giftStage(screen: Scope): GiftStageModel
}

/** The member's live part: made when the first screen of it is opened. */
export function liveStreams(scope: Scope, core: MemberCore): LiveStreams {
  const { venue, link, ports } = core
  const { room$, liveCall } = createLiveLink(link, ports)
  const roomsFeed = createRoomsFeed(scope, {
    venueCode: venue.code,
    request: liveCall,
    conditions: core.conditions,
    log: (path, note) => {
      ports.faults.report(path, note)
    },
  })
  const memberRooms = createMemberRooms(scope, {
    memberId: core.member.id,
    venue,
    link,
    roomLink$: room$(venue.code),
    ports,
    rooms: roomsFeed,
    slip: core.slip,
    placements$: core.placements.placements$,
    matchRow$: (matchId) => keptFresh$(core.row$(matchId), core.detail.detail$(matchId)),
    notices: core.notices,
    currency$: core.currency$,
    onSpent: core.wallet.refresh,
  })
  return {
    ...memberRooms,
    rooms: () => createRooms(roomsFeed),
    videos$: roomsFeed.videos$,
    player: (screen, options) =>
      createPlayer(
        screen,
        {
          video: ports.video,
          local: ports.storage.local,
          online$: link.network.online$,
          visible$: link.network.visible$,
          now: () => ports.clock.now(),
          random: () => ports.random.next(),
        },
        options,
      ),
    giftStage: (screen) =>
      createGiftStage(screen, {
        gifts: ports.gifts,
        network$: link.network.state$,
        visible$: link.network.visible$,
      }),
  }
}
