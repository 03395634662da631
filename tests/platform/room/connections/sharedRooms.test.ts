import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pino } from 'pino'
import { createClient } from 'redis'
import { shareRooms } from '../../../../platform/room/connections/sharedRooms.ts'
import { onServer, schemaUrl, serverExpected } from '../../store/testDatabases.ts'
import { connectTo, messagesOf, ROOM } from '../roomHarness.ts'
import type { RoomClient } from '../roomHarness.ts'
import { eventually } from '../../../support/eventually.ts'

const GIVEN = process.env['TEST_REDIS_URL']
const REDIS = GIVEN ?? 'redis://127.0.0.1:6379'
const redisExpected = GIVEN !== undefined || (await listens(new URL(REDIS)))

interface Process {
  readonly child: ChildProcess
  readonly origin: string
}

interface Someone {
  readonly id: number
  readonly token: string
}

describe.skipIf(!serverExpected || !redisExpected)(
  'two processes on one Redis (skipped when PostgreSQL or Redis does not answer)',
  () => {
    const schema = `rooms_${randomBytes(6).toString('hex')}`
    const clients: RoomClient[] = []
    let one: Process
    let other: Process

    beforeAll(async () => {
      await onServer(`CREATE SCHEMA ${schema}`)
      // Started at the same time, because that can happen in production.
      ;[one, other] = await Promise.all([start(schemaUrl(schema)), start(schemaUrl(schema))])
    })
    afterEach(() => {
      for (const { socket } of clients.splice(0)) socket.disconnect()
    })
    afterAll(async () => {
      for (const { child } of [one, other]) {
        child.kill('SIGKILL')
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      }
      const streams = await onServer(`SELECT value FROM ${schema}.settings WHERE key = 'rooms.stream'`)
      await forgetStreams(streams as readonly { value: string }[])
      await onServer(`DROP SCHEMA IF EXISTS ${schema} CASCADE`)
    })

    async function connect({ origin }: Process, { token }: Someone): Promise<RoomClient> {
      const client = await connectTo(origin, token)
      clients.push(client)
      return client
    }

    it('sends all members the same messages, each once and in one order', async () => {
      const [here, there] = [
        await connect(one, await someone(one)),
        await connect(other, await someone(other)),
      ]
      const { to } = await here.enter()
      await there.enter()
      const replies = await Promise.all(
        Array.from({ length: 200 }, (_, n) => (n % 2 === 0 ? here : there).say(`text ${n}`)),
      )
      expect(replies.every(({ ok }) => ok)).toBe(true)
      const seqs = Array.from({ length: 200 }, (_, index) => to + index + 1)
      await eventually(() => {
        expect(messagesOf(here.batches).map(({ seq }) => seq)).toEqual(seqs)
        expect(messagesOf(there.batches)).toEqual(messagesOf(here.batches))
      })
    })

    it('fills in at one process what was missed at the other, and answers a repeated command alike', async () => {
      const member = await someone(one)
      const here = await connect(one, member)
      const { to } = await here.enter()
      const cid = randomUUID()
      const first = await here.say('before the cut', cid)
      here.socket.disconnect()
      const writer = await connect(one, await someone(one))
      await writer.enter()
      for (let n = 0; n < 5; n += 1) await writer.say(`missed ${n}`)

      const there = await connect(other, member)
      const reply = await there.enter(to)
      expect(reply).toMatchObject({ kind: 'backfill', to: to + 6 })
      expect(messagesOf([reply]).map(({ seq }) => seq - to)).toEqual([1, 2, 3, 4, 5, 6])
      expect(await there.say('before the cut', cid)).toEqual(first)
      expect((await there.enter(to + 6)).messages).toEqual([])
    })

    it('holds a mute and a withdrawal of one process in the other', async () => {
      const [talker, boss] = [await someone(one), await someone(other)]
      const here = await connect(one, talker)
      await here.enter()
      const there = await connect(other, boss)
      await there.enter()
      const said = await here.say('to be withdrawn')
      const messageId = said.ok ? said.id : ''
      await there.send({ do: 'withdraw', messageId })
      await eventually(() => {
        expect(messagesOf(here.batches).at(-1)).toMatchObject({ type: 7, body: { targetId: messageId } })
      })
      for (const process of [one, other]) {
        const late = await connect(process, await someone(process))
        expect(JSON.stringify(await late.enter())).not.toContain('to be withdrawn')
      }

      // So far every member is an admin, and admins cannot be muted.
      expect(
        await there.send({ do: 'mute', memberId: String(talker.id), minutes: 5, reason: 'r' }),
      ).toMatchObject({
        code: 'badRequest',
      })
      await onServer(`UPDATE ${schema}.members SET admin = false WHERE id = ${talker.id}`)
      await there.send({ do: 'mute', memberId: String(talker.id), minutes: 5, reason: 'r' })
      expect(await here.say('muted')).toMatchObject({ code: 'muted', reason: 'r' })
      const again = await connect(other, talker)
      expect((await again.enter()).state).toMatchObject({ userStatus: 'muted' })
      expect(await again.say('muted')).toMatchObject({ code: 'muted' })
    })

    it('loses nothing that was accepted when one process is killed', async () => {
      const writer = await connect(one, await someone(one))
      await writer.enter()
      const reader = await connect(other, await someone(other))
      const { to } = await reader.enter()
      const accepted = new Set<string>()
      const sends = Array.from({ length: 400 }, async (_, n) => {
        const reply = await writer.say(`last words ${n}`).catch(() => null)
        if (reply?.ok === true && reply.id !== null) accepted.add(reply.id)
        // Killed while other messages are still under way.
        if (accepted.size > 50) one.child.kill('SIGKILL')
      })
      await Promise.all(sends)
      expect(accepted.size).toBeGreaterThan(50)

      await eventually(() => {
        const received = messagesOf(reader.batches)
        expect(received.map(({ seq }) => seq)).toEqual(received.map((_, index) => to + index + 1))
        const ids = new Set(received.map(({ id }) => id))
        expect([...accepted].filter((id) => !ids.has(id))).toEqual([])
      })
      expect(await reader.say(`still ${ROOM}`)).toMatchObject({ ok: true })
    })
  },
)

