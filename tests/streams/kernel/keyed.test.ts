import { expect, it } from 'vitest'
import { keyed } from '../../../streams/kernel/keyed.ts'
import { withMarbles } from '../../support/marbles.ts'
import { countSubscriptions } from '../../support/subscriptionCount.ts'
import { NEVER } from 'rxjs'

it('gives readers of one key the same state and one subscription', () => {
  const counted = countSubscriptions(NEVER)
  const match = keyed(() => counted.source$, { initial: (key: string) => key, graceMs: 10 })
  expect(match('7')).toBe(match('7'))
  expect(match('7')).not.toBe(match('8'))
  const readers = [match('7').subscribe(), match('7').subscribe(), match('8').subscribe()]
  expect(counted.active).toBe(2)
  expect(match('7').value).toBe('7')
  for (const reader of readers) reader.unsubscribe()
})

it('lets a key go after the grace, and makes it anew', () => {
  withMarbles(({ cold, scheduler }) => {
    let made = 0
    const match = keyed(
      () => {
        made += 1
        return cold('a')
      },
      { initial: (_key: string) => '', graceMs: 10 },
    )
    const first$ = match('7')
    first$.subscribe().unsubscribe()
    scheduler.schedule(() => expect(match('7')).toBe(first$), 9)
    scheduler.schedule(() => {
      expect(match('7')).not.toBe(first$)
      expect(made).toBe(2)
    }, 11)
    scheduler.flush()
  })
})

it('takes keys for the same that have the same identity', () => {
  const made: string[] = []
  const match = keyed(
    ({ id, sport }: { readonly id: string; readonly sport: string }) => {
      made.push(`${sport} ${id}`)
      return NEVER
    },
    { initial: () => '', graceMs: 10, keyOf: ({ id, sport }) => `${id}|${sport}` },
  )
  expect(match({ id: '7', sport: 'tennis' })).toBe(match({ id: '7', sport: 'tennis' }))
  expect(match({ id: '7', sport: 'football' })).not.toBe(match({ id: '7', sport: 'tennis' }))
  expect(made).toEqual(['tennis 7', 'football 7'])
})
