import type { Observable } from 'rxjs'
import type { Surface } from './surface.ts'

/** Why an animation can't be shown. */
export type GiftFault =
  /** The request failed or was not answered with 200. */
  | 'notLoaded'
  /** The file, or its decompressed content, exceeds the limit. */
  | 'tooLarge'
  /** An SVGA 1.x file, which is a ZIP. */
  | 'version1'
  /** Not an SVGA file, such as an HTML page. */
  | 'notSvga'
  /** Truncated or malformed. */
  | 'broken'
  | 'noFrames'
  /** More frames, sprites, shapes or points than the limits allow. */
  | 'tooComplex'
  /** An embedded picture is not PNG or JPEG, or can't be decoded. */
  | 'badPicture'
  /** The browser can't play it. */
  | 'unsupported'

export type GiftPlayEvent =
  | { readonly type: 'started'; readonly lengthMs: number }
  | { readonly type: 'finished' }
  | { readonly type: 'failed'; readonly fault: GiftFault }

export interface GiftPlayer {
  /**
   * Plays the SVGA at `url` once and completes after `finished` or `failed`; never errors. Unsubscribing
   * stops and removes it. Loads its library on first use.
   */
  play(surface: Surface, url: string): Observable<GiftPlayEvent>
}
