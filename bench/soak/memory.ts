import type { CDPSession } from 'playwright'

/** The memory of a page after a garbage collection. */
export interface Memory {
  readonly minute: number
  readonly heapKb: number
  readonly nodes: number
  readonly listeners: number
}

/** Needs `watchWork`. */
export async function readMemory(devtools: CDPSession, minute: number): Promise<Memory> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const read = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    minute,
    heapKb: read('JSHeapUsedSize') / 1024,
    nodes: read('Nodes'),
    listeners: read('JSEventListeners'),
  }
}
