import type { SessionAnswer } from '../../streams/wire/site/session.ts'
import type { PublishedContent } from '../content/siteContent.ts'
import type { WalletMovement } from '../store/ledgerHistory.ts'
import type { LedgerAudit } from '../store/ledgerAudit.ts'
import type {
  AddressesBody,
  EndSessionsBody,
  FaultBody,
  FilterWordsBody,
  GameSwitchBody,
  MemberBody,
  MemberProfileBody,
  OpenSessionBody,
  PushFaultsBody,
  RoomConfigBody,
  RoomPollBody,
  RoomPostBody,
  RoundBody,
  SaleBody,
  SiteBody,
  StreamBody,
  TableBody,
  TransfersBody,
  VenueBody,
  WorldAction,
} from './controlWire.ts'
import type { ActiveRule } from './faults.ts'
import type { SeenRequest } from './requestLedger.ts'
import type { MatchSummary } from './worldActions.ts'

/**
 * Controls a running platform with `CONTROL=1`, for tests and demonstrations. Every call rejects when it is
 * refused.
 */
export interface Control {
  /** Adds a fault and returns its id. The first rule that matches a request applies. */
  fault(rule: FaultBody): Promise<string>
  faults(): Promise<readonly ActiveRule[]>
  removeFault(id: string): Promise<void>
  clearFaults(): Promise<void>
  /** Expires all tokens issued so far. */
  expireTokens(use: 'site' | 'venue' | 'all'): Promise<void>
  /** Opens a session without the password, as a sign-in on a phone's browser does. */
  openSession(body: OpenSessionBody): Promise<SessionAnswer>
  /** Ends all sessions of a member; returns their number. */
  endSessions(body: EndSessionsBody): Promise<number>
  createMember(member: MemberBody): Promise<number>
  /** Sets a password as an operator does, so that the member must choose a new one; ends all sessions. */
  forcePassword(member: string, password: string): Promise<void>
  setMemberStatus(member: string, status: 'active' | 'blocked'): Promise<void>
  /** Sets VIP level, odds level, wallet type, admin role in rooms, and time of registration. */
  setMemberProfile(body: MemberProfileBody): Promise<void>
  /** Sets the rules of a room and sends them to its members. */
  configureRoom(body: RoomConfigBody): Promise<void>
  /** Adds and removes blocked words of the chat; returns all of them after the change. */
  changeFilterWords(body: FilterWordsBody): Promise<readonly string[]>
  /** Opens a poll in a room as the platform; returns the poll's id. */
  askRoom(body: RoomPollBody): Promise<string>
  /** Posts a message in a room as the platform; returns the message's id. */
  postInRoom(body: RoomPostBody): Promise<string>
  /**
   * Sets the fault of a live stream: stalled playlist, missing segments, changed codec or end; `null` clears
   * it.
   */
  setStream(body: StreamBody): Promise<void>
  /** Terminates a member's room connections to this process without a `closing` event; returns their number. */
  cutRooms(member: string): Promise<number>
  setVenue(body: VenueBody): Promise<void>
  /** Sets whether a venue lets in the addresses from which it is called. */
  setAddresses(body: AddressesBody): Promise<void>
  setMaintenance(maintenance: SiteBody['maintenance']): Promise<void>
  launchWithoutUrl(withoutUrl: boolean): Promise<void>
  /** Closes the push sockets of all members or of one; returns their number. */
  cutPush(member?: string): Promise<number>
  setPushFaults(faults: PushFaultsBody): Promise<void>
  /** Sends an unmodified frame to every push socket. */
  sendPush(frame: unknown): Promise<void>
  /** Advances platform time with the world and the book; returns the new platform time. */
  advance(ms: number): Promise<number>
  /** Shifts the time returned by `/timeServer`, ms. */
  skewClock(ms: number): Promise<void>
  /** Triggers an event in the world; returns whether it was possible. */
  world(action: WorldAction): Promise<boolean>
  /** Cancels an order as the operator does, also a settled one. */
  cancelOrder(orderNo: string): Promise<void>
  /** Sets whether transfers wait for the answer of their venue, and which answer it gives otherwise. */
  setTransfers(body: TransfersBody): Promise<void>
  /** Interrupts or voids the present round of a game; returns it. */
  stopRound(body: RoundBody): Promise<{ readonly round: string; readonly state: string }>
  /** Sets whether an anchor game is played; every process knows it within a second. */
  setAnchorGame(body: GameSwitchBody): Promise<void>
  /** Sets whether a table of the casino is played; every process knows it within a second. */
  setTable(body: TableBody): Promise<void>
  /** Sets whether a lottery is sold; every process knows it within a second. */
  setSale(body: SaleBody): Promise<void>
  /** Replaces the given lists of what the operator publishes; every process knows them within a second. */
  setContent(lists: PublishedContent): Promise<void>
  matches(): Promise<readonly MatchSummary[]>
  /** The last 5 000 requests since the last reset, without those to `/control/`. */
  requests(): Promise<readonly SeenRequest[]>
  ledger(): Promise<LedgerAudit>
  /** A member's wallets and their movements, minor units. */
  wallet(member: string): Promise<WalletView>
  state(): Promise<{ readonly now: number; readonly rate: number; readonly openPushes: number }>
  /** Clears faults of calls and of the push, recorded requests, what was set for venues, and the skew of the clock. */
  reset(): Promise<void>
}

