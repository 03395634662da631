import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyChoice } from '../../../../streams/domain/lottery/choosing.ts'
import { checkChoice, formatNumbers, readNumbers } from '../../../../streams/domain/lottery/numbers.ts'
import { ALL_PLAYS, playAndChoice } from './arbitraries.ts'

const found = (playId: number) => {
  const play = ALL_PLAYS.find((each) => each.playId === playId)
  if (play === undefined) throw new RangeError(`no play ${playId}`)
  return play
}

describe('the text of a choice (docs/games/lottery.md, 4)', () => {
  it('has the example', () => {
    expect(readNumbers(found(202), '2,7|0,5,8|4,6')).toEqual({
      choice: [
        ['2', '7'],
        ['0', '5', '8'],
        ['4', '6'],
      ],
      notes: 12,
    })
  })

  it.each([
    [105, '|3|', 1],
    [106, 'b,s,o,e||', 4],
    [108, 'd,t,x', 3],
    [303, 'd||d,t||', 3],
    [306, '1,2|1,2,10', 4],
    [307, '1,2,3|1,2,3|1,2,3', 6],
    [503, 'x', 1],
    [603, 'r,u,g', 3],
    [604, '1,12', 2],
    [213, '0|0|0|0|0', 1],
    [607, '1,2,3,4,5,6,7,8,9,10,11,12', 66],
  ])('%i takes %s, %i notes', (playId, text, notes) => {
    const read = readNumbers(found(playId), text)
    expect(read).toMatchObject({ notes })
    expect('choice' in read ? formatNumbers(read.choice) : null).toBe(text)
  })

  it.each([
    [202, '', 'groups'],
    [202, '1|2', 'groups'],
    [202, '1|2|3|4', 'groups'],
    [202, '1||3', 'tooFew'],
    [105, '||', 'tooFew'],
    [107, '', 'tooFew'],
    [202, '2,2|0|4', 'order'],
    [202, '7,2|0|4', 'order'],
    [106, 's,b||', 'order'],
    [107, 'e,o', 'order'],
    [603, 'r,g,u', 'order'],
    [202, '10|0|4', 'unknownValue'],
    [202, 'b|0|4', 'unknownValue'],
    [104, '28', 'unknownValue'],
    [304, '2', 'unknownValue'],
    [303, 'x||||', 'unknownValue'],
    [415, 'x', 'unknownValue'],
    [604, '13', 'unknownValue'],
    [202, '07|0|4', 'malformed'],
    [202, '2,|0|4', 'malformed'],
    [202, ',2|0|4', 'malformed'],
    [202, '2, 7|0|4', 'malformed'],
    [202, '-2|0|4', 'malformed'],
    [202, '2.0|0|4', 'malformed'],
    [202, '100|0|4', 'malformed'],
    [202, '1|2|3\n', 'malformed'],
    [202, '１|2|3', 'malformed'],
    [202, 'B|2|3', 'malformed'],
    [202, `1|2|${'3,'.repeat(600)}`, 'malformed'],
    [102, '1', 'tooFew'],
    [103, '1,2', 'tooFew'],
    [408, '1,2,3,4,5,6,7', 'tooFew'],
    [607, '1,2,3,4,5,6,7,8,9,10,11,12,13', 'tooMany'],
    [306, '5|5', 'noNotes'],
    [307, '1|1,2|1,2', 'noNotes'],
    [213, '0,1,2,3,4,5,6|0,1,2,3,4,5,6|0,1,2,3,4,5,6|0,1,2,3,4,5,6|0,1,2,3,4', 'tooManyNotes'],
  ] as const)('%i refuses %j: %s', (playId, text, fault) => {
    expect(readNumbers(found(playId), text)).toEqual({ fault })
  })

  it('has at most 10 000 notes', () => {
    const ten = '0,1,2,3,4,5,6,7,8,9'
    expect(readNumbers(found(213), `${ten}|${ten}|${ten}|${ten}|1`)).toMatchObject({ notes: 10_000 })
    expect(readNumbers(found(213), `${ten}|${ten}|${ten}|${ten}|1,2`)).toEqual({ fault: 'tooManyNotes' })
  })

  it('takes the longest text that a play has', () => {
    const play = found(606)
    const text = formatNumbers(play.groups.map(({ values }) => values))
    expect(readNumbers(play, text)).toMatchObject({ notes: 294 })
  })

  it('is read as it was written', () => {
    fc.assert(
      fc.property(playAndChoice, ({ play, choice }) => {
        const read = checkChoice(play, choice)
        expect(readNumbers(play, formatNumbers(choice))).toEqual(read)
        expect(read).toEqual({ choice, notes: play.countNotes(choice) })
      }),
      { numRuns: 500 },
    )
  })

  it('never throws, and gives back what it accepts', () => {
    const garbage = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.stringMatching(/^[0-9,|bsoedtxrug]{0,40}$/),
      fc.array(fc.constantFrom('0', '1', '2', '10', '11', 'b', 'x', ',', '|')).map((parts) => parts.join('')),
    )
    let accepted = 0
    fc.assert(
      fc.property(fc.constantFrom(...ALL_PLAYS), garbage, (play, text) => {
        const read = readNumbers(play, text)
        if ('fault' in read) return
        accepted += 1
        expect(formatNumbers(read.choice)).toBe(text)
        expect(read.notes).toBeGreaterThan(0)
      }),
      { numRuns: 2000 },
    )
    expect(accepted).toBeGreaterThan(0)
  })

  it('counts no notes of an empty choice', () => {
    for (const play of ALL_PLAYS) {
      expect(play.countNotes(emptyChoice(play))).toBe(0)
      expect(checkChoice(play, emptyChoice(play))).toEqual({ fault: 'tooFew' })
    }
  })
})
