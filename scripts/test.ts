import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { add, closingLine, nothing, oneFailed, oneSkipped, type Count } from './suite/count.ts'
import { readingSteps, runningSteps, type Step, type StepResult } from './suite/steps.ts'

// Runs all checks: `npm test`. `npm test -- --only unit --only lint` runs only some of the steps.

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const reports = mkdtempSync(join(tmpdir(), 'touchline-reports-'))

/** The steps that failed. */
const broken = new Set<string>()
let total: Count = nothing

try {
  const running = runningSteps(reports)
  const known = [...readingSteps, ...running].map((step) => step.name)
  const wanted = values.only ?? known
  const unknown = wanted.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`No step is named ${unknown.join(', ')}. Steps: ${known.join(', ')}`)
  const isWanted = (step: Step): boolean => wanted.includes(step.name)

  await runTwoAtATime(readingSteps.filter(isWanted))
  for (const step of running.filter(isWanted)) await runStep(step)
} catch (error) {
  console.error(messageOf(error))
  total = add(total, oneFailed)
} finally {
  rmSync(reports, { recursive: true, force: true })
}

console.log(`\n${closingLine(total)}`)
process.exitCode = total.failed > 0 ? 1 : 0

async function runTwoAtATime(steps: readonly Step[]): Promise<void> {
  const waiting = [...steps]
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step)
  }
  await Promise.all([worker(), worker()])
}

async function runStep(step: Step): Promise<void> {
  if (step.needs !== undefined && broken.has(step.needs)) {
    total = add(total, oneSkipped)
    console.log(`\n• ${step.name}: not run, because ${step.needs} failed`)
    return
  }
  const started = performance.now()
  const { count, output } = await resultOf(step)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  total = add(total, count)
  if (count.failed > 0) {
    broken.add(step.name)
    console.log(`\n✗ ${step.name} failed after ${seconds} s (${closingLine(count)})\n${output}`)
  } else {
    console.log(`\n✓ ${step.name} passed in ${seconds} s (${closingLine(count)})`)
  }
}

async function resultOf(step: Step): Promise<StepResult> {
  try {
    return await step.run()
  } catch (error) {
    return { count: oneFailed, output: messageOf(error) }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
