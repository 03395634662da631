import { cpus, loadavg, totalmem } from 'node:os'
import type { Finding } from './finding.ts'

/** What one benchmark found out. */
export interface Measurement {
  readonly findings: readonly Finding[]
  /** Said below the table: what the figures cannot say. */
  readonly notes: readonly string[]
  /** What must be right however long it takes; each is a sentence. Any of them fails the run. */
  readonly faults: readonly string[]
}

/** What a benchmark is told. */
export interface BenchOptions {
  /** Pairs of baseline and product. */
  readonly repeats: number
  /** How long the soak lasts. */
  readonly minutes: number
  /** Says how far it is. */
  readonly say: (line: string) => void
}

/** The machine that the figures are of. */
export interface Machine {
  readonly cpu: string
  readonly cores: number
  readonly memoryGb: number
  readonly node: string
  /** Processes that wanted to run, mean of the last minute; above the cores, figures are too high. */
  readonly load: number
}

export function thisMachine(): Machine {
  const all = cpus()
  return {
    cpu: all[0]?.model ?? 'unknown',
    cores: all.length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    load: Number((loadavg()[0] ?? 0).toFixed(2)),
  }
}
