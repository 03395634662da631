import { type FittedText, fitText, type TextPlace } from './wrapText.ts'

/** What a room's card says; texts in the member's language. */
export interface CardWords {
  readonly brand: string
  /** Whether the room is on the air. */
  readonly state: string
  readonly living: boolean
  readonly anchor: string
  readonly title: string
  /** Both teams and the score, or when there is none what is between them; `null` without a match. */
  readonly match: {
    readonly home: string
    readonly away: string
    readonly middle: string
    readonly league: string
  } | null
  readonly invitation: string
  /** Without the protocol. */
  readonly address: string
}

const WIDTH = 900
const POSTER = 506
const EDGE = 48
const INNER = WIDTH - 2 * EDGE
const MIDDLE = 200
const LINE = 1.3
const COLOURS = {
  page: '#14161c',
  raised: '#242833',
  text: '#ffffff',
  quiet: '#b9bfcc',
  live: '#d6303a',
  link: '#8ab4ff',
}

const PLACES = {
  anchor: { width: INNER, sizes: [54, 46, 38, 32], lines: 1 },
  title: { width: INNER, sizes: [34, 30, 26], lines: 2 },
  team: { width: (INNER - MIDDLE) / 2 - 12, sizes: [40, 34, 28, 24], lines: 2 },
  league: { width: INNER, sizes: [26, 22], lines: 1 },
  invitation: { width: INNER - 2 * EDGE, sizes: [28, 24], lines: 2 },
  address: { width: INNER - 2 * EDGE, sizes: [34, 30, 26, 22], lines: 1 },
} satisfies Record<string, TextPlace>

/**
 * Draws the card of a room on a canvas, which gets as high as its texts need. `false` where the browser has no
 * canvas.
 */
export function drawRoomCard(
  canvas: HTMLCanvasElement,
  words: CardWords,
  poster: CanvasImageSource | null,
  font: string,
): boolean {
  const brush = canvas.getContext('2d')
  if (brush === null) return false
  const fontOf = (size: number, bold: boolean): string => `${bold ? '700 ' : ''}${String(size)}px ${font}`
  const fit = (text: string, place: TextPlace): FittedText =>
    fitText(text, place, (part, size) => {
      brush.font = fontOf(size, true)
      return brush.measureText(part).width
    })
  const write = ({ size, lines }: FittedText, x: number, y: number, look: TextLook): void => {
    brush.font = fontOf(size, true)
    brush.textAlign = look.align
    brush.textBaseline = 'middle'
    brush.fillStyle = look.colour
    lines.forEach((line, index) => {
      brush.fillText(line, x, y + size * LINE * (index + 0.5))
    })
  }
  const fitted = {
    anchor: fit(words.anchor, PLACES.anchor),
    title: fit(words.title, PLACES.title),
    invitation: fit(words.invitation, PLACES.invitation),
    address: fit(words.address, PLACES.address),
  }
  const match =
    words.match === null
      ? null
      : {
          home: fit(words.match.home, PLACES.team),
          away: fit(words.match.away, PLACES.team),
          middle: fit(words.match.middle, { width: MIDDLE, sizes: [64, 52, 40, 30, 24], lines: 1 }),
          league: fit(words.match.league, PLACES.league),
        }
  const teams =
    match === null ? 0 : Math.max(heightOf(match.home), heightOf(match.away), heightOf(match.middle))
  const foot = heightOf(fitted.invitation) + heightOf(fitted.address) + 56
  const tops = { anchor: POSTER + 32, title: 0, match: 0, foot: 0 }
  tops.title = tops.anchor + heightOf(fitted.anchor) + 8
  tops.match = tops.title + heightOf(fitted.title) + 32
  tops.foot = match === null ? tops.match : tops.match + heightOf(match.league) + teams + 64
  // Setting the size clears the canvas and what was set on its brush.
  canvas.width = WIDTH
  canvas.height = Math.ceil(tops.foot + foot + EDGE)
  brush.fillStyle = COLOURS.page
  brush.fillRect(0, 0, canvas.width, canvas.height)
  drawPoster(brush, poster)
  drawMark(brush, words, fontOf(28, true))
  write(fitted.anchor, EDGE, tops.anchor, { align: 'left', colour: COLOURS.text })
  write(fitted.title, EDGE, tops.title, { align: 'left', colour: COLOURS.quiet })
  if (match !== null) {
    panel(brush, tops.match - 8, heightOf(match.league) + teams + 40)
    const row = tops.match + heightOf(match.league) + 20
    const centred = (text: FittedText): number => row + (teams - heightOf(text)) / 2
    const side = (INNER - MIDDLE) / 4
    write(match.league, WIDTH / 2, tops.match + 8, { align: 'center', colour: COLOURS.quiet })
    write(match.home, EDGE + side, centred(match.home), { align: 'center', colour: COLOURS.text })
    write(match.middle, WIDTH / 2, centred(match.middle), { align: 'center', colour: COLOURS.text })
    write(match.away, WIDTH - EDGE - side, centred(match.away), { align: 'center', colour: COLOURS.text })
  }
  panel(brush, tops.foot, foot)
  write(fitted.invitation, WIDTH / 2, tops.foot + 24, { align: 'center', colour: COLOURS.quiet })
  write(fitted.address, WIDTH / 2, tops.foot + 32 + heightOf(fitted.invitation), {
    align: 'center',
    colour: COLOURS.link,
  })
  return true
}

