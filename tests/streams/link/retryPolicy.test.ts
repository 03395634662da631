import { defer, map, type Observable, of, timer } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../streams/domain/failure.ts'
import { err, ok, type Result } from '../../../streams/domain/result.ts'
import { linkDefaults } from '../../../streams/link/constants.ts'
import { type CallKind, retryRead } from '../../../streams/link/retryPolicy.ts'
import { withMarbles } from '../../support/marbles.ts'

type Answer = Result<string, Failure>

const values: Record<string, Answer> = {
  a: ok('a'),
  n: err({ type: 'transport', kind: 'network' }),
  o: err({ type: 'transport', kind: 'offline' }),
  l: err({ type: 'transport', kind: 'rateLimited' }),
  r: err({ type: 'refusal', reason: 'auth', textKey: '', message: null, action: 'signIn' }),
}

/** Gives the answers named in `script` one after another, 10 ms each; `sent` counts the requests. */
function sending(script: string): { readonly answer$: Observable<Answer>; readonly sent: () => number } {
  let sent = 0
  const answer$ = defer(() => {
    const answer = values[script[sent] ?? 'a'] ?? ok('a')
    sent += 1
    return timer(10).pipe(map(() => answer))
  })
  return { answer$, sent: () => sent }
}

const full = { ...linkDefaults, retryDelayMs: 100, retryCapMs: 1000 }
const retry = (kind: CallKind, chance = 0) => retryRead<string>(kind, full.readRetries, () => chance, full)

describe('the retry policy', () => {
  it('retries a read three times, with waits that grow from the least one on', () => {
    withMarbles(({ expectObservable }) => {
      expectObservable(sending('nna').answer$.pipe(retry('read'))).toBe('330ms (a|)', values)
      expectObservable(sending('nnna').answer$.pipe(retry('read'))).toBe('740ms (a|)', values)
      expectObservable(sending('nnnna').answer$.pipe(retry('read'))).toBe('740ms (n|)', values)
    })
  })

  it('spreads the waits up to twice their least', () => {
    withMarbles(({ expectObservable }) => {
      expectObservable(sending('na').answer$.pipe(retry('read', 0.999_999))).toBe('220ms (a|)', values)
    })
  })

  it.each(['o', 'l', 'r'])('does not repeat a read for %s', (answer) => {
    withMarbles(({ expectObservable, flush }) => {
      const { answer$, sent } = sending(`${answer}a`)
      expectObservable(answer$.pipe(retry('read'))).toBe(`10ms (${answer}|)`, values)
      flush()
      expect(sent()).toBe(1)
    })
  })

  it.each(['write', 'session'] as const)('never repeats a %s call', (kind) => {
    withMarbles(({ expectObservable, flush }) => {
      const { answer$, sent } = sending('na')
      expectObservable(answer$.pipe(retry(kind))).toBe('10ms (n|)', values)
      flush()
      expect(sent()).toBe(1)
    })
  })

  it('passes a fault on unrepeated', () => {
    withMarbles(({ cold, expectObservable }) => {
      const fault$: Observable<Answer> = cold('-#', undefined, 'bug')
      expectObservable(fault$.pipe(retry('read'))).toBe('-#', undefined, 'bug')
      expectObservable(of(ok('a')).pipe(retry('read'))).toBe('(a|)', values)
    })
  })
})
