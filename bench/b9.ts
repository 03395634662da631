import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BetLoadResult, runBetLoad, type BetLoadOptions } from './bets/betLoad.ts'
import type { Timed } from './bets/closedLoop.ts'
import { hasPgbench, openPgbench } from './bets/pgbench.ts'
import { createSchema } from './bets/serverSchema.ts'
import { type Baseline, openStoreBaseline } from './bets/storeBaseline.ts'
import { quantile } from './report/figures.ts'
import type { Finding } from './report/finding.ts'
import type { BenchOptions, Measurement } from './report/measurement.ts'

/** More members than clients, so that a member's bets are not always in sequence. */
const LOAD = { members: 32, clients: 16, ms: 8000 } as const

/** The database of a measurement. */
type Kind = 'PGlite' | 'PostgreSQL'

/** B9: bets through the whole platform, compared with the same writes without it. */
export async function measureBets({ repeats, say }: BenchOptions): Promise<Measurement> {
  const measured = [await onEmbedded(repeats, say)]
  const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl } = process.env
  const notes: string[] = []
  if (databaseUrl === undefined || databaseUrl === '') {
    notes.push('B9: PostgreSQL was not measured, because DATABASE_URL is not set.')
  } else {
    if (!(await hasPgbench())) notes.push('B9: there is no pgbench, so PostgreSQL has no baseline.')
    const shared = redisUrl === undefined || redisUrl === '' ? null : redisUrl
    measured.push(await onServer(databaseUrl, null, 1, repeats, say))
    if (shared !== null) measured.push(await onServer(databaseUrl, shared, 2, repeats, say))
    else notes.push('B9: two processes were not measured, because REDIS_URL is not set.')
  }
  return {
    findings: measured.flatMap(({ findings }) => findings),
    notes: [...measured.flatMap((each) => each.notes), ...notes],
    faults: measured.flatMap(({ faults }) => faults),
  }
}

type Say = BenchOptions['say']

async function onEmbedded(repeats: number, say: Say): Promise<Measurement> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-bets-'))
  try {
    const baseline = await openStoreBaseline(join(folder, 'baseline'), LOAD.members)
    try {
      const storage = { folder: join(folder, 'platform') }
      return await measured('PGlite', { storage, processes: 1, repeats, baseline, say })
    } finally {
      await baseline.end()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function onServer(
  serverUrl: string,
  redisUrl: string | null,
  processes: number,
  repeats: number,
  say: Say,
): Promise<Measurement> {
  const product = await createSchema(serverUrl)
  const beside = await createSchema(serverUrl)
  let baseline: Baseline | null = null
  try {
    if (await hasPgbench()) baseline = await openPgbench(beside.databaseUrl, LOAD.members)
    const storage = { databaseUrl: product.databaseUrl, redisUrl }
    return await measured('PostgreSQL', { storage, processes, repeats, baseline, say })
  } finally {
    await baseline?.end()
    await product.drop()
    await beside.drop()
  }
}

async function measured(kind: Kind, options: Omit<BetLoadOptions, keyof typeof LOAD>): Promise<Measurement> {
  const setting = `${kind}, ${options.processes === 1 ? 'one process' : `${String(options.processes)} processes`}`
  const say: Say = (line) => {
    options.say(`B9: ${setting}, ${line}`)
  }
  say('starting')
  const result = await runBetLoad({ ...options, ...LOAD, say })
  const refused = [...result.refused].map(([reason, count]) => `${String(count)} ${reason}`)
  return {
    findings: findingsOf(result, setting, kind === 'PGlite' ? 'the store' : 'pgbench'),
    notes: refused.length === 0 ? [] : [`B9: ${setting}: refused and not counted: ${refused.join(', ')}.`],
    faults: result.faults.map((fault) => `B9: ${setting}: ${fault}`),
  }
}

function findingsOf(
  { product, baseline }: BetLoadResult,
  setting: string,
  beside: string,
): readonly Finding[] {
  const figure = (what: string, unit: Finding['unit'], values: readonly number[]): Finding => ({
    bench: 'B9',
    what,
    setting,
    unit,
    values,
    budget: null,
  })
  const rate = ({ perSecond }: Timed): number => perSecond
  const part =
    (of: number) =>
    ({ delays }: Timed): number =>
      quantile(delays, of)
  const ratios = product.flatMap(({ perSecond }, index) => {
    const other = baseline[index]
    return other === undefined ? [] : [perSecond / other.perSecond]
  })
  return [
    figure('bets accepted', '/s', product.map(rate)),
    figure('bet to answer, p50', 'ms', product.map(part(0.5))),
    figure('bet to answer, p99', 'ms', product.map(part(0.99))),
    figure(`baseline, ${beside}: bets written`, '/s', baseline.map(rate)),
    figure('baseline: p50', 'ms', baseline.map(part(0.5))),
    figure('baseline: p99', 'ms', baseline.map(part(0.99))),
    figure('bets to the baseline', '×', ratios),
  ]
}
