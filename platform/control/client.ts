import type { WalletMovement } from '../store/ledgerHistory.ts'
import type { LedgerAudit } from '../store/ledgerAudit.ts'
import type {
  EndSessionsBody,
  FaultBody,
  MemberBody,
  MemberStandingBody,
  PushFaultsBody,
  RoomConfigBody,
  RoomPostBody,
  SiteBody,
  StreamBody,
  VenueBody,
  WorldAction,
} from './controlWire.ts'
import type { StandingRule } from './faults.ts'
import type { SeenRequest } from './requestLedger.ts'
import type { MatchSummary } from './worldActions.ts'

/** A hand on a running platform with `CONTROL=1`, for tests and demonstrations. Every call rejects on refusal. */
export interface Control {
  /** Adds a fault; gives its id. The first rule that fits a request applies. */
  fault(rule: FaultBody): Promise<string>
  faults(): Promise<readonly StandingRule[]>
  removeFault(id: string): Promise<void>
  clearFaults(): Promise<void>
  /** All tokens issued so far are expired from now on. */
  expireTokens(use: 'site' | 'venue' | 'all'): Promise<void>
  /** Ends all sessions of a member; gives how many. */
  endSessions(body: EndSessionsBody): Promise<number>
  createMember(member: MemberBody): Promise<number>
  setMemberStatus(member: string, status: 'active' | 'blocked'): Promise<void>
  /** VIP level, whether the member is an admin of rooms, and since when it is registered. */
  setMemberStanding(body: MemberStandingBody): Promise<void>
  /** What a room asks of its members; tells them. */
  configureRoom(body: RoomConfigBody): Promise<void>
  /** Says something in a room as the platform; gives the message's id. */
  postInRoom(body: RoomPostBody): Promise<string>
  /** Makes a live stream stand still, lose its segments, change its codec or end; `null` makes it whole. */
  setStream(body: StreamBody): Promise<void>
  /** Breaks a member's room connections without a word; gives how many. */
  cutRooms(member: string): Promise<number>
  setVenue(body: VenueBody): Promise<void>
  setMaintenance(maintenance: SiteBody['maintenance']): Promise<void>
  launchWithoutUrl(withoutUrl: boolean): Promise<void>
  /** Closes the push sockets of everyone or of one member; gives how many. */
  cutPush(member?: string): Promise<number>
  setPushFaults(faults: PushFaultsBody): Promise<void>
  /** Sends a frame as it is to every push socket. */
  sendPush(frame: unknown): Promise<void>
  /** Moves platform time ahead, and brings world and book up to it; gives the platform's now. */
  advance(ms: number): Promise<number>
  /** Makes `/timeServer` wrong by so much. */
  skewClock(ms: number): Promise<void>
  /** Makes something happen in the world; whether it could be done. */
  world(action: WorldAction): Promise<boolean>
  matches(): Promise<readonly MatchSummary[]>
  /** What came in since the last reset, without `/control/` itself. */
  requests(): Promise<readonly SeenRequest[]>
  ledger(): Promise<LedgerAudit>
  /** A member's wallets and what moved in them, minor units. */
  wallet(member: string): Promise<WalletView>
  state(): Promise<{ readonly now: number; readonly rate: number; readonly openPushes: number }>
  /** Takes back everything but what happened in the world and to members. */
  reset(): Promise<void>
}

export interface WalletView {
  readonly audit: LedgerAudit
  readonly balances: Readonly<Partial<Record<'RMB' | 'USDT', number>>>
  readonly movements: readonly WalletMovement[]
}

type Send = (url: string, init: RequestInit) => Promise<Response>

/**
 * @param base the platform's origin, as `http://127.0.0.1:3000`.
 * @param send how a request goes out; `app.fetch` of an in-process platform, for example.
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
    endSessions: async (body) => (await call<{ ended: number }>('POST', '/sessions/end', body)).ended,
    createMember: async (member) => (await call<{ id: number }>('POST', '/members', member)).id,
    setMemberStatus: (member, status) => act('/members/status', { member, status }),
    setMemberStanding: (body) => act('/members/standing', body),
    configureRoom: (body) => act('/rooms/config', body),
    postInRoom: async (body) => (await call<{ id: string }>('POST', '/rooms/post', body)).id,
    setStream: (body) => act('/streams', body),
    cutRooms: async (member) => (await call<{ cut: number }>('POST', '/rooms/cut', { member })).cut,
    setVenue: (body) => act('/venue', body),
    setMaintenance: (maintenance) => act('/site', { maintenance }),
    launchWithoutUrl: (withoutUrl) => act('/launch', { withoutUrl }),
    cutPush: async (member) => (await call<{ cut: number }>('POST', '/push/cut', { member })).cut,
    setPushFaults: (faults) => act('/push/faults', faults),
    sendPush: (frame) => act('/push/send', { frame }),
    advance: async (ms) => (await call<{ now: number }>('POST', '/clock/advance', { ms })).now,
    skewClock: (ms) => act('/clock/skew', { ms }),
    world: async (action) => (await call<{ done: boolean }>('POST', '/world', action)).done,
    matches: () => call('GET', '/matches'),
    requests: () => call('GET', '/requests'),
    ledger: async () => (await call<{ audit: LedgerAudit }>('GET', '/ledger')).audit,
    wallet: (member) => call('GET', `/ledger?member=${encodeURIComponent(member)}`),
    state: () => call('GET', '/state'),
    reset: () => act('/reset', {}),
  }
}
