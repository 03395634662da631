import { Player } from 'svgaplayerweb'
import { isMatte } from './decodeMovie.ts'
import type { Movie, MovieSprite } from './movie.ts'
import type { PaintedMovie } from './paint.ts'

/**
 * The private members of the player that are used here. It has no public API for pixel density, mattes and
 * clean-up.
 */
interface PlayerInside {
  _resize: () => void
  _currentFrame: number
  _videoItem: Movie | undefined
  _drawingCanvas: HTMLCanvasElement
  _globalTransform: { a: number; b: number; c: number; d: number; tx: number; ty: number }
  readonly _renderer: RendererInside
  /** Accepts any movie of this shape, although its own types require its parser's class. */
  setVideoItem(movie: Movie): void
  setImage(picture: ImageBitmap, key: string): void
}

interface RendererInside {
  _bitmapCache: object
  drawFrame: (frame: number) => void
  drawSprite(sprite: MovieSprite, context: CanvasRenderingContext2D, frame: number): void
}

export interface SvgaRun {
  /** Stops the animation and frees its pictures and canvas. */
  stop(): void
}

/** Highest device pixel ratio used: more is not visible, and the cost grows with its square. */
const MAX_DENSE = 2

/** Plays a movie once in `host`, scaled to fit. */
export function runSvga(host: HTMLElement, { movie, pictures }: PaintedMovie, finished: () => void): SvgaRun {
  const stage = document.createElement('div')
  stage.style.cssText = 'position:absolute;inset:0'
  host.append(stage)
  const player = new Player(stage)
  if (!hasInside(player)) throw new TypeError('another player than expected')
  const inside: PlayerInside = player
  inside._drawingCanvas.style.cssText = 'display:block;width:100%;height:100%'
  inside._resize = () => {
    fit(inside, stage, movie)
  }
  inside._renderer.drawFrame = createFramePainter(inside, movie)
  player.loops = 1
  player.clearsAfterStop = true
  // The pictures are bitmaps already, which bypasses the player's own loading.
  for (const [key, bitmap] of pictures) inside.setImage(bitmap, key)
  player.onFinished(finished)
  inside.setVideoItem(movie)
  player.startAnimation()
  return {
    stop: () => {
      // Without all of this the player goes on drawing after its element was removed, and keeps its pictures.
      player.stopAnimation(true)
      player.clearDynamicObjects()
      player.onFinished(() => undefined)
      inside._renderer._bitmapCache = {}
      inside._videoItem = undefined
      inside._drawingCanvas.width = 0
      inside._drawingCanvas.height = 0
      stage.remove()
    },
  }
}

function hasInside(player: object): player is PlayerInside {
  return (
    '_renderer' in player &&
    typeof player._renderer === 'object' &&
    player._renderer !== null &&
    'drawSprite' in player._renderer &&
    '_resize' in player &&
    '_drawingCanvas' in player &&
    player._drawingCanvas instanceof HTMLCanvasElement
  )
}

/**
 * Replaces the player's own resize, which resets the canvas at each frame and ignores the device pixel ratio.
 */
function fit(inside: PlayerInside, stage: HTMLElement, { videoSize }: Movie): void {
  const density = Math.min(MAX_DENSE, globalThis.devicePixelRatio || 1)
  const width = Math.max(1, Math.round(stage.clientWidth * density))
  const height = Math.max(1, Math.round(stage.clientHeight * density))
  const canvas = inside._drawingCanvas
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width
    canvas.height = height
  }
  const scale = Math.min(width / videoSize.width, height / videoSize.height)
  inside._globalTransform = {
    a: scale,
    b: 0,
    c: 0,
    d: scale,
    tx: (width - videoSize.width * scale) / 2,
    ty: (height - videoSize.height * scale) / 2,
  }
}

/** Consecutive sprites with the same matte; `matte` is `null` for sprites without one. */
interface Run {
  readonly matte: MovieSprite | null
  readonly sprites: MovieSprite[]
}

/**
 * Draws a frame with the renderer's `drawSprite`. Its own `drawFrame` applies a matte to everything drawn
 * before, and fails at the first sprite after one.
 */
function createFramePainter(inside: PlayerInside, { sprites }: Movie): (frame: number) => void {
  const runs = runsOf(sprites)
  const renderer = inside._renderer
  const context = inside._drawingCanvas.getContext('2d')
  const layers = runs.some(({ matte }) => matte !== null) ? createLayers() : null
  return (frame) => {
    if (context === null) return
    const { width, height } = context.canvas
    context.clearRect(0, 0, width, height)
    for (const { matte, sprites: drawn } of runs) {
      if (matte === null || layers === null) {
        for (const sprite of drawn) renderer.drawSprite(sprite, context, frame)
        continue
      }
      const { picture, mask } = layers.clear(width, height)
      for (const sprite of drawn) renderer.drawSprite(sprite, picture, frame)
      // Picture and shapes of a matte form one mask, so the matte is drawn to its own canvas first.
      renderer.drawSprite(matte, mask, frame)
      picture.globalCompositeOperation = 'destination-in'
      picture.drawImage(mask.canvas, 0, 0)
      context.drawImage(picture.canvas, 0, 0)
    }
  }
}

interface Layers {
  readonly picture: CanvasRenderingContext2D
  readonly mask: CanvasRenderingContext2D
}

function createLayers(): { clear(width: number, height: number): Layers } | null {
  const picture = document.createElement('canvas').getContext('2d')
  const mask = document.createElement('canvas').getContext('2d')
  if (picture === null || mask === null) return null
  const layers = { picture, mask }
  return {
    clear: (width, height) => {
      for (const { canvas } of [picture, mask]) {
        // Setting the size clears a canvas and resets its state.
        canvas.width = width
        canvas.height = height
      }
      return layers
    },
  }
}

function runsOf(sprites: readonly MovieSprite[]): readonly Run[] {
  const mattes = new Map(
    sprites.filter(({ imageKey }) => isMatte(imageKey)).map((one) => [one.imageKey, one]),
  )
  const runs: Run[] = []
  for (const sprite of sprites) {
    if (isMatte(sprite.imageKey)) continue
    const matte = sprite.matteKey === null ? null : (mattes.get(sprite.matteKey) ?? null)
    const last = runs.at(-1)
    if (last?.matte === matte) last.sprites.push(sprite)
    else runs.push({ matte, sprites: [sprite] })
  }
  return runs
}
