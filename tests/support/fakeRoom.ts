import { Subject } from 'rxjs'
import { vi } from 'vitest'
import type {
  ChatEnd,
  ChatLine,
  ChatView,
  ComposerView,
  CopyOffer,
  DanmakuModel,
  Feed,
  Flight,
  Gift,
  GiverRanking,
  GiftLane,
  GiftShow,
  LiveRoom,
  LuckyBag,
  MatchRowView,
  OrderPush,
  Prediction,
  PutBag,
  RoomConnection,
  RoomFacts,
  RoomMessage,
  RoomModel,
  SeenBag,
  SharedNow,
  ShownPoll,
  RoomsModel,
  Speaker,
} from '../../streams/index.ts'
import type { PinnedNotice } from '../../streams/domain/room/room.ts'
import type { Tipster } from '../../streams/domain/room/tipster.ts'
import type { FilterListView } from '../../streams/views/room/filterList.ts'
import { DEFAULT_DANMAKU } from '../../streams/domain/danmaku/settings.ts'
import { CONNECTING } from '../../streams/kernel/feed.ts'
import { cell } from '../../streams/kernel/state.ts'

export function speaker(changes: Partial<Speaker> = {}): Speaker {
  return { id: 'm-1', name: '老张看台', level: 7, role: 'member', ...changes }
}

export function gift(changes: Partial<Gift> = {}): Gift {
  return {
    giftId: 'boot',
    giftType: 'small',
    price: { RMB: 8800, USDT: 1200 },
    name: '战靴',
    icon: '/gifts/boot.svg',
    svga: null,
    ...changes,
  }
}

export const CUP = gift({
  giftId: 'cup',
  giftType: 'full',
  name: '冠军杯',
  price: { RMB: 131_400, USDT: 18_000 },
})

export function liveRoom(changes: Partial<LiveRoom> = {}): LiveRoom {
  return {
    roomId: 'r-1',
    title: '曼城主场夜',
    living: true,
    kind: 'castLive',
    anchor: { id: 'a-1', name: '阿泽说球', avatar: '' },
    poster: '',
    viewers: 24_000,
    match: {
      matchId: '1001',
      sport: 'football',
      venue: 'PMTY',
      league: '英超',
      home: '曼城',
      away: '利物浦',
    },
    startsAt: null,
    delayMs: 8000,
    sources: [],
    ...changes,
  }
}

export function roomFacts(changes: Partial<RoomFacts> = {}): RoomFacts {
  return {
    imId: 'r-1',
    topic: '曼城主场夜',
    admin: false,
    open: true,
    closedReason: '',
    mute: { muted: false },
    config: {
      chat: true,
      wordLimit: 200,
      slowMs: 0,
      conditions: { depositRMB: 0, depositUSDT: 0, registeredMs: 0, vip: 0 },
    },
    slowMs: 0,
    gifts: [gift(), CUP],
    viewers: 24_000,
    anchor: { id: 'a-1', name: '阿泽说球', avatar: '' },
    ...changes,
  }
}

type Said = Extract<ChatLine, { kind: 'message' }>

/** A chat line with a text. */
export function textLine(
  id: string,
  text: string,
  changes: Partial<Said> & { from?: Speaker } = {},
): ChatLine {
  const { from = speaker(), ...rest } = changes
  return {
    kind: 'message',
    id,
    message: { type: 'text', text, cid: null, seq: 1, id, at: 0, from },
    mine: false,
    withdrawn: false,
    followers: 0,
    ...rest,
  }
}

type NoticeMessage = Extract<ChatLine, { kind: 'notice' }>['message']
type BodyOf<M> = M extends RoomMessage ? Omit<M, 'seq' | 'id' | 'at' | 'from'> : never

/** A chat line with a notice. */
export function noticeLine(id: string, body: BodyOf<NoticeMessage>): ChatLine {
  return { kind: 'notice', id, message: { seq: 1, id, at: 0, from: speaker(), ...body } }
}

/** Flying chat whose flights the test begins. */
function createFakeDanmaku() {
  const settings = cell(DEFAULT_DANMAKU)
  const flights$ = new Subject<Flight>()
  const withdrawn$ = new Subject<string>()
  const model = {
    settings$: settings.state$,
    flights$,
    withdrawn$,
    configure: vi.fn<DanmakuModel['configure']>((change) => {
      settings.update((known) => ({ ...known, ...change }))
    }),
    setStage: vi.fn<DanmakuModel['setStage']>(),
  } satisfies DanmakuModel
  return { model, settings, flights$, withdrawn$ }
}

