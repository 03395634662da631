import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shortNames } from '../../../src/words/shortName.ts'

it('a name is as short as over a picture: three capitals, or four characters', () => {
  expect(shortNames('Northgate Rovers', "St. Anne's")).toEqual(['NOR', 'STA'])
  expect(shortNames('北门流浪者', '南岸')).toEqual(['北门流浪', '南岸'])
  expect(shortNames('Ålborg', '1860 Süd')).toEqual(['ÅLB', '1860'])
})

it('two teams with the same beginning are told apart', () => {
  expect(shortNames('North Hill', 'North Bay')).toEqual(['HIL', 'BAY'])
  expect(shortNames('东方体育一队', '东方体育二队')).toEqual(['体育一队', '体育二队'])
  expect(shortNames('Chelsea', 'Chester')).toEqual(['LSEA', 'STER'])
})

it('what stands in brackets behind a name is left out, unless it tells the teams apart', () => {
  expect(shortNames('捷克(男双)', '法国（男双）')).toEqual(['捷克', '法国'])
  expect(shortNames('Torino (W)', 'Roma (W)')).toEqual(['TOR', 'ROM'])
  expect(shortNames('曼联(女)', '曼联(青年)')).toEqual(['联(女)', '(青年)'])
})

it('is never longer than four characters, or empty for a name', () => {
  const characters = (text: string) => Array.from(new Intl.Segmenter().segment(text)).length
  const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => /^\p{Lo}/u.test(text))
  fc.assert(
    fc.property(name, name, (home, away) => {
      for (const short of shortNames(home, away)) {
        expect(characters(short)).toBeLessThanOrEqual(4)
        expect(short).not.toBe('')
      }
    }),
  )
})
