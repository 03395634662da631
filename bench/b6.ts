import { quantile } from './report/figures.ts'
import type { Finding } from './report/finding.ts'
import type { BenchOptions, Measurement } from './report/measurement.ts'
import { type FanOut, measureFanOut } from './room/fanOut.ts'

const PER_SECOND = 200
/** One crowd for the comparison, and the one that the budget names. */
const COMPARED = 1000
const FULL = 5000
const TALK_MS = 15_000
const CORE_MS = 1000

/** B6: a room's fan-out for each processor, against bare `ws`; and 5 000 members in one room. */
export async function measureRoomFanOut({ repeats, say }: BenchOptions): Promise<Measurement> {
  const raw: FanOut[] = []
  const room: FanOut[] = []
  const run = (kind: 'room' | 'raw', members: number): Promise<FanOut> =>
    measureFanOut(kind, {
      members,
      perSecond: PER_SECOND,
      ms: TALK_MS,
      say: (line) => {
        say(`B6: ${line}`)
      },
    })
  for (let repeat = 1; repeat <= repeats; repeat += 1) {
    say(`B6: repeat ${String(repeat)} of ${String(repeats)}`)
    raw.push(await run('raw', COMPARED))
    room.push(await run('room', COMPARED))
  }
  const full = await run('room', FULL)
  return {
    findings: [...comparison(raw, room), ...fullRoom(full)],
    notes: [],
    faults: [...faultsOf(room, COMPARED), ...faultsOf([full], FULL)],
  }
}

function comparison(raw: readonly FanOut[], room: readonly FanOut[]): Finding[] {
  const setting = `${String(COMPARED)} members, ${String(PER_SECOND)} messages/s`
  const of = (what: string, unit: Finding['unit'], values: readonly number[]): Finding => ({
    bench: 'B6',
    what,
    setting,
    unit,
    values,
    budget: null,
  })
  const ratio = room.map(({ carriedPerMs }, index) => carriedPerMs / (raw[index]?.carriedPerMs ?? Number.NaN))
  return [
    { ...of('fan-out per processor, room to bare ws', '×', ratio), budget: { least: 0.75 } },
    of(
      'room: processor for each second',
      'ms',
      room.map(({ cpuPerSecond }) => cpuPerSecond),
    ),
    of(
      'baseline: processor for each second',
      'ms',
      raw.map(({ cpuPerSecond }) => cpuPerSecond),
    ),
    of(
      'room: said to heard, p99',
      'ms',
      room.map(({ count }) => quantile(count.delays, 0.99)),
    ),
    of(
      'baseline: said to heard, p99',
      'ms',
      raw.map(({ count }) => quantile(count.delays, 0.99)),
    ),
  ]
}

function fullRoom(full: FanOut): Finding[] {
  const setting = `${String(FULL)} members, ${String(PER_SECOND)} messages/s`
  const of = (what: string, unit: Finding['unit'], value: number, budget: Finding['budget']): Finding => ({
    bench: 'B6',
    what,
    setting,
    unit,
    values: [value],
    budget,
  })
  return [
    of('processor for each second', 'ms', full.cpuPerSecond, { most: CORE_MS }),
    of('said to heard, p50', 'ms', quantile(full.count.delays, 0.5), null),
    of('said to heard, p99', 'ms', quantile(full.count.delays, 0.99), null),
    of('memory for each member', 'KB', full.kbPerMember, null),
  ]
}

/** A crowd that did not hear everything was not carried. */
function faultsOf(runs: readonly FanOut[], members: number): readonly string[] {
  return runs.flatMap(({ count }) => {
    const { joined, lost, why, whole, said, messages } = count
    const faults: string[] = []
    if (joined < members) faults.push(`B6: ${String(joined)} of ${String(members)} came in (${why})`)
    if (lost > 0) faults.push(`B6: ${String(lost)} were lost on the way (${why})`)
    if (whole < joined) faults.push(`B6: ${String(joined - whole)} did not hear all of ${String(said)}`)
    const missing = said * joined - messages
    if (missing > 0) faults.push(`B6: ${String(missing)} of ${String(said * joined)} messages were not heard`)
    return faults
  })
}
