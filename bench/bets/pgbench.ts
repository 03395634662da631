import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { openStore } from '../../platform/store/store.ts'
import type { Timed } from './closedLoop.ts'
import { pgbenchScript } from './pgbenchScript.ts'
import { sampleMembers, sampleOrder } from './sampleOrder.ts'
import type { Baseline } from './storeBaseline.ts'

const run = promisify(execFile)
const THREADS = '2'
const SCRIPT = 'bet.sql'
const LOG = 'times'
/** The column of a transaction's time in pgbench's log, in microseconds. */
const TIME = 2

/** Whether pgbench can be started. */
export async function hasPgbench(): Promise<boolean> {
  return run('pgbench', ['--version']).then(
    () => true,
    () => false,
  )
}

/** The baseline on PostgreSQL: pgbench with the statements that write a bet. */
export async function openPgbench(databaseUrl: string, members: number): Promise<Baseline> {
  const store = await openStore({ databaseUrl })
  const client = new Client({ connectionString: databaseUrl })
  const folder = await mkdtemp(join(tmpdir(), 'touchline-pgbench-'))
  try {
    const memberIds = await sampleMembers(store, members)
    const [first = 0] = memberIds
    await store.orders.place({ memberId: first, clientOrderId: 'sample', orders: [sampleOrder('1')] })
    await client.connect()
    await writeFile(join(folder, SCRIPT), await pgbenchScript(client, memberIds))
  } finally {
    await client.end()
    await store.close()
  }
  return {
    run: (clients, ms) => timedRun(databaseUrl, folder, clients, Math.ceil(ms / 1000)),
    end: () => rm(folder, { recursive: true, force: true }),
  }
}

async function timedRun(url: string, folder: string, clients: number, seconds: number): Promise<Timed> {
  const options = ['--no-vacuum', '--protocol=extended', '--file', SCRIPT, '--jobs', THREADS, '--log']
  const load = ['--client', String(clients), '--time', String(seconds), '--log-prefix', LOG]
  await run('pgbench', [...options, ...load, url], { cwd: folder })
  const delays: number[] = []
  for (const name of await readdir(folder)) {
    if (!name.startsWith(LOG)) continue
    const path = join(folder, name)
    for (const entry of (await readFile(path, 'utf8')).split('\n')) {
      if (entry !== '') delays.push(Number(entry.split(' ')[TIME]) / 1000)
    }
    await rm(path)
  }
  return { perSecond: delays.length / seconds, delays }
}
