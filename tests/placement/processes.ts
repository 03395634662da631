import { randomBytes } from 'node:crypto'
import { openStore, type Store } from '../../platform/store/store.ts'
import { createTestPlatform, type HandClock, type TestPlatform } from '../platform/book/testPlatform.ts'
import { onServer, schemaUrl } from '../platform/store/testDatabases.ts'
import type { Serve } from './network.ts'

/** The processes of one platform. They share one world and one clock. */
export interface Processes {
  readonly world: TestPlatform['world']
  /** A process that is running. */
  any(): TestPlatform
  /** The process that a load balancer would choose for the next request. */
  serve(): Serve
  tick(): Promise<void>
  /**
   * Ends a process, or starts it if it was killed; at least one runs afterwards. `quiet` resolves when the
   * requests under way have finished.
   */
  restart(number: number, quiet: () => Promise<void>): Promise<void>
  end(): void
}

/** One process, which shuts down in order and starts again. */
export async function oneProcess(store: Store, hand: HandClock): Promise<Processes> {
  let testPlatform = await createTestPlatform({ store, hand })
  const { world } = testPlatform
  return {
    world,
    any: () => testPlatform,
    serve: () => async (request) => testPlatform.platform.app.fetch(request),
    tick: () => testPlatform.platform.tick(),
    restart: async (_, quiet) => {
      await quiet()
      leave(testPlatform)
      testPlatform = await createTestPlatform({ store, hand, world })
    },
    end: () => {
      leave(testPlatform)
    },
  }
}

/** A store with its own connections, all of which break at once when its process is killed. */
export interface KillableStore {
  readonly store: Store
  kill(): Promise<void>
  end(): Promise<void>
}

export async function openKillableStore(schema: string): Promise<KillableStore> {
  const name = `touchline-${randomBytes(6).toString('hex')}`
  const url = new URL(schemaUrl(schema))
  url.searchParams.set('application_name', name)
  const store = await openStore({
    databaseUrl: url.href,
    passwordCost: { logN: 4, blockSize: 1, parallel: 1 },
  })
  return {
    store: { ...store, close: () => Promise.resolve() },
    async kill() {
      await onServer(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '${name}'`,
      )
      await store.close()
    },
    end: () => store.close(),
  }
}

interface Running {
  readonly testPlatform: TestPlatform
  readonly killable: KillableStore
  /** Rejects when the process is killed, so that requests under way get no answer. */
  readonly killed: Promise<never>
  readonly die: () => void
}

/** Stores that are opened on first use and reused by later scenarios. */
export interface StorePool {
  take(number: number): Promise<KillableStore>
  /** Forgets a store whose process was killed. */
  lost(number: number): void
}

/**
 * Two processes on one database. `restart` kills a process, or starts it if it is not running; one always
 * runs.
 */
export async function twoProcesses(stores: StorePool, hand: HandClock): Promise<Processes> {
  const first = await start(0)
  const { world } = first.testPlatform
  const running: (Running | null)[] = [first, await start(1, world)]
  let turn = 0

  async function start(number: number, known?: TestPlatform['world']): Promise<Running> {
    const killable = await stores.take(number)
    const testPlatform = await createTestPlatform({
      store: killable.store,
      hand,
      ...(known === undefined ? {} : { world: known }),
    })
    let die = (): void => undefined
    const killed = new Promise<never>((_, reject) => {
      die = () => {
        reject(new Error('the process was killed'))
      }
    })
    killed.catch(() => undefined)
    return { testPlatform, killable, killed, die }
  }

  const alive = (): readonly Running[] => running.filter((each) => each !== null)

  function next(): Running {
    const candidates = alive()
    const chosen = candidates[turn++ % candidates.length]
    if (chosen === undefined) throw new Error('no process is alive')
    return chosen
  }

  return {
    world,
    any: () => next().testPlatform,
    serve: () => (request) => {
      const { testPlatform, killed } = next()
      return Promise.race([Promise.resolve(testPlatform.platform.app.fetch(request)), killed])
    },
    async tick() {
      await Promise.all(alive().map(({ testPlatform }) => testPlatform.platform.tick()))
    },
    async restart(number) {
      const index = number % running.length
      const dying = running[index] ?? null
      if (dying === null) {
        running[index] = await start(index, world)
        return
      }
      running[index] = null
      dying.die()
      leave(dying.testPlatform)
      await dying.killable.kill()
      stores.lost(index)
      if (alive().length === 0) running[1 - index] = await start(1 - index, world)
    },
    end: () => {
      for (const { testPlatform } of alive()) leave(testPlatform)
    },
  }
}

function leave({ platform }: TestPlatform): void {
  platform.book.close()
  for (const push of platform.pushes) push.close()
}
