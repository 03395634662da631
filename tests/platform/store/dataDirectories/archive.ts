import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress } from 'node:zlib'

const run = promisify(execFile)
const LARGEST_ARCHIVE = 512 * 1024 * 1024

/** Packs a data directory. Its platform must have been stopped. */
export async function pack(directory: string, file: string): Promise<void> {
  const { stdout } = await run('tar', ['--create', '--directory', directory, '.'], {
    encoding: 'buffer',
    maxBuffer: LARGEST_ARCHIVE,
  })
  await writeFile(file, await promisify(brotliCompress)(stdout))
}

/** Unpacks an archive into an empty directory. */
export async function unpack(file: string, directory: string): Promise<void> {
  const archive = join(directory, '..', 'data.tar')
  await writeFile(archive, await promisify(brotliDecompress)(await readFile(file)))
  await run('tar', ['--extract', '--file', archive, '--directory', directory])
}
