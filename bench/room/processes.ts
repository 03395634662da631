import { answerOf } from '../process/answerOf.ts'
import { forkScript } from '../process/forkScript.ts'
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
  const child = forkScript(new URL(`${kind}Server.ts`, import.meta.url), [String(members)])
  const name = `the ${kind} server of B6`
  const up = (await answerOf(child, name)) as ServerUp
  return {
    up,
    use: async () => {
      child.send({})
      return (await answerOf(child, name)) as ServerUse
    },
    end: () => {
      child.disconnect()
    },
  }
}

/** Starts a crowd in a process of its own. */
export function startCrowd(): CrowdProcess {
  const child = forkScript(new URL('crowd.ts', import.meta.url))
  const exchange = async (message: CrowdOrder | CrowdQuestion): Promise<CrowdCount> => {
    child.send(message)
    return (await answerOf(child, 'the crowd of B6')) as CrowdCount
  }
  return {
    gather: exchange,
    ask: exchange,
    end: () => {
      child.disconnect()
    },
  }
}
