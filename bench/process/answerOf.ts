import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** The next message of a child process; rejects when the process exits. */
export async function answerOf(child: ChildProcess, name: string): Promise<unknown> {
  const over = new AbortController()
  const gone = once(child, 'exit', { signal: over.signal }).then(([code]) => {
    throw new Error(`${name} ended with ${String(code)}`)
  })
  try {
    const [message] = (await Promise.race([once(child, 'message', { signal: over.signal }), gone])) as [
      unknown,
    ]
    return message
  } finally {
    gone.catch(() => undefined)
    over.abort()
  }
}
