import { NEVER } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { scopedByKey } from '../../../streams/kernel/scopedByKey.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { cell } from '../../../streams/kernel/state.ts'
import { countSubscriptions } from '../../support/subscriptionCount.ts'

interface Key {
  readonly id: number
  readonly note: string
}

function setUp() {
  const scope = createScope((error) => {
    throw error
  })
  const key = cell<Key | null>({ id: 1, note: '' })
  const happened: string[] = []
  const source = countSubscriptions(NEVER)
  const value$ = scopedByKey(
    scope,
    key.state$,
    (life, { id }) => {
      happened.push(`made ${String(id)}`)
      life.onEnd(() => {
        happened.push(`ended ${String(id)}`)
      })
      life.run(source.source$)
      return { id }
    },
    (a, b) => a.id === b.id,
  )
  return { scope, key, happened, source, value$ }
}

describe('one life for each key', () => {
  it('ends before the next one is made', () => {
    const { scope, key, happened, value$ } = setUp()
    key.set({ id: 2, note: '' })
    expect(happened).toEqual(['made 1', 'ended 1', 'made 2'])
    expect(value$.value).toEqual({ id: 2 })
    scope.end()
  })

  it('goes on while the key is equal', () => {
    const { scope, key, happened, value$ } = setUp()
    const first = value$.value
    key.set({ id: 1, note: 'renamed' })
    expect(value$.value).toBe(first)
    expect(happened).toEqual(['made 1'])
    scope.end()
  })

  it('has no value without a key, and leaves nothing subscribed', () => {
    const { scope, key, source, value$ } = setUp()
    expect(source.active).toBe(1)
    key.set(null)
    expect(value$.value).toBeNull()
    expect(source.active).toBe(0)
    key.set({ id: 3, note: '' })
    expect(source.active).toBe(1)
    scope.end()
    expect(source.active).toBe(0)
  })
})
