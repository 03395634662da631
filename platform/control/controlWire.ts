import * as v from 'valibot'
import { ROUND_PRODUCTS } from '../../streams/domain/rounds/round.ts'
import { deviceId } from '../../streams/wire/site/headers.ts'
import { POLL_LIMITS } from '../../streams/wire/room/polls.ts'

/** The bodies of `/control/`, shared by the routes and the client. */

const count = v.pipe(v.number(), v.integer(), v.minValue(1))
const least0 = v.pipe(v.number(), v.integer(), v.minValue(0))
const ms = v.pipe(v.number(), v.minValue(0), v.maxValue(31 * 24 * 3600 * 1000))

export const faultAction = v.variant('kind', [
  v.object({ kind: v.literal('delay'), ms: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)) }),
  v.object({ kind: v.literal('drop') }),
  v.object({ kind: v.literal('loseAnswer') }),
  v.object({ kind: v.literal('duplicate'), times: v.pipe(count, v.maxValue(10)) }),
  v.object({ kind: v.literal('truncate'), keep: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) }),
  v.object({ kind: v.literal('corrupt') }),
  v.object({ kind: v.literal('code'), code: v.union([v.number(), v.string()]), message: v.string() }),
  v.object({ kind: v.literal('status'), status: v.pipe(v.number(), v.minValue(400), v.maxValue(599)) }),
  v.object({ kind: v.literal('pass') }),
])

export const faultBody = v.object({
  /** The path; `*` matches anything. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** A member's name; all members if missing. */
  member: v.optional(v.string()),
  /** How often it applies; without limit if missing. */
  count: v.optional(count),
  action: faultAction,
})

export const expireBody = v.object({ use: v.picklist(['site', 'venue', 'all']) })

export const openSessionBody = v.object({
  member: v.string(),
  /** The device that the session is bound to. */
  device: deviceId,
})

export const endSessionsBody = v.object({
  member: v.string(),
  reason: v.picklist(['loggedOut', 'loggedInElsewhere', 'passwordChanged', 'blocked', 'tokenReused']),
})

export const memberBody = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  /** Initial balances, minor units. */
  RMB: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  USDT: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** Gold coins. */
  gold: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  walletType: v.optional(v.picklist(['transfer', 'seamless']), 'transfer'),
  /** The only currency of the member; `null` when there are both. */
  onlyCurrency: v.optional(v.nullable(v.picklist(['RMB', 'USDT'])), null),
})

/** A password set by somebody else, so that the member must choose a new one. */
export const memberPasswordBody = v.object({
  member: v.string(),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
})

export const memberStatusBody = v.object({ member: v.string(), status: v.picklist(['active', 'blocked']) })

export const memberProfileBody = v.pipe(
  v.object({
    member: v.string(),
    level: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10))),
    /** 1 to 7 for A to G. */
    oddsLevel: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
    admin: v.optional(v.boolean()),
    /** Platform time, ms. */
    createdAt: v.optional(v.pipe(v.number(), v.integer())),
    walletType: v.optional(v.picklist(['transfer', 'seamless'])),
  }),
  v.check(
    ({ member: _, ...changes }) => Object.values(changes).some((value) => value !== undefined),
    'one of level, oddsLevel, admin, createdAt and walletType',
  ),
)

const least = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))

/** The rules of a room; missing fields are unchanged. Money in minor units, times in ms. */
export const roomConfigBody = v.object({
  room: v.string(),
  chat: v.optional(v.boolean()),
  wordLimit: v.optional(v.pipe(count, v.maxValue(2000))),
  slowMs: least,
  conditions: v.optional(
    v.object({ depositRMB: least, depositUSDT: least, registeredMs: least, vip: least }),
  ),
})

/** Words to add to the site's list of blocked words, and words to remove from it. */
export const filterWordsBody = v.object({
  add: v.optional(v.array(v.string()), []),
  remove: v.optional(v.array(v.string()), []),
})

export const cutRoomsBody = v.object({ member: v.string() })

/**
 * Whether venues answer transfers later: from now on they wait in `locked`. With `hold: false` those on their way
 * arrive, or go back when the venue refuses them.
 */
export const transfersBody = v.object({
  hold: v.boolean(),
  refuse: v.optional(v.boolean(), false),
  /** A member's name; all members if missing. What is set for one counts before what is set for all. */
  member: v.optional(v.string()),
})

/** A message of the platform: an activity if it has a title, otherwise a text. */
export const roomPostBody = v.object({
  room: v.string(),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
  title: v.optional(v.string()),
})

export const roomPollBody = v.object({
  room: v.string(),
  question: v.pipe(v.string(), v.minLength(1), v.maxLength(POLL_LIMITS.question)),
  choices: v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(POLL_LIMITS.choice))),
    v.minLength(POLL_LIMITS.fewestChoices),
    v.maxLength(POLL_LIMITS.mostChoices),
  ),
  /** Shorter ones than members may open, so that tests need not wait. */
  seconds: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(POLL_LIMITS.longest)), POLL_LIMITS.usual),
})

export const venueBody = v.object({
  code: v.string(),
  status: v.picklist(['open', 'closed', 'maintenance']),
})

