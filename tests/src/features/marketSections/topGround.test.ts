import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isSport } from '../../../../streams/domain/vocabulary/sports.ts'

const css = (path: string): string => readFileSync(`${import.meta.dirname}/../../../../src/${path}`, 'utf8')
const tokens = css('app/styles/tokens.css')
const header = css('ui/match/ScoreHeader.module.css')
const share = Number(/--ground,[^%]*?(\d+)%/.exec(header)?.[1]) / 100
const valuesOf = (token: string): readonly string[] =>
  [...tokens.matchAll(new RegExp(`--${token}: (#[0-9a-f]{6})`, 'g'))].flatMap(([, value]) => value ?? [])

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
const light = (parts: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = parts
    .map((part) => part / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('the ground behind the score', () => {
  const grounds = [...tokens.matchAll(/--ground-\w+: (#[0-9a-f]{6})/g)].flatMap(([, value]) => value ?? [])

  it('is one of the tokens, for sports that there are', () => {
    const sports = [...header.matchAll(/\[data-sport='(\w+)'\]/g)].flatMap(([, sport]) => sport ?? [])
    expect([sports.length > 15, sports.filter((sport) => !isSport(sport))]).toEqual([true, []])
    for (const [, name = ''] of header.matchAll(/var\(--(ground-\w+)\)/g))
      expect(valuesOf(name)).toHaveLength(1)
    expect(grounds.length).toBeGreaterThan(5)
  })

  it('leaves the faintest text its contrast in every theme', () => {
    const surfaces = valuesOf('s1')
    const texts = valuesOf('t3')
    expect([share > 0, surfaces.length]).toEqual([true, texts.length])
    for (const ground of grounds) {
      surfaces.forEach((surface, theme) => {
        const behind = channels(surface).map(
          (part, at) => part * (1 - share) + (channels(ground)[at] ?? 0) * share,
        )
        const [one = 0, other = 0] = [light(behind), light(channels(texts[theme] ?? ''))].toSorted(
          (a, b) => b - a,
        )
        expect((one + 0.05) / (other + 0.05)).toBeGreaterThan(4.5)
      })
    }
  })
})
