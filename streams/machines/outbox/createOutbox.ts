import { EMPTY, exhaustMap, map, merge, mergeMap, type Observable, Subject, tap, timer } from 'rxjs'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import { deliver$, type Delivery, DELIVER_DEFAULTS, type DeliverOptions, type Sending } from './deliver.ts'
import { isFull, nextToSend, type Outbox, outboxAfter, type OutboxEvent } from './outbox.ts'
import type { OutboxStore } from './outboxStore.ts'

export interface OutboxDeps {
  readonly send: (cid: string, text: string) => ReturnType<Sending>
  /** Whether the room is joined, so that texts can be sent. */
  readonly ready$: State$<boolean>
  readonly store: OutboxStore
  readonly newCid: () => string
  /** The client ids of the member's own messages as the room broadcasts them. */
  readonly echoes$: Observable<string>
  /** Called with the outcome of each text. */
  readonly onDelivery: (delivery: Delivery) => void
}

export interface OutboxOptions extends DeliverOptions {
  /** How long an accepted text waits for its echo before it is removed, ms. */
  readonly echoMs: number
}

/** Texts wait twice the longest pause between two connection attempts, because no screen depends on them. */
export const OUTBOX_DEFAULTS: OutboxOptions = { ...DELIVER_DEFAULTS, waitReadyMs: 60_000, echoMs: 3000 }

export interface OutboxDriver {
  readonly outbox$: State$<Outbox>
  readonly draft$: State$<string>
  setDraft(text: string): void
  /**
   * Moves the draft to the outbox; an empty draft is ignored. A text that is given is sent instead, and the draft is
   * kept. Returns false when the outbox is full.
   */
  post(given?: string): boolean
  retry(cid: string): void
  discard(cid: string): void
}

/** Sends one text after the other, each until it is answered, and keeps those that were not delivered. */
export function createOutbox(
  scope: Scope,
  { send, ready$, store, newCid, echoes$, onDelivery }: OutboxDeps,
  options: OutboxOptions = OUTBOX_DEFAULTS,
): OutboxDriver {
  const before = store.load()
  const outbox = scope.cell<Outbox>(before.outbox)
  const draft = scope.cell(before.draft)
  const turn$ = new Subject<'turn'>()
  const taken$ = new Subject<string>()

  const apply = (event: OutboxEvent): void => {
    outbox.update((texts) => outboxAfter(texts, event))
    store.save(draft.state$.value, outbox.state$.value)
  }
  const settle = (cid: string, delivery: Delivery): void => {
    if (delivery.type === 'unknown') apply({ type: 'unanswered', cid })
    else if (delivery.type === 'refused') apply({ type: 'refused', cid, refusal: delivery.refusal })
    else {
      apply({ type: 'done', cid })
      taken$.next(cid)
    }
    onDelivery(delivery)
  }
  const sendNext$ = (): Observable<unknown> => {
    const next = nextToSend(outbox.state$.value)
    if (next === null) return EMPTY
    const { cid, text } = next
    apply({ type: 'sending', cid })
    return deliver$(() => send(cid, text), ready$, options).pipe(
      tap((delivery) => {
        settle(cid, delivery)
      }),
      mergeMap(sendNext$),
    )
  }
  // The echo proves that the room has the text, whatever the answer was.
  const echoed = (cid: string): void => {
    apply({ type: 'echoed', cid })
  }
  // Without an echo, an accepted text is removed after `echoMs`.
  const unechoed$ = taken$.pipe(mergeMap((cid) => timer(options.echoMs).pipe(map(() => cid))))
  scope.run(merge(turn$.pipe(exhaustMap(sendNext$)), merge(echoes$, unechoed$).pipe(tap(echoed))))
  scope.onEnd(() => {
    turn$.complete()
    taken$.complete()
  })

  return {
    outbox$: outbox.state$,
    draft$: draft.state$,
    setDraft: (text) => {
      draft.set(text)
      store.save(text, outbox.state$.value)
    },
    post: (given) => {
      const text = given ?? draft.state$.value.trim()
      if (text === '' || isFull(outbox.state$.value)) return text === ''
      if (given === undefined) draft.set('')
      apply({ type: 'written', cid: newCid(), text })
      turn$.next('turn')
      return true
    },
    retry: (cid) => {
      apply({ type: 'retried', cid, nextCid: newCid() })
      turn$.next('turn')
    },
    discard: (cid) => {
      apply({ type: 'discarded', cid })
    },
  }
}
