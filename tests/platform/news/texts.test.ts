import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleId, dayStart, parseArticleId } from '../../../platform/news/articleIds.ts'
import { counted, createSay, listed, ordinal, type Variants } from '../../../platform/news/sentences.ts'
import { GOAL, REPORT } from '../../../platform/news/texts/reportTexts.ts'
import { PREVIEW, ROW_LABELS } from '../../../platform/news/texts/previewTexts.ts'
import { TABLE } from '../../../platform/news/texts/tableTexts.ts'
import { turningPointOf } from '../../../platform/news/turningPoint.ts'
import type { Goal } from '../../../platform/news/reportFacts.ts'
import type { AllLanguages } from '../../../streams/domain/localText.ts'

const TEXTS: readonly Readonly<Record<string, Variants>>[] = [PREVIEW, REPORT, TABLE]

const SENTENCES: readonly AllLanguages[] = [
  ...TEXTS.flatMap((texts) => Object.values(texts).flat()),
  ...Object.values(GOAL),
  ...Object.values(ROW_LABELS),
]

const namesIn = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()

describe('the sentences', () => {
  it('have the same values in all languages', () => {
    for (const { cmn, zho, english } of SENTENCES) {
      expect([namesIn(zho), namesIn(english)], english).toEqual([namesIn(cmn), namesIn(cmn)])
    }
  })

  it('are traditional where they differ from simplified ones', () => {
    const simplified = /[对阵战胜积领进场红终发连败时间为谁与队]/
    const wrong = SENTENCES.filter(({ zho }) => simplified.test(zho))
    expect(wrong.map(({ zho }) => zho)).toEqual([])
  })

  it('are chosen the same way each time, and not twice while there is another', () => {
    const variants = ['a', 'b', 'c'].map((word) => ({ cmn: word, zho: word, english: word }))
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const [one, other] = [createSay(seed), createSay(seed)]
        const said = [1, 2, 3].map(() => one(variants, {}).english)
        expect([1, 2, 3].map(() => other(variants, {}).english)).toEqual(said)
        expect(new Set(said).size).toBe(3)
      }),
    )
  })

  it('write numbers as each language does', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111].map((place) => ordinal(place).english)).toEqual(
      '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 101st 111th'.split(' '),
    )
    expect([counted(1, 'point').english, counted(0, 'point').english]).toEqual(['1 point', '0 points'])
    expect(counted(3, 'match')).toEqual({ cmn: '3场', zho: '3場', english: '3 matches' })
    const items = ['x', 'y', 'z'].map((word) => ({ cmn: word, zho: word, english: word }))
    expect([1, 2, 3].map((count) => listed(items.slice(0, count)).english)).toEqual([
      'x',
      'x and y',
      'x, y and z',
    ])
    expect(listed(items).cmn).toBe('x、y、z')
  })

  it('are never said without a value', () => {
    expect(() => createSay(1)(PREVIEW.title, { home: 'A' })).toThrow('away')
  })
})

describe('the id of an article', () => {
  it('names it', () => {
    const day = fc.integer({ min: 0, max: 40_000 }).map((days) => dayStart(days * 86_400_000))
    const word = fc.stringMatching(/^[a-z0-9-]{1,20}$/)
    fc.assert(
      fc.property(word, day, (id, at) => {
        for (const name of [
          { kind: 'preview', matchId: id } as const,
          { kind: 'report', matchId: id } as const,
          { kind: 'table', leagueId: id, day: at } as const,
        ]) {
          expect(parseArticleId(articleId(name))).toEqual(name)
        }
      }),
    )
  })
})

describe('the turning point', () => {
  const goals = (sides: string, minute = 10): readonly Goal[] => {
    let [home, away] = [0, 0]
    return Array.from(sides, (letter, index) => {
      if (letter === 'h') home += 1
      else away += 1
      return {
        side: letter === 'h' ? ('home' as const) : ('away' as const),
        minute: minute + index,
        added: 0,
        player: 9,
        penalty: false,
        score: [home, away] as const,
      }
    })
  }
  const of = (sides: string, minute = 10) => {
    const all = goals(sides, minute)
    return turningPointOf(all, all.at(-1)?.score ?? [0, 0])
  }

  it('is the goal after which nobody else was level or ahead', () => {
    expect(of('')).toBeNull()
    expect(of('h')).toEqual({ kind: 'decisive', side: 'home', minute: 10 })
    expect(of('hha')).toEqual({ kind: 'decisive', side: 'home', minute: 10 })
    expect(of('hah')).toEqual({ kind: 'decisive', side: 'home', minute: 12 })
    expect(of('haa')).toEqual({ kind: 'comeback', side: 'away', minute: 12 })
    expect(of('ha')).toEqual({ kind: 'equaliser', side: 'away', minute: 11 })
    expect(of('h', 88)).toEqual({ kind: 'late', side: 'home', minute: 88 })
  })
})