it('a platform whose Redis does not answer does not start', async () => {
  const log = pino({ level: 'silent' })
  await expect(shareRooms('redis://:secret@127.0.0.1:1', 'nobody', log)).rejects.toThrow('127.0.0.1:1')
})

async function start(databaseUrl: string): Promise<Process> {
  const child = fork(fileURLToPath(new URL('sharedProcess.ts', import.meta.url)), [], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: databaseUrl, REDIS_URL: REDIS },
  })
  const { origin } = (await answerOf(child)) as { origin: string }
  return { child, origin }
}

/** Registers and signs in a member; the token is valid at every process. */
async function someone({ child }: Process): Promise<Someone> {
  child.send({})
  return (await answerOf(child)) as Someone
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`a process ended with ${String(code)}`)
  })
  // Prevents an unhandled rejection when the process exits after the race has been decided.
  gone.catch(() => undefined)
  const [message] = (await Promise.race([once(child, 'message'), gone])) as [unknown]
  return message
}

/** Deletes the streams, because Redis keeps them until they are deleted. */
async function forgetStreams(streams: readonly { readonly value: string }[]): Promise<void> {
  const client = createClient({ url: REDIS })
  await client.connect()
  for (const { value } of streams) await client.del(value)
  client.destroy()
}

function listens({ hostname, port }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: hostname, port: Number(port || 6379), timeout: 2000 })
    const done = (open: boolean) => () => {
      socket.destroy()
      resolve(open)
    }
    socket.once('connect', done(true)).once('error', done(false)).once('timeout', done(false))
  })
}
