import type * as v from 'valibot'
import type { CallKind } from '../../link/retryPolicy.ts'
import type { Call, Dated } from '../call.ts'

export interface ImtyRequest<S extends v.GenericSchema> {
  /** Reads are retried by the way the call takes; writes are sent once. */
  readonly kind: Exclude<CallKind, 'session'>
  readonly path: string
  readonly payload?: object
  readonly answer: S
  /** For polled calls, which have a short timeout because the next one is due soon. */
  readonly polled?: boolean
  readonly timeoutMs?: number
  /** Whether an answer with this code carries the fields of the call too; success always does. */
  readonly answers?: (code: number) => boolean
  /** A call that nobody waits for: it does not launch the venue again. */
  readonly quiet?: boolean
}

/** An answer with its code. */
export interface Answered<T> extends Dated<T> {
  readonly code: number
}

/**
 * The way that the calls of the venue take: directly (`direct.ts`), or through the bridge (`bridge/bridge.ts`). The
 * calls themselves do not know which (docs/decisions/0094-the-bridge-is-a-way-to-a-venue.md).
 */
export type Ask = <S extends v.GenericSchema>(request: ImtyRequest<S>) => Call<Answered<v.InferOutput<S>>>
