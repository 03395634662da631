import {
  catchError,
  defer,
  EMPTY,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  Subject,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs'
import type { Scope } from '../kernel/scope.ts'
import { mapState, type State$ } from '../kernel/state.ts'
import type { Faults, Random } from '../ports/environment.ts'
import type { NativeShell } from '../ports/nativeShell.ts'
import { decode } from '../wire/decode.ts'
import { type FromShell, fromShell, SHELL_VERSION, type ToShell, toShell } from '../wire/site/shell.ts'
import type { Link } from './createLink.ts'
import { type ShellChannel, shellChannels$ } from './shellChannel.ts'

/** The edges of the screen that the shell's own bars or the device cover, CSS pixels. */
export interface SafeArea {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** The back key of the device was pressed; the answer says whether there was something to go back from. */
export interface BackPress {
  answer(wentBack: boolean): void
}

/** The native shell around the page, or none (docs/site/shell.md). */
export interface Shell {
  readonly connected$: State$<boolean>
  /** `null` until the shell has sent it. */
  readonly safeArea$: State$<SafeArea | null>
  readonly back$: Observable<BackPress>
  /** Opens the shell's own way to share an address; false where there is none. Emits once and completes. */
  share(content: { readonly title: string; readonly url: string }): Observable<boolean>
  /** Copies a text through the shell, and otherwise through the page; whether it was copied. */
  copy(text: string): Observable<boolean>
  /** The colour of the bar above the page, `#rrggbb`, and whether it is a dark one. Sent again to a new shell. */
  setStatusBar(colour: string, dark: boolean): void
}

interface ShellDeps {
  readonly port: NativeShell
  readonly config: Pick<Link['config'], 'ready$'>
  /** The page's own origin. */
  readonly origin: string
  readonly faults: Faults
  readonly random: Pick<Random, 'hex'>
}

/** How long the shell may take to answer, ms. */
const ANSWER_MS = 3000
const ID_BYTES = 8

export function createShell(scope: Scope, deps: ShellDeps, answerMs = ANSWER_MS): Shell {
  const { port, random } = deps
  const channel = scope.cell<ShellChannel | null>(null)
  const safeArea = scope.cell<SafeArea | null>(null)
  const backs$ = new Subject<string>()
  const answers$ = new Subject<Extract<FromShell, { type: 'done' }>>()
  let bar: ToShell | null = null
  scope.onEnd(() => {
    backs$.complete()
    answers$.complete()
  })

  const send = (message: ToShell): boolean => sendChecked(channel.state$.value, message, deps.faults)
  const answer = (id: string, ok: boolean): boolean => send({ version: SHELL_VERSION, type: 'done', id, ok })
  const ask = (make: (id: string) => ToShell): Observable<boolean> =>
    defer(() => {
      const id = random.hex(ID_BYTES)
      const answer$ = answers$.pipe(
        filter((message) => message.id === id),
        map(({ ok }) => ok),
      )
      const unanswered$ = timer(answerMs).pipe(map(() => false))
      // Listens first: a shell may answer while the message is being sent.
      const refused$ = defer(() => (send(make(id)) ? EMPTY : of(false)))
      return merge(answer$, unanswered$, refused$).pipe(take(1))
    })
  const adopt = (message: FromShell): void => {
    if (message.type === 'done') answers$.next(message)
    else if (message.type === 'safeArea') safeArea.set(areaOf(message))
    // Nobody goes back while nothing is drawn.
    else if (backs$.observed) backs$.next(message.id)
    else answer(message.id, false)
  }

  scope.run(
    opened$(deps).pipe(
      switchMap((opened) => {
        channel.set(opened)
        const greeting$ = defer(() => {
          send({ version: SHELL_VERSION, type: 'connected' })
          if (bar !== null) send(bar)
          return EMPTY
        })
        return merge(read$(opened, deps.faults).pipe(tap(adopt)), greeting$)
      }),
    ),
  )
  return {
    connected$: mapState(channel.state$, (opened) => opened !== null),
    safeArea$: safeArea.state$,
    back$: backs$.pipe(
      map((id) => ({
        answer: (wentBack) => {
          answer(id, wentBack)
        },
      })),
    ),
    share: ({ title, url }) => ask((id) => ({ version: SHELL_VERSION, type: 'share', id, title, url })),
    copy: (text) => {
      const own$ = defer(() => port.copy(text)).pipe(
        map(() => true),
        catchError(() => of(false)),
      )
      // The page may copy only shortly after a press, so it does not wait for a shell that is not there.
      if (channel.state$.value === null) return own$
      return ask((id) => ({ version: SHELL_VERSION, type: 'copy', id, text })).pipe(
        mergeMap((isCopied) => (isCopied ? of(true) : own$)),
      )
    },
    setStatusBar: (colour, dark) => {
      bar = { version: SHELL_VERSION, type: 'statusBar', colour, dark }
      if (channel.state$.value !== null) send(bar)
    },
  }
}

/** A shell is a page of the site's own origin or of one that may hold the client in a frame. */
function opened$({ port, config, origin }: ShellDeps): Observable<ShellChannel> {
  if (port.kind === null) return EMPTY
  return config.ready$.pipe(
    mergeMap(({ frames = [] }) => {
      const allowed = new Set([origin, ...frames])
      return shellChannels$(port, (from) => allowed.has(from))
    }),
  )
}

/** What the shell sends, without what does not follow the protocol. */
function read$({ messages$ }: ShellChannel, faults: Faults): Observable<FromShell> {
  return messages$.pipe(
    mergeMap((raw) => {
      const message = decode(fromShell, raw)
      if (message.ok) return of(message.value)
      faults.report('shell', message.error)
      return EMPTY
    }),
  )
}

/** Whether a message was sent. One that does not follow the protocol is not. */
function sendChecked(to: ShellChannel | null, message: ToShell, faults: Faults): boolean {
  if (to === null) return false
  const checked = decode(toShell, message)
  if (checked.ok) to.send(checked.value)
  else faults.report('shell', checked.error)
  return checked.ok
}

function areaOf({ top, right, bottom, left }: SafeArea): SafeArea {
  return { top, right, bottom, left }
}
