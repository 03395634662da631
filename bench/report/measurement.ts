import { cpus, loadavg, totalmem } from 'node:os'
import type { Finding } from './finding.ts'

/** The results of one benchmark. */
export interface Measurement {
  readonly findings: readonly Finding[]
  /** Additional information that is printed below the table. */
  readonly notes: readonly string[]
  /** Violations of correctness, one sentence each. Any of them fails the run. */
  readonly faults: readonly string[]
}

/** The results of several measurements of one benchmark, as one. */
export function joined(measured: readonly Measurement[]): Measurement {
  return {
    findings: measured.flatMap(({ findings }) => findings),
    notes: measured.flatMap(({ notes }) => notes),
    faults: measured.flatMap(({ faults }) => faults),
  }
}

export interface BenchOptions {
  /** The number of pairs of baseline and product. */
  readonly repeats: number
  /** Whether the largest sizes are measured too. */
  readonly full: boolean
  /** The duration of the soak. */
  readonly minutes: number
  /** Reports progress. */
  readonly say: (line: string) => void
}

/** The machine on which the figures were measured. */
export interface Machine {
  readonly cpu: string
  readonly cores: number
  readonly memoryGb: number
  readonly node: string
  /** The load average of the last minute; above the number of cores the figures are too high. */
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
