import type { Logger } from 'pino'

/** Repeats work with a pause after each run. Returns the function that stops it. */
export function repeat(work: () => unknown, everyMs: number, log: Logger): () => void {
  let stopped = false
  let timer: NodeJS.Timeout | null = null
  const plan = (): void => {
    if (!stopped) timer = setTimeout(() => void step(), everyMs)
  }
  const step = async (): Promise<void> => {
    try {
      await work()
    } catch (error) {
      if (!stopped) log.error({ err: error }, 'a step of the rooms failed')
    }
    plan()
  }
  plan()
  return () => {
    stopped = true
    if (timer !== null) clearTimeout(timer)
  }
}
