import { describe, expect, it } from 'vitest'
import { createScope } from '../../../streams/kernel/scope.ts'
import { createNotices } from '../../../streams/views/notices.ts'

function open() {
  const notices = createNotices(
    createScope((error) => {
      throw error
    }),
  )
  return { notices, waiting: () => notices.notices$.value.map(({ textKey, params }) => [textKey, params]) }
}

describe('notices', () => {
  it('that say the same in a row wait as one', () => {
    const { notices, waiting } = open()
    notices.say('goal', { home: 1, away: 0 })
    const [first] = notices.notices$.value
    notices.say('goal', { home: 1, away: 0 })
    expect(waiting()).toEqual([['goal', { home: 1, away: 0 }]])
    // A new id restarts the time for which the notice is shown.
    expect(notices.notices$.value[0]?.id).not.toBe(first?.id)
  })

  it('wait side by side where they say something else', () => {
    const { notices, waiting } = open()
    notices.say('goal', { home: 1, away: 0 })
    notices.say('goal', { home: 2, away: 0 })
    notices.say('notSaved')
    notices.say('goal', { home: 2, away: 0 })
    expect(waiting()).toEqual([
      ['goal', { home: 1, away: 0 }],
      ['goal', { home: 2, away: 0 }],
      ['notSaved', {}],
      ['goal', { home: 2, away: 0 }],
    ])
  })
})
