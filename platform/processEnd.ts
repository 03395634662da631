import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'

/** One step of the shutdown; it is abandoned after its time. */
export interface EndStep {
  readonly name: string
  readonly ms: number
  readonly work: () => Promise<void>
}

/** From the signal on, real ms. Process managers usually kill after ten seconds. */
const EXIT_MS = 8500
/** For a process whose event loop is blocked, for example by a long query in the embedded database. */
const KILL_MS = 9500
/** Repeated errors during the shutdown are logged this often. */
const LOGGED_FAULTS = 5

export interface ProcessEnd {
  /** Sets the steps of the shutdown; before that the process just exits. */
  endWith(steps: readonly EndStep[]): void
}

/**
 * Shuts the process down at SIGTERM and SIGINT, and at an uncaught error. After such an error no state can be
 * trusted, so it is logged, clients are informed, the clock is stored, and the exit code is 1.
 */
export function endProcessInOrder(log: Logger): ProcessEnd {
  let steps: readonly EndStep[] = []
  let ending = false
  let exitCode = 0
  let faults = 0

  function end(): void {
    if (ending) return
    ending = true
    setTimeout(() => {
      log.error('the platform did not stop in time')
      process.exit(1)
    }, EXIT_MS).unref()
    killAfter(KILL_MS)
    void runSteps(steps, log).then((clean) => process.exit(clean ? exitCode : 1))
  }

  function fault(error: unknown, message: string): void {
    exitCode = 1
    faults += 1
    if (faults <= LOGGED_FAULTS) log.fatal({ err: error }, message)
    end()
  }

  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  process.on('uncaughtException', (error) => {
    fault(error, 'an error that nobody caught: the platform stops')
  })
  process.on('unhandledRejection', (error) => {
    fault(error, 'a rejection that nobody handled: the platform stops')
  })
  return {
    endWith(given) {
      steps = given
    },
  }
}

async function runSteps(steps: readonly EndStep[], log: Logger): Promise<boolean> {
  let clean = true
  for (const { name, ms, work } of steps) {
    try {
      await withinTime(work, ms)
    } catch (error) {
      clean = false
      log.error({ err: error, step: name }, 'the platform did not stop cleanly')
    }
  }
  return clean
}

async function withinTime(work: () => Promise<void>, ms: number): Promise<void> {
  let late: NodeJS.Timeout | undefined
  try {
    await Promise.race([
      work(),
      new Promise((_, reject) => {
        late = setTimeout(() => {
          reject(new Error(`it took longer than ${ms} ms`))
        }, ms)
      }),
    ])
  } finally {
    clearTimeout(late)
  }
}

const KILLER = `
const { workerData } = require('node:worker_threads')
setTimeout(() => process.kill(process.pid, 'SIGKILL'), workerData)
`

/** Uses a thread of its own, because timers of this one do not run while the event loop is blocked. */
function killAfter(ms: number): void {
  const killer = new Worker(KILLER, { eval: true, workerData: ms })
  killer.unref()
  killer.on('error', () => undefined)
}
