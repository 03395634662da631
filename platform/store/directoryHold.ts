import { createHash } from 'node:crypto'
import { realpath, rm } from 'node:fs/promises'
import { createConnection, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A directory held by this process. */
export interface DirectoryHold {
  release(): Promise<void>
}

/**
 * Holds a directory for this process alone. The embedded database does not guard its own files. The
 * hold is a listening local socket and not a file with a process number: the system ends it with the
 * process, however that dies, and a number reused after a restart cannot be mistaken for a holder.
 *
 * @throws when another process on this machine holds the directory.
 */
export async function holdDirectory(directory: string): Promise<DirectoryHold> {
  const path = socketPath(await realpath(directory))
  const server = (await listen(path)) ?? (await takeOver(path))
  if (server === null) throw new Error(`another process is using the data directory ${directory}`)
  return {
    release: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
      }),
  }
}

// The directory's own path may be longer than a socket address can be, so it is hashed.
function socketPath(directory: string): string {
  const name = `touchline-${createHash('sha256').update(directory).digest('hex').slice(0, 24)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

/** `null` when the address is taken. */
function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(null)
      else reject(error)
    })
    server.listen(path, () => {
      // The hold must not keep the process alive.
      server.unref()
      resolve(server)
    })
  })
}

/** A socket file that nobody answers on was left by a process that died; it may be replaced. */
async function takeOver(path: string): Promise<Server | null> {
  if (await answers(path)) return null
  await rm(path, { force: true })
  return listen(path)
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => {
      resolve(false)
    })
  })
}
