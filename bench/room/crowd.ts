import { openLightClient, type LightClient } from './lightClient.ts'

/** The first message to a crowd process. */
export interface CrowdOrder {
  readonly origin: string
  readonly room: string
  readonly tokens: readonly string[]
  /** How many connections are opened at the same time. */
  readonly atOnce: number
}

/** The later messages, in order; each is answered with a `CrowdCount`. */
export type CrowdQuestion =
  /**
   * Posts texts from the members in turn, `perSecond` for `ms`. Answered when the last one should have been
   * received.
   */
  { readonly do: 'talk'; readonly perSecond: number; readonly ms: number } | { readonly do: 'count' }

export interface CrowdCount {
  readonly joined: number
  readonly lost: number
  /** Why the first of the lost connections was closed. */
  readonly why: string
  readonly said: number
  /** The batches, and the messages in them, summed over all members. */
  readonly batches: number
  readonly messages: number
  /** Members who have received all of the messages, by the batches' `from` and `to`. */
  readonly whole: number
  /** From posting to receiving, ms; sampled at one member. */
  readonly delays: readonly number[]
}

const SETTLE_MS = 3000
const SAID_AT = /\[(\d{13})\]/g

let clients: LightClient[] = []
const state = { joined: 0, lost: 0, why: '', said: 0, batches: 0, messages: 0, room: '' }
const heads: { from: number; to: number; broken: boolean }[] = []
let delays: number[] = []
let turn = 0

process.on('message', (message: CrowdOrder | CrowdQuestion) => {
  void answer(message)
})

async function answer(message: CrowdOrder | CrowdQuestion): Promise<void> {
  if ('tokens' in message) await gather(message)
  else if (message.do === 'talk') await talk(message)
  process.send?.(count())
}

async function gather({ origin, room, tokens, atOnce }: CrowdOrder): Promise<void> {
  state.room = room
  const waiting = tokens.map((token, index) => ({ token, index }))
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await enter(origin, room, next)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

function enter(
  origin: string,
  room: string,
  { token, index }: { token: string; index: number },
): Promise<void> {
  const head = { from: 0, to: 0, broken: false }
  heads[index] = head
  return new Promise((resolve) => {
    clients[index] = openLightClient(origin, token, room, {
      joined: (to) => {
        head.from = to
        head.to = to
        state.joined += 1
        resolve()
      },
      batch: (text) => {
        onBatch(text, head, index)
      },
      closed: (why) => {
        if (state.lost === 0) state.why = why
        state.lost += 1
        resolve()
      },
    })
  })
}

/** Each batch states `from` and `to`, so that a gap is detected without parsing the messages. */
function onBatch(text: string, head: { to: number; broken: boolean }, index: number): void {
  const from = Number(/"from":(\d+)/.exec(text)?.[1])
  const to = Number(/"to":(\d+)/.exec(text)?.[1])
  state.batches += 1
  state.messages += Math.max(0, to - from + 1)
  if (from > head.to + 1) head.broken = true
  head.to = Math.max(head.to, to)
  if (index !== 0) return
  const receivedAt = Date.now()
  for (const [, at] of text.matchAll(SAID_AT)) delays.push(receivedAt - Number(at))
}

async function talk({ perSecond, ms }: { perSecond: number; ms: number }): Promise<void> {
  Object.assign(state, { said: 0, batches: 0, messages: 0 })
  delays = []
  for (const head of heads) head.from = head.to
  const began = performance.now()
  while (performance.now() - began < ms) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
    for (; state.said < due; state.said += 1) say()
    await pause(10)
  }
  await pause(SETTLE_MS)
}

function say(): void {
  turn = (turn + 1) % clients.length
  const number = state.said
  const cid = `load-${String(process.pid)}-${String(Date.now())}-${String(number)}`
  clients[turn]?.say(state.room, cid, `这球传得漂亮 [${String(Date.now())}]`)
}

function count(): CrowdCount {
  const furthest = Math.max(0, ...heads.map(({ to }) => to))
  const whole = heads.filter(({ to, broken }) => !broken && to === furthest).length
  const { joined, lost, why, said, batches, messages } = state
  return { joined, lost, why, said, batches, messages, whole, delays }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

process.on('disconnect', () => {
  for (const client of clients) client.close()
  clients = []
  process.exit(0)
})
