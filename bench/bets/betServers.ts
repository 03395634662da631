import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { answerOf } from '../process/answerOf.ts'
import { forkScript } from '../process/forkScript.ts'
import type { BetServerUp } from './betServer.ts'

/** Where the processes of a platform keep their data. */
export type BetStorage =
  { readonly folder: string } | { readonly databaseUrl: string; readonly redisUrl: string | null }

export interface BetServers {
  /** One for each process. */
  readonly origins: readonly string[]
  /** Ends the processes and waits until they have closed the database. */
  end(): Promise<void>
}

const END_MS = 10_000

/** Starts a platform of several processes, one after the other, because the first one prepares the database. */
export async function startBetServers(storage: BetStorage, count: number): Promise<BetServers> {
  const children: ChildProcess[] = []
  const end = async (): Promise<void> => {
    await Promise.all(children.map(endChild))
  }
  const origins: string[] = []
  try {
    for (let index = 0; index < count; index += 1) {
      const child = startChild(storage)
      children.push(child)
      const { origin } = (await answerOf(child, 'a platform of B9')) as BetServerUp
      origins.push(origin)
    }
  } catch (error) {
    await end()
    throw error
  }
  return { origins, end }
}

function startChild(storage: BetStorage): ChildProcess {
  const { redisUrl = null } = 'folder' in storage ? {} : storage
  const args =
    'folder' in storage
      ? ['folder', storage.folder]
      : ['server', storage.databaseUrl, ...(redisUrl === null ? [] : [redisUrl])]
  return forkScript(new URL('betServer.ts', import.meta.url), args)
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  const late = setTimeout(() => child.kill('SIGKILL'), END_MS)
  if (child.connected) child.disconnect()
  await gone
  clearTimeout(late)
}
