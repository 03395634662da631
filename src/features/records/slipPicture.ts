import type { TFunction } from 'i18next'
import { formatMoney, type Order } from '../../../streams/index.ts'
import { timeText } from '../../../streams/records.ts'
import {
  legDetail,
  legPrice,
  orderKind,
  orderStatus,
  orderTone,
  outcomeWord,
} from '../../words/orderWords.ts'
import { priceText } from '../../words/priceText.ts'

/** A line of the picture: words at the left and figures at the right. */
interface PictureLine {
  readonly left: string
  readonly right: string
  readonly look: 'title' | 'strong' | 'plain' | 'quiet' | 'rule'
  /** The colour of the right part. */
  readonly tone?: 'win' | 'plain'
}

/** What the picture of a bet says. */
export function pictureLines(t: TFunction, order: Order): readonly PictureLine[] {
  const { stake, maxWin, returned, profit } = order
  const tone = orderTone(order) === 'win' ? 'win' : 'plain'
  return [
    { left: 'Touchline', right: orderStatus(t, order), look: 'title', tone },
    { left: orderKind(t, order), right: `${timeText(order.placedAt).slice(0, 16)} UTC+8`, look: 'quiet' },
    ...order.legs.flatMap((leg): PictureLine[] => [
      { left: '', right: '', look: 'rule' },
      { left: leg.selectionName, right: legPrice(leg, priceText), look: 'strong' },
      {
        left: legDetail(t, leg),
        right: leg.outcome === null ? '' : outcomeWord(t, leg.outcome),
        look: 'quiet',
      },
    ]),
    { left: '', right: '', look: 'rule' },
    { left: t('records.stake'), right: formatMoney(stake, { symbol: true }), look: 'plain' },
    ...(returned === null
      ? [{ left: t('records.canWin'), right: formatMoney(maxWin, { symbol: true }), look: 'plain' } as const]
      : [
          {
            left: t('records.payout'),
            right: formatMoney(returned, { symbol: true }),
            look: 'plain',
          } as const,
        ]),
    ...(profit === null
      ? []
      : [
          {
            left: t('records.totals.net'),
            right: formatMoney(profit, { symbol: true, sign: true }),
            look: 'plain',
            tone: profit.minor > 0 ? 'win' : 'plain',
          } as const,
        ]),
    { left: t('records.orderNo', { number: order.orderNo }), right: '', look: 'quiet' },
  ]
}

/** The colours of the present theme. */
export interface PictureColours {
  readonly back: string
  readonly text: string
  readonly quiet: string
  readonly win: string
  readonly rule: string
}

const WIDTH = 375
const MARGIN = 24
const GAP = 12
/** Height and size of each kind of line, in points. */
const LOOKS = {
  title: { height: 40, size: 22, weight: 700 },
  strong: { height: 28, size: 17, weight: 700 },
  plain: { height: 28, size: 15, weight: 500 },
  quiet: { height: 22, size: 12, weight: 400 },
  rule: { height: 17, size: 0, weight: 400 },
} as const

/** The part of a canvas' context that draws the picture. */
type PictureContext = Pick<
  CanvasRenderingContext2D,
  'fillStyle' | 'font' | 'textAlign' | 'textBaseline' | 'fillRect' | 'fillText' | 'measureText' | 'scale'
>

export function pictureSize(lines: readonly PictureLine[]): {
  readonly width: number
  readonly height: number
} {
  return { width: WIDTH, height: lines.reduce((sum, { look }) => sum + LOOKS[look].height, 2 * MARGIN) }
}

export function drawPicture(
  context: PictureContext,
  lines: readonly PictureLine[],
  colours: PictureColours,
  scale: number,
): void {
  const { width, height } = pictureSize(lines)
  context.scale(scale, scale)
  context.fillStyle = colours.back
  context.fillRect(0, 0, width, height)
  context.textBaseline = 'middle'
  let top = MARGIN
  for (const line of lines) {
    drawLine(context, line, colours, top)
    top += LOOKS[line.look].height
  }
}

function drawLine(context: PictureContext, line: PictureLine, colours: PictureColours, top: number): void {
  const { height, size, weight } = LOOKS[line.look]
  const middle = top + height / 2
  if (line.look === 'rule') {
    context.fillStyle = colours.rule
    context.fillRect(MARGIN, Math.round(middle), WIDTH - 2 * MARGIN, 1)
    return
  }
  context.font = `${weight} ${size}px system-ui, sans-serif`
  context.textAlign = 'right'
  context.fillStyle = line.tone === 'win' ? colours.win : line.look === 'quiet' ? colours.quiet : colours.text
  context.fillText(line.right, WIDTH - MARGIN, middle)
  const taken = line.right === '' ? 0 : context.measureText(line.right).width + GAP
  context.textAlign = 'left'
  context.fillStyle = line.look === 'quiet' ? colours.quiet : colours.text
  context.fillText(cutTo(context, line.left, WIDTH - 2 * MARGIN - taken), MARGIN, middle)
}

/** The text, cut with an ellipsis where it is too wide. */
function cutTo(context: PictureContext, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  while (letters.length > 0 && context.measureText(`${letters.join('')}…`).width > width) letters.pop()
  return `${letters.join('')}…`
}
