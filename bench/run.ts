import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import { measureTicks } from './b1.ts'
import { measureCpu } from './b2.ts'
import { measureChat } from './b3.ts'
import { measureColdStart } from './b4.ts'
import { measureSoak } from './b5.ts'
import { measureRoomFanOut } from './b6.ts'
import { measureFullRoom } from './b7.ts'
import { measureReducer } from './b8.ts'
import { measureBets } from './b9.ts'
import { measureGrowth } from './b10.ts'
import { measureHolds } from './b11.ts'
import { measureIdle } from './b12.ts'
import { measureTables } from './b13.ts'
import { measureLobbySoak } from './b14.ts'
import { openBrowser } from './browser/openBrowser.ts'
import { openBenchPlatform, type BenchPlatform } from './platform/benchPlatform.ts'
import { type BenchOptions, type Measurement, thisMachine } from './report/measurement.ts'
import { verdictOf } from './report/finding.ts'
import { table } from './report/table.ts'

const USAGE =
  'usage: npm run bench -- [b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 b14] [--repeats N] [--minutes N] [--full] [--json FILE] [--client FOLDER]'

type OnScreen = (
  browser: Browser,
  platform: BenchPlatform,
  options: BenchOptions,
  clientDir: string,
) => Promise<Measurement>

/** The benchmarks that need the built client in a browser. */
const ON_SCREEN: Readonly<Record<string, OnScreen>> = {
  b1: measureTicks,
  b2: measureCpu,
  b3: measureChat,
  b4: measureColdStart,
  b5: measureSoak,
  b7: measureFullRoom,
  b12: measureIdle,
  b13: measureTables,
  b14: measureLobbySoak,
}

/** The benchmarks without a browser. */
const OFF_SCREEN: Readonly<Record<string, (options: BenchOptions) => Measurement | Promise<Measurement>>> = {
  b6: measureRoomFanOut,
  b8: measureReducer,
  b9: measureBets,
  b10: measureGrowth,
  b11: measureHolds,
}
const ALL = [...Object.keys(ON_SCREEN), ...Object.keys(OFF_SCREEN)]
/** Each of these runs for many minutes, so it has to be requested by name. */
const LONG = ['b5', 'b9', 'b10', 'b14']
/** The default set. */
const DEFAULT_SET = ALL.filter((name) => !LONG.includes(name))

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      repeats: { type: 'string', default: '5' },
      minutes: { type: 'string', default: '30' },
      full: { type: 'boolean', default: false },
      json: { type: 'string' },
      client: { type: 'string', default: 'dist/client' },
    },
  })
  const names = positionals.length === 0 ? DEFAULT_SET : positionals.map((name) => name.toLowerCase())
  const [repeats, minutes] = [Number(values.repeats), Number(values.minutes)]
  const wrong = !Number.isInteger(repeats) || repeats < 1 || !(minutes > 0)
  if (wrong || names.some((name) => !ALL.includes(name))) throw new Error(USAGE)
  const machine = thisMachine()
  const options = { repeats, minutes, full: values.full, say }
  const measured: Measurement[] = []
  const onScreen = names.filter((name) => name in ON_SCREEN)
  if (onScreen.length > 0) measured.push(...(await measureOnScreen(onScreen, values.client, options)))
  for (const [name, measure] of Object.entries(OFF_SCREEN)) {
    if (names.includes(name)) measured.push(await attempt(name, () => measure(options)))
  }

  const findings = measured.flatMap((each) => each.findings)
  const notes = measured.flatMap((each) => each.notes)
  const faults = measured.flatMap((each) => each.faults)
  const { cpu, cores, memoryGb, node, load } = machine
  console.log(`${cpu}, ${cores} cores, ${memoryGb} GB, Node ${node}, load ${load} at the start\n`)
  console.log(table(findings))
  for (const note of notes) console.log(`\n${note}`)
  for (const fault of faults) console.log(`\nWRONG: ${fault}`)
  if (values.json !== undefined) {
    const dated = { at: new Date().toISOString(), machine, repeats }
    const judged = findings.map((finding) => ({ ...finding, verdict: verdictOf(finding) }))
    await writeFile(
      values.json,
      `${JSON.stringify({ ...dated, findings: judged, notes, faults }, null, 2)}\n`,
    )
  }
  // A missed budget does not fail the run; a fault does.
  if (faults.length > 0) process.exitCode = 1
}

/** A benchmark that fails is a fault, so that what the others measured is still printed. */
async function attempt(
  name: string,
  measure: () => Measurement | Promise<Measurement>,
): Promise<Measurement> {
  try {
    return await measure()
  } catch (error) {
    return { findings: [], notes: [], faults: [`${name}: ${messageOf(error)}`] }
  }
}

async function measureOnScreen(
  names: readonly string[],
  clientDir: string,
  options: BenchOptions,
): Promise<Measurement[]> {
  if (!existsSync(join(clientDir, 'index.html'))) {
    throw new Error(`There is no built client in ${clientDir}: run npm run build.`)
  }
  const platform = await openBenchPlatform(clientDir)
  try {
    const browser = await openBrowser()
    try {
      const measured: Measurement[] = []
      for (const name of names) {
        const measure = ON_SCREEN[name]
        if (measure === undefined) continue
        measured.push(await attempt(name, () => measure(browser, platform, options, clientDir)))
      }
      return measured
    } finally {
      await browser.close()
    }
  } finally {
    await platform.close()
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}

main().catch((error: unknown) => {
  say(messageOf(error))
  process.exitCode = 1
})
