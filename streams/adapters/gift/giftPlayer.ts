import { catchError, defer, from, type Observable, of, switchMap } from 'rxjs'
import type { GiftPlayer, GiftPlayEvent } from '../../ports/giftPlayer.ts'

const NOT_LOADED: GiftPlayEvent = { type: 'failed', fault: 'notLoaded' }

/**
 * Loads the player with the first animation, since only rooms need it. A failed load is tried again with the
 * next animation.
 */
export function createGiftPlayer(load: () => Promise<GiftPlayer> = loadSvgaPlayer): GiftPlayer {
  let loaded: Promise<GiftPlayer> | null = null
  const forget = (): Observable<GiftPlayEvent> => {
    loaded = null
    return of(NOT_LOADED)
  }
  return {
    play: (surface, url) =>
      defer(() => from((loaded ??= load()))).pipe(
        switchMap((player) => player.play(surface, url)),
        catchError(forget),
      ),
  }
}

async function loadSvgaPlayer(): Promise<GiftPlayer> {
  const { createSvgaPlayer } = await import('./svgaPlayer.ts')
  return createSvgaPlayer()
}
