import fc from 'fast-check'
import { PMTY_PATHS } from '../../../../streams/wire/pmty/paths.ts'
import { sitePaths } from '../../../../streams/wire/site/paths.ts'
import { openRaw } from '../rawSocket.ts'
import type { FuzzedMember } from './fuzzedMember.ts'
import { conversation } from './hostileBytes.ts'
import type { Conversation } from './hostileBytes.ts'
import { hostileBody, hostileText, hostileValue, mutated } from './hostileValues.ts'

/** One action against the platform. `member` is an index into the list of signed-in members. */
export type Step =
  | { readonly kind: 'raw'; readonly conversation: Conversation }
  | {
      readonly kind: 'site'
      readonly member: number
      readonly path: string
      readonly body: string
      readonly sealed: boolean
    }
  | {
      readonly kind: 'venue'
      readonly member: number
      readonly path: string
      readonly body: string
      readonly query: string
    }
  | { readonly kind: 'room'; readonly member: number; readonly packet: string }
  | { readonly kind: 'push'; readonly member: number; readonly text: string }
  | { readonly kind: 'bet'; readonly member: number; readonly changes: Readonly<Record<string, unknown>> }

export const ROOM = '8801'
/** The menu entry for live football. */
const LIVE_FOOTBALL = '40003'
const cid = (): string => `fuzz-${Math.random().toString(36).slice(2)}`

const member = fc.nat(3)
const COMMANDS = [
  { do: 'text', text: '好球' },
  { do: 'share', orderNo: '1' },
  { do: 'follow', shareId: '1', orderNo: '1' },
  { do: 'gift', giftId: 'flag', count: 1, currency: 'RMB' },
  { do: 'predict', side: 'home' },
  { do: 'withdraw', messageId: '1' },
  { do: 'mute', memberId: '1', minutes: 1, reason: '' },
  { do: 'unmute', memberId: '1' },
  { do: 'status', status: 'open', reason: '' },
]

const roomPacket = fc
  .oneof(
    fc
      .tuple(fc.constantFrom(...COMMANDS), fc.boolean())
      .chain(([command]) => mutated({ ...command, room: ROOM, cid: cid() }))
      .map((payload) => ['command', payload]),
    mutated({ room: ROOM, last: null }).map((payload) => ['join', payload]),
    mutated({ room: ROOM, last: 3 }).map((payload) => ['leave', payload]),
    fc.tuple(hostileText, hostileValue).map(([event, payload]) => [event, payload]),
    fc.constantFrom(
      ['error'],
      ['connect'],
      ['disconnect', 1],
      ['newListener'],
      [1],
      [],
      ['command', { _placeholder: true, num: 0 }],
    ),
  )
  .chain((event) =>
    fc
      .constantFrom('42/room,7', '42/room,', '42/room,7', '43/room,1', '451-/room,', '42/other,1', '42')
      .map((head) => `${head}${JSON.stringify(event)}`),
  )

const pushText = fc.oneof(
  mutated({ cmd: 'C0', requestId: 'a.b.c' }).map((frame) => JSON.stringify(frame)),
  mutated({ cmd: 'C8', list: [{ mid: '1' }, { mid: '2' }] }).map((frame) => JSON.stringify(frame)),
  mutated({ cmd: 'C2', list: [{ hid: '1', mid: '2' }] }).map((frame) => JSON.stringify(frame)),
  hostileBody.map((body) => body.slice(0, 60_000)),
)

const query = fc
  .dictionary(
    fc.constantFrom('mid', 'euid', 'type', 'orderNos', 'currencyCode', 'tId', 'sportId'),
    hostileText,
    { maxKeys: 3 },
  )
  .map((values) => new URLSearchParams(values).toString())

/** Logout is left out, so that the members stay signed in during the run. */
const SITE_PATHS = Object.values(sitePaths).filter((path) => path !== sitePaths.logout)

export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('raw' as const), conversation }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('site' as const),
      member,
      path: fc.constantFrom(...SITE_PATHS),
      body: hostileBody,
      sealed: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('venue' as const),
      member,
      path: fc.constantFrom(...Object.values(PMTY_PATHS)),
      body: hostileBody,
      query,
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('room' as const), member, packet: roomPacket }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('push' as const), member, text: pushText }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('bet' as const),
      member,
      changes: mutated({ clientOrderId: 'fuzz', acceptOdds: 2, currencyCode: '1' }),
    }),
  },
)

/** Performs an action; an answer, a refusal and a closed connection are all accepted. */
export async function perform(one: Step, port: number, members: readonly FuzzedMember[]): Promise<void> {
  if (one.kind === 'raw') {
    await converse(one.conversation, port)
    return
  }
  const who = members[one.member % members.length]
  if (who === undefined) return
  switch (one.kind) {
    case 'site':
      await who.site.raw(one.path, read(one.body), {
        token: who.token,
        ...(one.sealed ? {} : { sealed: one.body }),
      })
      return
    case 'venue':
      await (one.query === ''
        ? who.venue.post(one.path, read(one.body))
        : who.venue.get(`${one.path}?${one.query}`))
      return
    case 'room':
      await who.toRoom(one.packet)
      return
    case 'push':
      await who.toPush(one.text)
      return
    case 'bet':
      await bet(who, one.changes)
  }
}

/** Parses a body as JSON, so that not every body is sent as a text. */
function read(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return body
  }
}

/** How long to wait for the end of a raw connection, real ms. */
const ANSWER_MS = 300

async function converse({ pieces, leave }: Conversation, port: number): Promise<void> {
  const raw = await openRaw(port)
  raw.socket.on('error', () => undefined)
  for (const piece of pieces) {
    raw.say(piece)
    await new Promise(setImmediate)
  }
  if (leave === 'reset') raw.reset()
  else {
    if (leave === 'end') raw.socket.end()
    await Promise.race([raw.ended, new Promise((resolve) => setTimeout(resolve, ANSWER_MS))])
    raw.socket.destroy()
  }
}

async function bet({ venue }: FuzzedMember, changes: Readonly<Record<string, unknown>>): Promise<void> {
  const listed = await venue.post(PMTY_PATHS.liveMatches, { euid: LIVE_FOOTBALL })
  const matches = Array.isArray(listed.data) ? (listed.data as readonly { readonly mid: string }[]) : []
  const match = matches[Math.floor(Math.random() * matches.length)]
  if (match === undefined) return
  const good = await venue.betOn(match.mid, '1', Math.random() < 0.5 ? '1' : '2', {
    bet: { clientOrderId: cid(), acceptOdds: 2 },
  })
  await venue.post(PMTY_PATHS.bet, Math.random() < 0.5 ? good : { ...good, ...changes })
}
