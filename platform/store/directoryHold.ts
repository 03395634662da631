import { createHash, randomBytes, randomInt } from 'node:crypto'
import { readdir, realpath, rm, symlink } from 'node:fs/promises'
import { createConnection, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A lock on a directory, held by this process. */
export interface DirectoryHold {
  release(): Promise<void>
}

const SUFFIX = '.hold'
/**
 * The address of a local socket has at most 104 bytes on macOS and 108 on Linux, including the final zero.
 */
const MAX_ADDRESS_BYTES = 100
/** Processes that start at the same time back off and try again after a random time up to this (ms). */
const MAX_RETRY_DELAY_MS = 150
const ATTEMPTS = 20
/** A process that listens but does not answer in this time is still alive. */
const ANSWER_WITHIN_MS = 500

const HELD = 'held'
const STARTING = 'starting'

/**
 * Locks a directory for this process. The embedded database does not lock its own files.
 *
 * The lock is a listening local socket in the directory. It is in the directory so that every process that
 * can reach the files can see it, even from another container or temporary folder. It is a socket and not a
 * file with a process id, because the system closes it however the process ends.
 *
 * Each process first listens on its own socket and only then looks for others. Of two processes the later one
 * therefore always finds the earlier one, and there are never two holders.
 *
 * @throws when another process on this machine holds the directory.
 */
export async function holdDirectory(directory: string): Promise<DirectoryHold> {
  const real = await realpath(directory)
  if (process.platform === 'win32') return holdPipe(real)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const contender = await contend(real)
    const other = await strongestOther(real, contender.name)
    if (other === null) {
      contender.take()
      return { release: () => contender.leave() }
    }
    await contender.leave()
    if (other === HELD) break
    await delay(randomInt(MAX_RETRY_DELAY_MS))
  }
  throw takenError(directory)
}

interface Contender {
  readonly name: string
  /** From now on other processes are answered that the directory is held. */
  take(): void
  leave(): Promise<void>
}

async function contend(directory: string): Promise<Contender> {
  const name = `${randomBytes(6).toString('hex')}${SUFFIX}`
  let state = STARTING
  const path = await shortPath(directory, name)
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(state)
  })
  await listen(server, path.address)
  return {
    name,
    take: () => {
      state = HELD
    },
    leave: async () => {
      await close(server)
      await path.forget()
    },
  }
}

/** The state of the other processes: holding, else starting, else none. Removes leftover sockets. */
async function strongestOther(directory: string, own: string): Promise<string | null> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(SUFFIX) && name !== own)
  const states = await Promise.all(
    names.map(async (name) => {
      const path = await shortPath(directory, name)
      const state = await ask(path.address)
      await path.forget()
      if (state === null) await rm(join(directory, name), { force: true })
      return state
    }),
  )
  if (states.includes(HELD)) return HELD
  return states.some((state) => state !== null) ? STARTING : null
}

interface SocketPath {
  readonly address: string
  forget(): Promise<void>
}

/** A path that fits into a socket's address, through a link to the directory if necessary. */
async function shortPath(directory: string, name: string): Promise<SocketPath> {
  const direct = join(directory, name)
  if (Buffer.byteLength(direct) <= MAX_ADDRESS_BYTES) {
    return { address: direct, forget: () => Promise.resolve() }
  }
  const link = join(tmpdir(), `touchline-${randomBytes(6).toString('hex')}`)
  await symlink(directory, link)
  return { address: join(link, name), forget: () => rm(link, { force: true }) }
}

/** The state that the process behind a socket reports; `null` when no process listens. */
function ask(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = createConnection(address)
    const heard: Buffer[] = []
    socket.setTimeout(ANSWER_WITHIN_MS, () => {
      socket.destroy()
      resolve(STARTING)
    })
    socket.on('data', (chunk) => heard.push(chunk))
    // A process that accepted the connection is alive, even if its answer is unknown.
    socket.once('end', () => {
      resolve(Buffer.concat(heard).toString('utf8') === HELD ? HELD : STARTING)
    })
    socket.once('error', (error) => {
      resolve('code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') ? null : STARTING)
    })
  })
}

/** Named pipes on Windows are not files; their names are known on the whole machine. */
async function holdPipe(directory: string): Promise<DirectoryHold> {
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 24)
  const server = createServer((socket) => socket.destroy())
  await listen(server, `\\\\.\\pipe\\touchline-${name}`).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') throw takenError(directory)
    throw error
  })
  return { release: () => close(server) }
}

function takenError(directory: string): Error {
  return new Error(`another process is using the data directory ${directory}`)
}

function listen(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, () => {
      server.off('error', reject)
      // The socket must not keep the process alive.
      server.unref()
      resolve()
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve()
    })
  })
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
