// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createCard } from '../../bench/vanilla/lobby/card.ts'
import { newTable, type TableLook } from '../../bench/vanilla/lobby/table.ts'
import { phaseSaid, roadsInWords } from '../../bench/vanilla/lobby/words.ts'
import { phaseKey } from '../../src/features/casino/casinoWords.ts'
import { roadsSaid } from '../../src/features/roads/roadWords.ts'
import type { Play } from '../../streams/domain/baccarat/plays.ts'
import { PHASES } from '../../streams/domain/casino/phases.ts'
import type { ShoeHistory } from '../../streams/domain/casino/shoeHistory.ts'
import type { TableMoment } from '../../streams/views/casino/tableMoment.ts'
import { shoeRoadsOf } from '../support/fakeCasino.ts'
import { createI18n } from '../support/i18n.ts'

const COPY =
  '<article><header><b></b><span class="mark live">下注中<i></i><b>9</b></span></header>' +
  '<svg><path class="grid"/><path class="old"/><path class="rule"/></svg>' +
  '<footer><p><span>庄 <b>1</b></span><span>闲 <b>2</b></span><span>和 <b>3</b></span><span>共</span></p></footer>' +
  '</article>'
const RESULTS: readonly (readonly Play[])[] = [
  [3001, 3031],
  [3001, 3031, 3012],
  [3002],
  [3003],
  [3001, 3031, 3004],
  [3002, 3005],
  [3003, 3004, 3005],
]
const histories = fc.array(fc.constantFrom(...RESULTS), { maxLength: 90 })

const MOMENT: TableMoment = {
  phase: PHASES.betting,
  waiting: false,
  retried: false,
  voided: false,
  seconds: 9,
  left: 0.45,
  results: null,
  cards: [],
  playerPoints: null,
  bankerPoints: null,
}
const shoeOf = (results: ShoeHistory['results']): ShoeHistory => ({
  shoe: '20261120-03',
  first: '20261120-0001',
  before: `20261120-${String(results.length + 1).padStart(4, '0')}`,
  results,
  naturals: 0,
})
const lookOf = (change: Partial<TableMoment>, results: ShoeHistory['results'] = []): TableLook => ({
  hasRound: true,
  moment: { ...MOMENT, ...change },
  shown: shoeOf(results),
})

function copiedCard() {
  const element = document.createElement('li')
  element.innerHTML = COPY
  const card = createCard(element, true)
  const textOf = (selector: string): string => element.querySelector(selector)?.textContent ?? ''
  return { element, card, textOf }
}

describe('a card of the hand-written lobby', () => {
  it('shows a countdown with its ring, and the words alone where there is none', () => {
    const { element, card, textOf } = copiedCard()
    card.show(lookOf({}))
    expect(textOf('header > :last-child')).toBe('下注中9')
    expect(element.querySelector('i')?.style.getPropertyValue('--left')).toBe('45%')
    card.show(lookOf({ waiting: true, seconds: 0, left: 0 }))
    expect(element.querySelector('header > :last-child')?.innerHTML).toBe('等待平台')
    card.show(lookOf({ seconds: 9 }))
    expect(textOf('header > :last-child')).toBe('下注中9')
  })

  it('counts what is shown', () => {
    const { card, textOf } = copiedCard()
    card.show(lookOf({}, [[3001, 3031], [3002], [3003], [3002]]))
    expect(textOf('footer')).toBe('庄 1闲 2和 1共 4 局')
  })

  it('draws round after round what it draws at once', () => {
    fc.assert(
      fc.property(histories, fc.nat(90), (results, from) => {
        const [slow, fast] = [copiedCard(), copiedCard()]
        for (let count = Math.min(from, results.length); count <= results.length; count += 1) {
          slow.card.show(lookOf({}, results.slice(0, count)))
        }
        fast.card.show(lookOf({}, results))
        expect(slow.element.innerHTML).toBe(fast.element.innerHTML)
        expect(fast.element.querySelector('.old')).toBeNull()
      }),
      { numRuns: 30 },
    )
  })
})

describe('the words of the hand-written lobby', () => {
  let t: Awaited<ReturnType<typeof createI18n>>['t']
  beforeAll(async () => {
    t = (await createI18n('CMN')).t
  })

  it('are those of the product for every shoe', () => {
    fc.assert(
      fc.property(histories, (results) => {
        const shoe = shoeRoadsOf(shoeOf(results))
        expect(roadsInWords({ ...shoe, results })).toBe(roadsSaid(t, shoe))
      }),
    )
  })

  it('are those of the product in every phase', () => {
    const { info } = newTable('A12', 0)
    const card = { hand: 'player', card: 3 } as const
    const changes: readonly Partial<TableMoment>[] = [
      ...Object.values(PHASES).map((phase) => ({ phase })),
      { phase: PHASES.showCard, cards: [card] },
      { waiting: true },
      { retried: true },
      { voided: true },
    ]
    for (const change of changes) {
      const moment = { ...MOMENT, ...change }
      expect(phaseSaid({ moment, hasRound: true })).toBe(t(`casino.phase.${phaseKey(info, moment, true)}`))
    }
    expect(phaseSaid({ moment: MOMENT, hasRound: false })).toBe(
      t(`casino.phase.${phaseKey(info, MOMENT, false)}`),
    )
  })
})
