import { quantile } from './report/figures.ts'
import type { Finding } from './report/finding.ts'
import type { BenchOptions, Measurement } from './report/measurement.ts'
import { type FanOut, measureFanOut } from './room/fanOut.ts'

const PER_SECOND = 200
/** Two sizes of a room; in the smaller one the cost per message weighs more. */
const FULL = 5000
const SMALL = 1000
const TALK_MS = 15_000
const CORE_MS = 1000

/** The same load on bare `ws` and on a room. */
interface Pair {
  readonly raw: FanOut
  readonly room: FanOut
}

/** B6: the fan-out of a room per processor compared with bare `ws`, with 5 000 members in one room. */
export async function measureRoomFanOut({ repeats, say }: BenchOptions): Promise<Measurement> {
  const run = (kind: 'room' | 'raw', members: number): Promise<FanOut> =>
    measureFanOut(kind, {
      members,
      perSecond: PER_SECOND,
      ms: TALK_MS,
      say: (line) => {
        say(`B6: ${line}`)
      },
    })
  const pair = async (members: number): Promise<Pair> => ({
    raw: await run('raw', members),
    room: await run('room', members),
  })
  const full: Pair[] = []
  const small: Pair[] = []
  for (let repeat = 1; repeat <= repeats; repeat += 1) {
    say(`B6: repeat ${String(repeat)} of ${String(repeats)}`)
    full.push(await pair(FULL))
    small.push(await pair(SMALL))
  }
  return {
    findings: [...findingsOf(full, FULL), ...findingsOf(small, SMALL)],
    notes: [],
    faults: [...faultsOf(full, FULL), ...faultsOf(small, SMALL)],
  }
}

function findingsOf(pairs: readonly Pair[], members: number): Finding[] {
  const setting = `${String(members)} members, ${String(PER_SECOND)} messages/s`
  const figure = (
    what: string,
    unit: Finding['unit'],
    value: (pair: Pair) => number,
    budget: Finding['budget'] = null,
  ): Finding => ({
    bench: 'B6',
    what,
    setting,
    unit,
    values: pairs.map(value),
    budget,
  })
  const ratio = ({ room, raw }: Pair): number => room.carriedPerMs / raw.carriedPerMs
  return [
    figure('fan-out per processor, room to bare ws', '×', ratio, { least: 0.75 }),
    figure('room: processor for each second', 'ms', ({ room }) => room.cpuPerSecond, { most: CORE_MS }),
    figure('baseline: processor for each second', 'ms', ({ raw }) => raw.cpuPerSecond),
    figure('room: said to heard, p50', 'ms', ({ room }) => quantile(room.count.delays, 0.5)),
    figure('room: said to heard, p99', 'ms', ({ room }) => quantile(room.count.delays, 0.99)),
    figure('baseline: said to heard, p99', 'ms', ({ raw }) => quantile(raw.count.delays, 0.99)),
    figure('room: memory for each member', 'KB', ({ room }) => room.kbPerMember),
  ]
}

/** The figures are invalid when members did not receive all messages. */
function faultsOf(pairs: readonly Pair[], members: number): readonly string[] {
  return pairs.flatMap(({ room }) => {
    const { joined, lost, why, whole, said, messages } = room.count
    const faults: string[] = []
    if (joined < members) faults.push(`B6: ${String(joined)} of ${String(members)} came in (${why})`)
    if (lost > 0) faults.push(`B6: ${String(lost)} were lost on the way (${why})`)
    if (whole < joined) faults.push(`B6: ${String(joined - whole)} did not hear all of ${String(said)}`)
    const missing = said * joined - messages
    if (missing > 0) faults.push(`B6: ${String(missing)} of ${String(said * joined)} messages were not heard`)
    return faults
  })
}
