import { useEffect, useRef } from 'react'
import dayjs from 'dayjs'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { PriceHistory } from '../../../streams/statistics.ts'
import type { Curve } from './curves.ts'

interface PriceChartProps {
  readonly label: string
  readonly className: string | undefined
  readonly curves: readonly Curve[]
  readonly marks: PriceHistory['marks']
}

const ODDS_SCALE = 100_000
/** Room above the curves for the scores of the goals, and the width of one of them, CSS pixels. */
const MARK_ROOM = 16
const LABEL = 22
const DAY_SECONDS = 24 * 3600
/** The look of each curve: the first one is the most important. */
const CURVES = [
  { colour: '--t1', width: 2, dash: [] },
  { colour: '--t3', width: 1.5, dash: [5, 4] },
  { colour: '--live', width: 1.5, dash: [2, 3] },
] as const

/** Prices over time. It is drawn again when they or its width change; a key and a table say the same in words. */
export function PriceChart({ label, className, curves, marks }: PriceChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const chart = useRef<UPlot | null>(null)
  const shape = curves.map(({ side }) => side).join(' ')
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const made = new UPlot(optionsOf(element, curves, marks), dataOf(curves), element)
    chart.current = made
    const resized = new ResizeObserver(() => {
      if (element.clientWidth > 0) made.setSize({ width: element.clientWidth, height: element.clientHeight })
    })
    resized.observe(element)
    return () => {
      resized.disconnect()
      made.destroy()
      chart.current = null
    }
    // Newer prices of the same selections are set below; only other selections need another chart.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `shape` identifies the selections
  }, [shape, marks.length])
  useEffect(() => {
    chart.current?.setData(dataOf(curves))
  }, [curves])
  return <div ref={place} className={className} role="img" aria-label={label} />
}

function dataOf(curves: readonly Curve[]): UPlot.AlignedData {
  const times = (curves[0]?.times ?? []).map((at) => at / 1000)
  return [
    times,
    ...curves.map(({ prices }) => prices.map((price) => (price === null ? null : price / ODDS_SCALE))),
  ]
}

function optionsOf(
  element: HTMLElement,
  curves: readonly Curve[],
  marks: PriceHistory['marks'],
): UPlot.Options {
  const style = getComputedStyle(element)
  const colour = (name: string): string => style.getPropertyValue(name).trim()
  const grid = { stroke: colour('--hair'), width: 1 }
  const font = `11px ${colour('--font-num')}`
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    cursor: { show: false },
    legend: { show: false },
    select: { show: false, left: 0, top: 0, width: 0, height: 0 },
    scales: { y: isWide(curves) ? LOGARITHMIC : {} },
    padding: [MARK_ROOM, null, null, null],
    axes: [
      {
        stroke: colour('--t3'),
        font,
        grid: { show: false },
        ticks: { show: false },
        size: 26,
        values: (_, splits) => timeTexts(splits),
      },
      {
        stroke: colour('--t3'),
        font,
        grid,
        ticks: { show: false },
        size: 44,
        values: (_, splits) => splits.map((price) => (Number.isFinite(price) ? price.toFixed(2) : '')),
      },
    ],
    series: [
      {},
      ...curves.map((_, index): UPlot.Series => {
        const look = CURVES[index] ?? CURVES[2]
        return {
          stroke: colour(look.colour),
          width: look.width,
          dash: [...look.dash],
          points: { show: false },
          ...steppedPaths(),
        }
      }),
    ],
    hooks: {
      draw: [(plot) => drawMarks(plot, marks, { line: colour('--live'), text: colour('--t2'), font })],
    },
  }
}

// uPlot's enum exists in its types only.
const LOGARITHMIC: UPlot.Scale = { distr: 3 }

/** Prices that differ by more than this factor get a logarithmic scale, so that low prices stay distinguishable. */
const WIDE = 4

function isWide(curves: readonly Curve[]): boolean {
  const low = Math.min(...curves.map((curve) => curve.low))
  const high = Math.max(...curves.map((curve) => curve.high))
  return high > WIDE * low
}

/** A price holds until the next one. */
function steppedPaths(): Pick<UPlot.Series, 'paths'> {
  const paths = UPlot.paths.stepped?.({ align: 1 })
  return paths === undefined ? {} : { paths }
}

/** The times of an axis: with the day where they span more than one. */
function timeTexts(seconds: readonly number[]): string[] {
  const long = (seconds.at(-1) ?? 0) - (seconds[0] ?? 0) > DAY_SECONDS
  return seconds.map((second) => dayjs(second * 1000).format(long ? 'MM/DD' : 'HH:mm'))
}

/** The goals as vertical lines with the score at the top. */
function drawMarks(
  { ctx, bbox, valToPos }: UPlot,
  marks: PriceHistory['marks'],
  look: { readonly line: string; readonly text: string; readonly font: string },
): void {
  const ratio = devicePixelRatio
  ctx.save()
  ctx.strokeStyle = look.line
  ctx.fillStyle = look.text
  ctx.font = look.font.replace('11px', `${String(10 * ratio)}px`)
  ctx.textAlign = 'center'
  ctx.setLineDash([2 * ratio, 3 * ratio])
  let written = -Infinity
  for (const { at, score } of marks) {
    const x = valToPos(at / 1000, 'x', true)
    if (x < bbox.left || x > bbox.left + bbox.width) continue
    ctx.beginPath()
    ctx.moveTo(x, bbox.top)
    ctx.lineTo(x, bbox.top + bbox.height)
    ctx.stroke()
    // A score that would be written over the one before is left out.
    if (x - written < LABEL * ratio) continue
    written = x
    ctx.fillText(score.join('-'), x, bbox.top - 3 * ratio)
  }
  ctx.restore()
}