/** Whether a venue lets in the addresses from which it is called; only some venues ask. */
export const addressesBody = v.object({
  code: v.string(),
  rule: v.picklist(['admitted', 'restricted', 'rejected']),
})

export const siteBody = v.object({
  maintenance: v.nullable(v.object({ message: v.string(), until: v.nullable(v.number()) })),
})

export const launchBody = v.object({ withoutUrl: v.boolean() })
export const cutBody = v.object({ member: v.optional(v.string()) })

export const pushFaultsBody = v.object({
  hold: v.optional(v.boolean(), false),
  duplicate: v.optional(v.boolean(), false),
  reorder: v.optional(v.boolean(), false),
  lose: v.optional(v.boolean(), false),
})

export const frameBody = v.object({ frame: v.unknown() })
export const advanceBody = v.object({ ms })
/** Shift of the server time sent to clients, ms. */
export const skewBody = v.object({ ms: v.number() })

const side = v.picklist(['home', 'away'])
const matchId = v.pipe(v.string(), v.minLength(1))
const pair = v.tuple([least0, least0])

/** An operator's cancellation of one order, also of a settled one. */
export const cancelOrderBody = v.object({ orderNo: v.pipe(v.string(), v.regex(/^TL\d+$/)) })

/** What the operator does to the present round of a game. */
export const roundBody = v.object({
  product: v.picklist(ROUND_PRODUCTS),
  game: v.pipe(v.string(), v.minLength(1)),
  do: v.picklist(['interrupt', 'void']),
})

/** Whether an anchor game is played, and the message while it is maintained. */
export const gameSwitchBody = v.object({
  game: v.picklist(['penalty', 'buzzer', 'baccarat']),
  maintain: v.picklist(['off', 'on', 'maintain']),
  message: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
})

/** Whether a table of the casino is played. */
export const tableBody = v.object({
  tableId: v.string(),
  status: v.picklist(['off', 'on', 'maintained']),
})

/** Whether a lottery is sold, and the message that its list shows. */
export const saleBody = v.object({
  ticketId: v.string(),
  saleStatus: v.picklist(['open', 'stop', 'removed', 'closed', 'maintain']),
  message: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
})

/** The events that can be triggered in the world; see `WorldControl`. */
export const worldAction = v.variant('do', [
  v.object({ do: v.literal('goal'), matchId, side }),
  v.object({ do: v.literal('redCard'), matchId, side }),
  v.object({ do: v.literal('suspend'), matchId }),
  v.object({ do: v.literal('resume'), matchId }),
  v.object({
    do: v.literal('jumpLine'),
    matchId,
    key: v.string(),
    quarters: v.pipe(v.number(), v.integer()),
  }),
  v.object({
    do: v.literal('movePrice'),
    matchId,
    key: v.string(),
    slot: count,
    side: v.string(),
    percent: v.pipe(v.number(), v.minValue(-90), v.maxValue(1000)),
  }),
  v.object({ do: v.literal('hold'), matchId, on: v.boolean() }),
  v.object({ do: v.literal('whistle'), matchId }),
  v.object({ do: v.literal('end'), matchId }),
  v.object({ do: v.literal('withdraw'), matchId }),
  v.object({ do: v.literal('publish'), matchId, counts: v.optional(v.record(v.string(), pair), {}) }),
  v.object({ do: v.literal('cancel'), matchId }),
  v.object({ do: v.literal('postpone'), matchId, byMs: v.nullable(ms) }),
  v.object({ do: v.literal('interrupt'), matchId }),
  v.object({ do: v.literal('continue'), matchId }),
  v.object({ do: v.literal('abandon'), matchId }),
])

export type GameSwitchBody = v.InferInput<typeof gameSwitchBody>
export type TableBody = v.InferInput<typeof tableBody>
export type RoundBody = v.InferInput<typeof roundBody>
export type FaultBody = v.InferInput<typeof faultBody>
export type MemberBody = v.InferInput<typeof memberBody>
/** `null` clears the fault. */
export const streamBody = v.object({
  stream: v.string(),
  fault: v.nullable(v.picklist(['stall', 'lose', 'end', 'codecChange'])),
})

export type TransfersBody = v.InferInput<typeof transfersBody>
export type StreamBody = v.InferInput<typeof streamBody>
export type MemberProfileBody = v.InferInput<typeof memberProfileBody>
export type RoomConfigBody = v.InferInput<typeof roomConfigBody>
export type FilterWordsBody = v.InferInput<typeof filterWordsBody>
export type RoomPollBody = v.InferInput<typeof roomPollBody>
export type RoomPostBody = v.InferInput<typeof roomPostBody>
export type PushFaultsBody = v.InferInput<typeof pushFaultsBody>
export type SiteBody = v.InferInput<typeof siteBody>
export type AddressesBody = v.InferOutput<typeof addressesBody>
export type SaleBody = v.InferInput<typeof saleBody>
export type VenueBody = v.InferInput<typeof venueBody>
export type OpenSessionBody = v.InferInput<typeof openSessionBody>
export type EndSessionsBody = v.InferInput<typeof endSessionsBody>
export type WorldAction = v.InferOutput<typeof worldAction>
