import { describe, expect, it } from 'vitest'
import { createPictured, PICTURED_AFTER_MS } from '../../../../platform/room/bots/pictured.ts'
import { filmedAfter, found, HOUR } from '../../world/builders.ts'

const { world } = filmedAfter(2 * HOUR)
const [match, other] = world.matches()
const shown = { ...found(match, 'a match'), score: [0, 0] as const }
const scored = { ...shown, score: [1, 0] as const }
const next = found(other, 'another match')

/** What is seen of `matches`, which are read once a second. */
function seenOf(matches: readonly Parameters<ReturnType<typeof createPictured>['see']>[0][]) {
  const pictured = createPictured()
  return matches.map((each, second) => pictured.see(each, second * 1000))
}

describe('the match that the picture of a room shows', () => {
  it('has a goal when the picture has it, and not before', () => {
    const seen = seenOf([shown, ...Array.from({ length: 15 }, () => scored)])
    const late = 1 + Math.ceil(PICTURED_AFTER_MS / 1000)
    expect(seen.map((each) => each?.score[0])).toEqual([
      ...Array.from({ length: late }, () => 0),
      ...Array.from({ length: 16 - late }, () => 1),
    ])
  })

  it('is the present one at first, after another one, and when there is none', () => {
    const seen = seenOf([scored, shown, undefined, next, next, undefined])
    expect(seen).toEqual([scored, scored, undefined, next, next, undefined])
  })

  it('shows what was last seen before a pause, and the rest after the delay', () => {
    const pictured = createPictured()
    pictured.see(shown, 0)
    expect(pictured.see(scored, HOUR)).toBe(shown)
    expect(pictured.see(scored, HOUR + PICTURED_AFTER_MS - 1)).toBe(shown)
    expect(pictured.see(scored, HOUR + PICTURED_AFTER_MS)).toBe(scored)
  })
})
