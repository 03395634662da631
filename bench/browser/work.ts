import type { CDPSession } from 'playwright'

/** Main-thread time of the page, ms. */
export interface Work {
  /** The total. */
  readonly task: number
  readonly script: number
  readonly styleAndLayout: number
}

const MS_PER_S = 1000

/** Counts processor time instead of wall-clock time, which would include the work of other processes. */
export async function watchWork(devtools: CDPSession): Promise<void> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
}

/** The work since the page was opened; needs `watchWork`. */
export async function readWork(devtools: CDPSession): Promise<Work> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const ms = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? 0) * MS_PER_S
  return {
    task: ms('TaskDuration'),
    script: ms('ScriptDuration'),
    styleAndLayout: ms('RecalcStyleDuration') + ms('LayoutDuration'),
  }
}

export function workBetween(from: Work, to: Work): Work {
  return {
    task: to.task - from.task,
    script: to.script - from.script,
    styleAndLayout: to.styleAndLayout - from.styleAndLayout,
  }
}

export function scaled({ task, script, styleAndLayout }: Work, by: number): Work {
  return { task: task * by, script: script * by, styleAndLayout: styleAndLayout * by }
}
