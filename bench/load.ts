import { parseArgs } from 'node:util'
import { quantile } from './report/figures.ts'
import { thisMachine } from './report/measurement.ts'
import { type FanOut, measureFanOut } from './room/fanOut.ts'

const USAGE =
  'usage: npm run load -- [--members N] [--rate MESSAGES_A_SECOND] [--seconds N] [--limit SECONDS]'

/** Fills one room of one process with members, lets them chat, and reports how the server performed. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      members: { type: 'string', default: '5000' },
      rate: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '20' },
      limit: { type: 'string', default: '600' },
    },
  })
  const [members, perSecond, seconds, limit] = [
    values.members,
    values.rate,
    values.seconds,
    values.limit,
  ].map(Number) as [number, number, number, number]
  if ([members, perSecond, seconds, limit].some((value) => !Number.isInteger(value) || value < 1)) {
    throw new Error(USAGE)
  }
  // Limits the run time; the child processes exit with this one.
  setTimeout(() => {
    say(`not done after ${String(limit)} s`)
    process.exit(1)
  }, limit * 1000).unref()

  const { cpu, cores, memoryGb, node, load } = thisMachine()
  console.log(`${cpu}, ${String(cores)} cores, ${String(memoryGb)} GB, Node ${node}, load ${String(load)}`)
  const held = await measureFanOut('room', { members, perSecond, ms: seconds * 1000, say })
  for (const line of linesOf(held, members)) console.log(line)
  const { joined, lost, said, messages } = held.count
  if (joined < members || lost > 0 || messages < said * joined) process.exitCode = 1
}

function linesOf({ count, cpuPerSecond, kbPerMember }: FanOut, members: number): readonly string[] {
  const { joined, lost, why, whole, said, messages, delays } = count
  const because = why === '' ? '' : ` (${why})`
  const all = said * joined
  const percent = ((messages / all) * 100).toFixed(2)
  return [
    `joined     ${String(joined)} of ${String(members)}`,
    `lost       ${String(lost)}${because}`,
    `delivered  ${String(messages)} of ${String(all)} (${percent} %), whole to ${String(whole)} members`,
    `server     ${cpuPerSecond.toFixed(0)} ms of one processor for each second`,
    `memory     ${kbPerMember.toFixed(1)} KB for each member`,
    `heard      p50 ${quantile(delays, 0.5).toFixed(0)} ms, p99 ${quantile(delays, 0.99).toFixed(0)} ms after it was said`,
  ]
}

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}

main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
