import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mentions, namesFor, openMention, withMention } from '../../../../streams/domain/room/mentions.ts'

describe('a mention that is typed', () => {
  it('begins with an @ that is not within a word, and ends with a space', () => {
    expect(openMention('@', 1)).toEqual({ at: 0, query: '' })
    expect(openMention('hi @li', 6)).toEqual({ at: 3, query: 'li' })
    expect(openMention('hi @li', 5)).toEqual({ at: 3, query: 'l' })
    expect(openMention('hi @li there', 12)).toBeNull()
    expect(openMention('mail me@li', 10)).toBeNull()
    expect(openMention('好@li', 4)).toBeNull()
    expect(openMention('', 0)).toBeNull()
    expect(openMention(`@${'x'.repeat(41)}`, 42)).toBeNull()
  })

  it('is completed with the name and a space, wherever it stands', () => {
    const draft = 'hi @li how are you'
    const open = openMention(draft, 6)
    if (open === null) throw new Error('no mention is open')
    expect(withMention(draft, open, 'Lina')).toEqual({ draft: 'hi @Lina how are you', caret: 9 })
  })

  it('is a mention of that name afterwards, and is no longer open', () => {
    const name = fc.stringMatching(/^[a-z0-9\u4e00-\u4e20]{1,12}$/)
    fc.assert(
      fc.property(fc.string(), name, name, (before, typed, chosen) => {
        const draft = `${before} @${typed}`
        const open = openMention(draft, draft.length)
        if (open === null) throw new Error('no mention is open')
        const done = withMention(draft, open, chosen)
        expect(mentions(done.draft, chosen)).toBe(true)
        expect(openMention(done.draft, done.caret)).toBeNull()
      }),
    )
  })

  it('never fails, whatever is typed and wherever the caret is', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (draft, caret) => {
        const open = openMention(draft, caret)
        if (open !== null)
          expect(draft.slice(open.at, open.at + 1 + open.query.length)).toBe(`@${open.query}`)
      }),
    )
  })
})

describe('the names that are offered', () => {
  it('begin with what was typed, or contain it, each once', () => {
    const names = ['Elina', 'Lina', 'Bo', 'lina', 'Lina']
    expect(namesFor('li', names, 5)).toEqual(['Lina', 'lina', 'Elina'])
    expect(namesFor('', names, 2)).toEqual(['Elina', 'Lina'])
    expect(namesFor('x', names, 5)).toEqual([])
  })
})

describe('a text', () => {
  it('calls a name only as a whole', () => {
    expect(mentions('@demo hi', 'demo')).toBe(true)
    expect(mentions('hi @demo', 'demo')).toBe(true)
    expect(mentions('hi @demo, well', 'demo')).toBe(true)
    expect(mentions('@demo2 @demo', 'demo')).toBe(true)
    expect(mentions('@demo2', 'demo')).toBe(false)
    expect(mentions('@demo-2', 'demo')).toBe(false)
    expect(mentions('me@demo', 'demo')).toBe(false)
    expect(mentions('demo', 'demo')).toBe(false)
    expect(mentions('@', '')).toBe(false)
  })
})
