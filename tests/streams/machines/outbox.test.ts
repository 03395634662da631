import fc from 'fast-check'
import { of, timer, map, Subject, tap } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { RoomRefusal } from '../../../streams/domain/room/room.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { cell } from '../../../streams/kernel/state.ts'
import { createOutbox } from '../../../streams/machines/outbox/createOutbox.ts'
import type { Delivery } from '../../../streams/machines/outbox/deliver.ts'
import {
  nextToSend,
  type Outbox,
  OUTBOX_LIMIT,
  outboxAfter,
  type OutboxEvent,
} from '../../../streams/machines/outbox/outbox.ts'
import { createOutboxStore } from '../../../streams/machines/outbox/outboxStore.ts'
import { type Marbles, withMarbles } from '../../support/marbles.ts'
import { createMemoryStore } from '../../support/ports.ts'

type Answer = 'done' | 'timeout' | 'disconnected' | RoomRefusal

const chatOff: RoomRefusal = { code: 'chatOff', reason: '' }

/** An outbox whose room answers as scripted after 1 ms; a timeout is reported after 5 s. */
function createOutboxBench({ scheduler }: Pick<Marbles, 'scheduler'>, answers: Answer[] = []) {
  const scope = createScope((error) => {
    throw error
  })
  const session = createMemoryStore()
  const ready = cell(true)
  const echoes$ = new Subject<string>()
  const sent: string[] = []
  const deliveries: Delivery['type'][] = []
  let made = 0
  const open = () =>
    createOutbox(scope, {
      send: (cid, text) => {
        sent.push(`${cid}:${text}`)
        const answer = answers.shift() ?? 'done'
        if (answer === 'timeout') return timer(5000).pipe(map(() => ({ type: answer })))
        if (answer === 'disconnected') {
          ready.set(false)
          return of({ type: answer })
        }
        const given =
          answer === 'done'
            ? ({ type: 'done', at: 0 } as const)
            : ({ type: 'refused', refusal: answer } as const)
        return timer(1).pipe(map(() => given))
      },
      ready$: ready.state$,
      store: createOutboxStore(session, '7', 'r1'),
      newCid: () => `cid${(made += 1)}`,
      echoes$: echoes$.pipe(tap()),
      onDelivery: ({ type }) => deliveries.push(type),
    })
  const at = (ms: number, action: () => void): void => {
    scheduler.schedule(action, ms)
  }
  const box = open()
  const write = (text: string): boolean => {
    box.setDraft(text)
    return box.post()
  }
  return { scope, session, ready, echoes$, sent, deliveries, open, box, write, at }
}

const statesOf = (outbox: Outbox): readonly string[] => outbox.map(({ text, state }) => `${text} ${state}`)

