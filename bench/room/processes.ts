import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { CrowdCount, CrowdOrder, CrowdQuestion } from './crowd.ts'
import type { ServerUp, ServerUse } from './report.ts'

export interface ServerProcess {
  readonly up: ServerUp
  use(): Promise<ServerUse>
  end(): void
}

export interface CrowdProcess {
  gather(order: CrowdOrder): Promise<CrowdCount>
  ask(question: CrowdQuestion): Promise<CrowdCount>
  end(): void
}

/** Starts a bench server in a process of its own, so that its processor time can be measured separately. */
export async function startServer(kind: 'room' | 'raw', members: number): Promise<ServerProcess> {
  const child = start(`${kind}Server.ts`, [String(members)])
  const up = (await answerOf(child)) as ServerUp
  return {
    up,
    use: async () => {
      child.send({})
      return (await answerOf(child)) as ServerUse
    },
    end: () => {
      child.disconnect()
    },
  }
}

/** Starts a crowd in a process of its own. */
export function startCrowd(): CrowdProcess {
  const child = start('crowd.ts', [])
  const exchange = async (message: CrowdOrder | CrowdQuestion): Promise<CrowdCount> => {
    child.send(message)
    return (await answerOf(child)) as CrowdCount
  }
  return {
    gather: exchange,
    ask: exchange,
    end: () => {
      child.disconnect()
    },
  }
}

function start(file: string, args: readonly string[]): ChildProcess {
  const path = new URL(file, import.meta.url).pathname
  return fork(path, args, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`a process of the bench ended with ${String(code)}`)
  })
  const [message] = (await Promise.race([once(child, 'message'), gone])) as [unknown]
  return message
}
