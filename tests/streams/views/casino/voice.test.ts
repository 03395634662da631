import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../../streams/domain/casino/settings.ts'
import { spokenText, VOICES } from '../../../../streams/views/casino/spokenWords.ts'
import { LANGUAGES, VOICES as DOCUMENTED } from '../../../documents/games/casinoCodes.ts'

const LANGUAGE_CODES = [1, 2, 3, 4, 5] as const

describe('the voice', () => {
  it('speaks each documented language with the documented voice, the second with a higher pitch', () => {
    expect(LANGUAGES.map(({ code }) => code)).toEqual(LANGUAGE_CODES)
    expect(LANGUAGE_CODES.map((code) => VOICES[code].lang)).toEqual(DOCUMENTED.map(({ means }) => means))
    expect(VOICES[2].pitch).toBeGreaterThan(VOICES[1].pitch)
    expect(DEFAULT_SETTINGS.language).toBe(2)
  })

  it('has words for every cue in every language', () => {
    for (const language of LANGUAGE_CODES) {
      const said = [
        ...(['open', 'tenSeconds', 'closed'] as const).map((type) => spokenText({ type }, language)),
        spokenText({ type: 'points', player: 3, banker: 7 }, language),
        ...(['banker', 'player', 'tie'] as const).map((winner) =>
          spokenText({ type: 'result', winner }, language),
        ),
      ]
      expect(new Set(said).size).toBe(said.length)
      expect(said[3]).toMatch(/3.*7/)
    }
  })
})
