import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { ROOM_UPGRADE_PATH } from '../../../platform/room/options.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { endOf, startPlatform, startScript } from './platformProcess.ts'
import type { PlatformProcess } from './platformProcess.ts'
import { openRaw, upgradeHead } from './rawSocket.ts'
import { eventually } from '../../support/eventually.ts'

let platform: PlatformProcess | null = null
afterEach(async () => {
  await platform?.remove()
  platform = null
})

it.each(['SIGTERM', 'SIGINT'] as const)(
  'the platform ends at %s, whatever its clients have left open',
  async (signal) => {
    platform = await startPlatform()
    const { port } = platform
    const say = async (text: string) => {
      const raw = await openRaw(port)
      raw.say(text)
      return raw
    }
    const origin = `ws://127.0.0.1:${port}`
    const push = new WebSocket(`${origin}${PMTY_PATHS.push}`)
    const room = new WebSocket(`${origin}${ROOM_UPGRADE_PATH}?EIO=4&transport=websocket`)
    // They may open while the others connect.
    const opened = Promise.all([once(push, 'open'), once(room, 'open')])
    const raws = [
      await say(''),
      await say('GET /heal'),
      await say('GET /healthz HTTP/1.1\r\nHost: x\r\n'),
      await say(`POST ${sitePaths.login} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf`),
      await say('POST /yewu12 HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nhalf'),
      await say(upgradeHead('/im/socket.ioX')),
      await say(upgradeHead(`${ROOM_UPGRADE_PATH}?EIO=4&transport=websocket`)),
      await say(upgradeHead(PMTY_PATHS.push)),
      await say(upgradeHead('/healthz', { Upgrade: 'h2c' })),
    ]
    await opened
    push.on('error', () => undefined)
    room.on('error', () => undefined)
    platform.child.kill(signal)
    expect(await platform.ended).toBe(0)
    expect(platform.faults).toEqual([])
    for (const raw of raws) raw.socket.destroy()
  },
)

describe.concurrent('a process', () => {
  async function run(state: string, signal: NodeJS.Signals | null) {
    const child = startScript('tests/platform/edge/stuckProcess.ts', {}, [state])
    const ended = endOf(child)
    let said = ''
    let logged = ''
    child.stdout?.on('data', (data: Buffer) => (said += data.toString()))
    child.stderr?.on('data', (data: Buffer) => (logged += data.toString()))
    await eventually(() => {
      expect(said).toContain('ready')
    })
    if (signal !== null) child.kill(signal)
    return { code: await ended, said, logged }
  }

  it('that has nothing to wait for ends in order', async () => {
    expect(await run('calm', 'SIGTERM')).toMatchObject({ code: 0, said: 'ready\nended in order\n' })
  })

  it('does not wait for what never ends', async () => {
    expect(await run('waiting', 'SIGTERM')).toMatchObject({ code: 1, said: 'ready\nended in order\n' })
  })

  it('exits when its event loop is blocked', async () => {
    expect(await run('held', 'SIGTERM')).toMatchObject({ code: null, said: 'ready\n' })
  })

  it.each(['throws', 'rejects'])('that %s what nobody catches ends in order', async (state) => {
    const { code, said, logged } = await run(state, null)
    expect({ code, said }).toEqual({ code: 1, said: 'ready\nended in order\n' })
    expect(logged).toContain('the platform stops')
  })
})
