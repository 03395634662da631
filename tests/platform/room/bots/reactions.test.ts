import { expect, it } from 'vitest'
import { createRoomDirectory } from '../../../../platform/live/roomDirectory.ts'
import { createBots } from '../../../../platform/room/bots/bots.ts'
import { PICTURED_AFTER_MS } from '../../../../platform/room/bots/pictured.ts'
import { playOf } from '../../../../platform/venues/pmty/numbers.ts'
import type { WorldMatch } from '../../../../platform/world/world.ts'
import { filmedAfter, found, HOUR } from '../../world/builders.ts'

const START = 1_760_000_000_000
const GOAL_AT = START + 20_000
const SCORE = '8-3'

/** What is said in one room with a goal at `GOAL_AT`, and when. */
async function saidAroundAGoal() {
  const test = filmedAfter(2 * HOUR)
  const rooms = createRoomDirectory(test.world, { venue: 'PMTY' }).rooms()
  const room = found(
    rooms.find(({ living, match }) => living && test.world.match(match?.matchId ?? '')?.sport === 'football'),
    'a room with football',
  )
  let match: WorldMatch = found(test.world.match(room.match?.matchId ?? ''), 'its match')
  let at = START
  const said: { readonly at: number; readonly words: string }[] = []
  const bots = createBots(
    {
      directory: { rooms: () => [room], room: () => room },
      world: { match: () => match },
      venue: { code: 'PMTY', playId: playOf },
      post: {
        say: (_room, _from, message) => {
          said.push({ at, words: JSON.stringify(message.body) })
          return Promise.resolve()
        },
        ask: () => Promise.resolve('poll'),
        putOutBag: () => Promise.resolve('bag'),
        welcome: () => undefined,
        addViewers: () => undefined,
        tellCrowd: () => Promise.resolve(),
      },
      gifts: [],
      siteId: 1001,
      seed: 7,
      real: () => at,
      now: test.now,
      guesses: () => Promise.resolve({ home: 0, draw: 0, away: 0 }),
      onFault: (error) => {
        throw error
      },
    },
    240,
  )
  for (; at < GOAL_AT + 30_000; at += 500) {
    if (at === GOAL_AT) match = { ...match, score: [8, 3] }
    await bots.tick()
  }
  return said
}

it('nobody in the room talks of a goal that its picture has not shown', async () => {
  const said = await saidAroundAGoal()
  const beforeTheGoal = said.filter(({ at }) => at >= GOAL_AT && at < GOAL_AT + PICTURED_AFTER_MS)
  const after = said.filter(({ at }) => at >= GOAL_AT + PICTURED_AFTER_MS)
  expect(beforeTheGoal.length).toBeGreaterThan(10)
  expect(beforeTheGoal.filter(({ words }) => words.includes(SCORE))).toEqual([])
  expect(after.filter(({ words }) => words.includes(SCORE)).length).toBeGreaterThan(0)
})
