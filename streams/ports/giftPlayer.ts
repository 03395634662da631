import type { Observable } from 'rxjs'
import type { Surface } from './surface.ts'

/** Why an animation can't be shown. */
export type GiftFault =
  /** The request was not answered, or not with 200. */
  | 'notLoaded'
  /** The file, or what it unpacks to, is over the limit. */
  | 'tooLarge'
  /** An SVGA 1.x file, which is a ZIP. */
  | 'version1'
  /** Not an SVGA file at all, such as a page in HTML. */
  | 'notSvga'
  /** Cut short, or not what the format says. */
  | 'broken'
  | 'noFrames'
  /** More frames, sprites, shapes or points than a phone can draw. */
  | 'tooComplex'
  /** A picture inside that is no PNG or JPEG, or can't be decoded. */
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
   * takes it down. Loads its library when first used.
   */
  play(surface: Surface, url: string): Observable<GiftPlayEvent>
}
