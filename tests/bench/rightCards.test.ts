import { describe, expect, it } from 'vitest'
import type { PlayedTable } from '../../bench/casino/playedTable.ts'
import { cardOf, isRight, type ShownCard } from '../../bench/casino/rightCards.ts'
import type { TableResult } from '../../streams/domain/baccarat/tableRound.ts'
import { OPEN_ROUND, OPENS } from '../support/openRound.ts'

const RESULT: TableResult = {
  player: [3, 51],
  banker: [7, 12],
  playerPoints: 4,
  bankerPoints: 8,
  results: [3001, 3031],
}
const OPEN: PlayedTable = {
  tableId: 'A12',
  type: 0,
  round: OPEN_ROUND,
  result: null,
  past: [{ ...RESULT, results: [3002] }],
}
const DECIDED: PlayedTable = {
  ...OPEN,
  round: { ...OPEN.round, state: 'decided', paysAt: OPENS + 28_000, endsAt: OPENS + 33_500 },
  result: RESULT,
}

/** As the build names its classes. */
const built = (card: ShownCard): ShownCard => ({
  ...card,
  marks: card.marks.map(([name, ...rest]) => [`${name}-XxjG`, ...rest]),
})

describe('what a card has to show', () => {
  it('is the countdown, and the results of the shoe', () => {
    const { phase, share, live, counts, marks } = cardOf(OPEN, OPENS + 7_500)
    expect({ phase, share, live, counts }).toEqual({
      phase: '下注中13',
      share: '65%',
      live: true,
      counts: '庄 0闲 1和 0共 1 局',
    })
    expect(marks.map(([name]) => name)).toEqual(['beadPlayer', 'ringPlayer', 'label'])
  })

  it('has the result of the present round from when it is paid', () => {
    expect(cardOf(DECIDED, OPENS + 27_999)).toMatchObject({ phase: '开牌中', counts: '庄 0闲 1和 0共 1 局' })
    expect(cardOf(DECIDED, OPENS + 28_000)).toMatchObject({ phase: '结算中', counts: '庄 1闲 1和 0共 2 局' })
  })
})

describe('a card', () => {
  const at = OPENS + 7_500
  const card = built(cardOf(OPEN, at))

  it('is right when it shows what is played, or what was played within a second', () => {
    expect(isRight(card, OPEN, at)).toBe(true)
    expect(isRight(card, OPEN, at + 900)).toBe(true)
  })

  it('is wrong when it is late, early, or shows something else', () => {
    expect(isRight(card, OPEN, at + 2_000)).toBe(false)
    expect(isRight(card, OPEN, at - 1_000)).toBe(false)
    expect(isRight({ ...card, counts: '庄 1闲 1和 0共 2 局' }, OPEN, at)).toBe(false)
    expect(isRight({ ...card, said: '' }, OPEN, at)).toBe(false)
    expect(isRight({ ...card, marks: card.marks.slice(1) }, OPEN, at)).toBe(false)
    const moved = card.marks.map(([name, , text]) => [name, 'M0 0', text] as const)
    expect(isRight({ ...card, marks: moved }, OPEN, at)).toBe(false)
  })
})
