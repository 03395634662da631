import type { Observable } from 'rxjs'

/** What the client runs in: an app with a web view, or a page that holds it in a frame as an app would. */
export type ShellKind = 'app' | 'frame'

/** One end of a channel between two programs. */
export interface ShellPort {
  postMessage(message: object): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  start(): void
  close(): void
}

/** A message to the page, from any window or program. Nothing in it is trusted; `link/shell.ts` decodes it. */
export interface PageMessage {
  readonly data: unknown
  /** The origin of the page that sent it; empty if the sender is not a page. */
  readonly origin: string
  /** The window that sent it; `null` if the sender is not a page. */
  readonly source: object | null
  readonly ports: readonly ShellPort[]
}

/** The native shell around the page (docs/site/shell.md). */
export interface NativeShell {
  /** `null` in a browser. */
  readonly kind: ShellKind | null
  /** The window that holds the page in a frame; the page's own window outside a frame. */
  readonly parent: object
  readonly self: object
  readonly messages$: Observable<PageMessage>
  /** Copies a text by the means of the page itself; rejects where there are none. */
  copy(text: string): Promise<void>
}
