import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openStore } from '../../../platform/store/store.ts'
import { unpack } from './dataDirectories/archive.ts'
import { contentsOf, type Contents } from './dataDirectories/contents.ts'
import { TEST_PASSWORD_COST } from './testDatabases.ts'

interface Kept {
  readonly members: readonly number[]
  readonly rooms: readonly string[]
  readonly contents: Contents
}

const folder = join(import.meta.dirname, 'dataDirectories')
const releases = (await readdir(folder)).flatMap((file) => /^(.+)\.tar\.br$/.exec(file)?.[1] ?? [])

/** Until release 0.1 gifts were booked as `OUT`, and nothing else was; now they are `GIFT`. */
function asNamedToday(contents: Contents): Contents {
  const members = contents.members.map((member) => ({
    ...member,
    movements: member.movements.map((movement) => ({
      ...movement,
      kind: movement.kind === 'OUT' ? ('GIFT' as const) : movement.kind,
    })),
  }))
  return { ...contents, members }
}

it.each(releases)('opens the data directory that %s has written, with nothing lost', async (release) => {
  const kept = JSON.parse(await readFile(join(folder, `${release}.json`), 'utf8')) as Kept
  const parent = await mkdtemp(join(tmpdir(), 'older-data-'))
  const dataDir = join(parent, 'data')
  await mkdir(dataDir)
  await unpack(join(folder, `${release}.tar.br`), dataDir)
  const store = await openStore({ dataDir, passwordCost: TEST_PASSWORD_COST })
  try {
    const contents = await contentsOf(store, kept.members, kept.rooms)
    expect(contents).toEqual(asNamedToday(kept.contents))
    expect(contents.balanced).toBe(true)
  } finally {
    await store.close()
    await rm(parent, { recursive: true })
  }
})
