import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

// Runs the files with properties several times, each time with new random cases: `npm run properties -- --times 20`.
// Files can be named, or the beginnings of their paths. Stops at the first run that fails.

const { values, positionals } = parseArgs({
  options: { times: { type: 'string', default: '10' } },
  allowPositionals: true,
})
const times = Number(values.times)
if (!Number.isInteger(times) || times < 1)
  throw new Error('usage: npm run properties -- [--times N] [path ...]')

const begins = positionals.length === 0 ? ['tests/'] : positionals
const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((name) => join('tests', name))
  .filter((path) => /\.test\.tsx?$/.test(path) && begins.some((start) => path.startsWith(start)))
  .filter((path) => readFileSync(path, 'utf8').includes("'fast-check'"))
if (files.length === 0) throw new Error(`No file with properties begins with ${begins.join(' or ')}`)

for (let run = 1; run <= times && process.exitCode !== 1; run += 1) {
  console.log(`\nrun ${String(run)} of ${String(times)}`)
  const { status } = spawnSync('npx', ['vitest', 'run', '--reporter=dot', ...files], {
    stdio: 'inherit',
    env: { ...process.env, PROPERTY_SEED: 'random' },
  })
  if (status !== 0) process.exitCode = 1
}