/** A fake room: its state consists of cells that the test sets, its commands are mocks. */
export function createFakeRoom() {
  const connection = cell<RoomConnection | ChatEnd>('connected')
  const live = cell<Feed<LiveRoom>>({ status: 'live', value: liveRoom(), asOf: 0 })
  const facts = cell<RoomFacts | null>(roomFacts())
  const chat = cell<ChatView>({ lines: [], paused: false, fresh: 0 })
  const composer = cell<ComposerView>({ draft: '', length: 0, limit: 200, nextAt: null, block: null })
  const prediction = cell<Prediction | null>(null)
  const entrance = cell<Speaker | null>(null)
  const orderPush = cell<OrderPush | null>(null)
  const giftLanes = cell<readonly GiftLane[]>([])
  const giftShow = cell<GiftShow | null>(null)
  const danmaku = createFakeDanmaku()
  const match = cell<MatchRowView | null>(null)
  const ranking = cell<Feed<GiverRanking>>(CONNECTING)
  const pinned = cell<PinnedNotice | null>(null)
  const noticeDraft = cell('')
  const openBags = cell<readonly LuckyBag[]>([])
  const seenBag = cell<SeenBag | null>(null)
  const putBag = cell<PutBag>({ phase: 'idle', refusal: null })
  const poll = cell<ShownPoll | null>(null)
  const filterList = cell<FilterListView>({ words: CONNECTING, draft: '', busy: false, refusal: null })
  const sharedNow = cell<SharedNow | null>(null)
  const rooms = cell<Feed<readonly LiveRoom[]>>(CONNECTING)
  const refreshRooms = vi.fn()
  const tipsters = cell<readonly Tipster[]>([])
  const copyOffer = cell<CopyOffer | null>(null)
  const model = {
    connection$: connection.state$,
    live$: live.state$,
    facts$: facts.state$,
    chat$: chat.state$,
    composer$: composer.state$,
    prediction$: prediction.state$,
    entrance$: entrance.state$,
    orderPush$: orderPush.state$,
    giftLanes$: giftLanes.state$,
    giftShow$: giftShow.state$,
    danmaku: danmaku.model,
    match$: match.state$,
    rankings: {
      ranking$: vi.fn<RoomModel['rankings']['ranking$']>(() => ranking.state$),
      refresh: vi.fn(),
    },
    notice: {
      shown$: pinned.state$,
      pinned$: pinned.state$,
      draft$: noticeDraft.state$,
      hide: vi.fn(() => {
        pinned.set(null)
      }),
      setDraft: vi.fn((text: string) => {
        noticeDraft.set(text)
      }),
      pin: vi.fn(),
      unpin: vi.fn(),
    },
    bags: {
      bags$: openBags.state$,
      seen$: seenBag.state$,
      put$: putBag.state$,
      look: vi.fn(),
      open: vi.fn(),
      check: vi.fn(),
      leave: vi.fn(),
      put: vi.fn(),
      beginPut: vi.fn(),
      isOwn: ({ from }) => from.id === 'me',
    },
    polls: { poll$: poll.state$, vote: vi.fn(), ask: vi.fn<RoomModel['polls']['ask']>() },
    copies: {
      tipsters$: tipsters.state$,
      offer$: copyOffer.state$,
      copy: vi.fn(),
      stop: vi.fn(),
      take: vi.fn(),
      skip: vi.fn(),
    },
    filterList: {
      view$: filterList.state$,
      setDraft: vi.fn((draft: string) => {
        filterList.update((view) => ({ ...view, draft }))
      }),
      add: vi.fn(),
      remove: vi.fn(),
      refresh: vi.fn(),
    },
    sharedNow$: () => sharedNow.state$,
    renewSources: vi.fn(),
    setDraft: vi.fn((draft: string) => {
      composer.update((view) => ({ ...view, draft, length: [...new Intl.Segmenter().segment(draft)].length }))
    }),
    send: vi.fn(),
    sendSticker: vi.fn(),
    retry: vi.fn(),
    discard: vi.fn(),
    pause: vi.fn((paused: boolean) => {
      chat.update((view) => ({ ...view, paused, fresh: 0 }))
    }),
    giveGift: vi.fn(),
    predict: vi.fn(),
    share: vi.fn(),
    follow: vi.fn(),
    takeTip: vi.fn(),
    giftShown: vi.fn(),
    report: vi.fn(),
    withdraw: vi.fn(),
    mute: vi.fn(),
    unmute: vi.fn(),
    setOpen: vi.fn(),
    setRules: vi.fn(),
  } satisfies RoomModel
  const roomsModel: RoomsModel = { rooms$: rooms.state$, refresh: refreshRooms }
  return {
    model,
    roomsModel,
    connection,
    live,
    facts,
    chat,
    composer,
    prediction,
    entrance,
    orderPush,
    giftLanes,
    giftShow,
    danmaku,
    match,
    ranking,
    pinned,
    noticeDraft,
    filterList,
    poll,
    openBags,
    seenBag,
    putBag,
    sharedNow,
    tipsters,
    copyOffer,
    rooms,
    refreshRooms,
  }
}

export type FakeRoom = ReturnType<typeof createFakeRoom>