describe('outbox', () => {
  it('sends one after the other in order, and lets each go with its echo', () => {
    withMarbles((marbles) => {
      const { scope, box, write, sent, echoes$, at } = createOutboxBench(marbles)
      at(0, () => {
        expect(write('a')).toBe(true)
        expect(write(' b ')).toBe(true)
        expect(box.draft$.value).toBe('')
        expect(statesOf(box.outbox$.value)).toEqual(['a sending', 'b waiting'])
        expect(sent).toEqual(['cid1:a'])
      })
      at(10, () => {
        expect(sent).toEqual(['cid1:a', 'cid2:b'])
        expect(statesOf(box.outbox$.value)).toEqual(['a sent', 'b sent'])
        echoes$.next('cid1')
        expect(statesOf(box.outbox$.value)).toEqual(['b sent'])
      })
      // A text without an echo (because of a gap) is removed after this time.
      at(3010, () => {
        expect(box.outbox$.value).toEqual([])
        scope.end()
      })
      marbles.flush()
    })
  })

  it('leaves out a kept text of which nothing can be seen', () => {
    withMarbles((marbles) => {
      const { scope, session, open } = createOutboxBench(marbles)
      const texts = [
        { cid: 'x', text: '\u200b\u2060\u3164' },
        { cid: 'y', text: '好' },
      ]
      session.set('touchline.room.7.r1', JSON.stringify({ draft: '', texts }))
      expect(statesOf(open().outbox$.value)).toEqual(['好 notSent'])
      scope.end()
    })
  })

  it('looks an unanswered text up under the same id, then says that it was not sent', () => {
    withMarbles((marbles) => {
      const { scope, box, write, sent, at } = createOutboxBench(marbles, ['timeout', 'timeout', 'timeout'])
      at(0, () => {
        write('a')
        write('b')
      })
      at(14_999, () => expect(statesOf(box.outbox$.value)).toEqual(['a sending', 'b waiting']))
      at(15_010, () => {
        expect(statesOf(box.outbox$.value)).toEqual(['a notSent', 'b sent'])
        expect(sent).toEqual(['cid1:a', 'cid1:a', 'cid1:a', 'cid2:b'])
        box.retry('cid1')
      })
      at(15_020, () => {
        expect(sent.at(-1)).toBe('cid1:a')
        scope.end()
      })
      marbles.flush()
    })
  })

  it('sends again by itself when the connection is back', () => {
    withMarbles((marbles) => {
      const { scope, box, write, ready, sent, at } = createOutboxBench(marbles, ['disconnected'])
      at(0, () => {
        write('a')
        write('b')
        expect(sent).toEqual(['cid1:a'])
      })
      at(3000, () => ready.set(true))
      at(3010, () => {
        expect(sent).toEqual(['cid1:a', 'cid1:a', 'cid2:b'])
        expect(statesOf(box.outbox$.value)).toEqual(['a sent', 'b sent'])
        scope.end()
      })
      marbles.flush()
    })
  })

  it('tells a refusal and says it anew under a fresh id; the next goes on meanwhile', () => {
    withMarbles((marbles) => {
      const { scope, box, write, sent, deliveries, at } = createOutboxBench(marbles, [chatOff])
      at(0, () => {
        write('a')
        write('b')
      })
      at(10, () => {
        expect(box.outbox$.value[0]).toMatchObject({ state: 'notSent', refusal: chatOff })
        expect(deliveries).toEqual(['refused', 'done'])
        box.retry('cid1')
        expect(sent.at(-1)).toBe('cid3:a')
        box.discard('cid3')
        expect(statesOf(box.outbox$.value)).toContain('a sending')
        scope.end()
      })
      marbles.flush()
    })
  })

  it('says that a text was never sent when no connection came', () => {
    withMarbles((marbles) => {
      const { scope, box, write, ready, sent, at } = createOutboxBench(marbles)
      ready.set(false)
      at(0, () => write('a'))
      at(60_001, () => {
        expect(box.outbox$.value).toMatchObject([{ state: 'notSent', refusal: { code: 'notJoined' } }])
        expect(sent).toEqual([])
        scope.end()
      })
      marbles.flush()
    })
  })

  it('an echo is an answer', () => {
    withMarbles((marbles) => {
      const { scope, box, write, echoes$, at } = createOutboxBench(marbles, ['timeout', 'timeout', 'timeout'])
      at(0, () => write('a'))
      at(100, () => echoes$.next('cid1'))
      at(20_000, () => {
        expect(box.outbox$.value).toEqual([])
        scope.end()
      })
      marbles.flush()
    })
  })

  it('keeps the draft and what was not sent, for this tab and room', () => {
    withMarbles((marbles) => {
      const { scope, box, write, open, at, sent } = createOutboxBench(marbles, [chatOff])
      at(0, () => write('refused'))
      at(10, () => {
        box.setDraft('half a th')
        const again = open()
        expect(again.draft$.value).toBe('half a th')
        expect(again.outbox$.value).toMatchObject([{ cid: 'cid1', state: 'notSent', refusal: null }])
        expect(sent).toHaveLength(1)
        scope.end()
      })
      marbles.flush()
    })
  })

  it('takes no more than it can hold, and keeps the draft then', () => {
    withMarbles((marbles) => {
      const { scope, box, write, ready, at } = createOutboxBench(marbles)
      ready.set(false)
      at(0, () => {
        for (let index = 0; index < OUTBOX_LIMIT; index += 1) expect(write(`t${index}`)).toBe(true)
        expect(write('one more')).toBe(false)
        expect(box.draft$.value).toBe('one more')
        scope.end()
      })
      marbles.flush()
    })
  })

  it('sends in order, one at a time, and never loses a text, whatever happens', () => {
    const cids = ['a', 'b', 'c', 'd']
    const cid = fc.constantFrom(...cids)
    const event: fc.Arbitrary<OutboxEvent> = fc.oneof(
      cid.map((id): OutboxEvent => ({ type: 'written', cid: id, text: id })),
      cid.map((id): OutboxEvent => ({ type: 'done', cid: id })),
      cid.map((id): OutboxEvent => ({ type: 'refused', cid: id, refusal: chatOff })),
      cid.map((id): OutboxEvent => ({ type: 'unanswered', cid: id })),
      cid.map((id): OutboxEvent => ({ type: 'retried', cid: id, nextCid: id })),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let outbox: Outbox = []
        const written = new Set<string>()
        for (const next of events) {
          outbox = outboxAfter(outbox, next)
          if (next.type === 'written') written.add(next.cid)
          const due = nextToSend(outbox)
          if (due !== null) {
            expect(outbox.find(({ state }) => state === 'waiting')).toBe(due)
            outbox = outboxAfter(outbox, { type: 'sending', cid: due.cid })
          }
          expect(outbox.filter(({ state }) => state === 'sending').length).toBeLessThanOrEqual(1)
          // A text is removed only by its echo or by the member.
          expect(new Set(outbox.map((text) => text.cid))).toEqual(written)
        }
      }),
    )
  })
})
