import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openEmbedded } from '../../../platform/store/database.ts'
import { holdDirectory, type DirectoryHold } from '../../../platform/store/directoryHold.ts'

const HELD = 'another process is using the data directory'

describe('the hold on a data directory', () => {
  let directory = ''
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'hold-'))
  })
  afterEach(() => rm(directory, { recursive: true, force: true }))

  it('does not depend on the folder for temporary files', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'private-tmp-'))
    const before = process.env['TMPDIR']
    onTestFinished(async () => {
      if (before === undefined) delete process.env['TMPDIR']
      else process.env['TMPDIR'] = before
      await rm(elsewhere, { recursive: true, force: true })
    })
    const first = await holdDirectory(directory)
    process.env['TMPDIR'] = elsewhere
    await expect(holdDirectory(directory)).rejects.toThrow(HELD)
    await first.release()
    await (await holdDirectory(directory)).release()
  })

  it('is the same by any path to the directory', async () => {
    const link = `${directory}-link`
    await symlink(directory, link)
    onTestFinished(() => rm(link, { force: true }))
    const first = await holdDirectory(directory)
    await expect(holdDirectory(link)).rejects.toThrow(HELD)
    await first.release()
  })

  it('holds a directory whose path is longer than the address of a socket', async () => {
    const deep = join(directory, 'a'.repeat(90), 'b'.repeat(90))
    await mkdir(deep, { recursive: true })
    const first = await holdDirectory(deep)
    await expect(holdDirectory(deep)).rejects.toThrow(HELD)
    await first.release()
    expect(await readdir(deep)).toEqual([])
  })

  it('has one winner when many start at once over what a killed process left', async () => {
    await leaveStaleSocket(directory)
    expect(await readdir(directory)).not.toEqual([])
    for (let round = 0; round < 10; round += 1) {
      const tries = await Promise.allSettled(Array.from({ length: 8 }, () => holdDirectory(directory)))
      const holds = tries.filter((result) => result.status === 'fulfilled').map(({ value }) => value)
      expect(holds.length).toBeLessThanOrEqual(1)
      await releaseAll(holds)
    }
    await (await holdDirectory(directory)).release()
    expect(await readdir(directory)).toEqual([])
  })

  it('keeps the database to its owner', async () => {
    const data = join(directory, 'data')
    const database = await openEmbedded(data)
    try {
      expect((await stat(data)).mode & 0o077).toBe(0)
      expect((await stat(join(data, 'pg'))).mode & 0o077).toBe(0)
    } finally {
      await database.close()
    }
  })

  it('makes the database private that an earlier version left open to all', async () => {
    await mkdir(join(directory, 'pg'), { mode: 0o755 })
    const database = await openEmbedded(directory)
    try {
      expect((await stat(join(directory, 'pg'))).mode & 0o077).toBe(0)
    } finally {
      await database.close()
    }
  })
})

/** Kills a process while it holds the directory, so that its socket file is left behind. */
async function leaveStaleSocket(directory: string): Promise<void> {
  const script = `import(${JSON.stringify(join(import.meta.dirname, '../../../platform/store/directoryHold.ts'))})
    .then(({ holdDirectory }) => holdDirectory(process.argv[1]))
    .then(() => { console.log('held'); setInterval(() => {}, 1000) })`
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', script, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function releaseAll(holds: readonly DirectoryHold[]): Promise<void> {
  for (const hold of holds) await hold.release()
}
