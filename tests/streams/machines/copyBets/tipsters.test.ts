import fc from 'fast-check'
import { expect, it } from 'vitest'
import { money } from '../../../../streams/domain/money.ts'
import { TIPSTERS } from '../../../../streams/domain/room/tipster.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { createTipsters } from '../../../../streams/machines/copyBets/tipsters.ts'
import type { KeyValue } from '../../../../streams/ports/storage.ts'
import { createMemoryStore } from '../../../support/ports.ts'

function open(local: KeyValue, memberId = '7', now = () => 0) {
  return createTipsters(
    createScope(() => undefined),
    { memberId, local, now },
  )
}

it('keeps for each member whom they copy, also for another page', () => {
  const local = createMemoryStore()
  const mine = open(local)
  const other = open(local)
  mine.copy({ id: 'a', name: 'A' }, 'RMB', { bet: 100, day: 300 })
  other.copy({ id: 'b', name: 'B' }, 'RMB', { bet: 100, day: 300 })
  mine.copy({ id: 'a', name: 'A' }, 'USDT', { bet: 5, day: 5 })
  const caps = { RMB: { bet: 100, day: 300 }, USDT: { bet: 5, day: 5 } }
  expect(open(local).list$.value).toEqual([
    { id: 'b', name: 'B', caps: { RMB: { bet: 100, day: 300 } } },
    { id: 'a', name: 'A', caps },
  ])
  expect(open(local, '8').list$.value).toEqual([])
  mine.stop('b')
  expect(mine.list$.value.map(({ id }) => id)).toEqual(['a'])
})

it('counts what was copied for a day, also after copying was stopped', () => {
  let now = 1000
  const local = createMemoryStore()
  const tipsters = open(local, '7', () => now)
  tipsters.copy({ id: 'a', name: 'A' }, 'RMB', { bet: 100, day: 300 })
  tipsters.add({ tipsterId: 'a', stake: money(100, 'RMB'), at: now })
  tipsters.stop('a')
  expect(tipsters.copies()).toHaveLength(1)
  now += 86_400_000
  tipsters.stop('a')
  expect(tipsters.copies()).toEqual([])
})

it('keeps a bounded number of people', () => {
  const tipsters = open(createMemoryStore())
  for (let id = 0; id < TIPSTERS + 5; id += 1)
    tipsters.copy({ id: String(id), name: '' }, 'RMB', { bet: 1, day: 1 })
  expect(tipsters.list$.value).toHaveLength(TIPSTERS)
  expect(tipsters.list$.value[0]?.id).toBe('5')
})

it('opens with any content of the storage', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const local = createMemoryStore()
      local.set('touchline.tipsters.7', text)
      const tipsters = open(local)
      tipsters.copy({ id: 'a', name: 'A' }, 'RMB', { bet: 1, day: 1 })
      expect(tipsters.list$.value).toHaveLength(1)
    }),
  )
  const local = createMemoryStore()
  const wrong = { id: 'a', name: 'A', caps: { RMB: { bet: 500, day: 100 } } }
  local.set('touchline.tipsters.7', JSON.stringify({ tipsters: [wrong], copies: [] }))
  expect(open(local).list$.value).toEqual([])
})

it('has what another page has stored once it is renewed', () => {
  const local = createMemoryStore()
  const [mine, other] = [open(local), open(local)]
  mine.copy({ id: 'a', name: 'A' }, 'RMB', { bet: 100, day: 300 })
  other.add({ tipsterId: 'a', stake: money(100, 'RMB'), at: 0 })
  other.stop('a')
  mine.renew()
  expect([mine.list$.value, mine.copies$.value.length]).toEqual([[], 1])
})
