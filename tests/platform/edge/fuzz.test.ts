import { randomInt } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { DEMO_MEMBERS } from '../../../platform/store/demoMembers.ts'
import { openStore } from '../../../platform/store/store.ts'
import { signIn } from './fuzz/fuzzedMember.ts'
import type { FuzzedMember } from './fuzz/fuzzedMember.ts'
import { perform, ROOM, step } from './fuzz/steps.ts'
import { startPlatform } from './platformProcess.ts'
import type { PlatformProcess } from './platformProcess.ts'

// Starts the real platform and sends it random hostile input for a while; `npm run fuzz` does so for longer.

const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? '20')
const SEED = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31))
const STEPS_PER_ROUND = 200
const AT_ONCE = 12
/** Less than the fifteen minutes for which an access token is valid. */
const SIGNED_IN_MS = 5 * 60_000
/** Allowance for files that the database opens and keeps open. */
const MORE_DESCRIPTORS = 60
const MORE_MEMORY_MB = 300
const SETTLE_MS = 60_000
/** Generous, because other tests may load the machine; the test looks for a process that never answers. */
const ANSWER_MS = 20_000

it(
  'the platform bears whatever is sent to it',
  async ({ signal }) => {
    say(`seed ${SEED}, ${SECONDS} s; a round is repeated with FUZZ_SEED=<its seed> FUZZ_SECONDS=1`)
    // Every call has a different client address, otherwise most calls would only meet the rate limit per
    // address.
    const platform = await startPlatform({ TRUST_PROXY: '1', DEMO_MEMBERS: '1' })
    let members: readonly FuzzedMember[] = []
    try {
      members = await signInAll(platform)
      let signedInAt = Date.now()
      const until = Date.now() + SECONDS * 1000
      let level: Level | null = null
      for (let round = 0; Date.now() < until || round < 2; round += 1) {
        // After its time limit a test goes on in the background, beside the next file of its worker.
        signal.throwIfAborted()
        const seed = SEED + round
        await runRound(seed, platform, members)
        await expectAlive(platform, seed)
        // Measured after the first rounds, which fill caches and open files.
        if (round === 1) level = await levelOf(platform)
        if (Date.now() - signedInAt > SIGNED_IN_MS) {
          for (const member of members) member.close()
          members = await signInAll(platform)
          signedInAt = Date.now()
        }
        if (round % 10 === 0) say(`round ${round}, seed ${seed}: ${JSON.stringify(await levelOf(platform))}`)
      }
      for (const member of members) member.close()
      await expectLevel(platform, level)
      platform.child.kill('SIGTERM')
      expect(await platform.ended).toBe(0)
      expect(platform.faults).toEqual([])
      await expectBalanced(platform.dataDir)
    } finally {
      for (const member of members) member.close()
      await platform.remove()
    }
  },
  SECONDS * 1000 + 240_000,
)

/** Sequential, because each sign-in hashes a password twice. */
async function signInAll({ port }: PlatformProcess): Promise<readonly FuzzedMember[]> {
  const members: FuzzedMember[] = []
  for (const { name, password } of DEMO_MEMBERS) members.push(await signIn(port, name, password, ROOM))
  return members
}

async function runRound(
  seed: number,
  { port }: PlatformProcess,
  members: readonly FuzzedMember[],
): Promise<void> {
  const steps = fc.sample(step, { seed, numRuns: STEPS_PER_ROUND })
  const worker = async (): Promise<void> => {
    for (let one = steps.pop(); one !== undefined; one = steps.pop()) {
      // Calls may fail; the round ends with a check that the platform still answers.
      await perform(one, port, members).catch(() => undefined)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

async function expectAlive({ port, faults }: PlatformProcess, seed: number): Promise<void> {
  expect(faults, `logged in the round with the seed ${seed}`).toEqual([])
  await vi.waitFor(
    async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`, {
        signal: AbortSignal.timeout(ANSWER_MS),
      })
      expect(answer.ok, `healthz after the round with the seed ${seed}`).toBe(true)
    },
    { timeout: 4 * ANSWER_MS, interval: 500 },
  )
}

/** Resource usage of a process; only Linux reports it. */
interface Level {
  readonly descriptors: number
  readonly memoryMb: number
}

async function levelOf({ child }: PlatformProcess): Promise<Level | null> {
  try {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
    const descriptors = (await readdir(`/proc/${child.pid}/fd`)).length
    return { descriptors, memoryMb: Math.round(kilobytes / 1024) }
  } catch {
    return null
  }
}

async function expectLevel(platform: PlatformProcess, before: Level | null): Promise<void> {
  if (before === null) return
  await vi.waitFor(
    async () => {
      const after = await levelOf(platform)
      expect(after?.descriptors).toBeLessThan(before.descriptors + MORE_DESCRIPTORS)
      expect(after?.memoryMb).toBeLessThan(before.memoryMb + MORE_MEMORY_MB)
    },
    { timeout: SETTLE_MS, interval: 500 },
  )
}

async function expectBalanced(dataDir: string): Promise<void> {
  const store = await openStore({ dataDir })
  try {
    const audit = await store.ledger.audit()
    expect(audit.balanced).toBe(true)
    say(`${audit.transactions} transactions, balanced`)
  } finally {
    await store.close()
  }
}

function say(line: string): void {
  process.stderr.write(`fuzz: ${line}\n`)
}
