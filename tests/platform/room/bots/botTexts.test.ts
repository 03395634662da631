import { describe, expect, it } from 'vitest'
import { createBotTexts, type SayOn } from '../../../../platform/room/bots/botTexts.ts'
import { linesFor } from '../../../../platform/room/bots/lines.ts'
import { situationOf } from '../../../../platform/room/bots/situation.ts'
import type { Dice } from '../../../../platform/world/random.ts'
import { found, HOUR, filmedAfter } from '../../world/builders.ts'

/** Dice that always show the same, which would pick the same line each time. */
const STUCK: Dice = { next: () => 0.5, between: (from) => from, whole: (from) => from, chance: () => false }

const { world, now } = filmedAfter(2 * HOUR)
const match = found(
  world.matches().find(({ sport, state }) => sport === 'football' && state === 'live'),
  'football',
)

function texts(say: SayOn, count: number): readonly unknown[] {
  return Array.from({ length: count }, () => {
    const act = say('idle', match, { platform: now(), real: now() })
    return 'message' in act && 'text' in act.message.body ? act.message.body.text : null
  })
}

describe('the lines of a room', () => {
  it('come back only when every line that fits was said', () => {
    const fitting = linesFor('football', 'idle', situationOf(match, now())).length
    const said = texts(createBotTexts(STUCK), fitting)
    expect(new Set(said).size).toBe(fitting)
  })

  it('start with the one said longest ago when all were said', () => {
    const fitting = linesFor('football', 'idle', situationOf(match, now())).length
    const said = texts(createBotTexts(STUCK), 2 * fitting)
    expect(said.slice(fitting)).toEqual(said.slice(0, fitting))
  })
})
