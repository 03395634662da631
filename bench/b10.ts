import { growthFindings, type SizedCall, timeCalls, type Troubles } from './growth/growth.ts'
import { matchGrowth } from './growth/matchGrowth.ts'
import { storedGrowth } from './growth/storedGrowth.ts'
import { verdictOf } from './report/finding.ts'
import type { BenchOptions, Measurement } from './report/measurement.ts'

const MATCHES = [150, 300, 3000]
const ORDERS = [100, 1000, 10_000, 100_000]
const MESSAGES = [1000, 10_000, 100_000]
/** Takes minutes to fill, so only when asked for. */
const MAX_MESSAGES = 1_000_000

/** B10: how the time of each call grows with the number of matches, of messages and of a member's orders. */
export async function measureGrowth({ repeats, full, say }: BenchOptions): Promise<Measurement> {
  const troubles: Troubles = { failed: new Map(), wrong: new Map() }
  const report = (line: string): void => {
    say(`B10: ${line}`)
  }
  const time = async (measured: {
    readonly calls: readonly SizedCall[]
    close(): Promise<void>
  }): ReturnType<typeof timeCalls> => {
    try {
      report(`${String(measured.calls.length)} calls`)
      return await timeCalls(measured.calls, repeats, troubles)
    } finally {
      await measured.close()
    }
  }
  report('filling the list of matches')
  const ofMatches = await time(await matchGrowth(MATCHES))
  const messages = full ? [...MESSAGES, MAX_MESSAGES] : MESSAGES
  const ofStored = await time(await storedGrowth({ messages, orders: ORDERS }, report))
  const findings = growthFindings([...ofMatches, ...ofStored])
  const judged = findings.filter(({ budget }) => budget !== null)
  const missed = judged.filter((finding) => verdictOf(finding) === 'missed').map(({ what }) => what)
  const which = missed.length === 0 ? 'none' : missed.join('; ')
  const notes = [
    `B10: calls that grow faster than a logarithm: ${which}.`,
    ...[...troubles.failed].map(([call, why]) => `B10: ${call} failed: ${why}`),
  ]
  const faults = [...troubles.wrong].map(([call, why]) => `B10: ${call}: ${why}`)
  return { findings, notes, faults }
}
