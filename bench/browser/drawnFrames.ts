import type { CDPSession } from 'playwright'

/** Of the compositor, which draws what moves without the main thread: animations, the video, a list that is scrolled. */
const CATEGORY = 'disabled-by-default-devtools.timeline.frame'
const DRAWN = 'DrawFrame'
const US_PER_MS = 1000

interface TraceEvent {
  readonly name: string
  /** us. */
  readonly ts: number
}

/** The time between the frames that the compositor draws while `run` runs, ms. Tracing slows the page down. */
export async function drawnIntervals(devtools: CDPSession, run: () => Promise<unknown>): Promise<number[]> {
  const drawn: number[] = []
  const note = ({ value }: { readonly value: readonly object[] }): void => {
    for (const event of value as readonly TraceEvent[]) if (event.name === DRAWN) drawn.push(event.ts)
  }
  devtools.on('Tracing.dataCollected', note)
  const traceConfig = { includedCategories: [CATEGORY], excludedCategories: ['*'] }
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await run()
  const complete = new Promise<unknown>((resolve) => {
    devtools.once('Tracing.tracingComplete', resolve)
  })
  await devtools.send('Tracing.end')
  await complete
  devtools.off('Tracing.dataCollected', note)
  return intervalsOf(drawn)
}

/** The events of a trace are in no order. */
export function intervalsOf(drawnUs: readonly number[]): number[] {
  const ordered = drawnUs.toSorted((a, b) => a - b)
  return ordered.slice(1).map((at, index) => (at - (ordered[index] ?? at)) / US_PER_MS)
}
