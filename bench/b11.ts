import type { ChildProcess } from 'node:child_process'
import type { HoldServerUp } from './hold/holdServer.ts'
import { WORST_INPUTS, type WorstInput } from './hold/worstInputs.ts'
import { answerOf } from './process/answerOf.ts'
import { forkScript } from './process/forkScript.ts'
import type { Finding } from './report/finding.ts'
import type { BenchOptions, Measurement } from './report/measurement.ts'

const SEND_MS = 5000
const MAX_MS = 50

/**
 * B11: how long one member can block the platform's event loop with the worst input that its limits allow.
 */
export async function measureHolds({ repeats, say }: BenchOptions): Promise<Measurement> {
  const child = forkScript(new URL('hold/holdServer.ts', import.meta.url))
  try {
    const up = (await answerOf(child, 'the platform of B11')) as HoldServerUp
    const longest = new Map<WorstInput, number[]>()
    // The first pass also compiles the code, so it is not counted.
    for (let repeat = 0; repeat <= repeats; repeat += 1) {
      say(repeat === 0 ? 'B11: warming up' : `B11: repeat ${String(repeat)} of ${String(repeats)}`)
      for (const input of WORST_INPUTS) {
        await longestHold(child)
        await input.send(up, repeat === 0 ? SEND_MS / 5 : SEND_MS)
        const ms = await longestHold(child)
        if (repeat > 0) longest.set(input, [...(longest.get(input) ?? []), ms])
      }
    }
    const findings = [...longest].map(([{ what }, values]): Finding => {
      const budget = what === 'idle' ? null : { most: MAX_MS }
      return { bench: 'B11', what: 'longest hold of the loop', setting: what, unit: 'ms', values, budget }
    })
    return { findings, notes: [], faults: [] }
  } finally {
    if (child.connected) child.disconnect()
  }
}

async function longestHold(child: ChildProcess): Promise<number> {
  child.send({})
  return (await answerOf(child, 'the platform of B11')) as number
}