interface TextLook {
  readonly align: CanvasTextAlign
  readonly colour: string
}

function heightOf({ size, lines }: FittedText): number {
  return size * LINE * lines.length
}

function panel(brush: CanvasRenderingContext2D, top: number, height: number): void {
  brush.fillStyle = COLOURS.raised
  brush.beginPath()
  brush.roundRect(EDGE, top, INNER, height, 24)
  brush.fill()
}

/**
 * The middle of the poster, as large as its place needs. It is clipped instead of cut out: Chromium measures a cut of an
 * SVG image without `width` and `height` in the units of its `viewBox`, and not in those of `naturalWidth`.
 */
function drawPoster(brush: CanvasRenderingContext2D, poster: CanvasImageSource | null): void {
  brush.fillStyle = COLOURS.raised
  brush.fillRect(0, 0, WIDTH, POSTER)
  if (!(poster instanceof HTMLImageElement) || poster.naturalWidth === 0 || poster.naturalHeight === 0) return
  const scale = Math.max(WIDTH / poster.naturalWidth, POSTER / poster.naturalHeight)
  const [width, height] = [poster.naturalWidth * scale, poster.naturalHeight * scale]
  brush.save()
  brush.beginPath()
  brush.rect(0, 0, WIDTH, POSTER)
  brush.clip()
  brush.drawImage(poster, (WIDTH - width) / 2, (POSTER - height) / 2, width, height)
  brush.restore()
}

/** Over the poster: whether the room is on the air, and whose card it is. */
function drawMark(brush: CanvasRenderingContext2D, { state, living, brand }: CardWords, font: string): void {
  brush.font = font
  brush.textBaseline = 'middle'
  const boxes = [
    { text: state, colour: living ? COLOURS.live : COLOURS.raised, left: true },
    { text: brand, colour: 'rgba(10, 10, 10, 0.72)', left: false },
  ]
  for (const { text, colour, left } of boxes) {
    const width = brush.measureText(text).width + 40
    const x = left ? EDGE : WIDTH - EDGE - width
    brush.fillStyle = colour
    brush.beginPath()
    brush.roundRect(x, 32, width, 52, 12)
    brush.fill()
    brush.fillStyle = COLOURS.text
    brush.textAlign = 'left'
    brush.fillText(text, x + 20, 59)
  }
}
