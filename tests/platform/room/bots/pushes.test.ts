import { describe, expect, it } from 'vitest'
import type { ShownVenue } from '../../../../platform/room/bots/botShare.ts'
import { createPushes } from '../../../../platform/room/bots/pushes.ts'
import { dice } from '../../../../platform/world/random.ts'
import type { Dice } from '../../../../platform/world/random.ts'
import type { WorldMatch } from '../../../../platform/world/world.ts'
import { decode } from '../../../../streams/wire/decode.ts'
import { messageTypes } from '../../../../streams/wire/room/constants.ts'
import { sequencedMessage } from '../../../../streams/wire/room/messages.ts'
import { found, HOUR, SECOND, filmedAfter } from '../../world/builders.ts'

const NOW = 1_760_000_000_000
const VENUE: ShownVenue = { code: 'PMTY', playId: () => '1' }
const { world } = filmedAfter(2 * HOUR)
const playing = found(createOpen(), 'match in play that can be bet on')

function createOpen(): WorldMatch | undefined {
  return world
    .matches()
    .find(
      (match) => match.state === 'live' && createPushes('probe', VENUE, dice(1)).push(match, NOW) !== null,
    )
}

/** Dice with which a push is always withdrawn (`regrets`), or never. */
function rolling(regrets: boolean): Dice {
  return { ...dice(5), chance: () => regrets, between: (from) => from }
}

function pushed(regrets: boolean) {
  const pushes = createPushes('room-1', VENUE, rolling(regrets))
  const message = found(pushes.push(playing, NOW), 'push')
  if (message.type !== messageTypes.orderPush) throw new Error('not a push')
  return { pushes, revert: { type: messageTypes.revertOrderPush, body: { pushId: message.body.pushId } } }
}

describe('pushes of an anchor', () => {
  it('are read by a client, as are their reverts', () => {
    const pushes = createPushes('room-1', VENUE, rolling(true))
    const from = { id: 'anchor-1', name: '阿泽', level: 10, role: 'anchor' }
    const messages = [pushes.push(playing, NOW), ...pushes.takeBack(playing, NOW + 60 * SECOND)]
    expect(messages).toHaveLength(2)
    for (const [n, message] of messages.entries()) {
      const read = decode(sequencedMessage, { seq: n + 1, id: `m${String(n)}`, at: NOW, from, ...message })
      expect(read).toMatchObject({ ok: true, value: message })
    }
  })

  it('stand while nothing has changed', () => {
    const { pushes } = pushed(false)
    expect(pushes.takeBack(playing, NOW + 60 * SECOND)).toEqual([])
  })

  it('are taken back once, and not at once, when the anchor thinks better of it', () => {
    const { pushes, revert } = pushed(true)
    expect(pushes.takeBack(playing, NOW + SECOND)).toEqual([])
    expect(pushes.takeBack(playing, NOW + 30 * SECOND)).toEqual([revert])
    expect(pushes.takeBack(playing, NOW + 31 * SECOND)).toEqual([])
  })

  it('are taken back when a goal is, and not for a goal more', () => {
    const [home, away] = playing.score
    const scored = { ...playing, score: [home + 1, away] } as const
    const pushes = createPushes('room-1', VENUE, rolling(false))
    expect(pushes.push(scored, NOW)).not.toBeNull()
    expect(pushes.takeBack({ ...scored, score: [home + 1, away + 1] }, NOW + SECOND)).toEqual([])
    expect(pushes.takeBack(playing, NOW + 2 * SECOND)).toHaveLength(1)
  })

  it('are taken back when their market is closed or gone, but not when it is suspended', () => {
    const withStatus = (status: 'suspended' | 'closed'): WorldMatch => ({
      ...playing,
      markets: playing.markets.map((market) => ({
        ...market,
        lines: market.lines.map((line) => ({ ...line, status })),
      })),
    })
    expect(pushed(false).pushes.takeBack(withStatus('suspended'), NOW + SECOND)).toEqual([])
    for (const after of [withStatus('closed'), { ...playing, markets: [] }]) {
      const { pushes, revert } = pushed(false)
      expect(pushes.takeBack(after, NOW + SECOND)).toEqual([revert])
    }
  })

  it('stand for good when their market closes long after', () => {
    const { pushes } = pushed(false)
    expect(pushes.takeBack({ ...playing, markets: [] }, NOW + 200 * SECOND)).toEqual([])
  })

  it('are of what is open: nothing is pushed where no bet is taken', () => {
    const pushes = createPushes('room-1', VENUE, rolling(false))
    expect(pushes.push({ ...playing, bettingStatus: 'suspended' }, NOW)).toBeNull()
  })

  it('are withdrawn for about one in eight, the same for the same seed', () => {
    const regretted = (seed: number): number => {
      const pushes = createPushes('room-1', VENUE, dice(seed))
      for (let n = 0; n < 800; n += 1) pushes.push(playing, NOW)
      return pushes.takeBack(playing, NOW + 60 * SECOND).length
    }
    expect(regretted(3)).toBe(regretted(3))
    expect(regretted(3)).toBeGreaterThan(70)
    expect(regretted(3)).toBeLessThan(130)
  })

  it('have ids that a process starting anew does not use again', () => {
    const idOf = (now: number) => createPushes('room-1', VENUE, dice(1)).push(playing, now)?.body
    expect(idOf(NOW)).not.toMatchObject({ pushId: (idOf(NOW + SECOND) as { pushId: string }).pushId })
  })
})
