import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'

// Runs the platform's edge fuzz test for longer than the suite does: `npm run fuzz -- --minutes 60 --seed 7`.

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } },
})
const minutes = Number(values.minutes)
if (!(minutes > 0)) throw new Error('usage: npm run fuzz -- [--minutes N] [--seed N]')

const child = spawn('npx', ['vitest', 'run', 'tests/platform/edge/fuzz.test.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    FUZZ_SECONDS: String(minutes * 60),
    ...(values.seed === undefined ? {} : { FUZZ_SEED: values.seed }),
  },
})
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
