import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import { measureTicks } from './b1.ts'
import { measureCpu } from './b2.ts'
import { measureColdStart } from './b4.ts'
import { measureReducer } from './b8.ts'
import { openBrowser } from './browser/openBrowser.ts'
import { openPlace, type Place } from './place/place.ts'
import { type BenchOptions, type Measurement, thisMachine } from './report/measurement.ts'
import { standing } from './report/finding.ts'
import { table } from './report/table.ts'

const USAGE = 'usage: npm run bench -- [b1 b2 b4 b8] [--repeats N] [--json FILE] [--client FOLDER]'

type OnScreen = (
  browser: Browser,
  place: Place,
  options: BenchOptions,
  clientDir: string,
) => Promise<Measurement>

/** Those that need the built app in a browser, by name. */
const ON_SCREEN: Readonly<Record<string, OnScreen>> = {
  b1: measureTicks,
  b2: measureCpu,
  b4: measureColdStart,
}
const ALL = [...Object.keys(ON_SCREEN), 'b8']

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      repeats: { type: 'string', default: '5' },
      json: { type: 'string' },
      client: { type: 'string', default: 'dist/client' },
    },
  })
  const names = positionals.length === 0 ? ALL : positionals.map((name) => name.toLowerCase())
  const repeats = Number(values.repeats)
  if (names.some((name) => !ALL.includes(name)) || !Number.isInteger(repeats) || repeats < 1) {
    throw new Error(USAGE)
  }
  const machine = thisMachine()
  const options = { repeats, say }
  const measured: Measurement[] = []
  const onScreen = names.filter((name) => name in ON_SCREEN)
  if (onScreen.length > 0) measured.push(...(await measureOnScreen(onScreen, values.client, options)))
  if (names.includes('b8')) measured.push(measureReducer(options))

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
    const judged = findings.map((finding) => ({ ...finding, stands: standing(finding) }))
    await writeFile(
      values.json,
      `${JSON.stringify({ ...dated, findings: judged, notes, faults }, null, 2)}\n`,
    )
  }
  // How long something took never fails a run; what is wrong does.
  if (faults.length > 0) process.exitCode = 1
}

async function measureOnScreen(
  names: readonly string[],
  clientDir: string,
  options: BenchOptions,
): Promise<Measurement[]> {
  if (!existsSync(join(clientDir, 'index.html'))) {
    throw new Error(`There is no built client in ${clientDir}: run npm run build.`)
  }
  const place = await openPlace(clientDir)
  try {
    const browser = await openBrowser()
    try {
      const measured: Measurement[] = []
      for (const name of names) {
        const measure = ON_SCREEN[name]
        if (measure !== undefined) measured.push(await measure(browser, place, options, clientDir))
      }
      return measured
    } finally {
      await browser.close()
    }
  } finally {
    await place.close()
  }
}

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}

main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