export interface WalletView {
  readonly audit: LedgerAudit
  readonly balances: Readonly<Partial<Record<'RMB' | 'USDT', number>>>
  readonly movements: readonly WalletMovement[]
}

type Send = (url: string, init: RequestInit) => Promise<Response>

/**
 * @param base the platform's origin, such as `http://127.0.0.1:3000`. @param send sends a request; for an
 * in-process platform, its `app.fetch`.
 */
export function createControl(base: string, send: Send = (url, init) => fetch(url, init)): Control {
  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await send(`${base}/control${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`control ${method} ${path}: ${response.status} ${text}`)
    return JSON.parse(text) as T
  }
  const act = async (path: string, body: unknown): Promise<void> => {
    await call('POST', path, body)
  }

  return {
    fault: async (rule) => (await call<{ id: string }>('POST', '/faults', rule)).id,
    faults: () => call('GET', '/faults'),
    removeFault: async (id) => {
      await call('DELETE', `/faults/${encodeURIComponent(id)}`)
    },
    clearFaults: async () => {
      await call('DELETE', '/faults')
    },
    expireTokens: (use) => act('/tokens/expire', { use }),
    openSession: (body) => call('POST', '/sessions/open', body),
    endSessions: async (body) => (await call<{ ended: number }>('POST', '/sessions/end', body)).ended,
    createMember: async (member) => (await call<{ id: number }>('POST', '/members', member)).id,
    forcePassword: (member, password) => act('/members/password', { member, password }),
    setMemberStatus: (member, status) => act('/members/status', { member, status }),
    setMemberProfile: (body) => act('/members/profile', body),
    configureRoom: (body) => act('/rooms/config', body),
    changeFilterWords: async (body) =>
      (await call<{ words: readonly string[] }>('POST', '/rooms/filterWords', body)).words,
    askRoom: async (body) => (await call<{ pollId: string }>('POST', '/rooms/poll', body)).pollId,
    postInRoom: async (body) => (await call<{ id: string }>('POST', '/rooms/post', body)).id,
    setStream: (body) => act('/streams', body),
    cutRooms: async (member) => (await call<{ cut: number }>('POST', '/rooms/cut', { member })).cut,
    setVenue: (body) => act('/venue', body),
    setAddresses: (body) => act('/venue/addresses', body),
    setMaintenance: (maintenance) => act('/site', { maintenance }),
    launchWithoutUrl: (withoutUrl) => act('/launch', { withoutUrl }),
    cutPush: async (member) => (await call<{ cut: number }>('POST', '/push/cut', { member })).cut,
    setPushFaults: (faults) => act('/push/faults', faults),
    sendPush: (frame) => act('/push/send', { frame }),
    advance: async (ms) => (await call<{ now: number }>('POST', '/clock/advance', { ms })).now,
    skewClock: (ms) => act('/clock/skew', { ms }),
    world: async (action) => (await call<{ done: boolean }>('POST', '/world', action)).done,
    cancelOrder: (orderNo) => act('/orders/cancel', { orderNo }),
    setTransfers: (body) => act('/transfers', body),
    stopRound: (body) => call('POST', '/rounds', body),
    setAnchorGame: (body) => act('/anchorGames', body),
    setTable: (body) => act('/tables', body),
    setSale: (body) => act('/lottery', body),
    setContent: (body) => act('/content', body),
    matches: () => call('GET', '/matches'),
    requests: () => call('GET', '/requests'),
    ledger: async () => (await call<{ audit: LedgerAudit }>('GET', '/ledger')).audit,
    wallet: (member) => call('GET', `/ledger?member=${encodeURIComponent(member)}`),
    state: () => call('GET', '/state'),
    reset: () => act('/reset', {}),
  }
}
