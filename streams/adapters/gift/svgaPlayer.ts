import { Observable, of } from 'rxjs'
import type { GiftFault, GiftPlayer, GiftPlayEvent } from '../../ports/giftPlayer.ts'
import { createDecoder, type Decoder } from './decoder.ts'
import { createGiftFiles, type GiftFiles } from './giftFiles.ts'
import type { Movie } from './movie.ts'
import { createMovieCache, type MovieCache, type Taken } from './movieCache.ts'
import type { PaintedMovie } from './paint.ts'
import type { SvgaRun } from './svgaStage.ts'

/** Decoded movies in the cache. A large one takes tens of megabytes. */
const KEPT_MOVIES = 5

export interface SvgaPlayerDeps {
  readonly files: GiftFiles
  readonly decode: Decoder
  readonly cache: MovieCache
  /** Loads the renderer. */
  readonly loadStage: () => Promise<{
    readonly runSvga: (host: HTMLElement, painted: PaintedMovie, finished: () => void) => SvgaRun
  }>
}

/**
 * Plays SVGA files with svgaplayerweb and our own decoder: the library's parser generates code at run time,
 * which the content security policy forbids.
 */
export function createSvgaPlayer(deps: SvgaPlayerDeps = browserDeps()): GiftPlayer {
  return {
    play: (surface, url) =>
      surface instanceof HTMLElement
        ? play$(surface, url, deps)
        : of({ type: 'failed', fault: 'unsupported' } as const),
  }
}

function browserDeps(): SvgaPlayerDeps {
  return {
    files: createGiftFiles(),
    decode: createDecoder(),
    cache: createMovieCache(KEPT_MOVIES),
    loadStage: () => import('./svgaStage.ts'),
  }
}

function play$(host: HTMLElement, url: string, deps: SvgaPlayerDeps): Observable<GiftPlayEvent> {
  return new Observable<GiftPlayEvent>((subscriber) => {
    const abort = new AbortController()
    let taken: Taken | null = null
    let run: SvgaRun | null = null
    const end = (event: GiftPlayEvent): void => {
      subscriber.next(event)
      subscriber.complete()
    }
    const start = async (): Promise<void> => {
      // The library loads in parallel with the file.
      const stage = deps.loadStage()
      stage.catch(() => undefined)
      const found = await movieOf(url, deps, abort.signal)
      if (typeof found === 'string') {
        end({ type: 'failed', fault: found })
        return
      }
      taken = found
      const { runSvga } = await stage
      if (subscriber.closed) {
        found.release()
        return
      }
      run = runSvga(host, found.painted, () => {
        end({ type: 'finished' })
      })
      subscriber.next({ type: 'started', lengthMs: lengthOf(found.painted.movie) })
    }
    start().catch(() => {
      end({ type: 'failed', fault: 'unsupported' })
    })
    subscriber.add(() => {
      abort.abort()
      run?.stop()
      taken?.release()
    })
  })
}

/** The movie at `url`, cached or decoded now; or the fault. */
async function movieOf(url: string, deps: SvgaPlayerDeps, signal: AbortSignal): Promise<Taken | GiftFault> {
  const known = deps.cache.take(url)
  if (known !== null) return known
  const file = await deps.files.read(url, signal)
  if (!file.ok) return file.error
  const painted = await deps.decode(file.value)
  if (!painted.ok) return painted.error
  void deps.files.keep(url, file.value)
  return deps.cache.put(url, painted.value)
}

const SECOND_MS = 1000

function lengthOf({ frames, FPS }: Movie): number {
  return Math.round((frames / FPS) * SECOND_MS)
}
