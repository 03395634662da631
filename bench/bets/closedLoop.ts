/** What a closed loop has done. */
export interface Timed {
  readonly perSecond: number
  /** The time of each bet that was accepted, ms. */
  readonly delays: readonly number[]
}

/**
 * Runs several workers side by side until `ms` have passed. In each of them `work` is called again when it has
 * ended; `turn` counts the calls of a worker. Only calls that return true are counted.
 */
export async function runClosedLoop(
  workers: number,
  ms: number,
  work: (worker: number, turn: number) => Promise<boolean>,
): Promise<Timed> {
  const delays: number[] = []
  const began = performance.now()
  const run = async (worker: number): Promise<void> => {
    for (let turn = 0; performance.now() - began < ms; turn += 1) {
      const at = performance.now()
      if (await work(worker, turn)) delays.push(performance.now() - at)
    }
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => run(worker)))
  return { perSecond: (delays.length / (performance.now() - began)) * 1000, delays }
}
