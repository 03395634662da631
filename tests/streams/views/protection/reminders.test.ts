import { map } from 'rxjs'
import { expect, it } from 'vitest'
import { type Money, money } from '../../../../streams/domain/money.ts'
import { cell } from '../../../../streams/kernel/state.ts'
import { reminders$ } from '../../../../streams/views/protection/reminders.ts'
import type { SessionPlay } from '../../../../streams/views/protection/sessionPlay.ts'
import { withMarbles } from '../../../support/marbles.ts'

const played = (minutes: number, net: Money | null = money(-500, 'RMB')): SessionPlay => ({
  minutes,
  net,
  bets: net,
  gifts: { minor: 0, currency: 'RMB' },
})

function open(minutes: number, every: number | null) {
  const play = cell(played(minutes))
  const often = cell(every)
  const seen: number[] = []
  const subscription = reminders$(play.state$, often.state$).subscribe((one) => seen.push(one.minutes))
  const play$ = (from: number, to: number): void => {
    for (let minute = from; minute <= to; minute += 1) play.set(played(minute))
  }
  return { play, often, seen, pass: play$, end: () => subscription.unsubscribe() }
}

it('reminds each time so many minutes are full', () => {
  const { seen, pass, end } = open(0, 15)
  pass(1, 46)
  expect(seen).toEqual([15, 30, 45])
  end()
})

it('a reload does not remind of what is past', () => {
  const { seen, pass, end } = open(31, 15)
  pass(32, 45)
  expect(seen).toEqual([45])
  end()
})

it('reminds once after a long time in which the page was hidden', () => {
  const { play, seen, end } = open(3, 15)
  play.set(played(200))
  expect(seen).toEqual([200])
  end()
})

it('never reminds who does not want it, and follows a change of mind', () => {
  const { often, seen, pass, end } = open(0, null)
  pass(1, 100)
  often.set(30)
  pass(101, 120)
  often.set(null)
  pass(121, 200)
  expect(seen).toEqual([120])
  end()
})

it('waits for a result that is not known yet, but not for long, and not for who wants no more reminders', () => {
  withMarbles(({ expectObservable, scheduler }) => {
    const play = cell(played(14))
    const often = cell<number | null>(15)
    const at = (ms: number, act: () => void) => scheduler.schedule(act, ms)
    const said$ = reminders$(play.state$, often.state$, { netWaitMs: 50 }).pipe(
      map(({ minutes, net }) => `${minutes} ${net?.minor ?? '–'}`),
    )
    at(10, () => {
      play.set(played(15, null))
    })
    at(30, () => {
      play.set(played(15, money(-700, 'RMB')))
    })
    at(100, () => {
      play.set(played(30, null))
    })
    at(200, () => {
      play.set(played(45, null))
    })
    at(220, () => {
      often.set(null)
    })
    expectObservable(said$, '^ 400ms !').toBe('30ms a 119ms b', { a: '15 -700', b: '30 –' })
  })
})
