import { defer, of, type Subscription } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { ListedMatch } from '../../../streams/domain/menu.ts'
import { err, ok } from '../../../streams/domain/result.ts'
import { createBaseInfoFeed } from '../../../streams/feeds/baseInfo/index.ts'
import type { ListAnswer } from '../../../streams/feeds/matches/index.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import type { Call, Dated } from '../../../streams/venues/call.ts'
import { withMarbles } from '../../support/marbles.ts'
import { createConditions, matchOf } from './builders.ts'

type Keep = (matchId: string) => Subscription

/** The requests, as `ms ids`, and what the feed emitted. */
function run(
  play: (keep: Keep, at: (ms: number, action: () => void) => void) => void,
  untilMs: number,
  answers: (times: number) => boolean = () => true,
) {
  const asked: string[] = []
  const emitted: ListAnswer[] = []
  withMarbles((marbles) => {
    const { scheduler } = marbles
    const scope = createScope((error) => {
      throw error
    })
    const refresh = (matchIds: readonly string[]): Call<Dated<readonly ListedMatch[]>> =>
      defer(() => {
        asked.push(`${scheduler.now()} ${matchIds.join(',')}`)
        if (!answers(asked.length)) return of(err({ type: 'transport', kind: 'network' } as const))
        const value = matchIds.map((id) => ({ match: matchOf(id, scheduler.now()), markets: [] }))
        return of(ok({ value, at: scheduler.now() }))
      })
    const feed = createBaseInfoFeed(
      scope,
      { sports: { refresh }, conditions: createConditions(marbles).conditions },
      { settleMs: 100 },
    )
    feed.answers$.subscribe((answer) => emitted.push(answer))
    play(
      (matchId) => feed.keep$(matchId).subscribe(),
      (ms, action) => {
        scheduler.schedule(action, ms)
      },
    )
    scheduler.schedule(scope.end, untilMs)
  })
  return { asked, emitted }
}

describe('the base info of kept matches', () => {
  it('is asked for in one call for all of them, and again when it is due', () => {
    const { asked, emitted } = run((keep) => {
      keep('m1')
      keep('m2')
      keep('m1')
    }, 11_000)
    expect(asked).toEqual(['100 m1,m2', '5100 m1,m2', '10100 m1,m2'])
    expect(emitted.map(({ at, matches }) => [at, matches.length])).toEqual([
      [100, 2],
      [5100, 2],
      [10_100, 2],
    ])
  })

  it('is asked for at once when a match is added, and not when one leaves', () => {
    const { asked } = run((keep, at) => {
      const first = keep('m1')
      at(1000, () => {
        keep('m2')
      })
      at(2000, () => {
        first.unsubscribe()
      })
    }, 7000)
    expect(asked).toEqual(['100 m1', '1100 m1,m2', '6100 m2'])
  })

  it('is not asked for when nobody keeps any, until somebody does again', () => {
    const { asked } = run((keep, at) => {
      const first = keep('m1')
      const again = keep('m1')
      at(1000, () => {
        first.unsubscribe()
        again.unsubscribe()
      })
      at(30_000, () => {
        keep('m1')
      })
    }, 31_000)
    expect(asked).toEqual(['100 m1', '30100 m1'])
  })

  it('goes on after a failed answer', () => {
    const { asked, emitted } = run(
      (keep) => {
        keep('m1')
      },
      6000,
      (times) => times > 1,
    )
    expect(asked).toEqual(['100 m1', '5100 m1'])
    expect(emitted.map(({ at }) => at)).toEqual([5100])
  })

  it('is of the newest 120 matches at most', () => {
    const { asked } = run((keep) => {
      for (let n = 1; n <= 130; n += 1) keep(`m${n}`)
    }, 1000)
    const ids = asked[0]?.split(' ')[1]?.split(',') ?? []
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([120, 'm11', 'm130'])
  })
})
